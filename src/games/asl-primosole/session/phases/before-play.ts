import type { Die } from '../../../../kernel/dice/index.js';
import type { Action } from '../../../../kernel/session/index.js';
import { atOrAfter } from '../../shared/calendar.js';
import { enemyOf, type Side } from '../../vocabulary.js';
import { type Counter, has, withoutMarks } from '../counters.js';
import { goTo } from '../flow.js';
import { hexField, objectOf } from '../forms.js';
import { apart, eligibleEntries, isHex } from '../ground.js';
import type { Fort, Line } from '../position.js';
import { allOf, areasOf, guarded, livingOf, placeOf, SIDES } from '../roster.js';
import { happen, type Play, remark, type Scene, type Stage } from '../stage.js';
import { frameOf } from '../table.js';

/** First date on which the British can have a bombardment [3.617/British]. */
const BOMBARDMENT_FROM = '14N';
const RECON_RANGE = 6;

const fanaticQuestion = ({ table, position: { open } }: Scene): object => ({
  ...frameOf(table, null, open.date),
  date: open.date,
  declared: open.fanaticUses,
});

/** After all set-up, in this order: Fanaticism, recon, bombardment, SAN and first move (PS-15) [CG16, 3.6223, 3.623]. */
export function beforePlay(play: Play): void {
  goTo(play, 'fanaticism', [], { stopped: [], inspected: 0, bombarded: [] });
}

/** Only asked while a declaration is left and the date allows it [CG16]. */
export const declaringFanaticism: Stage = {
  rule: 'CG16',
  actors: () => ['axis'],
  prompt: () => remark('CG16', 'ask-fanaticism', {}),
  *options(): Iterable<Action> {
    yield { command: { type: 'fanaticism', declare: false }, rule: 'CG16' };
    yield { command: { type: 'fanaticism', declare: true }, rule: 'CG16' };
  },
  idle: (desk) => !desk.table.purchases || !desk.book.allows('combat/fanaticism', fanaticQuestion(desk)),
  commands: {
    fanaticism(play, { declare }) {
      const { scenario, fanaticUses } = play.position.open;
      if (declare) play.ask('combat/fanaticism', fanaticQuestion(play));
      happen(play, 'fanaticism-chosen', {
        rule: 'CG16',
        side: 'axis',
        values: { declared: declare === true },
        open: { scenario: { ...scenario!, fanatic: declare === true }, fanaticUses: fanaticUses + (declare ? 1 : 0) },
      });
      openInspection(play);
    },
  },
  done: null,
  leave: openInspection,
};

function openInspection(play: Play): void {
  if (play.position.open.phase === 'initial' || !play.table.purchases) openBombardment(play);
  else goTo(play, 'inspection');
}

/** Hexes from which a side may inspect: its Setup Areas and Eligible Entry Areas [3.6223]. */
const friendly = (scene: Scene, side: Side): string[] => [
  ...areasOf(scene.position, side).flatMap(({ hexes }) => hexes),
  ...eligibleEntries(scene, side, scene.position.open.date).flatMap(({ hexes }) => hexes),
];

const inspector = ({ position: { open } }: Scene): Side => {
  const turn = open.inspected % 2 === 0 ? 'british' : 'axis';
  return open.stopped.includes(turn) ? (turn === 'british' ? 'axis' : 'british') : turn;
};

/** Recon Locations are inspected in turn, the British first; who has stopped is out [3.6223]. */
export const inspecting: Stage = {
  rule: '3.6223',
  actors: (scene) => (scene.position.open.stopped.length === 2 ? [] : [inspector(scene)]),
  prompt: (scene, viewer) =>
    viewer === inspector(scene)
      ? remark('3.6223', 'ask-inspect', { left: scene.position.own[inspector(scene)].recon })
      : remark('3.6223', 'ask-inspections', { side: inspector(scene) }),
  *options(desk, side): Iterable<Action> {
    yield { command: { type: 'stop' }, rule: '3.6223' };
    const own = side as Side;
    if (desk.position.own[own].recon === 0) return;
    const from = friendly(desk, own);
    const enemy = shownHexes(desk, own).find((hex) => from.some((each) => apart(desk.table, each, hex) <= RECON_RANGE));
    const location = enemy ?? from[0];
    if (location === undefined) return;
    yield {
      command: { type: 'inspect', location },
      rule: '3.6223',
      form: { schema: objectOf({ type: { const: 'inspect' }, location: hexField(desk.table) }) },
    };
  },
  commands: {
    stop(play, _command, side) {
      const { stopped } = play.position.open;
      happen(play, 'inspection-stopped', {
        rule: '3.6223',
        side: side as Side,
        open: { stopped: [...stopped, side as Side] },
        own: { recon: 0 },
      });
    },
    inspect: (play, command, side) => inspect(play, side as Side, command.location as string),
  },
  done: null,
  leave: openBombardment,
};

/** Where the other side was shown counters. */
const shownHexes = ({ position }: Scene, side: Side): string[] =>
  livingOf(position, side === 'british' ? 'axis' : 'british').flatMap(({ shown }) =>
    shown && 'hex' in shown ? [shown.hex] : [],
  );

/** What is there is shown to whoever inspects, and covered again [3.620, 3.6223]. */
function inspect(play: Play, side: Side, location: string): void {
  const { position, table } = play;
  const enemy: Side = side === 'british' ? 'axis' : 'british';
  if (!isHex(table, location)) play.refuse('3.6223', 'no-such-hex', { hex: location });
  const there = livingOf(position, enemy).filter((counter) => {
    const place = placeOf(position, counter);
    return place && 'hex' in place && place.hex === location;
  });
  const forts = Object.values(position.own[enemy].forts).filter(({ hex }) => hex === location);
  const hidden = there.filter((counter) => has(counter, 'hip'));
  const reserve = there.some((counter) => has(counter, 'reserve'));
  const concealed = there.some((counter) => has(counter, 'concealed') || has(counter, 'reserve'));
  const near = friendly(play, side);
  if (near.length === 0) play.refuse('3.6223', 'recon-too-far', { nearest: 99, limit: RECON_RANGE });
  play.ask(
    'spotting/recon-inspection',
    {
      side,
      location,
      friendlyHexes: near.slice(0, 2000),
      left: position.own[side].recon,
      inspected: position.open.inspected,
      otherHasLeft: false,
      hidden: hidden.length > 0,
      concealed,
      reserve,
      fortifications: forts.length > 0,
      shifted: table.map.size.shifted,
    },
    { for: [side] },
  );
  happen(play, 'inspected', {
    rule: '3.6223',
    side,
    values: { hex: location },
    open: { inspected: position.open.inspected + 1 },
    own: { recon: position.own[side].recon - 1 },
    reveals: true,
  });
  // What was hidden is put on the map concealed; identities are told to the inspector and to nobody else.
  const counters: Record<string, Partial<Counter>> = {};
  for (const counter of there) {
    if (counter.kind === 'dummy') {
      counters[counter.id] = { status: 'eliminated', at: null, shown: null };
      continue;
    }
    const marks = has(counter, 'hip') ? [...withoutMarks(counter, 'hip'), 'concealed' as const] : counter.marks;
    counters[counter.id] = { marks, shown: { hex: location }, known: true };
  }
  const revealed: Record<string, Partial<Fort>> = Object.fromEntries(
    forts.map(({ id }) => [id, { known: 'yes' as const, hidden: false }]),
  );
  happen(play, 'inspected', {
    rule: '3.6223',
    side: enemy,
    values: { hex: location },
    own: { counters, forts: revealed },
    reveals: true,
  });
}

function openBombardment(play: Play): void {
  const { date } = play.position.open;
  const possible = play.table.purchases && play.table.campaign !== 'III' && atOrAfter(date, BOMBARDMENT_FROM);
  if (possible) goTo(play, 'bombardment');
  else startScenario(play);
}

const bombardments = ({ position }: Scene): Line[] =>
  Object.values(position.own.british.lines).filter(
    ({ id, group, hex }) =>
      group === 'B1' &&
      hex !== null &&
      livingOf(position, 'british').some((counter) => counter.kind === 'bombardment' && counter.line === id),
  );

const bombardQuestion = ({ table, position: { open } }: Scene, line: Line): object => ({
  map: table.map.size,
  registeredHex: line.hex!,
  date: open.date,
  ...(open.lastScenarioDate ? { lastScenario: open.lastScenarioDate } : {}),
  used: open.bombarded.length,
});

/** The British let their bombardments fall one after the other, or say that there are no more; asked whether they have one or not [3.617/British]. */
export const bombarding: Stage = {
  rule: '3.617/British',
  actors: () => ['british'],
  prompt: () => remark('3.617/British', 'ask-bombard', {}),
  *options(desk): Iterable<Action> {
    yield { command: { type: 'no-more' }, rule: '3.617/British' };
    for (const line of bombardments(desk)) {
      const question = bombardQuestion(desk, line);
      if (desk.book.allows('combat/bombardment', question))
        yield {
          command: { type: 'bombard', line: line.id },
          rule: '3.617/British',
          odds: desk.book.odds('combat/bombardment', question, 'centre'),
        };
    }
  },
  commands: {
    'no-more': (play) => startScenario(play),
    bombard(play, { line: id }) {
      const line = bombardments(play).find((each) => each.id === id);
      if (!line) return play.refuse('3.617/British', 'no-such-line', { line: id as string });
      const { centre, fromNumber, toNumber } = play.ask<{ centre: string; fromNumber: number; toNumber: number }>(
        'combat/bombardment',
        bombardQuestion(play, line),
      );
      const counter = livingOf(play.position, 'british').find(
        (each) => each.line === line.id && each.kind === 'bombardment',
      )!;
      happen(play, 'bombarded', {
        rule: '3.617/British',
        side: 'british',
        values: { hex: line.hex!, centre, from: fromNumber, to: toNumber },
        open: { bombarded: [...play.position.open.bombarded, centre] },
        own: { counters: { [counter.id]: { status: 'eliminated', at: null } } },
        reveals: true,
      });
    },
  },
  done: null,
};

/** SAN is told, the first mover known, and everybody gets a new name before the enemy [3.623]. */
function startScenario(play: Play): void {
  const { open, own } = play.position;
  const scenario = open.scenario!;
  const san = { british: own.british.san, axis: own.axis.san };
  const movesFirst =
    scenario.kind === 'initial'
      ? scenario.movesFirst!
      : play.ask<{ movesFirst: Side }>('events/first-move', {
          scenario: scenario.kind,
          britishSan: san.british,
          axisSan: san.axis,
        }).movesFirst;
  for (const side of SIDES) drawAliases(play, side);
  goTo(play, 'field', ['3.622', '3.623']);
  happen(play, 'scenario-began', {
    rule: '3.623',
    values: { date: open.date, movesFirst, british: san.british, axis: san.axis },
    open: {
      scenario: { ...scenario, movesFirst },
      san,
      begun: [],
      ...(play.table.options.clock === 'kept' ? { playerTurn: null } : {}),
      endAgreed: [],
      reportAsked: [],
      report: {},
      done: [],
      fallBack: false,
    },
  });
}

/** Numbers that names are drawn from: far more than counters, so that none tells how many there are. */
const NAMES: Die = { label: 'd9000', sides: 9000, showsZero: false };
const LOWEST = 1000;

/** Names that tell nothing: a number each that the dice decide and nobody sees, the next free one where it is taken. */
function drawAliases(play: Play, side: Side): void {
  const due = allOf(play.position, side).filter(({ status }) => status === 'alive' || status === 'prisoner');
  const letter = side === 'british' ? 'B' : 'A';
  const taken = new Set<number>();
  const named = new Map<string, string>();
  for (const { id } of [...due.filter(({ shown }) => shown), ...due.filter(({ shown }) => !shown)]) {
    let number = play.roll('alias', NAMES, { secret: true }) - 1;
    while (taken.has(number)) number = (number + 1) % NAMES.sides;
    taken.add(number);
    named.set(id, `${letter}-${LOWEST + number}`);
  }
  const kept = livingOf(play.position, side).flatMap((guard) =>
    guarded(play.position, guard).map(({ id }) => [id, { guard: named.get(guard.id)! }] as const),
  );
  if (kept.length > 0)
    happen(play, 'aliases-drawn', {
      rule: '3.608',
      side: enemyOf(side),
      own: { counters: Object.fromEntries(kept) },
    });
  happen(play, 'aliases-drawn', {
    rule: '3.623',
    side,
    own: { counters: Object.fromEntries([...named].map(([id, alias]) => [id, { alias }])) },
  });
}
