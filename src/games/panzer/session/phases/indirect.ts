import type { Action, Command, Side } from '../../../../kernel/session/index.js';
import { Facing, Mission, Sheaf } from '../../vocabulary.js';
import { duePlans, firePlan, hexesForPlan, mayBeginEarly, mayBeginLate } from '../artillery/plans.js';
import { callQuestion, checkQuestion, mayCall, observersOf, seesPoint, spottedHexes } from '../artillery/question.js';
import { answer, type Response } from '../artillery/response.js';
import { sourceFacts, sourcesOf } from '../artillery/sources.js';
import type { Call, FireMission } from '../artillery/state.js';
import { goOn } from '../sequence.js';
import { facingName } from '../sight.js';
import { type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { enemyOf } from '../table.js';
import { demandListed } from './listed.js';

const partOf = ({ position }: Scene) => position.artillery.part!;

/** Whether a side has anything to fire indirectly with, by what everybody can see: so a pause proves nothing [6.5.1]. */
function hasArtillery(scene: Scene, side: Side): boolean {
  for (const _ of sourcesOf(scene, side)) return true;
  return Object.values(scene.position.artillery.missions).some((mission) => mission.side === side);
}

/** The side's part begins: missions that cannot go on are checked first [6.5.1.9]. */
export function openIndirect(play: Play, side: Side): void {
  play.happen({ type: 'indirect-opened', side });
  for (const mission of missionsOf(play, side)) {
    const why = stopsBecause(play, mission);
    if (why) play.happen({ type: 'mission-checked', mission: mission.id, why });
  }
}

const missionsOf = ({ position }: Scene, side: Side): FireMission[] =>
  Object.values(position.artillery.missions).filter((mission) => mission.side === side);

/** Why a mission is over without anybody's doing [6.5.1.9, 6.5.1.10]. */
function stopsBecause(scene: Scene, { observer, point, dangerClose }: FireMission): string | null {
  const { place, command, bailed, aboard, fired, observed } = scene.position.units[observer]!;
  if (dangerClose) return 'dangerClose';
  if ((place !== 'map' && place !== 'aboard') || bailed) return 'observerGone';
  const carrier = aboard === undefined ? null : scene.position.units[aboard]!;
  if (observed || (carrier ? carrier.command === 'move' : command !== 'overwatch' || fired)) return 'observerBusy';
  return seesPoint(scene, observer, point) ? null : 'observerBlind';
}

/** Missions of last turn that nobody has dealt with yet [6.5.1.8]. */
const openMissions = (scene: Scene, side: Side): FireMission[] =>
  missionsOf(scene, side).filter(({ directed }) => !directed);

const open = (
  desk: Desk,
  step: 'call' | 'continue' | 'adjust' | 'check',
  call: Omit<Call, 'step' | 'mission' | 'direction'>,
  before: FireMission | null,
) => call.sources.length > 0 && desk.book.allows('combat/call-fire', mayCall(desk, step, call, before));

/** Sources of a mission that may go on with it: others fall out [6.5.1.8.1]. */
const stillIn = (desk: Desk, mission: FireMission): string[] =>
  mission.sources.filter((source) => open(desk, 'continue', { ...mission, sources: [source] }, mission));

function* missionOptions(desk: Desk, mission: FireMission): Iterable<Action> {
  const { id, observer, point } = mission;
  const sources = stillIn(desk, mission);
  for (const shells of Mission.values)
    if (open(desk, 'continue', { ...mission, shells, sources }, mission))
      yield { command: { type: 'continue', mission: id, shells }, rule: '6.5.1.8.1' };
  const reached = [point, ...spottedHexes(desk.position, observer)].some((hex) => mayAdjust(desk, mission, hex));
  if (reached) yield { command: { type: 'adjust', mission: id }, rule: '6.5.1.8.2' };
  if (seesPoint(desk, observer, point)) yield { command: { type: 'check-mission', mission: id }, rule: '6.5.1.9' };
}

/** Whether any source could answer an adjusted call at a hex [6.5.1.8.2]. */
const mayAdjust = (desk: Desk, mission: FireMission, hex: string): boolean =>
  [...sourcesOf(desk, mission.side)].some((source) =>
    open(desk, 'adjust', { ...mission, point: hex, sources: [source] }, mission),
  );

/** What an observer already directs is gone on with or checked before he calls anew [6.5.1.9]. */
const boundObservers = (scene: Scene, side: Side): ReadonlySet<string> =>
  new Set(openMissions(scene, side).map(({ observer }) => observer));

function* callOptions(desk: Desk, side: Side): Iterable<Action> {
  const sources = [...sourcesOf(desk, side)];
  const bound = boundObservers(desk, side);
  for (const { id } of observersOf(desk, side)) {
    if (bound.has(id)) continue;
    for (const point of spottedHexes(desk.position, id)) {
      const call = { observer: id, point, shells: 'gp', sheaf: 'closed' } as const;
      if (sources.some((source) => open(desk, 'call', { ...call, sources: [source] }, null)))
        yield { command: { type: 'call', unit: id, hex: point }, rule: '6.5.1.7' };
    }
  }
}

/** Hexes on which a forward observer may call a battery to see what it stirs up, option 7.37. */
function reconHexes(desk: Desk, unit: string, source: string): string[] {
  const { grid } = desk.table.board;
  const at = (hex: string) => sourceFacts(desk, source, unit, hex).inRange && seesPoint(desk, unit, hex);
  const hexes = Array.from({ length: grid.size }, (_, hex) => grid.name(hex)).filter(at);
  // But for sight and range every hex is like the first.
  const [first] = hexes;
  return first !== undefined && desk.book.allows('combat/call-fire', reconQuestion(desk, unit, source, first))
    ? hexes
    : [];
}

const reconQuestion = (desk: Desk, observer: string, source: string, point: string) => ({
  ...callQuestion(desk, 'call', { observer, sources: [source], point, shells: 'gp', sheaf: 'closed' }, null),
  reconByFire: true,
});

function* reconOptions(desk: Desk, side: Side): Iterable<Action> {
  if (!desk.table.options.reconByFire) return;
  for (const { id, role } of observersOf(desk, side)) {
    if (role !== 'fo' || boundObservers(desk, side).has(id)) continue;
    for (const { id: source, side: own } of desk.table.batteries.values()) {
      const hexes = own === side ? reconHexes(desk, id, source) : [];
      if (hexes.length === 0) continue;
      const properties = {
        type: { const: 'recon-fire' },
        unit: { const: id },
        battery: { const: source },
        hex: { enum: hexes },
      };
      const required = Object.keys(properties);
      const schema = {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        properties,
        required,
        additionalProperties: false,
      };
      const command = { type: 'recon-fire', unit: id, battery: source, hex: hexes[0]! };
      yield { command, rule: '7.37', form: { schema } };
    }
  }
}

function* planOptions(scene: Scene, side: Side): Iterable<Action> {
  for (const { id, side: own } of scene.table.batteries.values()) {
    if (own !== side) continue;
    if (mayBeginEarly(scene, id)) yield { command: { type: 'start-plan', unit: id }, rule: '6.5.1.11.2' };
    if (mayBeginLate(scene, id)) yield { command: { type: 'delay-plan', unit: id }, rule: '6.5.1.11.2' };
  }
  for (const id of duePlans(scene, side)) {
    const properties = { type: { const: 'shift-plan' }, unit: { const: id }, hex: { enum: hexesForPlan(scene, id) } };
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties,
      required: ['type', 'unit', 'hex'],
      additionalProperties: false,
    };
    const hex = scene.table.batteries.get(id)!.plan!.point;
    yield { command: { type: 'shift-plan', unit: id, hex }, rule: '6.5.1.11.3', form: { schema } };
  }
}

const isAdjusted = ({ position }: Scene, { mission }: Call): FireMission | null =>
  mission === null ? null : position.artillery.missions[mission]!;

/** What a call may still be made of: firing units, type, SHEAF, point; then it is sent [6.5.1.5 to 6.5.1.8]. */
function* composing(desk: Desk, side: Side, call: Call): Iterable<Action> {
  const { table, position } = desk;
  const before = isAdjusted(desk, call);
  const fits = (change: Partial<Call>): boolean => open(desk, call.step, { ...call, ...change }, before);
  for (const source of sourcesOf(desk, side))
    if (!call.sources.includes(source) && fits({ sources: [...call.sources, source] }))
      yield { command: { type: 'source', unit: source }, rule: '6.5.1.1' };
  if (call.sources.length > 0) {
    for (const shells of Mission.values)
      if (shells !== call.shells && fits({ shells })) yield { command: { type: 'shells', shells }, rule: '6.5.1.6' };
    if (call.sources.some((source) => table.batteries.has(source)))
      for (const sheaf of Sheaf.values) {
        if (sheaf === 'onMap' || !fits({ sheaf })) continue;
        if (sheaf !== 'closedLinear' && sheaf !== call.sheaf)
          yield { command: { type: 'sheaf', sheaf }, rule: '6.5.1.5' };
        if (sheaf === 'closedLinear')
          for (let facing = 0; facing < 6; facing += 1)
            if (facingName(table, facing) !== call.direction)
              yield { command: { type: 'sheaf', sheaf, direction: facingName(table, facing) }, rule: '6.5.1.5' };
      }
  }
  if (call.step === 'adjust')
    for (const point of spottedHexes(position, call.observer))
      if (point !== call.point && mayAdjust(desk, before!, point))
        yield { command: { type: 'point', hex: point }, rule: '6.5.1.8.2' };
  if (fits({})) yield { command: { type: 'send' }, rule: '6.5.1.12' };
  yield { command: { type: 'drop-call' }, rule: '6.5.1.7', changes: true };
}

function* options(desk: Desk, side: Side): Iterable<Action> {
  const { call } = partOf(desk);
  if (call) {
    yield* composing(desk, side, call);
    return;
  }
  for (const mission of openMissions(desk, side)) yield* missionOptions(desk, mission);
  yield* callOptions(desk, side);
  yield* reconOptions(desk, side);
  yield* planOptions(desk, side);
}

const listed = (play: Play, side: Side, command: Command): void =>
  demandListed(play, options(play, side), command, '6.5.1');

/** The call goes out, and every firing unit answers for itself [6.5.1.12]. */
function send(play: Play, step: 'call' | 'continue' | 'adjust', call: Omit<Call, 'step'>): void {
  const before = call.mission === null ? null : play.position.artillery.missions[call.mission]!;
  const question = callQuestion(play, step, call, before);
  const { sources } = play.ask<{ sources: readonly Response[] }>('combat/call-fire', question);
  answer(play, step, call, sources);
}

/** What is being put together, changed in one thing. */
const change = (play: Play, what: Partial<Call>): void => compose(play, { ...partOf(play).call!, ...what });

/** Nobody else knows of a call before it is sent. */
function compose(play: Play, call: Call): void {
  const { side } = partOf(play);
  play.happen({ type: 'call-composed', side, secret: { for: [side], call } });
}

export const indirect: Stage = {
  rule: '6.5.1',
  actors(scene) {
    const { side, ending } = partOf(scene);
    return !ending && hasArtillery(scene, side) ? [side] : [];
  },
  prompt: (scene) =>
    partOf(scene).call === null
      ? remark('6.5.1', 'ask-indirect')
      : remark('6.5.1.7', 'ask-call', { unit: scene.table.units.get(partOf(scene).call!.observer)!.name }),
  options,
  idle: (desk) => indirect.actors(desk).length === 0,
  held: (desk) => (partOf(desk).call === null ? undefined : remark('6.5.1.7', 'call-open')),
  commands: {
    call(play, command, side) {
      listed(play, side, command);
      compose(play, {
        step: 'call',
        mission: null,
        observer: command.unit as string,
        point: command.hex as string,
        sources: [],
        shells: 'gp',
        sheaf: 'closed',
        direction: null,
      });
    },
    adjust(play, command, side) {
      listed(play, side, command);
      const mission = play.position.artillery.missions[command.mission as string]!;
      const { observer, point, shells, sheaf, direction } = mission;
      const sources = mission.sources.filter((source) =>
        spottedHexes(play.position, observer).some((hex) =>
          open(play, 'adjust', { ...mission, point: hex, sources: [source] }, mission),
        ),
      );
      compose(play, { step: 'adjust', mission: mission.id, observer, point, sources, shells, sheaf, direction });
    },
    source(play, command, side) {
      listed(play, side, command);
      change(play, { sources: [...partOf(play).call!.sources, command.unit as string] });
    },
    shells(play, command, side) {
      listed(play, side, command);
      change(play, { shells: command.shells as Mission });
    },
    sheaf(play, command, side) {
      listed(play, side, command);
      change(play, { sheaf: command.sheaf as Sheaf, direction: (command.direction ?? null) as Facing | null });
    },
    point(play, command, side) {
      listed(play, side, command);
      change(play, { point: command.hex as string });
    },
    send(play, command, side) {
      listed(play, side, command);
      const { step, ...call } = partOf(play).call!;
      send(play, step, call);
    },
    'drop-call'(play, command, side) {
      listed(play, side, command);
      play.happen({ type: 'call-dropped' });
    },
    continue(play, command, side) {
      listed(play, side, command);
      const mission = play.position.artillery.missions[command.mission as string]!;
      const shells = command.shells as Mission;
      send(play, 'continue', { ...mission, mission: mission.id, shells, sources: stillIn(play, mission) });
    },
    'recon-fire'(play, command, side) {
      const { unit, battery, hex } = command as unknown as { unit: string; battery: string; hex: string };
      const known = play.table.batteries.get(battery)?.side === side && play.table.board.grid.find(hex) !== undefined;
      const observes = [...observersOf(play, side)].some(({ id, role }) => id === unit && role === 'fo');
      if (partOf(play).call !== null || !known || !observes || boundObservers(play, side).has(unit))
        play.refuse('7.37', 'not-open-now', { command: 'recon-fire' });
      const call = {
        mission: null,
        observer: unit,
        sources: [battery],
        point: hex,
        shells: 'gp',
        sheaf: 'closed',
        direction: null,
      } as const;
      const { sources } = play.ask<{ sources: readonly Response[] }>(
        'combat/call-fire',
        reconQuestion(play, unit, battery, hex),
      );
      answer(play, 'recon', call, sources);
    },
    'check-mission'(play, command, side) {
      listed(play, side, command);
      const mission = play.position.artillery.missions[command.mission as string]!;
      play.ask('combat/call-fire', checkQuestion(play, mission));
      play.happen({ type: 'mission-checked', mission: mission.id, why: 'wanted' });
    },
    'start-plan'(play, command, side) {
      listed(play, side, command);
      const id = command.unit as string;
      firePlan(play, id, play.table.batteries.get(id)!.plan!.point);
    },
    'delay-plan'(play, command, side) {
      listed(play, side, command);
      play.happen({ type: 'plan-delayed', battery: command.unit });
    },
    'shift-plan'(play, { unit, hex }, side) {
      const { grid } = play.table.board;
      if (
        partOf(play).call !== null ||
        !duePlans(play, side).includes(unit as string) ||
        grid.find(hex as string) === undefined
      )
        play.refuse('6.5.1.11.3', 'not-open-now', { command: 'shift-plan' });
      firePlan(play, unit as string, hex as string);
    },
  },
  done: { type: 'end-indirect' },
  pass: (play) => play.happen({ type: 'indirect-ending' }),
  /** What is plotted falls as plotted; what nobody kept up is checked [6.5.1.11, 6.5.1.8.1]. */
  leave(play) {
    const { side } = partOf(play);
    const [due] = duePlans(play, side);
    if (due !== undefined) {
      play.happen({ type: 'indirect-ending' });
      firePlan(play, due, play.table.batteries.get(due)!.plan!.point);
      return;
    }
    for (const { id } of openMissions(play, side))
      play.happen({ type: 'mission-checked', mission: id, why: 'dropped' });
    if (side === play.position.first) openIndirect(play, enemyOf(play.table, side));
    else {
      play.happen({ type: 'indirect-closed' });
      goOn(play, 'indirect-fire');
    }
  },
};
