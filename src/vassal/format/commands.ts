import { VassalFileError } from './fault.js';
import { join, split } from './sequence.js';

/** Between the commands of a saved game. */
const BETWEEN = '\u001b';
const LOGGED = 'LOG\t';
const MOST_DEPTH = 60;
const MOST_COMMANDS = 500_000;

/** A command of a saved game, and the step of the log it belongs to: 0 for what stood before the first. */
export interface Told {
  readonly text: string;
  readonly step: number;
}

/** Every command of a saved game or log in its order, those within others after them. */
export function readCommands(text: string, part: string): Told[] {
  const told: Told[] = [];
  let steps = 0;
  const visit = (item: string, within: number, depth: number): void => {
    if (depth > MOST_DEPTH) {
      throw new VassalFileError(
        { en: 'its commands are nested too deep', ja: 'コマンドの入れ子が深すぎます' },
        { part },
      );
    }
    if (item.startsWith(LOGGED)) {
      steps += 1;
      visit(item.slice(LOGGED.length), steps, depth + 1);
      return;
    }
    const items = split(item, BETWEEN);
    if (items.length === 1 && items[0] === item) {
      if (item !== '') told.push({ text: item, step: within });
    } else for (const each of items) visit(each, within, depth + 1);
    if (told.length > MOST_COMMANDS) {
      throw new VassalFileError({ en: 'it has too many commands', ja: 'コマンドが多すぎます' }, { part });
    }
  };
  visit(text, 0, 0);
  return told;
}

/** A saved game of these commands; of a log, the steps follow it, each of one or several commands. */
export const writtenCommands = (commands: readonly string[], steps: readonly (readonly string[])[] = []): string =>
  join([...commands, ...steps.map((step) => LOGGED + join(step, BETWEEN))], BETWEEN);
