import type { DicePurpose } from './purposes.js';
import type { Entry } from './state.js';
import type { Command, Side } from './words.js';

/** The command behind an adoption. No side can send it: it stands in the log when all sides have agreed. */
export const ADOPT_RULES = 'adopt-rules';
const ADOPTED = 'rules-adopted';

/** Other rules in the place of those a session was played by: it goes back to its beginning, and what stood is decided again. */
export interface Adoption {
  readonly from: string;
  readonly to: string;
  /** Commands that stood up to this version are decided again; later ones are given up. */
  readonly upTo: number;
  /** How many: as many entries follow, one for each, in their order. */
  readonly commands: number;
  /** What the rules adopted may roll for; absent in sessions of the first format. */
  readonly dice?: readonly DicePurpose[];
}

export const adoptionEvent = ({ from, to, upTo, commands, dice }: Adoption) => ({
  type: ADOPTED,
  from,
  to,
  upTo,
  commands,
  ...(dice ? { dice } : {}),
});

export function adoptionOf({ events }: Pick<Entry, 'events'>): Adoption | undefined {
  return events.find(({ type }) => type === ADOPTED) as Adoption | undefined;
}

/** Where an entry takes the session back, the version it goes back to. */
export function wentBackTo(entry: Pick<Entry, 'events'>): number | null {
  for (const { type, to } of entry.events) {
    if (type === 'undone') return to as number;
    if (type === ADOPTED) return 0;
  }
  return null;
}

/** A command of the game, or that a side joined, which no undo has taken back. */
export interface StandingCommand {
  readonly version: number;
  readonly side: Side;
  readonly command: Command;
  /** What was signed when it was given stands with it when it is given again. */
  readonly signed?: Entry['signed'];
}

interface Link extends StandingCommand {
  readonly before: Link | null;
}

/** Of every session, but neither part of the game nor of its beginning: nothing of it is left when rules are adopted. */
const PASSING = new Set(['propose-undo', 'agree-undo', 'refuse-undo', 'concede', ADOPT_RULES]);

/** Follows a log from its first entry and knows, at each version, which commands stand. */
export class StandingCommands {
  /** The last standing command at each version: an undo makes an earlier one the last again. */
  private readonly last: (Link | null)[] = [null];

  add(entry: Pick<Entry, 'version' | 'side' | 'command' | 'events' | 'signed'>): void {
    const { version, side, command, signed } = entry;
    if (version !== this.last.length) throw new Error(`version ${version} does not follow ${this.last.length - 1}`);
    const before = this.last[version - 1]!;
    const back = wentBackTo(entry);
    if (back !== null && !(back < version)) throw new Error(`version ${version} goes back to no version before it`);
    if (back !== null) this.last.push(this.last[back]!);
    else
      this.last.push(
        PASSING.has(command.type) ? before : { version, side, command, ...(signed ? { signed } : {}), before },
      );
  }

  /** Those that stand now and were given at or before a version, in their order. */
  upTo(version: number): StandingCommand[] {
    const found: StandingCommand[] = [];
    for (let link = this.last.at(-1) ?? null; link; link = link.before) {
      if (link.version <= version) found.push(link);
    }
    return found.reverse();
  }
}
