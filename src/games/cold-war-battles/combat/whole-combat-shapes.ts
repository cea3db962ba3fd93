import {
  type ChoiceOf,
  choice,
  defineChoice,
  flag,
  integer,
  list,
  object,
  text,
  texts,
} from '../../../kernel/fields/index.js';
import type { HexMapInput } from '../../../kernel/maps/index.js';
import { BattleMap, MapUnit } from '../shared/position.js';
import { Side } from '../vocabulary.js';
import { AdjacentAttackInput, AdjacentAttackOutcome } from './adjacent-attack-shapes.js';
import { Payment } from './exchange-losses.js';
import { RetreatPath } from './retreat-options.js';
import { PointsScored } from './victory-points.js';

export class WholeCombatInput extends AdjacentAttackInput {
  @object(
    'The map around the combat; attackers and defending hexes name their hexes on it, and terrain and hexsides are read off it where they are not told',
    BattleMap,
  )
  map!: HexMapInput;
  @list('Every other unit on that map', MapUnit, { maxItems: 400, default: [] }) units!: MapUnit[];
  @texts('Embassy hexes [16.33]', { max: 12, maxItems: 4, default: [] }) embassies!: string[];
}

export class UnitRetreat {
  @text('The unit', { max: 40 }) unit!: string;
  @choice('Its side', Side) side!: Side;
  @integer('Hexes to retreat [9.16]', { min: 1, max: 4 }) hexes!: number;
  @flag('The enemy has to retreat first, and where he goes is not settled: nothing is told yet [9.14]') waits!: boolean;
  @flag('No legal retreat and no helicopter: it is eliminated [9.17]') eliminated!: boolean;
  @list('Every legal path as things stand, up to 2000 of them', RetreatPath, { maxItems: 2000 }) paths!: RetreatPath[];
  @flag('There are more paths than are listed') more!: boolean;
  @texts('Where a unit without a path may meet its end [9.20]', { max: 12, maxItems: 10_000 }) lastHexes!: string[];
  @flag('A transport helicopter may lift it out instead [13.4]') mayEvacuate!: boolean;
}

const OpenChoice = defineChoice('OpenChoice', ['lossOfUnit', 'exchange', 'retreat', 'evacuation', 'advance']);

export class ChoiceLeft {
  @choice('What is to be chosen', OpenChoice) choice!: ChoiceOf<typeof OpenChoice>;
  @choice('Who chooses', Side) side!: Side;
  @texts('Units it is about', { max: 40, maxItems: 72 }) units!: string[];
}

export class WholeCombatOutcome {
  @object('The attack itself [9.2]', AdjacentAttackOutcome) attack!: AdjacentAttackOutcome;
  @list('Ways to pay an exchange, the cheapest first [9.14]', Payment, { maxItems: 1000 }) payments!: Payment[];
  @list('Every unit that retreats, defenders first', UnitRetreat, { maxItems: 108 }) retreats!: UnitRetreat[];
  @texts('Hexes open to an advance, as far as they are settled [9.20]', { max: 12, maxItems: 24 })
  advanceHexes!: string[];
  @texts('Hexes that are rubble now [16.32]', { max: 40, maxItems: 6 }) rubble!: string[];
  @list('All points scored, whatever is still to be chosen left out', PointsScored, { maxItems: 10 })
  victoryPoints!: PointsScored[];
  @list('What the players still have to choose, in the order in which they do', ChoiceLeft, { maxItems: 6 })
  choices!: ChoiceLeft[];
}
