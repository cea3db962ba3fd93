import type { MissingFact } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import { checkCounter } from '../shared/counter.js';
import { battleOf, belongsTo, type Command, commandOf, firesAsArtillery, type Side } from '../vocabulary.js';
import {
  type Attacker,
  type CombatUnit,
  type Defender,
  type DefendingHex,
  isArtillery,
  type Target,
  type TargetHex,
} from './pieces.js';

/** A unit in a combat, with what the rules make of its facts. */
export interface AttackPiece {
  readonly unit: Attacker;
  readonly name: string;
  readonly command: Command;
  readonly artillery: boolean;
  /** Attack factor, or barrage for artillery [9.2, 10.12]. */
  readonly strength: number;
  /** What it counts for when an exchange is paid [9.14, 10.17]. */
  readonly lossValue: number;
}

/** A unit attacked, of which only an untried one need have told its defence factor. */
export interface TargetPiece<U extends Target = Target> {
  readonly unit: U;
  readonly name: string;
  readonly command: Command;
  readonly hex: DefendingHex | TargetHex;
}

export type DefencePiece = TargetPiece<Defender>;

export const hexName = (hex: { readonly hex?: string }, index: number): string => hex.hex ?? `hex-${index + 1}`;

/** The attacking units, refused where their facts do not hold together. */
export function musterAttackers(units: readonly Attacker[], side: Side, umpire: Judge): AttackPiece[] {
  const pieces: AttackPiece[] = [];
  for (let i = 0; i < units.length; i += 1) {
    const unit = units[i]!;
    const name = unit.name ?? `attacker-${i + 1}`;
    checkUnit(unit, name, side, umpire);
    checkHexside(unit, name, side, umpire);
    if (unit.alreadyFought) umpire.forbid(['9.9', '9.21'], 'already-fought', { unit: name });
    const artillery = isArtillery(unit, side);
    const strength = artillery ? (unit.barrage ?? unit.attack) : (unit.attack ?? unit.barrage);
    pieces.push({
      unit,
      name,
      command: commandOf(unit, side),
      artillery,
      strength: strength ?? 0,
      lossValue: artillery ? (unit.defence ?? 0) : (strength ?? 0),
    });
  }
  if (units.length > 1) checkStacks(pieces, umpire);
  return pieces;
}

/** Attackers whose strength the request does not tell [2.6]. */
export function missingStrengths(units: readonly Attacker[]): MissingFact[] {
  const missing: MissingFact[] = [];
  for (const [at, { attack, barrage }] of units.entries()) {
    if (attack !== undefined || barrage !== undefined) continue;
    const en = 'the printed attack factor, or for artillery the barrage strength';
    const detail = { en, ja: '記載された攻撃力（砲兵は弾幕力）' };
    missing.push({ pointer: `/attackers/${at}/attack`, rule: '2.6', detail });
  }
  return missing;
}

/** Artillery among the attackers whose defence factor is not known: it pays an exchange with it [10.17]. */
export function missingLossValues(units: readonly Attacker[], side: Side): MissingFact[] {
  const missing: MissingFact[] = [];
  for (const [at, unit] of units.entries()) {
    if (unit.defence !== undefined || !isArtillery(unit, side)) continue;
    const en = 'the printed defence factor of artillery, which is its loss value in EX and AX';
    const ja = '砲兵に記載された防御力（EXとAXで失う戦力に数える）';
    missing.push({ pointer: `/attackers/${at}/defence`, rule: '10.17', detail: { en, ja } });
  }
  return missing;
}

/** The defending units of every hex, with the terrain checked against the battle's chart [18.1]. */
export function musterDefenders<U extends Target>(
  hexes: readonly (DefendingHex | TargetHex)[] & readonly { readonly units: readonly U[] }[],
  side: Side,
  umpire: Judge,
): TargetPiece<U>[] {
  const pieces: TargetPiece<U>[] = [];
  for (const hex of hexes) {
    checkTerrain(hex, side, umpire);
    for (const unit of hex.units) {
      const name = unit.name ?? `defender-${pieces.length + 1}`;
      checkUnit(unit, name, side, umpire);
      pieces.push({ unit, name, command: commandOf(unit, side), hex });
    }
  }
  return pieces;
}

/** Untried units whose defence factor is not known: turned face up with 0 they are gone [14.4]. */
export function missingUntriedFactors(
  units: readonly { readonly untried: boolean; readonly defence?: number }[],
  pointer: string,
): MissingFact[] {
  const missing: MissingFact[] = [];
  for (const [at, { untried, defence }] of units.entries()) {
    if (!untried || defence !== undefined) continue;
    const en = 'the printed defence factor of a unit that is turned face up';
    const detail = { en, ja: '表に返されるユニットに記載された防御力' };
    missing.push({ pointer: `${pointer}/${at}/defence`, rule: '14.4', detail });
  }
  return missing;
}

/** Artillery among the defenders [10.15]. */
export const isDefendingGun = ({ unit, command }: DefencePiece): boolean => firesAsArtillery(unit.type, command);

/** An attacker without an attack factor; artillery has none to be without [9.4]. */
export const isWorthless = ({ artillery, strength }: AttackPiece): boolean => !artillery && strength === 0;

/** The defence factors printed on the units, which an exchange has to match [9.10, 9.14]. */
export function printedDefence(defenders: readonly DefencePiece[]): number {
  let factors = 0;
  for (const { unit } of defenders) factors += unit.defence;
  return factors;
}

export interface Revealed<T> {
  /** Everybody, in the order of the request. */
  readonly all: readonly T[];
  readonly standing: readonly T[];
  readonly gone: readonly T[];
}

/** Units that are turned face up, and those of them worth nothing in defence, which are gone at once [14.2, 14.4]. */
export function reveal<T extends { readonly unit: { untried: boolean; defence?: number }; readonly name: string }>(
  pieces: readonly T[],
  umpire: Judge,
): Revealed<T> {
  if (pieces.every(({ unit }) => !unit.untried && unit.defence !== 0))
    return { all: pieces, standing: pieces, gone: [] };
  const shown = pieces.filter(({ unit }) => unit.untried);
  if (shown.length > 0) umpire.note('14.2', 'revealed', { units: shown.map(({ name }) => name) });
  const gone = pieces.filter(({ unit }) => unit.defence === 0);
  if (gone.length > 0) umpire.note(['14.4', '9.4'], 'worthless-revealed', { units: gone.map(({ name }) => name) });
  return { all: pieces, standing: pieces.filter(({ unit }) => unit.defence !== 0), gone };
}

function checkTerrain(hex: DefendingHex | TargetHex, side: Side, umpire: Judge): void {
  const battle = battleOf(side);
  for (const terrain of hex.terrain) {
    if (!belongsTo(battle, terrain)) umpire.forbid('18.1', 'not-in-battle', { feature: terrain, battle });
  }
}

/** A counter of the wrong colour, or helped by a unit its side does not have. */
function checkUnit(unit: CombatUnit, name: string, side: Side, umpire: Judge): void {
  checkCounter({ unit: name, command: commandOf(unit, side), type: unit.type }, side, umpire);
  if (unit.nearHq && side !== 'hungarian') umpire.forbid('16.17', 'no-hq', { unit: name, side });
  if (unit.nearCommunications && side !== 'communist') {
    umpire.forbid('17.13', 'no-communications', { unit: name, side });
  }
}

function checkHexside(unit: Attacker, name: string, side: Side, umpire: Judge): void {
  if (unit.across === 'none') return;
  if (!belongsTo(battleOf(side), unit.across)) {
    umpire.forbid('18.1', 'not-in-battle', { feature: unit.across, battle: battleOf(side) });
  } else if (unit.across === 'cliff') umpire.forbid('18.1', 'across-cliff', { unit: name });
}

/** Commands that may not stack attack the same hex only from different hexes [17.8, 17.18]. */
function checkStacks(pieces: readonly AttackPiece[], umpire: Judge): void {
  for (let i = 0; i < pieces.length; i += 1) {
    const one = pieces[i]!;
    if (one.unit.hex === undefined) continue;
    for (let j = i + 1; j < pieces.length; j += 1) {
      const other = pieces[j]!;
      if (one.unit.hex !== other.unit.hex || one.command === other.command) continue;
      const pair = [one.command, other.command];
      const units = [one.name, other.name];
      if (pair.includes('mpla') && pair.includes('cuban')) umpire.forbid('17.8', 'same-hex', { units });
      if (pair.includes('sadf') && pair.includes('unita')) {
        const sadf = one.command === 'sadf' ? one : other;
        if (sadf.unit.type !== 'specialForce') umpire.forbid('17.18', 'same-hex', { units });
      }
    }
  }
}
