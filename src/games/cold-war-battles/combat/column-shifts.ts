import { type ChoiceOf, choice, defineChoice, integer } from '../../../kernel/fields/index.js';
import type { Cite } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import { type Command, isDivision, type Side } from '../vocabulary.js';
import type { AttackCircumstances } from './pieces.js';

export const ShiftSource = defineChoice('ShiftSource', [
  'terrain',
  'hilltopArtillery',
  'suppressedAttacker',
  'suppressedDefender',
  'hungarianHqAttack',
  'hungarianHqDefence',
  'sovietMixedAttack',
  'sovietMixedDefence',
  'sovietCommsAttack',
  'sovietCommsDefence',
  'supplyShortage',
  'refitting',
  'monsoon',
  'eventVpLead',
]);
export type ShiftSource = ChoiceOf<typeof ShiftSource>;

export class ColumnShift {
  @choice('What causes the shift', ShiftSource) source!: ShiftSource;
  @integer('Columns, to the right for the attacker', { min: -3, max: 3 }) shift!: number;
}

/** The shifts of one combat: netted, each at most once [9.2]. */
export class ShiftSheet {
  readonly shifts: ColumnShift[] = [];
  net = 0;

  constructor(private readonly umpire: Judge) {}

  terrain(cite: Cite, terrain: string, shift: number): void {
    this.shifts.push({ source: 'terrain', shift });
    this.net += shift;
    this.umpire.note(cite, 'terrain-shift', { terrain, shift });
  }

  add(cite: Cite, key: string, source: Exclude<ShiftSource, 'terrain'>): void {
    const shift = this.umpire.chart('column-shifts').number(source, 'shift');
    this.shifts.push({ source, shift });
    this.net += shift;
    this.umpire.note(cite, key, { shift });
  }
}

interface Helped {
  readonly command: Command;
  readonly unit: { readonly type?: string; readonly suppressed: boolean; nearHq: boolean; nearCommunications: boolean };
}

/** Near an HQ, or an HQ itself; NATO units earn nothing by it [16.17]. */
const ledByHq = ({ command, unit }: Helped): boolean =>
  command !== 'nato' && (unit.nearHq || ((unit.type === 'hq' || unit.type === 'dummyHq') && !unit.suppressed));

const inCommunication = ({ unit }: Helped): boolean =>
  unit.nearCommunications || (unit.type === 'communications' && !unit.suppressed);

/** Units of two or more divisions in one combat; the Special Corps never counts [16.23]. */
function mixedDivisions(pieces: readonly { readonly command: Command }[]): boolean {
  const first = pieces.find(({ command }) => isDivision(command));
  return first !== undefined && pieces.some(({ command }) => isDivision(command) && command !== first.command);
}

/** Headquarters, divisions and communications of both sides [16.17, 16.23, 17.13]. */
export function commandShifts(
  sheet: ShiftSheet,
  side: Side,
  attackers: readonly Helped[],
  defenders: readonly Helped[],
  airInCommunication: boolean,
): void {
  switch (side) {
    case 'hungarian':
      if (attackers.some(ledByHq)) sheet.add('16.17', 'hq-attack', 'hungarianHqAttack');
      if (mixedDivisions(defenders)) sheet.add('16.23', 'mixed-defence', 'sovietMixedDefence');
      break;
    case 'soviet':
      if (defenders.some(ledByHq)) sheet.add('16.17', 'hq-defence', 'hungarianHqDefence');
      if (mixedDivisions(attackers)) sheet.add('16.23', 'mixed-attack', 'sovietMixedAttack');
      break;
    case 'communist':
      if (airInCommunication || attackers.some(inCommunication)) {
        sheet.add('17.13', 'communications-attack', 'sovietCommsAttack');
      }
      break;
    case 'southAfrican':
      if (defenders.some(inCommunication)) sheet.add('17.13', 'communications-defence', 'sovietCommsDefence');
      break;
  }
}

/** Turns 6 to 8 of Angola, or 6 and 7 for those who follow 17.33 to the letter. */
export function isMonsoon(turn: number | undefined, side: Side, umpire: Judge): boolean {
  if (turn === undefined || side === 'soviet' || side === 'hungarian') return false;
  if (turn === 8 && umpire.options.monsoonTurns === 'sixToSeven') return false;
  return umpire.chart('angola-turns').flag(turn, 'monsoon');
}

/** Supply, refitting and weather of Angola [17.31, 17.32, 17.33]. */
export function campaignShifts(
  sheet: ShiftSheet,
  circumstances: AttackCircumstances,
  airAlone: boolean,
  monsoon: boolean,
): void {
  if (circumstances.supplyShortage && !airAlone) sheet.add('17.31', 'supply-shortage', 'supplyShortage');
  if (circumstances.refitting) sheet.add('17.32', 'refitting', 'refitting');
  if (monsoon) sheet.add('17.33', 'monsoon', 'monsoon');
}

/** Angola's troubles do not reach Budapest. */
export function checkCircumstances(
  { supplyShortage, refitting, unAttention }: AttackCircumstances,
  side: Side,
  umpire: Judge,
): void {
  if (side === 'communist' || side === 'southAfrican') return;
  if (supplyShortage) umpire.forbid('17.31', 'angola-only');
  if (refitting) umpire.forbid('17.32', 'angola-only');
  if (unAttention) umpire.forbid('18.5', 'angola-only');
}
