import { distance } from '../../../kernel/hexes/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, type MissingFact } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { Field, layOutField, type MapUnit, type Placed } from '../shared/position.js';
import { battleOf, commandOf, opponentOf, type Side } from '../vocabulary.js';
import { adjacentAttack } from './adjacent-attack.js';
import type { AdjacentAttackOutcome } from './adjacent-attack-shapes.js';
import { exchangeLosses, type Payment } from './exchange-losses.js';
import type { CombatUnit } from './pieces.js';
import { rubbleCheck } from './rubble-check.js';
import { type PointsScored, scoreEliminations } from './victory-points.js';
import { onGround } from './whole-combat-ground.js';
import { after, type Fighter, isGone, type Retreated, retreatsOf, waiting } from './whole-combat-retreats.js';
import { type ChoiceLeft, type UnitRetreat, WholeCombatInput, WholeCombatOutcome } from './whole-combat-shapes.js';

/** [9.2 to 9.21]: an adjacent attack on a map, as far as it goes without a player's choice. */
export const wholeCombat = procedure<WholeCombatInput, WholeCombatOutcome, Options>({
  id: 'whole-combat',
  resolver: 'combat',
  title: { en: 'A combat to its end', ja: '戦闘の最後まで' },
  description: {
    en: 'An adjacent attack over a map in one call: the result, the ways to pay an exchange, every retreat, the advance, rubble and points, and what the players still have to choose.',
    ja: '地図上の隣接戦闘を一度に解決します。結果、交換の支払い方、各退却、前進、瓦礫、得点と、まだ選ぶべきことを示します。',
  },
  rules: ['9.2', '9.14', '9.16', '9.20'],
  input: WholeCombatInput,
  outcome: WholeCombatOutcome,
  dice: [DICE.combat, DICE.rubble],
  example: {
    input: {
      attackingSide: 'soviet',
      crt: 'mobile',
      attackers: [{ name: '1/2 Guards', attack: 5, hex: '0304' }],
      defendingHexes: [{ hex: '0303', terrain: ['hilltop'], units: [{ name: 'Students', defence: 2 }] }],
      map: { grid: { columns: 5, rows: 5 }, defaultTerrain: ['clear'] },
    },
    dice: { given: [4] },
  },

  resolve(input, umpire) {
    demandFacts(missingHexes(input));
    const { attackingSide: side, unAttention } = input;
    const enemy = opponentOf(side);
    const stage = place(input, umpire);
    const attack = umpire.legal ? adjacentAttack.resolve(stage.question, umpire) : null;
    if (!attack) return null;
    const attackers = stage.attackers.map((placed, i): Fighter => ({ placed, fate: attack.attackers[i]! }));
    const defenders = stage.defenders.map((placed, i): Fighter => ({ placed, fate: attack.defenders[i]! }));
    const field = stage.with([...attackers, ...defenders].filter((fighter) => !isGone(fighter)));
    const payments = waysToPay(input, attack, umpire);
    const driven = retreatsOf(defenders, enemy, field, attack.mayEvacuate, umpire);
    const settled = after(driven, field);
    const back = settled ? retreatsOf(attackers, side, settled, attack.mayEvacuate, umpire) : [];
    const pending = settled ? [] : attackers.filter(({ fate }) => fate.hexes > 0).map((one) => waiting(one, side));
    const victoryPoints = [...attack.victoryPoints];
    scoreEliminations(driven.filter(isLost).map(asLost), enemy, unAttention, umpire, victoryPoints);
    scoreEliminations(back.filter(isLost).map(asLost), side, unAttention, umpire, victoryPoints);
    const rubble = fallenHouses(attack, side, victoryPoints, umpire);
    const choices = choicesLeft(attack, payments, [...driven, ...back], side);
    umpire.summarise('whole-combat-summary', {
      result: attack.result,
      choices: choices.length,
      points: victoryPoints.reduce((sum, { points }) => sum + points, 0),
    });
    return {
      attack,
      payments,
      retreats: [...driven.map(told), ...back.map(told), ...pending],
      advanceHexes: openHexes(attack, driven, back, field),
      rubble,
      victoryPoints,
      choices,
    };
  },
});

const told = ({ retreat }: Retreated): UnitRetreat => retreat;
const isLost = ({ retreat }: Retreated): boolean => retreat.eliminated;
const asLost = ({ fighter: { placed, fate } }: Retreated) => ({
  name: fate.unit,
  command: placed.command,
  unit: placed.unit,
});

/** Whoever may have to retreat has to stand somewhere [9.16]. */
function missingHexes({ attackers, defendingHexes }: WholeCombatInput): MissingFact[] {
  const detail = { en: 'its hex on the map', ja: '地図上のヘクス' };
  const wanting = (list: string, places: readonly { readonly hex?: string }[]): MissingFact[] =>
    places.flatMap(({ hex }, at) =>
      hex === undefined ? [{ pointer: `/${list}/${at}/hex`, rule: '9.16', detail }] : [],
    );
  return [...wanting('attackers', attackers), ...wanting('defendingHexes', defendingHexes)];
}

interface Stage {
  readonly attackers: readonly Placed[];
  readonly defenders: readonly Placed[];
  /** The question with its ground read off the map. */
  readonly question: WholeCombatInput;
  /** The field with those of the combat who are left. */
  with(fighters: readonly Fighter[]): Field;
}

/** Everybody on the map; attackers stand beside every hex they attack [9.1, 9.5]. */
function place(input: WholeCombatInput, umpire: Judge): Stage {
  const { attackingSide: side, map, units, embassies, defendingHexes } = input;
  const around = layOutField({ battle: battleOf(side), map, units, embassies }, umpire);
  const { board } = around;
  const at = (name: string | undefined, pointer: string): number => hexAt(board, name!, pointer);
  const targets = defendingHexes.map(({ hex }, i) => at(hex, `/defendingHexes/${i}/hex`));
  const attackers = input.attackers.map((unit, i) => {
    const hex = at(unit.hex, `/attackers/${i}/hex`);
    const name = unit.name ?? `attacker-${i + 1}`;
    targets.forEach((target, j) => {
      if (distance(board.grid, hex, target) === 1) return;
      umpire.forbid(['9.5', '9.1'], 'not-beside', { unit: name, hex: defendingHexes[j]!.hex! });
    });
    return onMap(unit, name, side, hex, around);
  });
  const enemy = opponentOf(side);
  const present = defendingHexes.flatMap(({ units: there }, i) =>
    there.map((unit) => ({ unit, placed: onMap(unit, unit.name ?? '', enemy, targets[i]!, around) })),
  );
  const bystanders = present.filter(({ unit }) => unit.alreadyAttacked).map(({ placed }) => placed);
  const places = attackers.map(({ hex }) => hex);
  return {
    attackers,
    question: onGround(input, around, places, targets, umpire),
    defenders: present.filter(({ unit }) => !unit.alreadyAttacked).map(({ placed }) => placed),
    with: (fighters) =>
      new Field({
        battle: around.battle,
        board,
        embassies: around.embassies,
        units: [...around.units, ...bystanders, ...fighters.map(({ placed }) => placed)],
      }),
  };
}

function onMap(unit: CombatUnit, name: string, side: Side, hex: number, field: Field): Placed {
  const { type = 'infantry', movement, suppressed } = unit;
  const counter: MapUnit = { name, hex: field.name(hex), side, type, movement, suppressed };
  return { unit: counter, command: commandOf(unit, side), hex };
}

/** More attackers than this have too many ways to pay to be written down. */
const MOST_PAYERS = 16;

/** The ways to pay an exchange, where there is a choice between them [9.14]. */
function waysToPay(input: WholeCombatInput, attack: AdjacentAttackOutcome, umpire: Judge): Payment[] {
  if (!attack.losses || !attack.attackers.some(({ fate }) => fate === 'standsUnlessChosen')) return [];
  const attackers = input.attackers
    .map((unit, i) => ({ ...unit, name: attack.attackers[i]!.unit }))
    .filter(({ defence }) => defence !== 0);
  if (attackers.length > MOST_PAYERS) return [];
  const { attackingSide, unAttention } = input;
  return exchangeLosses.resolve({ attackingSide, attackers, owed: attack.losses.value, unAttention }, umpire)!.ways;
}

/** One die for each hex that the guns or the air may have brought down [16.32]. */
function fallenHouses(attack: AdjacentAttackOutcome, side: Side, points: PointsScored[], umpire: Judge): string[] {
  if (attack.rubbleChecks.length === 0) return [];
  const hexes = attack.rubbleChecks.map((hex) => ({ hex, terrain: [], due: true }));
  const { rubble, hungarianPoints } = rubbleCheck.resolve({ attackingSide: side, hexes }, umpire)!;
  if (hungarianPoints > 0) points.push({ side: 'hungarian', points: hungarianPoints, award: 'rubble' });
  return rubble;
}

/** The hexes an advance may use: the one that was left, and the retreat path where it is the only one [9.20]. */
function openHexes(
  { advance }: AdjacentAttackOutcome,
  driven: readonly Retreated[],
  back: readonly Retreated[],
  field: Field,
): string[] {
  if (!advance || advance.side === 'nobody') return [];
  const beaten = advance.side === 'attacker' ? driven : back;
  const [only] = beaten;
  if (advance.to !== 'retreatPath' || beaten.length !== 1 || !only?.way) return advance.hexes;
  const { side } = only.retreat;
  // One hex short of a friend of the beaten unit [9.20].
  const held = only.way.findIndex((hex) => field.at(hex).some(({ unit }) => unit.side === side));
  const way = held < 0 ? only.way : only.way.slice(0, held);
  return [...new Set([...advance.hexes, ...way.map((hex) => field.name(hex))])];
}

/** What is left to the players: losses, then ways to go, then who follows [9.14, 9.16, 9.20]. */
function choicesLeft(
  attack: AdjacentAttackOutcome,
  payments: readonly Payment[],
  retreated: readonly Retreated[],
  side: Side,
): ChoiceLeft[] {
  const choices: ChoiceLeft[] = [];
  const names = (fate: string): string[] => attack.attackers.filter((one) => one.fate === fate).map(({ unit }) => unit);
  const add = (choice: ChoiceLeft['choice'], who: Side, units: string[]): void => {
    if (units.length > 0) choices.push({ choice, side: who, units });
  };
  add('lossOfUnit', side, names('retreatsUnlessChosen'));
  if (payments.length !== 1) add('exchange', side, names('standsUnlessChosen'));
  for (const owner of [opponentOf(side), side]) {
    const owing = retreated.filter(({ retreat }) => retreat.side === owner && !retreat.eliminated);
    add(
      'retreat',
      owner,
      owing.filter(({ retreat }) => retreat.paths.length > 1).map(({ retreat }) => retreat.unit),
    );
    add(
      'evacuation',
      owner,
      owing.filter(({ retreat }) => retreat.mayEvacuate).map(({ retreat }) => retreat.unit),
    );
  }
  const { advance } = attack;
  if (advance && advance.side !== 'nobody') {
    add('advance', advance.side === 'attacker' ? side : opponentOf(side), advance.units);
  }
  return choices;
}
