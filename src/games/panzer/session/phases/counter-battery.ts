import type { Action, Side } from '../../../../kernel/session/index.js';
import type { CounterBatteryOutcome } from '../../combat/indirect/counter-battery.js';
import { type Play, remark, type Scene, type Stage } from '../stage.js';
import { demandListed } from './listed.js';

const struck = ({ position }: Scene) => position.artillery.part!.countering!;

/** Assets of a side that have not tried this turn [7.28.1]. */
const ready = ({ table, position }: Scene, side: Side): string[] =>
  [...table.assets.values()]
    .filter(({ id, side: own }) => {
      const { used, lost } = position.artillery.assets[id]!;
      return own === side && !used && !lost;
    })
    .map(({ id }) => id);

function* options(scene: Scene, side: Side): Iterable<Action> {
  for (const unit of ready(scene, side)) yield { command: { type: 'counter-battery', unit }, rule: '7.28.1' };
  yield { command: { type: 'pass' }, rule: '7.28.1' };
}

/** An asset looks for what has just fired, and strikes it [7.28.2, 7.28.3]. */
function counter(play: Play, id: string): void {
  const { table, position } = play;
  const { target, turns, asset } = struck(play);
  const { locateOn, longMission, nation, year } = table.assets.get(id)!;
  const battery = table.batteries.get(target);
  const { result } = play.ask<CounterBatteryOutcome>('combat/counter-battery', {
    locateOn,
    longMission,
    nation,
    year,
    turnsOnMission: turns,
    selfPropelled: battery?.selfPropelled ?? false,
    damaged: battery ? (position.artillery.batteries[target]!.damaged ?? false) : false,
    counterCounter: asset,
  });
  play.happen({ type: 'battery-countered', asset: id, target, result });
}

/** After the fire of a battery the other side may strike back at it, and its own side at whoever did [7.28.1, 7.28.3]. */
export const countering: Stage = {
  rule: '7.28',
  actors: (scene) => (ready(scene, struck(scene).side).length > 0 ? [struck(scene).side] : []),
  prompt: (scene) => {
    const { target } = struck(scene);
    const { batteries, assets } = scene.table;
    return remark('7.28.1', 'ask-counter', { unit: (batteries.get(target) ?? assets.get(target))!.name });
  },
  options,
  commands: {
    'counter-battery'(play, command, side) {
      demandListed(play, options(play, side), command, '7.28.1');
      counter(play, command.unit as string);
    },
    pass: (play) => play.happen({ type: 'counter-passed' }),
  },
  done: null,
  leave: (play) => play.happen({ type: 'counter-passed' }),
};
