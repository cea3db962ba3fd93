import { type ChoiceOf, choice, defineChoice, flag, list, object, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import { MovementCosts } from '../movement/costs.js';
import { Entry, isProhibited, isRoadTaken } from '../movement/entry.js';
import { Mover, movementClass } from '../movement/mover.js';
import type { Judge, Options } from '../options.js';
import { checkWeather } from '../shared/weather-rule.js';
import { Party, Scenario, Weather } from '../vocabulary.js';
import type { AttackOutcome } from './attack.js';

export const RetreatFate = defineChoice('RetreatFate', ['chooses', 'oneHex', 'eliminated']);
export type RetreatFate = ChoiceOf<typeof RetreatFate>;

export class RetreatHex extends Entry {
  @flag('Moving there would exceed stacking [11.6]') full!: boolean;
  @flag('It is off the map [16.0]') offMap!: boolean;
  @flag('Another rule closes it to the unit, such as the objective of another division [B.19, J.20]') closed!: boolean;
}

export class RetreatInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Weather [17.0]', Weather, { default: 'clear' }) weather!: Weather;
  @choice('Whose unit retreats [11.6]', Party, { default: 'defender' }) party!: Party;
  @object('The unit that retreats', Mover, { default: {} }) unit!: Mover;
  @text('Attacker: the hex it stood in just before it entered the enemy zone in the movement phase just ended [11.6]', {
    max: 20,
    optional: true,
  })
  cameFrom?: string;
  @list('The hexes around the unit, with what it would cross', RetreatHex, { maxItems: 6 }) hexes!: RetreatHex[];
}

export class RetreatOutcome {
  @choice('What the unit may do [11.6]', RetreatFate) fate!: RetreatFate;
  @texts('Hexes it may retreat to', { max: 20, maxItems: 6 }) hexes!: string[];
}

/** Where a scenario closes hexes to some of its units [B.19, J.20]. */
const CLOSES: Partial<Record<Scenario, string>> = { brunete: 'B.19', jarama: 'J.20' };

type Retreating = Pick<RetreatInput, 'scenario' | 'party' | 'cameFrom' | 'unit' | 'hexes'>;

/** Why a hex is closed to a retreat: enemy, enemy zone, terrain, stacking, edge of the map, the scenario [11.6, 16.0]. */
function closed(
  hex: RetreatHex,
  name: string,
  { unit: mover, scenario }: Retreating,
  costs: MovementCosts,
  umpire: Judge,
): boolean {
  if (hex.offMap) umpire.note('16.0', 'retreat-off-map', { hex: name });
  else if (hex.closed)
    umpire.note(CLOSES[scenario] ? [CLOSES[scenario], '11.6'] : '11.6', 'retreat-closed', { hex: name });
  else if (hex.enemy === 'units') umpire.note('11.6', 'retreat-enemy-unit', { hex: name });
  else if (hex.enemyZoc) umpire.note(['11.6', '8.1'], 'retreat-enemy-zoc', { hex: name });
  else if (isProhibited(mover, hex, costs)) umpire.note(['11.6', 'T.5'], 'retreat-prohibited', { hex: name });
  else if (hex.full) umpire.note(['11.6', '7.1'], 'retreat-overstacks', { hex: name });
  else if (isRoadTaken(mover, hex)) umpire.note(['11.6', '7.3', '6.3'], 'retreat-road-taken', { hex: name });
  else return false;
  return true;
}

/** The hex a unit came from is one of those around it [11.6]. */
export function checkFormerHex({ cameFrom, hexes }: Pick<Retreating, 'cameFrom' | 'hexes'>, pointer: string): void {
  if (cameFrom === undefined || hexes.some(({ hex }) => hex === cameFrom)) return;
  const detail = {
    en: `"${cameFrom}" is not one of the hexes around the unit`,
    ja: `「${cameFrom}」はユニットの周囲のヘクスではありません`,
  };
  throw new InvalidSituationError([{ pointer: `${pointer}/cameFrom`, detail }]);
}

/** The hexes open to a retreating unit: any for a defender, the one it came from for an attacker that moved in [11.6]. */
export function judgeRetreat(retreating: Retreating, costs: MovementCosts, umpire: Judge): RetreatOutcome {
  const { party, cameFrom, hexes } = retreating;
  const bound = party === 'attacker' && cameFrom !== undefined;
  if (bound) checkFormerHex(retreating, '');
  if (bound) umpire.note('11.6', 'retreats-to-former-hex', { hex: cameFrom });
  const open: string[] = [];
  hexes.forEach((hex, at) => {
    const name = hex.hex ?? `#${at + 1}`;
    if (bound && name !== cameFrom) return;
    if (!closed(hex, name, retreating, costs, umpire)) open.push(name);
  });
  const fate: RetreatFate = open.length === 0 ? 'eliminated' : bound || open.length === 1 ? 'oneHex' : 'chooses';
  if (fate === 'eliminated') umpire.note('11.6', 'retreat-eliminated');
  else umpire.note(['11.62', '11.8'], 'retreat-open', { hexes: open });
  umpire.summarise(fate === 'eliminated' ? 'retreat-eliminated' : 'retreat-summary', { hexes: open });
  return { fate, hexes: open };
}

export const retreatOptions = procedure<RetreatInput, RetreatOutcome, Options>({
  id: 'retreat-options',
  resolver: 'combat',
  title: { en: 'Where a unit may retreat', ja: '後退できるヘクス' },
  description: {
    en: 'Which of the hexes around a unit it may retreat to, or why it is eliminated; supply and command do not matter.',
    ja: '周囲のどのヘクスへ後退できるか、できなければ除去の理由を示す。補給と指揮は問わない。',
  },
  rules: ['11.6'],
  input: RetreatInput,
  outcome: RetreatOutcome,
  from: {
    'combat/attack': ({ attacker }: AttackOutcome) => ({
      party: attacker!.retreatHexes > 0 ? 'attacker' : 'defender',
    }),
    'combat/barrage': () => ({ party: 'defender' }),
  },
  example: {
    input: { hexes: [{ hex: '0101', enemyZoc: true }, { hex: '0102' }, { hex: '0203', terrain: ['woods'] }] },
  },
  resolve(input, umpire) {
    const { scenario, weather, unit } = input;
    checkWeather(input, umpire);
    if (!umpire.legal) return null;
    return judgeRetreat(input, new MovementCosts(umpire, scenario, weather, movementClass(unit)), umpire);
  },
});
