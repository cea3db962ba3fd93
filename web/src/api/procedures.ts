import { type Signal, signal } from '@preact/signals';
import type { GameId, ProcedureInfo } from '../../../client/src/index.js';
import { language } from '../i18n/language.js';
import { umpire } from './client.js';

const read = new Map<string, Signal<ProcedureInfo | undefined>>();

/** What a procedure says of itself, in the reader's language: asked for when it is first wanted, and told when it is there. */
export function procedureInfo(game: string, procedure: string): ProcedureInfo | undefined {
  const key = `${language.value} ${game} ${procedure}`;
  let info = read.get(key);
  if (!info) {
    info = signal(undefined);
    read.set(key, info);
    const asked = info;
    umpire.catalogue.procedure(game as GameId, procedure).then(
      (found) => {
        asked.value = found;
      },
      () => read.delete(key),
    );
  }
  return info.value;
}
