import { choice, choices, defineChoice, flag, halves, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, type MissingFact } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { checkCounter } from '../shared/counter.js';
import { Command, commandOf, Side, UnitType } from '../vocabulary.js';
import { checkRefit } from './refitting.js';

const Edge = defineChoice('Edge', ['north', 'east', 'south', 'west']);
const SovietEntry = defineChoice('SovietEntry', ['northEastBank', 'east', 'west', 'any']);

class EntryInput {
  @choice('Side', Side) side!: Side;
  @text('Name of the unit', { max: 40, default: 'unit' }) name!: string;
  @choice('Command', Command, { optional: true }) command?: Command;
  @choice('Unit type', UnitType, { default: 'infantry' }) type!: UnitType;
  @integer('Turn it is due [6.1]', { min: 0, max: 9, default: 1 }) dueTurn!: number;
  @integer('Turn it is to enter', { min: 1, max: 9 }) turn!: number;
  @choices('Edges of the map the hex lies on', Edge, { maxItems: 2, default: [] }) edges!: string[];
  @flag('The scenario prints this very hex for it, so that no other rule of entry is asked [6.1]') printed!: boolean;
  @flag('Of the north edge: on the east bank of the Danube [16.25]') eastBank!: boolean;
  @choice('Soviet unit: its printed entry; left out: by division [16.25]', SovietEntry, { optional: true })
  entry?: string;
  @flag('Its own entry hex is taken by the enemy, so that it uses this one [6.6, 16.26]') entryBlocked!: boolean;
  @integer('Soviet column: stacks ahead of it through the same hex [16.26]', { min: 0, max: 40, default: 0 })
  behind!: number;
  @flag('An enemy unit is in the hex [6.3]') enemyUnit!: boolean;
  @flag('The hex is in an enemy zone of control [6.3]') enemyZoc!: boolean;
  @flag('Its side is refitting: no unit may enter an enemy zone of control [17.32]') refitting!: boolean;
  @flag('The hex is full [6.3]') full!: boolean;
  @flag('The hex is, or is next to, an objective or square [16.12]') nearObjectiveOrSquare!: boolean;
  @integer('Hexes to Cuito Cuanavale [17.10, 17.24]', { min: 0, max: 200, optional: true }) toCuito?: number;
  @integer('Hexes to Mavinga [17.21, 17.24]', { min: 0, max: 200, optional: true }) toMavinga?: number;
  @flag('A South African unit is in Mavinga [17.21]') unitInMavinga!: boolean;
  @flag('The South African Base unit is in Mavinga [17.24]') baseInMavinga!: boolean;
  @flag('An enemy zone of control reaches Mavinga [17.21, 17.24]') enemyZocOnMavinga!: boolean;
}

class EntryOutcome {
  @halves('Movement points spent on the way to the entry hex [16.26]', { min: 0, max: 20 }) cost!: number;
  @flag('It may move on this turn') mayMove!: boolean;
  @flag('It stands in an enemy zone of control and must attack') mustAttack!: boolean;
}

/** [6.0]: where and when a reinforcement may come in. */
export const reinforcementEntry = procedure<EntryInput, EntryOutcome, Options>({
  id: 'reinforcement-entry',
  resolver: 'movement',
  title: { en: 'Entry of a reinforcement', ja: '増援の登場' },
  description: {
    en: 'Whether a reinforcement may be placed in a hex this turn, and what it may do then.',
    ja: '増援をそのヘクスに置けるか、その後動けるかを判定します。',
  },
  rules: ['6.0'],
  input: EntryInput,
  outcome: EntryOutcome,
  example: { input: { side: 'soviet', command: 'guards33', turn: 1, edges: ['east'] } },

  resolve(input, umpire) {
    const { side, name: unit } = input;
    const command = commandOf(input, side);
    checkCounter({ unit, command, type: input.type }, side, umpire);
    checkRefit(input, input.enemyZoc, umpire);
    demandFacts(missingDistance(input, command));
    if (input.turn < input.dueTurn) umpire.forbid(['6.6', '6.1'], 'too-early', { unit, turn: input.dueTurn });
    if (input.enemyUnit) umpire.forbid('6.3', 'enemy-at-entry', { unit });
    if (input.full) umpire.forbid('6.3', 'full-at-entry', { unit });
    if (!input.printed) checkPlace(input, command, umpire);
    if (!umpire.legal) return null;
    if (input.turn > input.dueTurn) umpire.note(['6.6', '6.1'], 'delayed-entry', { unit, turn: input.turn });
    umpire.note(['6.2', '6.1', '6.0'], 'enters', { unit });
    const mayMove = !(side === 'soviet' && input.entryBlocked);
    if (input.entryBlocked)
      umpire.note(side === 'soviet' ? ['16.26', '6.6'] : '6.6', mayMove ? 'entry-shifted' : 'entry-shifted-halt', {
        unit,
      });
    const cost =
      side === 'soviet' && mayMove ? input.behind * umpire.chart('path-effects').number('road', 'movement') : 0;
    if (cost > 0) umpire.note(['16.26', '7.7'], 'column-entry', { unit, behind: input.behind, cost });
    if (input.enemyZoc) umpire.note(['6.3', '8.6'], 'enters-zone', { unit });
    umpire.summarise('enters', { unit });
    return { cost, mayMove, mustAttack: input.enemyZoc };
  },
});

/** The distance by which a place of Angola is judged, where nothing else settles it [17.10, 17.21, 17.24]. */
function missingDistance(input: EntryInput, command: Command): MissingFact[] {
  const { edges, toCuito, toMavinga, enemyZocOnMavinga } = input;
  if (input.printed) return [];
  const ask = (town: 'Cuito' | 'Mavinga', rule: string): MissingFact[] => [
    { pointer: `/to${town}`, rule, detail: DISTANCE_TO[town] },
  ];
  const toSafeMavinga = (held: boolean): boolean => held && !enemyZocOnMavinga && toMavinga === undefined;
  switch (command) {
    case 'sadf':
      return !edges.includes('south') && toSafeMavinga(input.unitInMavinga) ? ask('Mavinga', '17.21') : [];
    case 'unita':
      if (input.type === 'guerrilla') return toCuito === undefined ? ask('Cuito', '17.24') : [];
      return !edges.includes('east') && toSafeMavinga(input.baseInMavinga) ? ask('Mavinga', '17.24') : [];
    case 'mpla':
    case 'cuban':
    case 'eastGerman':
    case 'sovietAdviser': {
      const onEdge = edges.includes('north') || edges.includes('east');
      return onEdge && !input.entryBlocked && toCuito === undefined ? ask('Cuito', '17.10') : [];
    }
    default:
      return [];
  }
}

const DISTANCE_TO = {
  Cuito: { en: 'the distance to Cuito Cuanavale in hexes', ja: 'クイト・クアナヴァレまでのヘクス数' },
  Mavinga: { en: 'the distance to Mavinga in hexes', ja: 'マヴィンガまでのヘクス数' },
} as const;

/** The entry the schedule gives a Soviet division [16.25]. */
const DIVISION_ENTRY: Partial<Record<Command, string>> = {
  guards2: 'northEastBank',
  guards33: 'east',
  guards128: 'west',
};

function checkPlace(input: EntryInput, command: Command, umpire: Judge): void {
  const { name: unit, edges } = input;
  switch (command) {
    case 'rebel':
    case 'hungarianArmy':
      if (!input.nearObjectiveOrSquare) umpire.forbid('16.12', 'not-near-objective', { unit });
      if (input.enemyZoc) umpire.forbid('16.12', 'zone-at-entry', { unit });
      return;
    case 'nato':
      if (input.type !== 'specialForce') umpire.forbid(['16.15b', '19.0'], 'drops-only', { unit });
      else if (!input.nearObjectiveOrSquare) umpire.forbid('16.15b', 'not-near-objective', { unit });
      return;
    case 'sadf':
      checkSadf(input, umpire);
      return;
    case 'unita':
      checkUnita(input, umpire);
      return;
    case 'mpla':
    case 'cuban':
    case 'eastGerman':
    case 'sovietAdviser': {
      const near = umpire.chart('angola-placement').number('communistReinforcement', 'hexes');
      const onEdge = edges.includes('north') || edges.includes('east');
      // Where the enemy holds them all, the nearest hex of the same edge serves, however far from the town [6.6].
      const far = !input.entryBlocked && input.toCuito! > near;
      if (!onEdge || far) umpire.forbid('17.10', 'communist-entry', { unit, hexes: near });
      return;
    }
    default: {
      const entry = input.entry ?? DIVISION_ENTRY[command] ?? 'any';
      if (!onSovietEntry(entry, input)) umpire.forbid('16.25', 'soviet-entry', { unit, entry });
    }
  }
}

/** A blocked column may use any hex of the same edge [16.26]. */
function onSovietEntry(entry: string, { edges, eastBank, entryBlocked }: EntryInput): boolean {
  if (entry === 'any') return edges.length > 0;
  if (entry === 'northEastBank') return edges.includes('north') && (eastBank || entryBlocked);
  return edges.includes(entry);
}

/** The south edge, or Mavinga while it is safe [17.21]. */
function checkSadf(input: EntryInput, umpire: Judge): void {
  if (input.edges.includes('south')) return;
  const mavinga = input.toMavinga === 0 && input.unitInMavinga && !input.enemyZocOnMavinga;
  if (!mavinga) umpire.forbid('17.21', 'sadf-entry', { unit: input.name });
}

/** Guerrillas far from Cuito Cuanavale, others by the east edge or beside a safe Mavinga [17.24]. */
function checkUnita(input: EntryInput, umpire: Judge): void {
  const { name: unit } = input;
  if (input.type === 'guerrilla') {
    const far = umpire.chart('angola-placement').number('unitaGuerrilla', 'hexes');
    if (input.toCuito! <= far) umpire.forbid('17.24', 'guerrilla-entry', { unit, hexes: far });
    return;
  }
  const beside = input.toMavinga === 1 && input.baseInMavinga && !input.enemyZocOnMavinga;
  if (!input.edges.includes('east') && !beside) umpire.forbid('17.24', 'unita-entry', { unit });
}
