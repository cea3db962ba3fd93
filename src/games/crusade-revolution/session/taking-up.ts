import { InvalidSituationError, type SituationFault } from '../../../kernel/rulings/index.js';
import type { Standing, StandingUnit, TakingUp } from '../../../kernel/session/index.js';
import { Side } from '../vocabulary.js';
import { questions } from './asking.js';
import { stacksOf } from './ground.js';
import { layOut } from './laying-out.js';
import type { Place, Position, UnitState, WorksHere } from './position.js';
import { overstacked } from './stacking.js';
import type { Desk } from './stage.js';
import type { Table } from './table.js';

const STATES = ['reduced', 'reserve', 'eliminated', 'removed'];
/** `works Madrid` says what lies in Madrid [10.2]. */
const WORKS = 'works ';

type Complain = (pointer: string, en: string, ja: string) => void;

/** A campaign that is played on another table: hands and decks are on no map, so that only questions are answered. */
export const takingUp: TakingUp<Table, Position> = {
  phases: ['action'],
  states: STATES,
  questions,
  layOut,
  asksOnly: {
    en: 'A campaign of Crusade and Revolution cannot go on from a map alone: hands and decks are on none. Questions about it are answered.',
    ja: '手札と山札はマップに載っていないため、クルセード・アンド・レボリューションをマップだけから続けることはできません。質問には答えられます。',
  },
  stand({ table, position }: Desk, standing: Standing): Position {
    const faults: SituationFault[] = [];
    const complain: Complain = (pointer, en, ja) => void faults.push({ pointer, detail: { en, ja } });
    checkTold(table, standing, complain);
    const units = unitsOf(table, position, standing, complain);
    const control = controlOf(table, position, units, standing, complain);
    if (faults.length > 0) throw new InvalidSituationError(faults);
    const stood: Position = {
      ...position,
      turn: standing.turn,
      phase: 'action',
      step: 'action',
      round: 1,
      active: standing.side as Side,
      units,
      control,
      controlAtStart: control,
      works: worksOf(position, standing),
      strait: (standing.conditions.strait as Side | undefined) ?? position.strait,
      severeWinter: standing.conditions.severeWinter === 'yes' ? standing.turn : null,
      // After turn 5 nobody is in such a space any more [16.2.6].
      isolated: position.isolated.filter((space) => standing.turn <= 5 && control[space] === 'nationalist'),
    };
    for (const { space } of overstacked(table, stood))
      complain('/units', `too many units are in ${space} [9.1.1]`, `${space}のユニットが多すぎます [9.1.1]`);
    if (faults.length > 0) throw new InvalidSituationError(faults);
    return stood;
  },
};

function checkTold(table: Table, standing: Standing, complain: Complain): void {
  const { turn, phase, side, control, points, conditions } = standing;
  const sides = Side.values.join(', ');
  const isSide = (word: string): boolean => (Side.values as readonly string[]).includes(word);
  if (phase !== 'action') complain('/phase', 'questions are answered for "action"', '質問は "action" について答えます');
  if (turn < table.firstTurn || turn > table.lastTurn)
    complain(
      '/turn',
      `the scenario has turns ${table.firstTurn} to ${table.lastTurn} of the track`,
      `このシナリオは記録欄の${table.firstTurn}～${table.lastTurn}ターンです`,
    );
  if (!isSide(side)) complain('/side', `must be one of ${sides}`, `次のどれかです：${sides}`);
  for (const [space, holder] of Object.entries(control)) {
    if (!table.spaces.has(space))
      complain(`/control/${space}`, 'there is no such space', 'そのようなスペースはありません');
    if (!isSide(holder)) complain(`/control/${space}`, `must be one of ${sides}`, `次のどれかです：${sides}`);
  }
  for (const each of Object.keys(points))
    complain(`/points/${each}`, 'no question asks for points', '得点を使う質問はありません');
  for (const [name, value] of Object.entries(conditions)) {
    const allowed = wordsOf(table, name);
    if (allowed === undefined)
      complain(
        `/conditions/${name}`,
        'conditions are "strait", "severeWinter" and "works <space>"',
        '条件は "strait"、"severeWinter"、"works <スペース>" です',
      );
    else if (!allowed.includes(value))
      complain(`/conditions/${name}`, `must be one of ${allowed.join(', ')}`, `次のどれかです：${allowed.join(', ')}`);
  }
}

/** What a condition may say; undefined for one that the game does not know [16.7, 10.2]. */
function wordsOf(table: Table, name: string): readonly string[] | undefined {
  if (name === 'strait') return Side.values;
  if (name === 'severeWinter') return ['yes', 'no'];
  return name.startsWith(WORKS) && table.spaces.has(name.slice(WORKS.length))
    ? ['position', 'trench', 'none']
    : undefined;
}

/** What the scenario begins with lies there still, unless somebody says otherwise. */
function worksOf(begun: Position, { conditions }: Standing): Record<string, WorksHere> {
  const works: Record<string, WorksHere> = { ...begun.works };
  for (const [name, kind] of Object.entries(conditions)) {
    if (!name.startsWith(WORKS)) continue;
    const space = name.slice(WORKS.length);
    if (kind === 'none') delete works[space];
    else works[space] = { kind: kind as WorksHere['kind'], marker: 'standard' };
  }
  return works;
}

/** Everybody where he stands; who is not mentioned is where the scenario has him wait [4.2]. */
function unitsOf(table: Table, begun: Position, standing: Standing, complain: Complain): Record<string, UnitState> {
  const units: Record<string, UnitState> = { ...begun.units };
  const met = new Set<string>();
  for (const [i, given] of standing.units.entries()) {
    const counter = table.counters.get(given.card);
    const at = `/units/${i}`;
    if (!counter) complain(`${at}/card`, `there is no counter "${given.card}"`, `コマ「${given.card}」はありません`);
    else if (met.has(given.card))
      complain(`${at}/card`, `"${given.card}" is there twice`, `「${given.card}」が二重にあります`);
    else {
      met.add(given.card);
      if (given.side !== null && given.side !== counter.side)
        complain(
          `${at}/side`,
          `"${given.card}" belongs to ${counter.side}`,
          `「${given.card}」は${counter.side}のコマです`,
        );
      if (given.states.includes('reduced') && counter.reduced === undefined)
        complain(`${at}/states`, `"${given.card}" has one side only`, `「${given.card}」は片面のコマです`);
      checkPlace(table, given, at, complain);
      const state = stateOf(given);
      if (state) units[given.card] = state;
    }
  }
  for (const [id, { place }] of Object.entries(begun.units)) {
    if (place !== 'map' || met.has(id)) continue;
    complain(
      '/units',
      `"${id}" is set up by the scenario and lies nowhere: it stands on the map, in the reserve or is out of the game`,
      `「${id}」はシナリオの初期配置にありますが、どこにもありません。マップ上・予備・除外のどれかのはずです`,
    );
  }
  return units;
}

function checkPlace(table: Table, { place, states }: StandingUnit, at: string, complain: Complain): void {
  if (place !== null && !table.spaces.has(place))
    complain(`${at}/place`, `the map has no space "${place}"`, `マップにスペース「${place}」はありません`);
  for (const state of states) {
    if (STATES.includes(state)) continue;
    complain(
      `${at}/states`,
      `"${state}" is none of ${STATES.join(', ')}`,
      `「${state}」は ${STATES.join(', ')} のどれでもありません`,
    );
  }
}

function stateOf({ place, states }: StandingUnit): UnitState | undefined {
  const reduced = states.includes('reduced') ? { reduced: true as const } : {};
  const box = (['reserve', 'eliminated', 'removed'] as const).find((each): each is Place & typeof each =>
    states.includes(each),
  );
  if (box) return { place: box, ...(box === 'reserve' ? reduced : {}) };
  return place === null ? undefined : { place: 'map', space: place, ...reduced };
}

/** Whoever stands in a space controls it; of the others somebody may be said to, or else it is as the map prints it [3.0]. */
function controlOf(
  table: Table,
  begun: Position,
  units: Record<string, UnitState>,
  { control }: Standing,
  complain: Complain,
): Record<string, Side> {
  const held: Record<string, Side> = { ...begun.control, ...(control as Record<string, Side>) };
  for (const [space, ids] of stacksOf(table, { ...begun, units })) {
    const sides = new Set(ids.map((id) => table.counters.get(id)!.side));
    if (sides.size > 1) complain('/units', `both sides are in ${space} [9.1.3]`, `${space}に両軍がいます [9.1.3]`);
    held[space] = [...sides][0]!;
  }
  return held;
}
