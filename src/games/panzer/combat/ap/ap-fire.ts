import { d100 } from '../../../../kernel/dice/index.js';
import { choice, flag, integer, list } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Judge, Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { AppliedModifier } from '../../shared/tally.js';
import { RangeFactor, SpotCounter } from '../../vocabulary.js';
import type { CardedFirer } from '../direct-fire/firer.js';
import { noteSpot } from '../direct-fire/note-spot.js';
import { findRangeFactor } from '../direct-fire/range-factor.js';
import { demandApFacts, demandApRange } from './ap-facts.js';
import { type PossibleShot, readShotCells, shotsPossible } from './ap-foresight.js';
import { AP_FIRE_FROM } from './ap-from.js';
import { ApHit, type HitQuestion, resolveHit } from './ap-hits.js';
import { apModifiers } from './ap-modifiers.js';
import { ApFireInput, type ApQuestion, checkApFire, checkSpread, readApQuestion, typeFired } from './ap-question.js';
import { ApTargetState, stateAfter } from './ap-result.js';
import { hitOn, numberOfHits, type Round, roundFired, targetsOf } from './ap-round.js';
import { hitAngle } from './ap-target.js';
import { apHitNumber, hitRow } from './hit-number.js';

export class ApFireOutcome {
  @choice('Range factor', RangeFactor) rangeFactor!: RangeFactor;
  @list('Modifiers that count', AppliedModifier, { maxItems: 60 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: -300, max: 200 }) netModifier!: number;
  @integer('Row of the AP Hit Table: the sum within -10 and +5', { min: -10, max: 5, optional: true })
  row!: number | null;
  @integer('AP hit number', { min: 0, max: 100, optional: true }) hitNumber!: number | null;
  @flag('The special round ran short and plain AP was fired [5.16.2.2]') fellBack!: boolean;
  @integer('Hits scored, where they were rolled for [6.5.2.1]', { min: 0, max: 3, optional: true })
  hitsScored!: number | null;
  @list('Hits in the order resolved', ApHit, { maxItems: 3, optional: true }) hits!: ApHit[] | null;
  @list('The first target and the extra ones afterwards', ApTargetState, { maxItems: 3, optional: true })
  targets!: ApTargetState[] | null;
  @choice('Counter of the firer', SpotCounter) firerSpot!: SpotCounter;
  @flag('The weapon is out of order until repaired, option 7.25') malfunction!: boolean;
  @flag('A missed rocket: check for a fire in a building hex, option 7.35 [7.35.3]') fireCheck!: boolean;
}

/** A shot of which nothing comes. */
const nothingHit = (rangeFactor: RangeFactor, firerSpot: SpotCounter): ApFireOutcome => ({
  rangeFactor,
  modifiers: [],
  netModifier: 0,
  row: null,
  hitNumber: null,
  hitsScored: null,
  fellBack: false,
  hits: [],
  targets: [],
  firerSpot,
  malfunction: false,
  fireCheck: false,
});

/** Small arms, anti-tank rifles and riders give themselves away less [6.1.3, 6.6.7.2]. */
function spotOf({ smallArms, weapon, transported }: CardedFirer): 'smallArms' | 'fire' {
  return smallArms === true || weapon === 'antiTankRifle' || transported ? 'smallArms' : 'fire';
}

/** Collateral damage of the hits before counts once [7.23]. */
function brokenBefore(question: HitQuestion, before: readonly ApHit[]): HitQuestion {
  const broken = before.flatMap(({ collateral }) => collateral ?? []);
  if (broken.length === 0) return question;
  const { target } = question;
  return { ...question, target: { ...target, collateralBefore: [...target.collateralBefore, ...broken] } };
}

/** The hits one after the other, each on the target as the one before left it; a destroyed vehicle takes no more. */
function resolveHits(
  input: ApQuestion,
  round: Round,
  factor: RangeFactor,
  count: number,
  umpire: Judge,
): { hits: ApHit[]; targets: ApTargetState[] } {
  const vehicles = targetsOf(input);
  const hits: ApHit[] = [];
  const struck = [0, ...input.extraTargets.flatMap(({ extraHits: given }, i) => Array<number>(given).fill(i + 1))];
  const angles = vehicles.map((vehicle, i) =>
    struck.slice(0, count).includes(i) ? hitAngle(vehicle, umpire) : ('front' as const),
  );
  for (let n = 0; n < count; n += 1) {
    const index = struck[n] ?? 0;
    const before = hits.filter((hit) => hit.target === index);
    if (before.some(({ result }) => result === 'ko' || result === 'bu')) {
      umpire.note('6.5.2.1', 'hit-on-wreck');
      continue;
    }
    const found = brokenBefore(hitOn(input, round, factor, index, angles[index]!), before);
    hits.push(
      resolveHit(
        {
          ...found,
          damaged: found.damaged || before.some(({ result }) => result === 'damaged'),
          trackHit: found.trackHit || before.some(({ result }) => result === 'trackHit'),
        },
        umpire,
      ),
    );
  }
  const targets = vehicles.map((vehicle, i) =>
    stateAfter(
      vehicle,
      hits.filter((hit) => hit.target === i),
      umpire,
    ),
  );
  return { hits, targets };
}

/** An unmodified 100 puts the weapon out of order [7.25]. */
function weaponJams(roll: number, umpire: Judge): boolean {
  const jams = umpire.options.weaponMalfunction && roll === 100;
  if (jams) umpire.note('7.25', 'malfunction');
  return jams;
}

/** A rocket that misses a vehicle may set the building or rubble of its hex on fire [7.35.3]. */
function rocketMayBurn({ firer, target }: ApQuestion, umpire: Judge): boolean {
  const { inside, builtUp } = target;
  const burns = umpire.options.fires && firer.weapon === 'handHeldAntiTank' && (inside !== undefined || builtUp);
  if (burns) umpire.note('7.35.3', 'rocket-fire-check');
  return burns;
}

/** Looks ahead at what follows a shot, with what the shot may be. */
type Afterwards = (input: ApQuestion, shots: readonly PossibleShot[], silent: Judge) => void;

/** The whole shot; `afterwards` looks at the cells that its consequences may need, before the first die. */
export function fireAp(request: ApFireInput, umpire: Judge, afterwards?: Afterwards): ApFireOutcome | null {
  const input = readApQuestion(request, umpire);
  const { firer, target } = input;
  checkApFire(input, umpire);
  if (!umpire.legal && !input.ammo && input.rangeFactor === undefined) return null;
  const declared = findRangeFactor(umpire, input.rangeFactor, input.ammo?.range, input.range);
  if (declared !== undefined) checkSpread(input, declared, umpire);
  if (!umpire.legal || declared === undefined) return null;
  const spot = spotOf(firer);
  if (target.eliminated) {
    umpire.note('4.4.1', 'shot-wasted');
    umpire.summarise('shot-wasted');
    return nothingHit(declared, spot);
  }
  demandApRange(input);
  if (!umpire.stopsAt('hitNumber')) {
    demandApFacts(input, declared, umpire);
    umpire.beforeDice((silent) => {
      const shots = shotsPossible(input, declared, silent);
      readShotCells(input, shots, silent);
      afterwards?.(input, shots, silent);
    });
  }
  if (input.hitsScored !== undefined) return placeHits(input, declared, input.hitsScored, umpire);
  const round = roundFired(input, declared, umpire);
  const { factor, fallsBack } = round;
  if (factor === undefined) return { ...nothingHit(declared, spot), fellBack: true };
  const tally = apModifiers({ ...input, factor, ammoFailures: round.failures }, umpire);
  const hitNumber = apHitNumber(umpire, tally.net, factor);
  const row = hitRow(tally.net);
  const aimed = { modifiers: tally.items, netModifier: tally.net, row, hitNumber, fellBack: fallsBack };
  if (umpire.stopsAt('hitNumber')) {
    umpire.summarise('hit-number', { factor, net: tally.net, number: hitNumber });
    return { ...nothingHit(factor, spot), ...aimed, hits: null, targets: null };
  }
  const roll = umpire.roll('hit', d100);
  const hit = roll <= hitNumber;
  umpire.note('4.4.3.2.3', hit ? 'ap-hit' : 'ap-miss', { roll, number: hitNumber });
  const malfunction = weaponJams(roll, umpire);
  const count = hit ? numberOfHits(round.normalRate ? 'N' : firer.rateOfFire, roll, hitNumber, umpire) : 0;
  const scored = { ...nothingHit(factor, spot), ...aimed, hitsScored: count, malfunction };
  if (umpire.stopsAt('hits') && count > 1) {
    umpire.summarise('hits-scored', { roll, number: hitNumber, hits: count });
    return { ...scored, hits: null, targets: null };
  }
  const struck = resolveHits(input, round, factor, count, umpire);
  const fireCheck = !hit && rocketMayBurn(input, umpire);
  noteSpot(firer, spot, umpire);
  const results = struck.hits.map(({ result }) => result);
  umpire.summarise(hit ? 'ap-hits-summary' : 'ap-miss-summary', { roll, number: hitNumber, ...(hit && { results }) });
  return { ...scored, ...struck, fireCheck };
}

/** Where hits that were rolled for before strike, and what they do: a gun that scores several has fallen back on nothing [6.5.2.1]. */
function placeHits(input: ApQuestion, factor: RangeFactor, count: number, umpire: Judge): ApFireOutcome {
  const round = { failures: 0, fallsBack: false, normalRate: false, type: typeFired(input), ammo: input.ammo, factor };
  const struck = resolveHits(input, round, factor, count, umpire);
  const spot = spotOf(input.firer);
  noteSpot(input.firer, spot, umpire);
  umpire.summarise('ap-placed-summary', { results: struck.hits.map(({ result }) => result) });
  return { ...nothingHit(factor, spot), hitsScored: count, ...struck };
}

export const apFire = procedure<ApFireInput, ApFireOutcome, Options>({
  id: 'ap-fire',
  resolver: 'combat',
  title: { en: 'AP fire, Advanced Game', ja: 'AP射撃（上級ゲーム）' },
  description: {
    en: 'One AP weapon at one vehicle: ammunition limits, modifiers, number of hits, location, armour, damage and the bail-out checks that follow. Direct fire and overwatch.',
    ja: 'AP火器1門の射撃：弾薬制限、修正、命中数、命中個所、装甲、損傷、続いて必要な脱出判定。直接射撃と臨機射撃。',
  },
  rules: ['6.5.2'],
  dice: [
    DICE.specialAmmo,
    DICE.ammo,
    DICE.hit,
    DICE.firstVariance,
    DICE.secondVariance,
    DICE.location,
    DICE.collateral,
  ],
  stops: [
    { id: 'hitNumber', title: { en: 'Only the hit number', ja: '命中値まで' } },
    { id: 'hits', title: { en: 'Up to several hits, before they are spread', ja: '複数命中の割り振りの前まで' } },
  ],
  from: AP_FIRE_FROM,
  input: ApFireInput,
  outcome: ApFireOutcome,
  example: {
    input: {
      range: 3,
      rangeFactor: 'P',
      penetration: 19,
      damage: { nd: 1, dm: 4, ko: 8 },
      firer: { command: 'shortHalt' },
      target: { cover: 'light', angle: 'frontSide', defense: { protection: 'S' } },
    },
    dice: { given: [12, 67] },
  },
  resolve: (request, umpire) => fireAp(request, umpire),
});
