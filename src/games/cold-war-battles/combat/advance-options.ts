import { choice, defineChoice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { mayFly } from '../movement/airmobile-units.js';
import { checkRefit } from '../movement/refitting.js';
import type { Options } from '../options.js';
import { checkCounter, noAirYet } from '../shared/counter.js';
import { Command, commandOf, firesAsArtillery, Side, UnitType } from '../vocabulary.js';
import type { AdjacentAttackOutcome } from './adjacent-attack-shapes.js';
import { PRINTED_RESULTS } from './results.js';

class Victor {
  @text('Name', { max: 40, optional: true }) name?: string;
  @choice('Command', Command, { optional: true }) command?: Command;
  @choice('Unit type', UnitType, { default: 'infantry' }) type!: UnitType;
  @integer('Printed movement factor; a unit with 0 never advances [9.18]', { min: 0, max: 40, optional: true })
  movement?: number;
  @flag('It bears the airborne symbol besides; left out: as its type [13.2]', { optional: true }) airborne?: boolean;
  @flag('Suppressed [11.3]') suppressed!: boolean;
  @flag('It was adjacent to the beaten units [9.20]', { default: true }) adjacent!: boolean;
}

class PathHex {
  @text('Name of the hex', { max: 40 }) hex!: string;
  @flag('A friend of the beaten unit stands there: the path ends one hex before [9.20]') heldByEnemy!: boolean;
  @integer('Own units there already', { min: 0, max: 9, default: 0 }) ownUnits!: number;
  @integer('Stacking limit of the hex [7.8]', { min: 0, max: 3, default: 1 }) limit!: number;
  @flag('The hex is in an enemy zone of control, which only a refitting side must keep out of [17.32]')
  enemyZoc!: boolean;
}

const VictoryResult = defineChoice('VictoryResult', [...PRINTED_RESULTS, 'bombardment']);

class AdvanceInput {
  @choice('Result of the combat [9.14]', VictoryResult) result!: string;
  @choice('Side that won', Side) side!: Side;
  @integer('Game turn [12.8]', { min: 1, max: 9, optional: true }) turn?: number;
  @flag('Its side is refitting: no unit may enter an enemy zone of control [17.32]') refitting!: boolean;
  @list('Its units in that combat', Victor, { minItems: 1, maxItems: 36 }) victors!: Victor[];
  @list('The hex the beaten unit left, then the hexes it entered; to where it died, if it did [9.19, 9.20]', PathHex, {
    minItems: 1,
    maxItems: 20,
  })
  path!: PathHex[];
}

class AdvanceOutcome {
  @texts('Units that may advance', { max: 40, maxItems: 36 }) units!: string[];
  @texts('Hexes open to them, in order', { max: 40, maxItems: 20 }) hexes!: string[];
  @texts('Of these, hexes where a unit may stop: stacking allows one more [9.20]', { max: 40, maxItems: 20 })
  mayStop!: string[];
  @texts('Units that may fly instead, with a transport marker, to a hex outside enemy zones [13.4]', {
    max: 40,
    maxItems: 36,
  })
  mayFly!: string[];
}

/** [9.19, 9.20, 9.21]: who may follow the beaten enemy, and how far. */
export const advanceOptions = procedure<AdvanceInput, AdvanceOutcome, Options>({
  id: 'advance-options',
  resolver: 'combat',
  title: { en: 'Advance options', ja: '戦闘後前進' },
  description: {
    en: 'Which victorious units may advance after combat, and along which hexes of the retreat path.',
    ja: '戦闘後前進できるユニットと、進める退却路のヘクスを示します。',
  },
  rules: ['9.19', '9.20', '9.21'],
  input: AdvanceInput,
  outcome: AdvanceOutcome,
  from: {
    'combat/adjacent-attack': ({ result, advance }: AdjacentAttackOutcome) => ({
      // Where the defenders were worth nothing the victors walk in as after DE [14.4].
      result: result === 'noCombat' ? 'DE' : result,
      ...(advance && advance.units.length > 0 ? { victors: advance.units.map((name) => ({ name })) } : {}),
      ...(advance && advance.hexes.length > 0 ? { path: advance.hexes.map((hex) => ({ hex })) } : {}),
    }),
  },
  example: {
    input: {
      result: 'D2',
      side: 'soviet',
      victors: [{ name: 'Tanks' }],
      path: [{ hex: '0304' }, { hex: '0305' }, { hex: '0306' }],
    },
  },

  resolve({ result, side, turn, refitting, victors, path }, umpire) {
    checkRefit({ side, refitting }, false, umpire);
    if (result === 'BR') umpire.forbid('9.14', 'no-advance-br');
    if (result === 'bombardment') umpire.forbid(['9.20', '10.7'], 'no-advance-bombardment');
    const able: { name: string; unit: Victor }[] = [];
    victors.forEach((unit, i) => {
      const name = unit.name ?? `unit-${i + 1}`;
      checkCounter({ unit: name, command: commandOf(unit, side), type: unit.type }, side, umpire);
      const gun = firesAsArtillery(unit.type, commandOf(unit, side));
      if (gun) umpire.note('9.20', 'artillery-stays', { unit: name });
      else if (unit.movement === 0) umpire.note('9.18', 'immobile-stays', { unit: name });
      else if (unit.suppressed) umpire.note('11.3', 'suppressed-stays', { unit: name });
      else if (!unit.adjacent) umpire.note('9.20', 'not-adjacent-stays', { unit: name });
      else able.push({ name, unit });
    });
    if (able.length === 0) umpire.forbid('9.20', 'nobody-able');
    if (!umpire.legal) return null;
    const whole =
      result[0] === 'D' && result !== 'DE' ? path : result === 'A1' || result === 'A2' ? path : path.slice(0, 1);
    const stop = whole.findIndex(({ heldByEnemy }) => heldByEnemy);
    const toEnemies = stop < 0 ? whole : whole.slice(0, stop);
    const zone = refitting ? toEnemies.findIndex(({ enemyZoc }) => enemyZoc) : -1;
    const open = zone < 0 ? toEnemies : toEnemies.slice(0, zone);
    umpire.note(whole.length === path.length ? ['9.20', '9.19'] : ['9.14', '9.20'], 'advance-path', {
      hexes: open.map(({ hex }) => hex),
    });
    if (stop >= 0) umpire.note('9.20', 'path-ends-at-enemies', { hex: whole[stop]!.hex });
    if (zone >= 0) umpire.note('17.32', 'refit-no-zone');
    umpire.note(['8.8', '9.21'], 'advance-free');
    const mayStop = open.filter(({ ownUnits, limit }) => ownUnits < limit).map(({ hex }) => hex);
    // Defenders who win advance in the enemy player turn, and on the first the second player has no air in it [12.8].
    const grounded = result[0] === 'A' && result !== 'AX' && noAirYet(side, turn) !== undefined;
    const fly = (grounded ? [] : able)
      .filter(({ unit }) => mayFly(commandOf(unit, side), unit, umpire))
      .map(({ name }) => name);
    if (fly.length > 0) umpire.note('13.4', 'may-fly-forward', { units: fly });
    umpire.summarise('advance-summary', { units: able.map(({ name }) => name), hexes: open.length });
    return { units: able.map(({ name }) => name), hexes: open.map(({ hex }) => hex), mayStop, mayFly: fly };
  },
});
