import { choice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, type MissingFact } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { callName } from '../shared/units.js';
import { opponentOf, Party, Scenario, Side, UnitType } from '../vocabulary.js';
import { DivisionPoints } from './assault-points.js';
import type { AttackOutcome } from './attack.js';
import { IMMUNE } from './barrage.js';

export class Withdrawal {
  @text('What to call the unit in the answer', { max: 60, optional: true }) name?: string;
  @choice('Type of unit; what a barrage does not touch is no target of it [10.4, 14.4, B.10]', UnitType, {
    default: 'infantry',
  })
  type!: UnitType;
  @text('Hex it stands in, where a side holds several', { max: 20, default: '' }) hex!: string;
  @flag('It retreats [11.61]') retreats!: boolean;
  @flag('Brunete: a Nationalist unit that began the game on the map, and so is of the 71st Division [B.14, B.18]')
  startedOnMap!: boolean;
}

export class VoluntaryRetreatInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Attacking side', Side) side!: Side;
  @list('Attacking units; they choose first [11.61]', Withdrawal, { maxItems: 40, default: [] })
  attackers!: Withdrawal[];
  @list('Defending units [11.61]', Withdrawal, { minItems: 1, maxItems: 40 }) defenders!: Withdrawal[];
  @flag('The combat is a barrage and nothing else [12.4.3]') barrageOnly!: boolean;
  @integer('Strength of the artillery that supports the attack [12.3.3]', { min: 0, max: 999, default: 0 })
  gunStrength!: number;
  @text(
    'Hex the attacker turns that artillery on, where he attacked several; left out, he has yet to choose [12.3.3]',
    {
      max: 20,
      optional: true,
    },
  )
  barrageHex?: string;
  @flag('Artillery supports the defence [12.3.3]') defensiveGuns!: boolean;
  @flag('Air units or points are committed [13.1, 13.2]') airCommitted!: boolean;
  @list('Assault points paid for this combat [11.2]', DivisionPoints, { maxItems: 30, default: [] })
  assaultPoints!: DivisionPoints[];
}

export class VoluntaryRetreatOutcome {
  @flag('The combat is over and no die is thrown [5.0]', {}) combatEnds!: boolean;
  @texts('Units that retreat one hex [11.6]', { max: 60, maxItems: 80 }) retreating!: string[];
  @choice('Who may advance into a hex left empty [11.7]', Party) mayAdvance!: Party;
  @flag('The supporting artillery of the attack becomes a barrage [12.3.3]', {}) barrageDue!: boolean;
  @texts('Units still in the hex it falls on; each is rolled for [12.3.3, 12.4]', { max: 60, maxItems: 40 })
  barrageTargets!: string[];
  @texts('Attacked hexes among which the attacker has yet to choose; the targets are those of all of them [12.3.3]', {
    max: 20,
    maxItems: 40,
    optional: true,
  })
  barrageHexes!: string[] | null;
  @integer('Assault points that stay spent [11.61]', { min: 0, max: 99 }) assaultPointsLost!: number;
}

/** Nobody retreats from a barrage, the 71st stands fast, and guns stay with their combat [12.3.3, 12.4.3, B.18]. */
function checkWithdrawal(input: VoluntaryRetreatInput, umpire: Judge): void {
  const check = (units: readonly Withdrawal[], side: Side): void => {
    units.forEach((unit, at) => {
      if (!unit.retreats) return;
      const bound = input.scenario === 'brunete' && side === 'nationalist' && unit.startedOnMap;
      if (bound) umpire.forbid(['B.18', 'B.14'], 'stands-fast', { unit: callName(unit, at) });
    });
  };
  check(input.attackers, input.side);
  check(input.defenders, opponentOf(input.side));
  if (input.barrageOnly && input.defenders.some(({ retreats }) => retreats)) {
    umpire.forbid('12.4.3', 'no-retreat-from-barrage');
  }
  const { barrageHex } = input;
  if (barrageHex !== undefined && !input.defenders.some(({ hex }) => hex === barrageHex)) {
    umpire.forbid('12.3.3', 'guns-not-re-aimed', { hex: barrageHex });
  }
}

/** Counters that do not keep an enemy out of their hex [14.4, B.10]. */
const RUN_OVER: readonly UnitType[] = ['truck', 'leader'];

/** Whether some hex of the side is emptied by its retreat, but for trucks and leaders alone [11.7, 14.4, B.10]. */
function emptiesHex(units: readonly Withdrawal[]): boolean {
  const opens = ({ retreats, type }: Withdrawal): boolean => retreats || RUN_OVER.includes(type);
  return units.some(({ hex, retreats }) => retreats && units.every((unit) => unit.hex !== hex || opens(unit)));
}

export const voluntaryRetreat = procedure<VoluntaryRetreatInput, VoluntaryRetreatOutcome, Options>({
  id: 'voluntary-retreat',
  resolver: 'combat',
  title: { en: 'Voluntary retreat before the die', ja: 'ダイス前の自発的後退' },
  description: {
    en: 'Who may retreat once the differential is known, what ends, who may advance, and what becomes of guns and points.',
    ja: '戦力差の判明後に誰が退けるか、何が終わり、誰が前進でき、砲と突撃ポイントがどうなるかを示す。',
  },
  rules: ['11.61'],
  input: VoluntaryRetreatInput,
  outcome: VoluntaryRetreatOutcome,
  from: { 'combat/attack': ({ assaultPointsSpent }: AttackOutcome) => ({ assaultPoints: assaultPointsSpent }) },
  example: {
    input: { side: 'republican', attackers: [{}], defenders: [{ retreats: true }], gunStrength: 6 },
  },
  resolve(input, umpire) {
    checkWithdrawal(input, umpire);
    if (!umpire.legal) return null;
    if (input.gunStrength > 0) demandFacts(missingHexes(input.defenders));
    const { attackers, defenders } = input;
    const attackersGo = attackers.some(({ retreats }) => retreats);
    const defendersGo = defenders.some(({ retreats }) => retreats);
    const combatEnds = attackersGo || defendersGo;
    const assaultPointsLost = combatEnds ? input.assaultPoints.reduce((sum, paid) => sum + paid.points, 0) : 0;
    const nobody = {
      combatEnds,
      retreating: [],
      mayAdvance: 'none' as Party,
      barrageDue: false,
      barrageTargets: [],
      barrageHexes: null,
      assaultPointsLost,
    };
    if (!combatEnds) {
      umpire.note('11.61', 'nobody-retreats');
      umpire.summarise('nobody-retreats');
      return nobody;
    }
    const names = (units: readonly Withdrawal[], go: boolean): string[] =>
      units.flatMap((unit, at) => (unit.retreats === go ? [callName(unit, at)] : []));
    const retreating = [...names(attackers, true), ...names(defenders, true)];
    umpire.note(['11.61', '11.6'], 'retreats-before-die', { units: retreating });
    umpire.note(['5.0', '11.61'], 'combat-ends');
    if (assaultPointsLost > 0) umpire.note(['11.61', '11.2'], 'points-not-refunded', { points: assaultPointsLost });
    if (input.airCommitted) umpire.note(['13.1', '11.61'], 'air-stays-spent');
    const mayAdvance = advancer(attackersGo, defendersGo, input, umpire);
    const barrage = turnGuns(input, umpire);
    if (input.defensiveGuns) umpire.note(['12.3.3', '12.1'], 'defensive-guns-have-fired');
    umpire.summarise('voluntary-retreat-summary', { units: retreating, party: mayAdvance });
    return { combatEnds, retreating, mayAdvance, ...barrage, assaultPointsLost };
  },
});

/** Where some defenders name their hex all of them have to: the guns fall on one of the hexes [12.3.3]. */
function missingHexes(defenders: readonly Withdrawal[]): MissingFact[] {
  if (defenders.every(({ hex }) => hex === '')) return [];
  const detail = { en: 'the hex the unit stands in', ja: 'ユニットのいるヘクス' };
  return defenders.flatMap(({ hex }, at) =>
    hex === '' ? [{ pointer: `/defenders/${at}/hex`, rule: '12.3.3', detail }] : [],
  );
}

type TurnedGuns = Pick<VoluntaryRetreatOutcome, 'barrageDue' | 'barrageTargets' | 'barrageHexes'>;

/** The guns of the attack fall on one of the attacked hexes, on whoever is left there that a barrage can touch [12.3.3]. */
function turnGuns({ defenders, gunStrength: strength, barrageHex }: VoluntaryRetreatInput, umpire: Judge): TurnedGuns {
  if (strength === 0) return { barrageDue: false, barrageTargets: [], barrageHexes: null };
  const hexes = [...new Set(defenders.map(({ hex }) => hex))];
  const barrageTargets: string[] = [];
  defenders.forEach((unit, at) => {
    if (unit.retreats || (barrageHex !== undefined && unit.hex !== barrageHex)) return;
    const name = callName(unit, at);
    const immune = IMMUNE[unit.type];
    if (immune === undefined) barrageTargets.push(name);
    else umpire.note(immune, 'not-a-target', { unit: name, type: unit.type });
  });
  const key = barrageTargets.length > 0 ? 'guns-turn-to-barrage' : 'guns-hit-empty-hex';
  umpire.note('12.3.3', key, { strength, units: barrageTargets });
  if (barrageHex !== undefined || hexes.length === 1) return { barrageDue: true, barrageTargets, barrageHexes: null };
  umpire.note('12.3.3', 'barrage-hex-to-choose', { hexes });
  return { barrageDue: true, barrageTargets, barrageHexes: hexes };
}

/** The other side advances if it did not retreat itself and a hex is left empty [11.7]. */
function advancer(
  attackersGo: boolean,
  defendersGo: boolean,
  { attackers, defenders }: VoluntaryRetreatInput,
  umpire: Judge,
): Party {
  if (attackersGo && defendersGo) {
    umpire.note('11.7', 'both-retreated');
    return 'none';
  }
  const party = defendersGo ? 'attacker' : 'defender';
  if (!emptiesHex(defendersGo ? defenders : attackers)) {
    umpire.note('11.7', 'hex-not-empty');
    return 'none';
  }
  umpire.note('11.7', 'may-advance', { party });
  return party;
}
