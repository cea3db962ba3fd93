import { choice, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { isNight } from '../shared/calendar.js';
import { checkDate } from '../shared/campaign-frame.js';
import { entryHexEligible } from '../shared/entry-areas.js';
import { lettersOf, numberOf } from '../shared/map.js';
import { Campaign, DATE, Edge, HEX, Side } from '../vocabulary.js';

const RoadType = defineChoice('RoadType', ['none', 'unpaved', 'paved']);

class EnterMapInput {
  @choice('Campaign', Campaign, { default: 'I' }) campaign!: Campaign;
  @text('CG date [3.2/CG-date]', DATE) date!: string;
  @choice('Side that enters', Side) side!: Side;
  @integer('Game Turn', { min: 1, max: 9 }) turn!: number;
  @text('Entry hex [CG4]', { ...HEX, optional: true }) hex?: string;
  @choice('Owner of the Entry Area [CG4]', Side, { optional: true }) areaOwner?: Side;
  @choice('Board edge of the Entry Area [CG4]', Edge) edge!: Edge;
  @flag('The hex was British-Controlled at the last CG-scenario end [CG4]') britishControlled!: boolean;
  @flag('Set up off-map in the RPh of an earlier Player Turn and did not come on [CG5]') missedItsTurn!: boolean;
  @flag('Left the map earlier in this scenario [CG13]') leftEarlier!: boolean;
  @flag('A Reserve group that its owner chose not to set up [CG6]') reserveHeldBack!: boolean;
  @text('Entry Area (its arrow hex) that other units of the same group have used first [CG5]', {
    ...HEX,
    optional: true,
  })
  groupEntryArea?: string;
  @text('Entry Area (its arrow hex) of this entry [CG5]', { ...HEX, optional: true }) entryArea?: string;
  @flag('A Mobile British tank [CG3]') britishTank!: boolean;
  @flag('Reinforcement of a night Scenario Defender not yet released [CG3]') heldByNight!: boolean;
  @choice('Road leading off the map in that hex [PBr2]', RoadType, { default: 'none' }) road!:
    | 'none'
    | 'unpaved'
    | 'paved';
}

class EnterMapOutcome {
  @flag('The unit may enter here now') mayEnter!: boolean;
  @choice('Road in the off-map hex it comes from [PBr2]', RoadType) offMapRoad!: 'none' | 'unpaved' | 'paved';
  @text('What the off-map road hex shares with the entry hex [PBr2]', { max: 10, optional: true }) offMapRoadFollows!:
    | string
    | null;
}

/** The last date on which late Axis arrivals are barred, and the Turn from which they are [CG5]. */
const LAST_DATE = '17PM';
const BARRED_FROM_TURN = 2;

export const enterMap = procedure<EnterMapInput, EnterMapOutcome, Options>({
  id: 'enter-map',
  resolver: 'movement',
  title: { en: 'Entering from off map', ja: '盤外からの進入' },
  description: {
    en: 'Whether a unit may enter through an Entry Area hex now, with every reason against it.',
    ja: '進入エリアのヘクスからいま進入できるかを、妨げる理由すべてとともに答える。',
  },
  rules: ['CG4', 'CG5'],
  input: EnterMapInput,
  outcome: EnterMapOutcome,
  example: { input: { date: '15PM', side: 'axis', turn: 2, edge: 'north', hex: 'R1', road: 'paved' } },
  resolve(input, umpire) {
    if (!checkDate(umpire, input, input.date)) return null;
    const owner = input.areaOwner ?? input.side;
    if (owner !== input.side) umpire.forbid(['CG4', 'PBr3'], 'enemy-entry-area');
    else entryHexEligible(umpire, { owner, edge: input.edge, britishControlled: input.britishControlled }, input.date);
    refuseUnit(input, umpire);
    const offMapRoadFollows = offMapRoad(input, umpire);
    const mayEnter = umpire.legal;
    if (mayEnter) umpire.summarise('may-enter');
    return { mayEnter, offMapRoad: input.road, offMapRoadFollows };
  },
});

function refuseUnit(input: EnterMapInput, umpire: Judge): void {
  const late = input.campaign !== 'III' && input.date === LAST_DATE && input.turn >= BARRED_FROM_TURN;
  if (late && input.side === 'axis') umpire.forbid('CG5', 'axis-too-late', { turn: BARRED_FROM_TURN });
  if (input.missedItsTurn) umpire.forbid('CG5', 'missed-its-turn');
  if (input.leftEarlier) umpire.forbid('CG13', 'left-earlier');
  if (input.reserveHeldBack) umpire.forbid('CG6', 'reserve-held-back');
  if (input.groupEntryArea && input.entryArea && input.groupEntryArea !== input.entryArea)
    umpire.forbid('CG5', 'group-uses-other-area', { area: input.groupEntryArea });
  if (input.britishTank && isNight(input.date)) umpire.forbid('CG3', 'tanks-absent-at-night');
  if (input.heldByNight) umpire.forbid('CG3', 'held-by-night');
}

/** Roads go on off map in the hex of the same letter, or of the same number on the east and west edges [PBr2]. */
function offMapRoad(input: EnterMapInput, umpire: Judge): string | null {
  if (input.road === 'none' || input.hex === undefined) return null;
  const byLetter = input.edge === 'north' || input.edge === 'south';
  const shared = byLetter ? lettersOf(input.hex) : String(numberOf(input.hex));
  umpire.note('PBr2', 'road-goes-on', { road: input.road, shared, byLetter });
  return shared;
}
