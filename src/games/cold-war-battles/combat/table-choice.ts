import type { Cite } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import { battleOf, type Crt, type Side } from '../vocabulary.js';
import type { AttackPiece, TargetPiece } from './forces.js';

/** Why the Mobile CRT is closed to an attack. */
interface Bar {
  readonly rule: Cite;
  readonly key: string;
  readonly values: Record<string, string>;
}

/** Every reason against the Mobile CRT: the defenders' terrain and the attackers' command [9.13, 17.16, 17.30]. */
export function barsToMobile(
  attackers: readonly AttackPiece[],
  defenders: readonly TargetPiece[],
  side: Side,
  umpire: Judge,
): Bar[] {
  const bars: Bar[] = [];
  const chart = umpire.chart('terrain-effects');
  const check = (terrain: string): void => {
    if (chart.flag(terrain, 'mobileForbidden')) {
      bars.push({ rule: ['9.13', '18.1'], key: 'mobile-barred-terrain', values: { terrain } });
    }
  };
  for (let i = 0; i < defenders.length; i += 1) {
    const { hex, unit } = defenders[i]!;
    if (i === 0 || hex !== defenders[i - 1]!.hex) hex.terrain.forEach(check);
    if (unit.type === 'base' && !hex.terrain.includes('base')) check('base');
  }
  if (side === 'southAfrican') {
    const unita = attackers.some(({ command }) => command === 'unita');
    const sadf = attackers.some(({ command, artillery }) => command === 'sadf' && !artillery);
    if (unita && !sadf) bars.push({ rule: '17.30', key: 'mobile-barred-unita', values: {} });
  }
  if (side === 'communist') {
    const advised = attackers.some(
      ({ command, unit }) => command === 'eastGerman' || command === 'sovietAdviser' || unit.nearCommunications,
    );
    if (!advised) bars.push({ rule: '17.16', key: 'mobile-barred-communist', values: {} });
  }
  return bars;
}

/** The section that opens both tables to a side. */
const freedom = (side: Side): Cite => {
  if (battleOf(side) === 'budapest56') return ['9.13', '16.22'];
  return side === 'communist' ? ['9.13', '17.16'] : ['9.13', '17.30'];
};

/** Whether the defender names the table, being nothing but light troops [21.1]. */
export function defenderChooses(defenders: readonly TargetPiece[], umpire: Judge): boolean {
  if (!umpire.options.screening) return false;
  const light = umpire.chart('special-units').at('screening', 'units') as readonly string[];
  return defenders.every(({ unit }) => unit.type !== undefined && light.includes(unit.type));
}

/**
 * The table to be used. A choice left open falls to the only table allowed; where both are, the umpire asks for it
 * rather than guess.
 */
export function chooseTable(
  wanted: Crt | undefined,
  attackers: readonly AttackPiece[],
  defenders: readonly TargetPiece[],
  side: Side,
  umpire: Judge,
): Crt | undefined {
  // Whoever asks for Assault is asked about Mobile only where the defender might have the choice [21.1].
  const bars =
    wanted === 'assault' && !umpire.options.screening ? [] : barsToMobile(attackers, defenders, side, umpire);
  const screened = bars.length === 0 && defenderChooses(defenders, umpire);
  if (screened) umpire.note('21.1', 'screening');
  if (wanted === 'assault') {
    umpire.note('9.13', 'table-chosen', { crt: wanted });
    return wanted;
  }
  if (wanted === 'mobile') {
    for (const { rule, key, values } of bars) umpire.forbid(rule, key, values);
    if (bars.length === 0) umpire.note(freedom(side), 'table-chosen', { crt: wanted });
    return wanted;
  }
  if (bars.length === 0) {
    umpire.forbid(screened ? ['9.13', '21.1'] : '9.13', 'table-not-chosen', { by: screened ? 'defender' : 'attacker' });
    return undefined;
  }
  for (const { rule, key, values } of bars) umpire.note(rule, key, values);
  return 'assault';
}
