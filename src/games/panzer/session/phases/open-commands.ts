import { RefusedError } from '../../../../kernel/session/index.js';
import { Command } from '../../vocabulary.js';
import { canMakeSmoke } from '../marks/smoke.js';
import type { Desk, Scene } from '../stage.js';
import { kindOf } from '../standing.js';
import type { Unit } from '../units.js';

/** Whether a unit can fire at all: the Basic Game knows AP fire alone, so that machine guns give no shot [4.4.3]. */
const firesAp = ({ card }: Unit): boolean => card.weapons.some(({ ap }) => ap.some(({ type }) => type === 'AP'));

export const firesDirectly = ({ card }: Unit): boolean =>
  card.weapons.some(({ ap, gpDirect }) => ap.length > 0 || gpDirect);
const firesIndirectly = ({ card }: Unit): boolean => card.weapons.some(({ gpIndirect }) => gpIndirect !== undefined);

/** What the procedure that knows asks about a unit [4.2, 4.2.1, 6.1.4.2, 6.5.1, 6.5.2.2.1]. */
function factsOf({ table, position }: Scene, unit: Unit) {
  const { id, kind, combat, attachedWeapon } = unit;
  const spotsEnemy = (position.sight[id] ?? []).length > 0;
  if (table.layer === 'basic') return { kind, combat, canFire: firesAp(unit), spotsEnemy };
  const { trackHit, cover, aside } = position.units[id]!;
  return {
    kind: kindOf(table, position, id),
    combat,
    canFire: firesDirectly(unit) || firesIndirectly(unit),
    spotsEnemy: spotsEnemy && firesDirectly(unit),
    indirect: firesIndirectly(unit),
    smoke: canMakeSmoke({ table, position }, unit),
    // What was pushed off the road moves no more than what lost a track [7.30].
    trackHit: trackHit ?? aside ?? false,
    fullCover: cover ?? false,
    attachedWeapon,
  };
}

/** What a unit may be given [4.2.1]. */
export function commandsFor(desk: Desk, unit: Unit): Command[] {
  const facts = factsOf(desk, unit);
  return Command.values.filter((command) => desk.book.allows('status/place-command', { ...facts, command }));
}

/** Refuses a command that a unit may not be given: whose it is, and the reasons of the book [4.2.1]. */
export function refuseOrder(desk: Desk, unit: Unit, command: Command): never {
  const { steps } = desk.book.ask('status/place-command', { ...factsOf(desk, unit), command });
  const whose = { rule: '4.2.1', key: 'order-not-open', values: { unit: unit.name, command }, forbids: true as const };
  throw new RefusedError([whose, ...steps.filter((step) => step.forbids)]);
}
