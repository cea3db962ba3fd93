import type { Action, Side } from '../../../../kernel/session/index.js';
import { Mission, Sheaf } from '../../vocabulary.js';
import { duePlans, hexesForPlan, mayBeginEarly, mayBeginLate } from '../artillery/plans.js';
import { callQuestion, mayCall, observersOf, seesPoint, spottedHexes } from '../artillery/question.js';
import { planOf, sourceFacts, sourcesOf } from '../artillery/sources.js';
import type { Call, FireMission } from '../artillery/state.js';
import { facingName } from '../sight.js';
import type { Desk, Scene } from '../stage.js';

export const partOf = ({ position }: Scene) => position.artillery.part!;

export const missionsOf = ({ position }: Scene, side: Side): FireMission[] =>
  Object.values(position.artillery.missions).filter((mission) => mission.side === side);

/** Missions of last turn that nobody has dealt with yet [6.5.1.8]. */
export const openMissions = (scene: Scene, side: Side): FireMission[] =>
  missionsOf(scene, side).filter(({ directed }) => !directed);

export const open = (
  desk: Desk,
  step: 'call' | 'continue' | 'adjust' | 'check',
  call: Omit<Call, 'step' | 'mission' | 'direction'>,
  before: FireMission | null,
) => call.sources.length > 0 && desk.book.allows('combat/call-fire', mayCall(desk, step, call, before));

/** Sources of a mission that may go on with it: others fall out [6.5.1.8.1]. */
export const stillIn = (desk: Desk, mission: FireMission): string[] =>
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
export const boundObservers = (scene: Scene, side: Side): ReadonlySet<string> =>
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

export const reconQuestion = (desk: Desk, observer: string, source: string, point: string) => ({
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
    const hex = planOf(scene, id)!.point;
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

export function* options(desk: Desk, side: Side): Iterable<Action> {
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
