import {
  type ChoiceOf,
  choice,
  choices,
  defineChoice,
  flag,
  integer,
  list,
  text,
} from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { PointsScored, scoreEliminations } from '../combat/victory-points.js';
import type { Judge, Options } from '../options.js';
import { checkCounter } from '../shared/counter.js';
import { DICE } from '../shared/dice.js';
import { battleOf, Command, commandOf, Side, Terrain, UnitType } from '../vocabulary.js';
import { checkRefit } from './refitting.js';

const Direction = defineChoice('Direction', ['north', 'northEast', 'southEast', 'south', 'southWest', 'northWest']);

class ScatterHex {
  @choice('Direction from the chosen hex [19.7]', Direction) direction!: string;
  @flag('An enemy unit is there') enemyUnit!: boolean;
  @flag('Closed to the unit, or off the map') closed!: boolean;
  @flag('Full: the unit would break stacking') full!: boolean;
}

class ParachuteInput {
  @choice('Side', Side) side!: Side;
  @text('Name of the unit', { max: 40, default: 'unit' }) name!: string;
  @choice('Command', Command, { optional: true }) command?: Command;
  @choice('Unit type', UnitType, { default: 'airborne' }) type!: UnitType;
  @flag('It enters as a reinforcement [19.2]', { default: true }) entering!: boolean;
  @flag('SADF: it starts the turn in Mavinga [17.28]') startsInMavinga!: boolean;
  @flag('SADF: it starts in an enemy zone of control [17.28]') startsInEnemyZoc!: boolean;
  @flag('It, or for the SADF any unit, has dropped before [16.20, 17.28]') droppedBefore!: boolean;
  @choices('Everything printed in the chosen hex [19.6]', Terrain, { maxItems: 8, default: [] }) terrain!: Terrain[];
  @flag('An enemy unit is in the chosen hex [19.4]') enemyUnit!: boolean;
  @flag('In the zone of an enemy unit that is not anti-aircraft [19.6]') enemyZoc!: boolean;
  @flag('In the zone of an enemy anti-aircraft unit [19.6]') airDefenceZoc!: boolean;
  @flag('Its side is refitting: no unit may enter an enemy zone of control [17.32]') refitting!: boolean;
  @list('What is known of the six hexes around', ScatterHex, { maxItems: 6, default: [] }) around!: ScatterHex[];
  @flag('Event 6 of Angola: eliminations are worth 1 VP more [18.5]') unAttention!: boolean;
}

const Landing = defineChoice('Landing', ['AL', 'SC', 'EL']);

class ParachuteOutcome {
  @integer('Sum of the modifiers [19.6]', { min: -1, max: 6 }) modifier!: number;
  @choice('Result [19.5]', Landing) result!: ChoiceOf<typeof Landing>;
  @choice('Direction of scatter', Direction, { optional: true }) scattered!: string | null;
  @flag('It stands on the map') landed!: boolean;
  @flag('It is suppressed (Angola) [19.7]') suppressed!: boolean;
  @flag('It is eliminated') eliminated!: boolean;
  @list('Victory points', PointsScored, { maxItems: 1 }) victoryPoints!: PointsScored[];
}

/** [19.0]: a drop by parachute. */
export const parachute = procedure<ParachuteInput, ParachuteOutcome, Options>({
  id: 'parachute',
  resolver: 'movement',
  title: { en: 'Parachute drop', ja: '空挺降下' },
  description: {
    en: 'Whether a unit may drop, the landing roll with its modifiers, scatter and losses.',
    ja: '空挺降下の可否、修正付きの降下判定、ずれと損失を求めます。',
  },
  rules: ['19.0'],
  input: ParachuteInput,
  outcome: ParachuteOutcome,
  dice: [DICE.landing, DICE.scatter],
  example: {
    input: { side: 'hungarian', command: 'nato', name: '1/325', terrain: ['park'] },
    options: { natoIntervention: 'overt' },
    dice: { given: [4] },
  },

  resolve(input, umpire) {
    checkDrop(input, umpire);
    if (!umpire.legal) return null;
    const allowed = battleOf(input.side) === 'angola87' ? '17.28' : '16.20';
    umpire.note(['19.3', '19.0', allowed], 'drop-phase', { unit: input.name });
    const modifier = modifierOf(input, umpire);
    const die = umpire.roll(DICE.landing.name);
    const table = umpire.chart('airborne-landing');
    const result = table.cell(table.rowFor(die + modifier), 0) as ParachuteOutcome['result'];
    umpire.note(['19.5', '19.2'], 'landing', { die, modified: die + modifier, result });
    const outcome = land(input, result, umpire);
    const victoryPoints: PointsScored[] = [];
    if (outcome.eliminated) {
      const lost = { name: input.name, command: commandOf(input, input.side), unit: input };
      scoreEliminations([lost], input.side, input.unAttention, umpire, victoryPoints);
    }
    umpire.summarise(outcome.eliminated ? 'drop-lost' : outcome.suppressed ? 'drop-suppressed' : 'drop-lands', {
      unit: input.name,
    });
    return { modifier, result, ...outcome, victoryPoints };
  },
});

/** The 82nd on entry, once each; one SADF unit a game, from Mavinga; nobody else [16.20, 16.29, 17.28, 19.1]. */
function checkDrop(input: ParachuteInput, umpire: Judge): void {
  const { side, name: unit, type } = input;
  const command = commandOf(input, side);
  checkCounter({ unit, command, type }, side, umpire);
  if (side === 'soviet') umpire.forbid('16.29', 'no-soviet-drop');
  else if (command === 'nato') {
    if (type === 'specialForce') umpire.forbid('19.1', 'cannot-drop', { unit });
    if (!input.entering) umpire.forbid(['19.2', '16.20'], 'drop-on-entry', { unit });
    if (input.droppedBefore) umpire.forbid('16.20', 'dropped-before', { unit });
  } else if (command === 'sadf') {
    if (type !== 'airborne' && type !== 'specialForce') umpire.forbid('17.28', 'cannot-drop', { unit });
    if (!input.startsInMavinga || input.startsInEnemyZoc) umpire.forbid('17.28', 'drop-from-mavinga', { unit });
    if (input.droppedBefore) umpire.forbid('17.28', 'dropped-before', { unit });
  } else umpire.forbid('19.1', 'cannot-drop', { unit });
  if (input.enemyUnit) umpire.forbid('19.4', 'enemy-at-landing', { unit });
  checkRefit(input, input.enemyZoc || input.airDefenceZoc, umpire);
}

const OPEN_GROUND: ReadonlySet<Terrain> = new Set<Terrain>(['clear', 'village', 'town', 'savanna', 'park']);

/** Every modifier that applies, all cumulative [19.6]. */
function modifierOf(input: ParachuteInput, umpire: Judge): number {
  const chart = umpire.chart('airborne-modifiers');
  let total = 0;
  const add = (row: string): void => {
    const modifier = chart.number(row, 'modifier');
    total += modifier;
    umpire.note('19.6', 'drop-modifier', { row, modifier });
  };
  if (input.terrain.includes('airfield')) add('airfield');
  else add(input.terrain.every((feature) => OPEN_GROUND.has(feature)) ? 'open' : 'otherTerrain');
  if (input.enemyZoc) add('enemyZoc');
  if (input.airDefenceZoc) add('airDefenceZoc');
  if (commandOf(input, input.side) === 'nato') add('natoInBudapest');
  return total;
}

/** Landed, scattered by one hex, or worse [19.7]. */
function land(input: ParachuteInput, result: string, umpire: Judge) {
  if (result === 'AL') {
    umpire.note('19.7', 'landed-well', { unit: input.name });
    return { scattered: null, landed: true, suppressed: false, eliminated: false };
  }
  if (result === 'EL') {
    const eliminated = battleOf(input.side) === 'budapest56';
    umpire.note('19.7', eliminated ? 'landing-fatal' : 'landing-suppressed', { unit: input.name });
    return { scattered: null, landed: !eliminated, suppressed: !eliminated, eliminated };
  }
  const die = umpire.roll(DICE.scatter.name);
  const scattered = umpire.chart('scatter').text(die, 'direction');
  const there = input.around.find(({ direction }) => direction === scattered);
  const eliminated = there !== undefined && (there.enemyUnit || there.closed || there.full);
  umpire.note('19.7', eliminated ? 'scatter-fatal' : 'scattered', { unit: input.name, die, direction: scattered });
  return { scattered, landed: !eliminated, suppressed: false, eliminated };
}
