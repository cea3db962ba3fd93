import type { Action, Side } from '../../../../kernel/session/index.js';
import type { SmokeOutcome } from '../../combat/smoke/smoke.js';
import { demandListed } from '../phases/listed.js';
import type { Position } from '../position.js';
import { type Play, remark, type Scene, type Stage } from '../stage.js';
import { ableUnits, isOnMap } from '../standing.js';
import { enemyOf, type Table } from '../table.js';
import type { Unit } from '../units.js';

/** The D limit of a vehicle's card; undefined where it has no dischargers [5.16.2, 7.9]. */
const limitOf = ({ kind, card }: Unit): number | undefined =>
  kind === 'vehicle'
    ? card.weapons.find(({ limits }) => limits?.dischargers !== undefined)?.limits?.dischargers
    : undefined;

/** Not twice in a turn, and not in the turn after smoke was made [7.9]. */
function mayDischarge({ position }: Scene, unit: Unit): boolean {
  const { discharged } = position.units[unit.id]!;
  if (limitOf(unit) === undefined || discharged?.turn === position.turn) return false;
  return !(discharged?.made && discharged.turn === position.turn - 1);
}

const able = (scene: Scene, side: Side): Unit[] =>
  [...ableUnits(scene.table, scene.position, side)].filter((unit) => mayDischarge(scene, unit));

/** Before orders are given, last turn's First Player and then the other; in the first turn whoever set up first [7.9]. */
export function openDischargers(play: Play, last: Side | null): void {
  if (!play.table.options.smokeDischargers) return;
  const first = last ?? play.table.sides[0]!;
  const sides = [first, enemyOf(play.table, first)].filter((side) => able(play, side).length > 0);
  if (sides.length > 0) play.happen({ type: 'dischargers-opened', sides });
}

/** Smoke that hinders only fire from and at the vehicles it hides [7.9]. */
export function screensOf({ board }: Table, { units }: Position, firer: string, target: string) {
  const vehicle = units[firer]!.aboard ?? firer;
  return [vehicle, target]
    .filter((id) => units[id]!.screened && isOnMap(units[id]!))
    .map((id) => ({
      kind: 'smokeOpen' as const,
      source: `discharger-${id}`.slice(0, 40),
      hexes: [units[id]!.hex!],
      atEnd: true,
      ground: board.heightOf(board.grid.index(units[id]!.hex!)),
    }));
}

const sideOf = ({ position }: Scene): Side => position.discharging[0]!;

function* options(scene: Scene): Iterable<Action> {
  for (const { id } of able(scene, sideOf(scene))) yield { command: { type: 'discharge', unit: id }, rule: '7.9' };
}

const pass = (play: Play): void => play.happen({ type: 'dischargers-closed', side: sideOf(play) });

/** Smoke dischargers, before anybody writes orders [7.9]. */
export const discharging: Stage = {
  rule: '7.9',
  actors: ({ position }) => position.discharging.slice(0, 1),
  prompt: () => remark('7.9', 'ask-discharge'),
  options: (desk) => options(desk),
  commands: {
    discharge(play, command) {
      demandListed(play, options(play), command, '7.9');
      const unit = play.table.units.get(command.unit as string)!;
      const { counter } = play.ask<SmokeOutcome>('combat/smoke', { means: 'dischargers', ammoLimit: limitOf(unit)! });
      play.happen({ type: 'discharged', unit: unit.id, made: counter !== 'none' });
    },
  },
  done: { type: 'end-discharge', rule: '7.9' },
  pass,
  leave: pass,
};
