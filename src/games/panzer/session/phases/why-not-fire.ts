import { distance } from '../../../../kernel/hexes/index.js';
import type { Command } from '../../../../kernel/session/index.js';
import { maySee } from '../hidden/counters.js';
import { isWorking } from '../optional/weapons.js';
import type { FiredAmmo } from '../position.js';
import { procedureOf, shotQuestion, weaponsAt } from '../shots.js';
import type { Play } from '../stage.js';
import { isOnMap, standing } from '../standing.js';
import { unitOf } from '../table.js';
import { mayFireToo } from '../weapons-together.js';

/** Why a shot cannot be declared, as far as the firer may know: refuses it with the first reason that the book has [4.4.1, 4.4.3]. */
export function refuseShot(play: Play, firer: string, command: Command): void {
  const { table, position } = play;
  const { target, weapon, ammo } = command as Command & { target: string; weapon: number; ammo: FiredAmmo };
  const aim = table.units.get(target);
  const { side, name, card } = unitOf(table, firer);
  if (!aim || aim.side === side || !maySee({ table, position }, target, side)) return;
  const values = { firer: name, target: aim.name };
  const gun = card.weapons[weapon - 1];
  if (!isOnMap(position.units[target]!)) play.refuse('4.4.1', 'target-not-on-map', values);
  if (!(position.sight[firer] ?? []).includes(target)) play.refuse(['4.4.1', '4.1'], 'target-not-spotted', values);
  if (position.fire!.closed.includes(target)) play.refuse('4.4.1', 'target-closed', values);
  if (!gun) play.refuse('4.4.3', 'no-such-weapon', { ...values, weapon });
  if (!isWorking(position, firer, weapon)) play.refuse('7.25', 'weapon-jammed');
  if (!mayFireToo(table, position, firer, weapon)) play.refuse('5.14', 'weapon-not-too', values);
  const bearing = weaponsAt(table, position, firer, target, false).find(({ number }) => number === weapon);
  if (!bearing) {
    const { grid } = table.board;
    const [from, to] = [standing(position, firer).hex!, position.units[target]!.hex!];
    const range = distance(grid, grid.index(from), grid.index(to));
    play.refuse(['4.4.3.1', '3.5.2'], 'gun-does-not-bear', { ...values, weapon: gun!.name ?? '', range });
  }
  const question = shotQuestion(table, position, { firer, weapon, ammo, target }, false);
  // It forbids before it rolls.
  if (!play.book.allows(procedureOf(table, { ammo }), question)) play.ask(procedureOf(table, { ammo }), question);
}
