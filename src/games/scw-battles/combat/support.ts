import type { MissingFact } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import type { Gun, Member } from '../shared/units.js';
import type { Scenario, Side, UnitType } from '../vocabulary.js';

export type SupportPurpose = 'attack' | 'defence';

/** The corps of a unit: as stated, or in Brunete that of its division [B.19]. */
export function corpsOf(unit: Member, scenario: Scenario, umpire: Judge): string | undefined {
  if (unit.corps !== undefined || scenario !== 'brunete' || unit.division === undefined) return unit.corps;
  const chart = umpire.chart('brunete-corps');
  return chart.rows.find((corps) => (chart.at(corps, 'divisions') as readonly string[]).includes(unit.division!));
}

/** As much of a unit as tells its division. */
type Belonging = Pick<Member, 'brigade' | 'division'> & { readonly type?: UnitType };

/** How the list of divisions in Jarama calls a unit: by its brigade, or as the cavalry that has none [J.4, J.5]. */
const memberName = ({ brigade, type }: Belonging): string | undefined =>
  brigade ?? (type === 'cavalry' ? type : undefined);

/** The division of a unit: as stated, or in Jarama that of its brigade; Nationalist cavalry is Varela's [J.4, J.5]. */
export function divisionOf(
  unit: Belonging,
  { scenario, side }: { scenario: Scenario; side: Side },
  umpire: Judge,
): string | undefined {
  const member = memberName(unit);
  if (unit.division !== undefined || scenario !== 'jarama' || member === undefined) return unit.division;
  const chart = umpire.chart('jarama-divisions');
  const holds = (row: string): boolean =>
    chart.text(row, 'side') === side && (chart.at(row, 'members') as readonly string[]).includes(member);
  return chart.rows.find(holds);
}

/** Whether a unit sent without its division belongs to this one by its brigade or type [J.4, J.5]. */
function isMemberOf(division: string, unit: Belonging, scenario: Scenario, umpire: Judge): boolean {
  const member = memberName(unit);
  if (scenario !== 'jarama' || unit.division !== undefined || member === undefined) return false;
  const chart = umpire.chart('jarama-divisions');
  return chart.hasRow(division) && (chart.at(division, 'members') as readonly string[]).includes(member);
}

export const isIndependent = (unit: Member): boolean =>
  unit.brigade === undefined && unit.division === undefined && unit.corps === undefined;

/** Brigade guns serve their brigade, division guns their division, corps guns the corps, others anybody [12.3]. */
export function sameFormation(gun: Member, unit: Member, scenario: Scenario, umpire: Judge): boolean {
  if (gun.brigade !== undefined) {
    const divided = gun.division !== undefined && unit.division !== undefined && gun.division !== unit.division;
    return gun.brigade === unit.brigade && !divided;
  }
  if (gun.division !== undefined)
    return gun.division === unit.division || isMemberOf(gun.division, unit, scenario, umpire);
  return gun.corps === undefined || gun.corps === corpsOf(unit, scenario, umpire);
}

/** A gun fires only in supply and in command, once in a phase [12.1, 12.2]. */
export function checkFire(gun: Member & Partial<Pick<Gun, 'firedThisPhase'>>, name: string, umpire: Judge): void {
  if (!gun.inSupply) umpire.forbid(['12.2', '9.3'], 'gun-unsupplied', { gun: name });
  if (!gun.inCommand) umpire.forbid(['12.2', '10.3'], 'gun-out-of-command', { gun: name });
  if (gun.firedThisPhase) umpire.forbid('12.1', 'gun-has-fired', { gun: name });
}

/** A range without its distance, or the other way round, cannot be judged; without either the gun is taken as in range [12.0]. */
export function missingRange({ range, distance }: Gun, pointer: string): MissingFact[] {
  if ((range === undefined) === (distance === undefined)) return [];
  const field = range === undefined ? 'range' : 'distance';
  // At the next hex every gun is in range.
  if (distance === 1) return [];
  return [{ pointer: `${pointer}/${field}`, rule: '12.0', detail: RANGE_OF[field], cell: field }];
}

/** The same of several guns. */
export const missingRanges = (guns: readonly Gun[], pointer: string): MissingFact[] =>
  guns.flatMap((gun, at) => missingRange(gun, `${pointer}/${at}`));

const RANGE_OF = {
  range: { en: 'the range printed on the gun', ja: '砲に記載された射程' },
  distance: { en: 'the distance to the target in hexes', ja: '目標までのヘクス数' },
} as const;

/** Range counts the target hex and not the gun's own [12.0]. */
export function checkRange(gun: Gun, name: string, rule: string, umpire: Judge): void {
  if (gun.range === undefined || gun.distance === undefined || gun.distance <= gun.range) return;
  umpire.forbid([rule, '12.0'], 'gun-out-of-range', { gun: name, range: gun.range, distance: gun.distance });
}

/** At least one supported unit shares the gun's formation and is in command [12.2, 12.3]. */
function checkFormation(gun: Gun, name: string, supported: readonly Member[], scenario: Scenario, umpire: Judge): void {
  const own = supported.filter((unit) => sameFormation(gun, unit, scenario, umpire));
  if (own.length === 0) umpire.forbid('12.3', 'gun-of-another-formation', { gun: name });
  else if (!own.some((unit) => unit.inCommand)) umpire.forbid('12.2', 'supported-out-of-command', { gun: name });
}

/** Every condition of support fire that the facts given can break [12.2-12.3.4]. */
export function checkSupport(
  gun: Gun,
  name: string,
  supported: readonly Member[],
  purpose: SupportPurpose,
  scenario: Scenario,
  umpire: Judge,
): void {
  checkFire(gun, name, umpire);
  checkRange(gun, name, purpose === 'attack' ? '12.3.1' : '12.3.2', umpire);
  checkFormation(gun, name, supported, scenario, umpire);
}
