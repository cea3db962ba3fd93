import { Command } from '../../vocabulary.js';
import { canMakeSmoke } from '../marks/smoke.js';
import type { Desk } from '../stage.js';
import { kindOf } from '../standing.js';
import type { Unit } from '../units.js';

/** Whether a unit can fire at all: the Basic Game knows AP fire alone, so that machine guns give no shot [4.4.3]. */
const firesAp = ({ card }: Unit): boolean => card.weapons.some(({ ap }) => ap.some(({ type }) => type === 'AP'));

const firesDirectly = ({ card }: Unit): boolean => card.weapons.some(({ ap, gpDirect }) => ap.length > 0 || gpDirect);
const firesIndirectly = ({ card }: Unit): boolean => card.weapons.some(({ gpIndirect }) => gpIndirect !== undefined);

/** What a unit may be given, by the procedure that knows [4.2, 4.2.1, 6.1.4.2, 6.5.1, 6.5.2.2.1]. */
export function commandsFor({ table, position, book }: Desk, unit: Unit): Command[] {
  const { id, kind, combat, attachedWeapon } = unit;
  const spotsEnemy = (position.sight[id] ?? []).length > 0;
  if (table.layer === 'basic')
    return Command.values.filter((command) =>
      book.allows('status/place-command', { command, kind, combat, canFire: firesAp(unit), spotsEnemy }),
    );
  const { trackHit, cover, aside } = position.units[id]!;
  const facts = {
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
  return Command.values.filter((command) => book.allows('status/place-command', { ...facts, command }));
}
