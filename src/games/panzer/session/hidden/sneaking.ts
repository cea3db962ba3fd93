import type { Action, Command, Side } from '../../../../kernel/session/index.js';
import { demandListed } from '../phases/listed.js';
import { lookAt } from '../sight.js';
import { acting, type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { ableUnits } from '../standing.js';
import { enemyOf, unitOf } from '../table.js';
import { counterName, isDummy } from './counters.js';
import { foundBy, lightUp } from './found.js';
import { nextHexes, paces } from './way.js';

const moving = ({ position }: Scene): string => position.hidden.sneaking!.counter;

const values = (scene: Scene) => ({ counter: counterName(moving(scene))! });

function* steps(desk: Desk): Iterable<Action> {
  for (const hex of nextHexes(desk)) yield { command: { type: 'step', hex }, rule: '7.2.2.2' };
  yield { command: { type: 'end-move' }, rule: '7.2.2.2' };
}

/** Whether the ground strikes what moves into it: a barrage everybody, mines their kind of unit [6.6.6, 7.31.2]. */
function isStruck({ table, position }: Scene, id: string): boolean {
  const { hex, side, units } = position.hidden.counters[id]!;
  if (position.marks.some(({ kind, hexes }) => kind === 'barrage' && hexes.includes(hex))) return true;
  const typed = (mines: string, unit: string): boolean =>
    mines === 'both' || (mines === 'antiVehicular') === (unitOf(table, unit).kind === 'vehicle');
  return position.mines.some(
    (field) => field.hex === hex && field.side !== side && units.some((unit) => typed(field.mines, unit)),
  );
}

/** The pace of the whole move, as the procedure judges it: by the slowest unit, or by what a dummy gives away [7.2.2.2]. */
function judge(play: Play): void {
  const { counter, hexes } = play.position.hidden.sneaking!;
  const moved = play.position.hidden.counters[counter]!;
  const [slowest] = [...paces(play, counter, hexes)!].sort((a, b) => a.most - a.spent - (b.most - b.spent));
  const { spent, most } = slowest!;
  const pace = isDummy(moved) ? {} : { slowest: most };
  play.ask('movement/hidden-move', { ...pace, spent }, { for: [moved.side] });
}

/** A hidden counter moves hex by hex, as its units could; how far it could still go nobody is told [7.2.2.2]. */
export const sneaking: Stage = {
  rule: '7.2.2.2',
  actors: acting,
  prompt: (scene) => remark('7.2.2.2', 'ask-sneak', values(scene)),
  options: (desk) => steps(desk),
  commands: {
    step(play, command) {
      demandListed(play, steps(play), command, '7.2.2.2');
      const counter = moving(play);
      play.happen({ type: 'counter-moved', counter, to: command.hex });
      if (isStruck(play, counter)) lightUp(play, counter, 'struck');
    },
    'end-move'(play, command) {
      demandListed(play, steps(play), command, '7.2.2.2');
      const counter = moving(play);
      judge(play);
      play.happen({ type: 'sneak-ended', counter });
    },
  },
  done: null,
};

/** Enemies that could answer a vehicle in the hex of the counter, by what everybody can see, or really [4.4.2, 7.2.2.1]. */
function* watchers({ table, position }: Scene, really: boolean): Iterable<string> {
  const { counter: id } = position.hidden.sneaking!;
  const { side, hex, tried = [] } = position.hidden.counters[id]!;
  for (const unit of ableUnits(table, position, enemyOf(table, side))) {
    const { fired, observed, face, command } = position.units[unit.id]!;
    const ready = really ? command === 'overwatch' : face === undefined || command === 'overwatch';
    if (!ready || fired || observed || tried.includes(unit.id)) continue;
    if (lookAt(table, position, unit.id, { hex, kind: 'vehicle', spot: 'move' }).weapons.length > 0) yield unit.id;
  }
}

function isAsked(scene: Scene): boolean {
  for (const _ of watchers(scene, false)) return true;
  return false;
}

function* answers(desk: Desk): Iterable<Action> {
  const counter = moving(desk);
  for (const unit of watchers(desk, true)) yield { command: { type: 'seek', unit, counter }, rule: '7.2.2.1' };
  for (const type of ['pass', 'pass-mover', 'pass-phase']) yield { command: { type }, rule: '4.4.2' };
}

const answering = ({ table, position }: Scene): Side =>
  enemyOf(table, position.hidden.counters[position.hidden.sneaking!.counter]!.side);

const letPass = (play: Play, side: Side, until: 'now' | 'mover' | 'phase'): void =>
  play.happen({ type: 'counter-let-pass', side, secret: { for: [side], until } });

const pass = (until: 'now' | 'mover' | 'phase') => (play: Play, command: Command, side: Side) => {
  demandListed(play, answers(play), command, '4.4.2');
  letPass(play, side, until);
};

/** After every hex the enemy may look for it with a unit on overwatch: what is found is placed, and may be fired at [7.2.2.1, 4.5]. */
export const seeking: Stage = {
  rule: '7.2.2.1',
  actors: (scene) => {
    const side = answering(scene);
    return scene.position.passes[side] === null && isAsked(scene) ? [side] : [];
  },
  prompt: (scene) => remark('7.2.2.1', 'ask-seek', values(scene)),
  options: (desk) => answers(desk),
  commands: {
    seek(play, command, side) {
      demandListed(play, answers(play), command, '7.2.2.1');
      const { unit, counter } = command as unknown as { unit: string; counter: string };
      const sought = play.position.hidden.counters[counter]!;
      const found = foundBy(play, unit, sought);
      play.happen({ type: 'counter-sought', unit, counter, found: found !== null, reveals: true });
      if (found === null) return;
      lightUp(play, counter, 'spotted', found);
      if (isDummy(sought)) return;
      const { side: own, units } = sought;
      play.happen({ type: 'watch-opened', side, triggers: { [own]: [], [side]: [...units] } });
    },
    pass: pass('now'),
    'pass-mover': pass('mover'),
    'pass-phase': pass('phase'),
  },
  done: null,
  leave: (play) => letPass(play, answering(play), 'now'),
};
