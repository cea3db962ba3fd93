import {
  choice,
  choices,
  defineChoice,
  flag,
  integer,
  list,
  object,
  text,
  texts,
} from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { STACKING_LIMIT } from '../shared/campaign-map.js';
import { SpaceFacts } from '../shared/space-facts.js';
import { isArmour, isCorps, nameOf, Unit } from '../shared/units.js';
import { Side, SupplyState } from '../vocabulary.js';
import { checkPlacement } from './placement.js';

/** Kinds of reinforcement card, one of each a turn [8.5.2.1]. */
export const ReinforcementKind = defineChoice('ReinforcementKind', ['nationalist', 'axis', 'republican', 'soviet']);
export type ReinforcementKind = 'nationalist' | 'axis' | 'republican' | 'soviet';
const UnitPlace = defineChoice('UnitPlace', ['map', 'reserve', 'eliminated']);

class ArrivingUnit extends Unit {
  @flag('The card sends it to the Reserve Box [8.5.2.3]') toReserve!: boolean;
  @texts('Where the card lets it go: spaces, or "reserve" for the Reserve Box; anywhere lawful if left out [8.5.2.3]', {
    max: 60,
    maxItems: 60,
    default: [],
  })
  cardSays!: string[];
  @flag('It waits aside; whoever is in play or out of the game cannot come [4.2.2, 8.5.2.2]', { default: true })
  aside!: boolean;
  @object('The space it is put in', SpaceFacts, { optional: true }) to?: SpaceFacts;
}
class GivenUpDivision extends Unit {
  @choice('Where it is taken from [8.5.2.5]', UnitPlace) place!: string;
  @choice('Its supply, if on the map', SupplyState, { default: 'supplied' }) supply!: SupplyState;
  @flag('It stands in the Northern Front') inNorth!: boolean;
}
class ReinforcementInput {
  @choice('Side', Side) side!: Side;
  @choice('Kind of the card [8.5.2.1]', ReinforcementKind) kind!: ReinforcementKind;
  @choices('Kinds played this turn already', ReinforcementKind, { maxItems: 4, default: [] })
  playedThisTurn!: ReinforcementKind[];
  @list('Every unit the card names [8.5.2.2]', ArrivingUnit, { minItems: 1, maxItems: 12 }) units!: ArrivingUnit[];
  @list('Divisions given up for the corps [8.5.2.5]', GivenUpDivision, { maxItems: 6, default: [] })
  givenUp!: GivenUpDivision[];
  @flag('An eligible division is on the map in supply, or in the Reserve Box [8.5.2.5]', { default: true })
  eligibleInPlay!: boolean;
  @flag('The Northern Front is isolated [16.4.3.1]', { default: true }) northIsolated!: boolean;
}
class ReinforcementOutcome {
  @integer('Corps that come', { min: 0, max: 12 }) corps!: number;
  @integer('Divisions permanently removed for them [8.5.2.5]', { min: 0, max: 12 }) divisionsRemoved!: number;
  @text('The kind of card now used up for the turn', { max: 12 }) kindUsed!: string;
}

const KIND_SIDE: Readonly<Record<ReinforcementKind, Side>> = {
  nationalist: 'nationalist',
  axis: 'nationalist',
  republican: 'republican',
  soviet: 'republican',
};

const PLACE_WANTED = { en: 'the space where the unit is placed', ja: 'ユニットを置くスペース' };

export const reinforcement = procedure<ReinforcementInput, ReinforcementOutcome, Options>({
  id: 'reinforcement',
  resolver: 'events',
  title: { en: 'Reinforcement event', ja: '増援イヴェント' },
  description: {
    en: 'Whether a reinforcement card may be played: the limit of its kind, every unit placed lawfully, a division given up for each corps.',
    ja: '増援カードをプレイできるかを、種類の制限、全ユニットの配置、師団の除去から判定する。',
  },
  rules: ['8.5.2'],
  input: ReinforcementInput,
  outcome: ReinforcementOutcome,
  example: {
    input: {
      side: 'republican',
      kind: 'republican',
      units: [
        { type: 'rpa', to: { name: 'Valencia' } },
        { type: 'rpa', toReserve: true },
      ],
    },
  },
  resolve(input, umpire) {
    demandFacts(
      input.units.map(
        ({ to, toReserve }, i) =>
          !to && !toReserve && { pointer: `/units/${i}/to`, rule: '8.5.2.2', detail: PLACE_WANTED },
      ),
    );
    umpire.note(['8.5.2.1', '8.5.2'], 'reinforcement-kind', { kind: input.kind });
    if (KIND_SIDE[input.kind] !== input.side)
      umpire.forbid('8.5.2.1', 'reinforcement-wrong-side', { kind: input.kind });
    if (input.playedThisTurn.includes(input.kind))
      umpire.forbid('8.5.2.1', 'reinforcement-twice', { kind: input.kind });
    input.units.forEach((unit, i) => {
      checkArrival(unit, nameOf(unit, i), input, umpire);
    });
    checkTogether(input, umpire);
    const corps = input.units.filter((unit) => isCorps(unit.type)).length;
    const owed = umpire.options.divisionRemovedPer === 'card' ? Math.min(corps, 1) : corps;
    checkGivenUp(input, owed, umpire);
    if (!umpire.legal) {
      umpire.note('8.5.2.2', 'reinforcement-all-or-none');
      return null;
    }
    umpire.note('8.5.2.2', 'reinforcement-all-placed', { units: input.units.length });
    if (owed > 0) umpire.note('8.5.2.5', 'divisions-given-up', { corps, owed });
    umpire.summarise('reinforcement-summary', { units: input.units.length, owed });
    return { corps, divisionsRemoved: owed, kindUsed: input.kind };
  },
});

/** 8.5.2.3, 8.5.2.4, 16.4.3.2 */
function checkArrival(unit: ArrivingUnit, name: string, input: ReinforcementInput, umpire: Judge): void {
  if (!unit.aside) umpire.forbid(['8.5.2.2', '4.2.2'], 'reinforcement-not-aside', { unit: name });
  const place = unit.toReserve ? 'reserve' : unit.to!.name;
  if (unit.cardSays.length > 0 && !unit.cardSays.includes(place))
    umpire.forbid(['8.5.2.3', '8.5.1.1'], 'reinforcement-not-there', { unit: name, places: unit.cardSays });
  if (isCorps(unit.type) && unit.toReserve) {
    umpire.forbid('8.5.2.4', 'place-corps-reserve', { unit: name });
    return;
  }
  if (unit.toReserve) {
    umpire.note('8.5.2.3', 'placed-in-reserve', { unit: name });
    return;
  }
  const to = unit.to!;
  checkPlacement(umpire, input.side, unit, name, to, input.northIsolated);
  const inNorth = to.region !== 'none' || to.north;
  if (input.side === 'republican' && input.northIsolated && inNorth && !isCorps(unit.type))
    umpire.forbid(['16.4.3.2', '16.4.3'], 'north-no-reinforcements', { unit: name });
  if (umpire.legal)
    umpire.note(isCorps(unit.type) ? '8.5.2.4' : '8.5.2.3', isArmour(unit.type) ? 'armour-placed' : 'unit-placed', {
      unit: name,
      space: to.name,
    });
}

/** 9.1.1: units of one card put in one space count together. */
function checkTogether(input: ReinforcementInput, umpire: Judge): void {
  const counts = new Map<string, number>();
  for (const { to, toReserve } of input.units) {
    if (!to || toReserve) continue;
    const count = (counts.get(to.name) ?? to.units.length) + 1;
    counts.set(to.name, count);
    if (count === STACKING_LIMIT + 1 && to.units.length < STACKING_LIMIT)
      umpire.forbid(['8.5.2.3', '9.1.1'], 'place-together-overstacks', { space: to.name });
  }
}

/** 8.5.2.5: who may be given up, and from where. */
function checkGivenUp(input: ReinforcementInput, owed: number, umpire: Judge): void {
  if (input.givenUp.length < owed) umpire.forbid('8.5.2.5', 'division-owed', { owed, given: input.givenUp.length });
  if (input.givenUp.length > owed) umpire.forbid('8.5.2.5', 'division-too-many', { owed, given: input.givenUp.length });
  input.givenUp.forEach((unit, i) => {
    const name = nameOf(unit, i);
    const listed =
      !isCorps(unit.type) && unit.region === 'none' && umpire.chart('division-removal').flag(input.side, unit.type);
    if (!listed) umpire.forbid('8.5.2.5', 'division-not-eligible', { unit: name });
    else if (unit.type === 'pol' && unit.inNorth && input.side === 'republican')
      umpire.forbid('8.5.2.5', 'division-police-north', { unit: name });
    if (unit.place === 'map' && unit.supply !== 'supplied')
      umpire.forbid('8.5.2.5', 'division-out-of-supply', { unit: name });
    if (unit.place === 'eliminated' && input.eligibleInPlay)
      umpire.forbid('8.5.2.5', 'division-in-play-first', { unit: name });
  });
}
