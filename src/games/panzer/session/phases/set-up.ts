import { directionIndex } from '../../../../kernel/hexes/index.js';
import type { Action, Command, Side } from '../../../../kernel/session/index.js';
import { facingName } from '../sight.js';
import { type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { openTurn } from '../turn.js';
import type { Unit } from '../units.js';

const waiting = ({ table, position }: Scene, side: Side): Unit[] =>
  [...table.units.values()].filter((unit) => unit.side === side && position.units[unit.id]!.place === 'toPlace');

/** Whose units are still to be placed, in the order of setting up [2.0]. */
const placer = (scene: Scene): Side[] =>
  scene.table.sides.filter((side) => waiting(scene, side).length > 0).slice(0, 1);

/** Units with a fixed hex and facing stand there before anybody chooses, but those that are hidden [2.0, 7.2.2]. */
export function placeFixed(play: Play): void {
  if (play.position.hidden.toHide.length + play.position.plots.left.length > 0) return;
  const { orientation } = play.table.board.grid;
  for (const { id, hexes, facing, turn } of play.table.units.values()) {
    const { counter, place } = play.position.units[id]!;
    if (counter !== undefined || place === 'aboard') continue;
    if (turn !== undefined || hexes.length !== 1 || facing === undefined) continue;
    play.happen({ type: 'unit-placed', unit: id, hex: hexes[0]!, facing: directionIndex(orientation, facing)! });
  }
}

/** First the unit, then its hex, then its facing: so every list stays short [2.0, 3.3]. */
function* options({ table, position }: Desk, side: Side): Iterable<Action> {
  const { placing } = position;
  if (placing === null) {
    for (const { id } of waiting({ table, position }, side))
      yield { command: { type: 'place-unit', unit: id }, rule: '2.0' };
  } else if (placing.hex === undefined) {
    for (const hex of table.units.get(placing.unit)!.hexes) yield { command: { type: 'at', hex }, rule: '2.0' };
  } else {
    for (let facing = 0; facing < 6; facing += 1)
      yield { command: { type: 'face', facing: facingName(table, facing) }, rule: '3.3' };
  }
}

/** What a command must be among to be taken. */
function demand(play: Play, side: Side, command: Command): void {
  for (const { command: open } of options(play, side))
    if (open.type === command.type && Object.keys(open).every((field) => open[field] === command[field])) return;
  play.refuse('2.0', 'cannot-be-placed-so', {});
}

function put(play: Play, hex: string, facing: number): void {
  play.happen({ type: 'unit-placed', unit: play.position.placing!.unit, hex, facing });
}

export const setUp: Stage = {
  rule: '2.0',
  actors: placer,
  prompt: ({ position: { placing } }) => {
    if (placing === null) return remark('2.0', 'ask-place');
    return placing.hex === undefined ? remark('2.0', 'ask-hex') : remark('3.3', 'ask-facing');
  },
  options,
  commands: {
    'place-unit'(play, command, side) {
      demand(play, side, command);
      play.happen({ type: 'unit-picked', unit: command.unit });
    },
    at(play, command, side) {
      demand(play, side, command);
      const { unit } = play.position.placing!;
      const { facing } = play.table.units.get(unit)!;
      if (facing === undefined) play.happen({ type: 'hex-picked', unit, hex: command.hex });
      else put(play, command.hex as string, directionIndex(play.table.board.grid.orientation, facing)!);
    },
    face(play, command, side) {
      demand(play, side, command);
      const { orientation } = play.table.board.grid;
      put(play, play.position.placing!.hex!, directionIndex(orientation, command.facing as string)!);
    },
  },
  done: null,
  leave: (play) => openTurn(play, 1),
};
