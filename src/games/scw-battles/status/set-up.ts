import { type ChoiceOf, choice, defineChoice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, type MissingFact } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { Scenario, Side } from '../vocabulary.js';

export class SetUpUnit {
  @text('Group as the set-up chart calls it, side left out: "48th Brigade: units" [J.4, J.5, B.3, B.4]', { max: 100 })
  group!: string;
  @text('Hex it is put in', { max: 20, optional: true }) hex?: string;
  @integer('Hexes from the hex the set-up names, where it says "within" [4.0]', { min: 0, max: 99, optional: true })
  distance?: number;
  @flag('It is in the Madrid Box [J.4]') inMadridBox!: boolean;
  @flag('It is on the own side of the start line [J.4, J.5]', { default: true }) ownSide!: boolean;
}

export class SetUpInput {
  @choice('Scenario', Scenario) scenario!: Scenario;
  @choice('Side', Side) side!: Side;
  @list('Placements to be checked', SetUpUnit, { maxItems: 100, default: [] }) placements!: SetUpUnit[];
}

const SetUpPlace = defineChoice('SetUpPlace', ['hexes', 'within', 'madridBox', 'ownSide', 'everyTurn']);
type SetUpPlace = ChoiceOf<typeof SetUpPlace>;

export class SetUpGroup {
  @text('Group', { max: 100 }) group!: string;
  @text('The same in Japanese', { max: 100 }) groupJa!: string;
  @choice('Where its units go', SetUpPlace) where!: SetUpPlace;
  @texts('Hexes, or the hex in the middle', { max: 12, maxItems: 12 }) hexes!: string[];
  @integer('Distance from it', { min: 0, max: 10 }) within!: number;
  @text('Division, or none [J.4, J.5, B.14]', { max: 30 }) division!: string;
  @integer('Regiments of it that may start aboard trucks [B.4]', { min: 0, max: 9 }) regimentsOnTrucks!: number;
}

export class SetUpOutcome {
  @flag('This side sets up first [J.2, B.2]', {}) setsUpFirst!: boolean;
  @list('Groups of the side and where they go', SetUpGroup, { maxItems: 40 }) groups!: SetUpGroup[];
}

const RULES = {
  'jarama republican': 'J.4',
  'jarama nationalist': 'J.5',
  'brunete nationalist': 'B.3',
  'brunete republican': 'B.4',
} as const;

/** What a placement does not tell of what its group is judged by [4.0]. */
function missingOf(unit: SetUpUnit, at: number, groups: readonly SetUpGroup[], rule: string): MissingFact[] {
  const group = groups.find((each) => each.group === unit.group);
  if (group?.where === 'hexes' && unit.hex === undefined) {
    return [{ pointer: `/placements/${at}/hex`, rule, detail: { en: 'the hex it is put in', ja: '配置するヘクス' } }];
  }
  const [centre] = group?.hexes ?? [];
  if (group?.where !== 'within' || unit.hex === centre || unit.distance !== undefined) return [];
  const detail = { en: `hexes from ${centre}`, ja: `${centre}からのヘクス数` };
  return [{ pointer: `/placements/${at}/distance`, rule, detail }];
}

/** Whether one placement follows the instruction of its group. */
function isPlaced(unit: SetUpUnit, { where, hexes, within }: SetUpGroup): boolean {
  switch (where) {
    case 'hexes':
      return unit.hex !== undefined && hexes.includes(unit.hex);
    case 'within':
      return unit.hex === hexes[0] || (unit.distance !== undefined && unit.distance <= within);
    case 'madridBox':
      return unit.inMadridBox;
    case 'ownSide':
      return unit.ownSide && !unit.inMadridBox;
    default:
      return unit.hex === undefined;
  }
}

function checkPlacement(unit: SetUpUnit, groups: readonly SetUpGroup[], rule: string, umpire: Judge): void {
  const group = groups.find((each) => each.group === unit.group);
  if (group === undefined) umpire.forbid(['4.0', rule], 'set-up-unknown', { group: unit.group });
  else if (isPlaced(unit, group)) {
    const { groupJa, regimentsOnTrucks: regiments } = group;
    const { hex, distance } = unit;
    const [centre] = group.hexes;
    if (hex === undefined && group.where === 'within') {
      umpire.note(rule, 'set-up-near-enough', { group: unit.group, groupJa, centre: centre!, distance: distance! });
    } else umpire.note(rule, 'set-up-right', { group: unit.group, groupJa, hex: hex ?? group.where });
    if (regiments > 0) umpire.note(['B.4', 'B.10'], 'set-up-on-trucks', { group: unit.group, groupJa, regiments });
  } else {
    umpire.forbid(rule, 'set-up-wrong', {
      group: unit.group,
      groupJa: group.groupJa,
      hex: unit.hex ?? null,
      where: group.where,
      hexes: group.hexes,
      within: group.within,
    });
  }
}

export const setUp = procedure<SetUpInput, SetUpOutcome, Options>({
  id: 'set-up',
  resolver: 'status',
  title: { en: 'Set-up', ja: '初期配置' },
  description: {
    en: 'Where the groups of a side set up, who goes first, and whether given placements follow the instructions.',
    ja: '陣営の各部隊の配置場所と順番を示し、与えられた配置が指示どおりかを確かめる。',
  },
  rules: ['4.0'],
  input: SetUpInput,
  outcome: SetUpOutcome,
  example: {
    input: { scenario: 'brunete', side: 'nationalist', placements: [{ group: 'Quijorna Bn', hex: '1511' }] },
  },
  resolve({ scenario, side, placements }, umpire) {
    if (scenario === 'series') {
      umpire.forbid('4.0', 'set-up-by-scenario');
      return null;
    }
    const rule = RULES[`${scenario} ${side}`];
    const chart = umpire.chart(`${scenario}-setup`);
    const groups = chart.rows
      .filter((row) => chart.text(row, 'side') === side)
      .map((row) => ({
        group: row.slice(side.length + 1),
        groupJa: chart.text(row, 'groupJa'),
        where: chart.text(row, 'where') as SetUpPlace,
        hexes: [...(chart.at(row, 'hexes') as string[])],
        within: chart.number(row, 'within'),
        division: chart.text(row, 'division'),
        regimentsOnTrucks: scenario === 'brunete' ? chart.number(row, 'regimentsOnTrucks') : 0,
      }));
    demandFacts(placements.flatMap((unit, at) => missingOf(unit, at, groups, rule)));
    const setsUpFirst = side === (scenario === 'jarama' ? 'republican' : 'nationalist');
    umpire.note([scenario === 'jarama' ? 'J.2' : 'B.2', '4.0'], 'set-up-order', { side, first: setsUpFirst });
    for (const unit of placements) checkPlacement(unit, groups, rule, umpire);
    if (placements.length > 0) umpire.note('7.2', 'set-up-stacking');
    if (umpire.legal) umpire.summarise('set-up-summary', { groups: groups.length });
    return { setsUpFirst, groups };
  },
});
