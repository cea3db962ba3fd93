import { type ChoiceOf, choice, defineChoice, text } from '../../../kernel/fields/index.js';
import { corpsOf, divisionOf } from '../combat/support.js';
import type { Judge } from '../options.js';
import { MapUnit } from '../shared/map.js';
import type { Member } from '../shared/units.js';
import type { Scenario, Side } from '../vocabulary.js';

export const Echelon = defineChoice('Echelon', ['battalion', 'brigade', 'division', 'corps']);
export type Echelon = ChoiceOf<typeof Echelon>;

/** A unit, HQ or leader with its place in the chain of command. */
export class CommandUnit extends MapUnit {
  @text('Battalion with an HQ of its own: the Jarama tank battalions 2/1 and 3/1 [J.13]', { max: 30, optional: true })
  battalion?: string;
  @text('Brigade, if any [10.1]', { max: 30, optional: true }) brigade?: string;
  @text('Division, if any [10.1]', { max: 30, optional: true }) division?: string;
  @text('Corps, if any [10.1]', { max: 30, optional: true }) corps?: string;
  @choice('For an HQ: what it is the HQ of [10.1]', Echelon, { optional: true }) echelon?: Echelon;
}

type Formations = Pick<CommandUnit, 'brigade' | 'division' | 'corps'>;

/** Whether a unit is of a leader's own command: that of his brigade, else of his division, else of his corps [14.0, 14.2]. */
export function isOfCommand({ brigade, division, corps }: Formations, unit: Formations): boolean {
  if (brigade !== undefined) return brigade === unit.brigade;
  return division !== undefined ? division === unit.division : corps !== undefined && corps === unit.corps;
}

/** One way up from a unit or an HQ. */
export interface Superior {
  readonly fits: (hq: CommandUnit) => boolean;
  /** Row of the command-range chart for an HQ of that echelon. */
  readonly range: (hq: CommandUnit) => string;
  readonly rule: string;
}

export interface ChainOfCommand {
  readonly scenario: Scenario;
  readonly side: Side;
  /** Corps HQs of the side exist in this game [10.1.2]. */
  readonly corpsExist: boolean;
}

const isDivisionHq = (division: string | undefined) => (hq: CommandUnit) =>
  hq.echelon === 'division' && hq.division === division;

/** Jarama: the C and D HQs stand in for the division HQ of any Republican unit [J.13]. */
const isCommonHq = (hq: CommandUnit): boolean =>
  hq.echelon === 'division' && (hq.division === 'C' || hq.division === 'D');

/** A truck, whoever rides on it, traces as a unit of no division [B.10, 10.1.3]. */
function withoutFormation({ brigade, division, corps, ...truck }: CommandUnit): CommandUnit {
  return truck;
}

/** Jarama: Nationalist cavalry has no brigade and is of the Varela division [J.5]. */
function withDivision(unit: CommandUnit, chain: ChainOfCommand, umpire: Judge): CommandUnit {
  const division = unit.brigade === undefined ? divisionOf(unit, chain, umpire) : unit.division;
  return division === unit.division ? unit : { ...unit, division };
}

/** What a unit of no division may trace to [10.1.3]. */
const ANY_HQ: Superior = { rule: '10.1.3', range: () => 'independentToHq', fits: () => true };

/** The HQs a unit may trace to first; the first that works will do [10.1, 10.1.3, J.13, B.14]. */
export function superiorsOfUnit(counter: CommandUnit, chain: ChainOfCommand, umpire: Judge): Superior[] {
  const unit = counter.type === 'truck' ? withoutFormation(counter) : withDivision(counter, chain, umpire);
  if (chain.scenario === 'brunete') return superiorsInBrunete(unit, chain, umpire);
  const jarama = chain.scenario === 'jarama';
  const rule = jarama ? 'J.13' : '10.1';
  const range = (): string => (jarama ? 'jarama' : 'unitToHq');
  if (jarama && unit.battalion !== undefined) {
    return [{ rule, range, fits: (hq) => hq.echelon === 'battalion' && hq.battalion === unit.battalion }];
  }
  // The Nationalist 5th Brigade goes straight to the Escamez HQ [J.13].
  const straight = jarama && chain.side === 'nationalist' && unit.brigade === '5';
  if (straight) return [{ rule, range, fits: isDivisionHq('Escamez') }];
  if (unit.brigade !== undefined) {
    const own: Superior = { rule, range, fits: (hq) => hq.echelon === 'brigade' && hq.brigade === unit.brigade };
    // A brigade of no division and no corps finds any HQ, its own first [10.1.3].
    const free = unit.corps === undefined && divisionOf(unit, chain, umpire) === undefined;
    return free ? [own, ANY_HQ] : [own];
  }
  if (unit.division !== undefined) {
    const common = jarama && chain.side === 'republican';
    return [{ rule, range, fits: (hq) => isDivisionHq(unit.division)(hq) || (common && isCommonHq(hq)) }];
  }
  if (unit.corps !== undefined) {
    return [{ rule: '10.1.3', range, fits: (hq) => hq.echelon === 'corps' && hq.corps === unit.corps }];
  }
  return [ANY_HQ];
}

/** The one brigade of Brunete that stands among the divisions, with points and an HQ of its own [B.4, B.7]. */
export const TANK_BRIGADE = '1 Tank Bde';

const isTankBrigadeHq = (hq: CommandUnit, division: string | undefined): boolean =>
  division === TANK_BRIGADE && hq.echelon === 'brigade' && hq.brigade === TANK_BRIGADE;

/** Brunete: straight to a division HQ or, for Republicans, a corps HQ [B.14]. */
function superiorsInBrunete(unit: CommandUnit, { side }: ChainOfCommand, umpire: Judge): Superior[] {
  const rule = 'B.14';
  if (side === 'nationalist') {
    const any = unit.division === undefined;
    return [
      {
        rule,
        range: () => 'bruneteNationalistToDivision',
        fits: (hq) => hq.echelon === 'division' && (any || hq.division === unit.division),
      },
    ];
  }
  const range = ({ echelon }: CommandUnit): string =>
    echelon === 'division'
      ? 'bruneteRepublicanToDivision'
      : echelon === 'corps'
        ? 'bruneteRepublicanToCorps'
        : 'independentToHq';
  if (unit.type === 'cavalry') return [{ rule, range, fits: () => true }];
  const corps = corpsOf(unit as unknown as Member, 'brunete', umpire);
  const isOwnCorpsHq = (hq: CommandUnit): boolean =>
    hq.echelon === 'corps' && (corps === undefined || hq.corps === corps);
  if (unit.division !== undefined) {
    return [
      { rule, range, fits: (hq) => isDivisionHq(unit.division)(hq) || isTankBrigadeHq(hq, unit.division) },
      { rule, range, fits: isOwnCorpsHq },
    ];
  }
  if (unit.corps !== undefined) return [{ rule, range, fits: isOwnCorpsHq }];
  return [{ rule: '10.1.3', range, fits: () => true }];
}

/** What an HQ must reach in its turn to give command; empty where it gives command by itself [10.1, 10.1.2, J.13, B.14]. */
export function superiorsOfHq(hq: CommandUnit, chain: ChainOfCommand, umpire: Judge): Superior[] {
  const jarama = chain.scenario === 'jarama';
  const rule = jarama ? 'J.13' : chain.scenario === 'brunete' ? 'B.14' : '10.1';
  switch (hq.echelon) {
    case 'battalion':
      return [
        {
          rule,
          range: () => 'jarama',
          fits: (up) =>
            (up.echelon === 'brigade' && up.brigade === hq.brigade) ||
            isDivisionHq(hq.division)(up) ||
            (chain.side === 'republican' && isCommonHq(up)),
        },
      ];
    case 'brigade': {
      const division = divisionOf(hq, chain, umpire);
      if (division === undefined) return [];
      const common = jarama && chain.side === 'republican';
      return [
        {
          rule,
          range: () => (jarama ? 'jarama' : 'brigadeToDivision'),
          fits: (up) => isDivisionHq(division)(up) || (common && isCommonHq(up)),
        },
      ];
    }
    case 'division': {
      if (jarama || !chain.corpsExist || (chain.scenario === 'brunete' && chain.side === 'nationalist')) return [];
      const corps = corpsOf(hq as unknown as Member, chain.scenario, umpire);
      return [
        {
          rule,
          range: () => (chain.scenario === 'brunete' ? 'bruneteRepublicanDivisionToCorps' : 'divisionToCorps'),
          fits: (up) => up.echelon === 'corps' && (corps === undefined || up.corps === corps),
        },
      ];
    }
    default:
      return [];
  }
}
