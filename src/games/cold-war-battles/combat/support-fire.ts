import type { Judge } from '../options.js';
import { checkCounter } from '../shared/counter.js';
import { type Command, commandOf, isArtilleryType, isDivision, isIrregular, type Side, sideOf } from '../vocabulary.js';
import type { AttackPiece, DefencePiece } from './forces.js';
import type { BarrageBattery, ProtectiveBattery, RangedBattery } from './pieces.js';
import type { Lost } from './victory-points.js';

export type Mission = 'bombardment' | 'closeSupport' | 'fpf';

const OUT_OF_RANGE = { bombardment: '10.8', closeSupport: '10.11', fpf: '10.14' } as const;

/** One battery's fitness to fire at a distance, whatever it fires at. */
function checkBattery(
  battery: RangedBattery,
  name: string,
  strength: number,
  mission: Mission,
  side: Side,
  umpire: Judge,
): void {
  const unit = name;
  const { command } = battery;
  if (command !== undefined) checkCounter({ unit, command, type: battery.type }, side, umpire);
  if (command === 'hungarianArmy') umpire.forbid('16.34', 'army-artillery', { unit });
  if (!isArtilleryType(battery.type)) umpire.forbid('10.2', 'not-artillery', { unit });
  if (!battery.inRange) umpire.forbid(OUT_OF_RANGE[mission], 'out-of-range', { unit });
  if (battery.adjacentToEnemy) umpire.forbid(mission === 'fpf' ? '10.14' : '10.12', 'battery-adjacent', { unit });
  if (battery.suppressed) umpire.forbid('11.3', 'battery-suppressed', { unit });
  checkShare(battery, unit, strength, umpire);
  if (!battery.committed && umpire.options.fireControl && underFireControl(command, side, umpire)) {
    umpire.forbid(['23.2', '23.1'], 'not-committed', { unit });
  }
  if (battery.nearHq && side !== 'hungarian') umpire.forbid('16.17', 'no-hq', { unit, side });
  if (battery.nearCommunications && side !== 'communist') umpire.forbid('17.13', 'no-communications', { unit, side });
}

/** A battery fires once a player turn with all it has; US artillery alone may divide its strength [9.9, 10.1, 16.18]. */
function checkShare(battery: RangedBattery, unit: string, strength: number, umpire: Judge): void {
  const { share, shareElsewhere } = battery;
  const splits = battery.command === 'nato';
  if (battery.alreadyFired && !(splits && shareElsewhere > 0)) umpire.forbid('10.1', 'battery-fired', { unit });
  if (share === undefined && shareElsewhere === 0) return;
  const used = (share ?? strength) + shareElsewhere;
  if (!splits) {
    if (used !== strength || shareElsewhere > 0) umpire.forbid('9.9', 'strength-split', { unit });
  } else if (used > strength) umpire.forbid('16.18', 'strength-overdrawn', { unit, used, strength });
  else if (umpire.legal)
    umpire.note('16.18', 'strength-shared-out', { unit, share: share ?? strength, elsewhere: shareElsewhere });
}

/** Whose guns and aircraft must be aimed before the phase begins [23.1]. */
export const underFireControl = (command: Command | undefined, side: Side, umpire: Judge): boolean =>
  umpire.chart('fire-control').flag(commandOf({ command }, side), 'bound');

/** Which commands' guns may help which commands' combats [16.10, 16.23, 17.8, 17.18]. */
function checkCommand(
  helper: Command | undefined,
  unit: string,
  side: Side,
  helped: readonly Command[],
  umpire: Judge,
): void {
  if (helper === undefined || sideOf(helper) !== side) return;
  const among = (command: Command): boolean => helped.includes(command);
  if (side === 'hungarian') {
    const allied = helper === 'nato' ? among('nato') : helped.some((command) => command !== 'nato');
    if (!allied) umpire.forbid('16.10', 'foreign-support', { unit, command: helper });
  }
  if (side === 'soviet' && isDivision(helper)) {
    if (helped.some(isDivision) && !among(helper)) umpire.forbid('16.23', 'foreign-support', { unit, command: helper });
  }
  if (side === 'communist' && helper === 'mpla' && among('cuban') && !among('mpla')) {
    umpire.forbid('17.8', 'foreign-support', { unit, command: helper });
  }
  if (side === 'southAfrican' && helper === 'unita' && among('sadf') && !among('unita')) {
    umpire.forbid('17.18', 'foreign-support', { unit, command: helper });
  }
}

const strengthOf = (battery: BarrageBattery | ProtectiveBattery): number =>
  'barrage' in battery ? battery.barrage : battery.fpf;

/** Batteries that fire, and what they add; one that proves worthless when revealed adds nothing [14.4]. */
export interface Salvo<B> {
  readonly batteries: readonly B[];
  readonly strength: number;
  readonly revealed: readonly string[];
  readonly worthless: readonly Lost[];
}

const NO_NAMES: readonly never[] = [];

/** Declares the batteries of one side for a combat, refusing those that may not fire into it. */
export function declareBatteries<B extends BarrageBattery | ProtectiveBattery>(
  batteries: readonly B[],
  mission: Mission,
  side: Side,
  helped: readonly Command[] | undefined,
  umpire: Judge,
): Salvo<B> {
  if (batteries.length === 0) return { batteries, strength: 0, revealed: NO_NAMES, worthless: NO_NAMES };
  const firing: B[] = [];
  const revealed: string[] = [];
  const worthless: Lost[] = [];
  let strength = 0;
  for (let i = 0; i < batteries.length; i += 1) {
    const battery = batteries[i]!;
    const name = battery.name ?? `battery-${i + 1}`;
    checkBattery(battery, name, strengthOf(battery), mission, side, umpire);
    if ('shakenThisPhase' in battery && battery.shakenThisPhase) {
      umpire.forbid('10.14', 'battery-shaken', { unit: name });
    }
    if (helped) checkCommand(battery.command, name, side, helped, umpire);
    if (battery.untried) revealed.push(name);
    if (battery.defence === 0) worthless.push({ name, command: commandOf(battery, side), unit: battery });
    else {
      firing.push(battery);
      strength += battery.share ?? strengthOf(battery);
    }
  }
  if (side === 'communist' && helped && batteries.length > 1) umpire.forbid('17.8', 'one-battery');
  return { batteries: firing, strength, revealed, worthless };
}

/** Guns that fire show themselves [14.2, 14.4]. */
export function noteRevealedGuns({ revealed, worthless }: Salvo<unknown>, umpire: Judge): void {
  if (revealed.length > 0) umpire.note('14.2', 'revealed', { units: revealed });
  if (worthless.length > 0) {
    umpire.note(['14.4', '9.4'], 'worthless-revealed', { units: worthless.map(({ name }) => name) });
  }
}

/** Special Forces and Guerrillas draw no fire and call for none [22.4]. */
export function checkIrregulars(
  attackers: readonly AttackPiece[],
  defenders: readonly DefencePiece[],
  fire: { readonly support: boolean; readonly protection: boolean },
  umpire: Judge,
): void {
  if (!umpire.options.irregulars) return;
  if (attackers.every(({ unit }) => isIrregular(unit.type))) {
    if (fire.support) umpire.forbid('22.4', 'irregulars-unsupported');
    if (fire.protection) umpire.forbid('22.4', 'irregulars-no-fpf');
  }
  if (defenders.every(({ unit }) => isIrregular(unit.type))) {
    if (fire.support || attackers.some(({ artillery }) => artillery)) umpire.forbid('22.4', 'irregulars-no-target');
  }
}
