import type { Action } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import { type Counter, withMarks } from '../counters.js';
import { objectOf, oneOf } from '../forms.js';
import { GONE } from '../losses.js';
import type { Owing } from '../position.js';
import { type Desk, happen, type Play, type Scene, type Stage } from '../stage.js';
import { knownWeapons, scroungedWeapon } from './scrounge.js';
import { standsIn, withWreck } from './wrecks.js';

type Left = Extract<Owing, { kind: 'vehicle' }>;

const owed = ({ position }: Scene): Left[] => position.owing.filter((each): each is Left => each.kind === 'vehicle');

function* options(desk: Desk, side: Side): Iterable<Action> {
  const debt = owed(desk).find((each) => each.side === side);
  if (!debt) return;
  const { unit, mayWreck, mayScrounge } = debt;
  const got = mayScrounge ? knownWeapons(desk, desk.position.own[side].counters[unit]!) : [];
  const schema = objectOf(
    {
      type: { const: 'leave-vehicle' },
      unit: { const: unit },
      wreck: mayWreck ? { type: 'boolean' } : { const: false },
      ...(got.length > 0 ? { got: oneOf(got) } : {}),
    },
    ['type', 'unit', 'wreck'],
  );
  yield { command: { type: 'leave-vehicle', unit, wreck: false }, rule: '3.606', form: { schema } };
  if (mayWreck) yield { command: { type: 'leave-vehicle', unit, wreck: true }, rule: '3.606' };
}

/** Wrecked, Scrounged with the result of the core rules, or left as it is [3.606, 3.6056, CG12]. */
function leave(play: Play, side: Side, id: string, wreck: boolean, got: string | undefined): void {
  const debt = owed(play).find((each) => each.unit === id && each.side === side);
  if (!debt) play.refuse('3.606', 'nothing-to-resolve', { unit: id });
  const vehicle = play.position.own[side].counters[id]!;
  if (wreck && !debt.mayWreck) play.refuse('3.606', 'no-wreck-of-it', { unit: vehicle.name });
  if (got !== undefined && !(debt.mayScrounge && knownWeapons(play, vehicle).includes(got)))
    play.refuse('3.606', 'no-scrounging-of-it', { unit: vehicle.name, weapon: got });
  const counters: Record<string, Partial<Counter>> = {};
  if (got !== undefined) {
    const number = Object.keys(play.position.own[side].counters).length + 1;
    const weapon = scroungedWeapon(play, side, debt.crew, got, number);
    counters[weapon.id] = weapon;
  }
  if (wreck) counters[id] = { ...GONE, known: true };
  else if (got !== undefined && vehicle.status === 'alive') counters[id] = { marks: withMarks(vehicle, 'mgDisabled') };
  const kind = got === undefined ? 'wreck' : 'burntOutWreck';
  happen(play, 'vehicle-left', {
    rule: '3.606',
    side,
    values: { unit: vehicle.name, wreck, scrounged: got !== undefined },
    own: { counters, owing: play.position.owing.filter((each) => each.side === side && each !== debt) },
    ...(wreck ? { open: { wrecks: withWreck(play.position.open.wrecks, standsIn(vehicle), kind) } } : {}),
  });
}

/** The crew of a vehicle that was left says what it does with it before it goes (notes 4 to 6) [3.606, 3.6056]. */
export const leavingVehicle: Stage = {
  rule: '3.606',
  actors: (scene) => [...new Set(owed(scene).map(({ side }) => side))],
  prompt: () => ({ rule: '3.606', key: 'ask-left-vehicle', values: {} }),
  options: (desk, side) => options(desk, side as Side),
  commands: {
    'leave-vehicle': (play, { unit, wreck, got }, side) =>
      leave(play, side as Side, unit as string, wreck === true, got as string | undefined),
  },
  done: null,
};
