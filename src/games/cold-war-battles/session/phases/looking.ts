import type { Action, RuleBook } from '../../../../kernel/session/index.js';
import { happen, type Play } from '../events/catalogue.js';
import { has, type Position } from '../position.js';
import { aerialLooks, aerialQuestion, reconQuestion, scouts } from '../scouting.js';
import { action, type Deed } from '../stage.js';
import type { Table } from '../table.js';

/** Optional: what a side may look at now [20.0]. */
export const lookActions = (table: Table, position: Position, book: RuleBook): Action[] =>
  scouts(table, position, book).map(({ id }) => action('20.1', { type: 'recon', unit: id }));

export const aerialActions = (table: Table, position: Position, book: RuleBook): Action[] =>
  aerialLooks(table, position, book).map((look) => action('20.3', { type: 'recon-air', ...look }));

/** The units stay face down and their owner learns nothing [20.1]. */
function see(play: Play, procedure: string, question: object): void {
  const { table, position } = play;
  const by = position.phasing;
  const { seen } = play.ask<{ seen: readonly string[] }>(procedure, question, { for: [by] });
  const counters = seen.map((id) => table.counters.get(position.units[id]!.counter)!);
  happen(play, 'units-seen', { by, reveals: true, secret: { for: [by], units: seen, counters } });
}

export const recon: Deed = (play, { unit: id }) => {
  const { table, position, book } = play;
  const scout = scouts(table, position, book).find((unit) => unit.id === id);
  if (!scout) return play.refuse('20.1', 'cannot-look', { unit: id });
  see(play, 'spotting/recon', reconQuestion(table, position, scout));
  // Who looks without having moved stays where he is [20.1].
  if (position.stage === 'movement' && !has(scout, 'moved') && !has(scout, 'flew')) {
    happen(play, 'unit-stays', { unit: id });
  }
};

export const reconFromTheAir: Deed = (play, { air, hex }) => {
  const { table, position, book } = play;
  if (!aerialLooks(table, position, book).some((look) => look.air === air && look.hex === hex)) {
    return play.refuse('20.3', 'cannot-look-from-air', { hex });
  }
  see(play, 'spotting/aerial-recon', aerialQuestion(table, position, air, hex));
  // A look is no air attack: it does not count against what may be flown over the hex [12.6].
  happen(play, 'air-used', { side: position.phasing, air });
};
