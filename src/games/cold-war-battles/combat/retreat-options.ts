import { choice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { mayFly } from '../movement/airmobile-units.js';
import type { Judge, Options } from '../options.js';
import { checkCounter, noAirYet } from '../shared/counter.js';
import { layOutField, Position } from '../shared/position.js';
import { Command, commandOf, Side, UnitType } from '../vocabulary.js';
import type { AdjacentAttackOutcome } from './adjacent-attack-shapes.js';
import type { BombardmentOutcome } from './bombardment-shapes.js';
import { RetreatSearch } from './retreat-search.js';

class RetreatInput extends Position {
  @choice('Side of the unit that retreats', Side) side!: Side;
  @text('Name', { max: 40, default: 'unit' }) name!: string;
  @choice('Command', Command, { optional: true }) command?: Command;
  @choice('Unit type', UnitType, { default: 'infantry' }) type!: UnitType;
  @flag('It bears the airborne symbol besides; left out: as its type [13.2]', { optional: true }) airborne?: boolean;
  @integer('Printed movement factor; 0 cannot retreat [9.18]', { min: 0, max: 40, default: 1 }) movement!: number;
  @text('Hex it retreats from; not among the units on the map', { max: 12 }) start!: string;
  @integer('Hexes to retreat [9.14]', { min: 1, max: 4 }) hexes!: number;
  @flag('From BR, AX or a bombardment, which allow no evacuation [13.4]') noEvacuation!: boolean;
  @flag('It attacked: it retreats in its own player turn [12.8]') attacked!: boolean;
  @integer('Game turn: on the first the second player has no air in the enemy player turn [12.8]', {
    min: 1,
    max: 9,
    optional: true,
  })
  turn?: number;
}

export class RetreatPath {
  @texts('Hexes entered, in order', { max: 12, maxItems: 400 }) hexes!: string[];
  @flag('It goes on past the distance because the hex was full [9.17]') pushedOn!: boolean;
}

class RetreatOutcome {
  @flag('No legal retreat: the unit is eliminated [9.17]') eliminated!: boolean;
  @list('Every legal path, up to 2000 of them; the owner chooses', RetreatPath, { maxItems: 2000 })
  paths!: RetreatPath[];
  @flag('There are more paths than are listed') more!: boolean;
  @texts('Where an eliminated unit may meet its end: the retreat path leads there [9.20]', {
    max: 12,
    maxItems: 10_000,
  })
  lastHexes!: string[];
  @flag('A transport helicopter may lift it out instead [13.4]') mayEvacuate!: boolean;
}

/** [9.16, 9.17]: where a beaten unit may go. */
export const retreatOptions = procedure<RetreatInput, RetreatOutcome, Options>({
  id: 'retreat-options',
  resolver: 'combat',
  title: { en: 'Retreat options', ja: '退却経路' },
  description: {
    en: 'Every legal retreat path over a map: barred hexes, empty hexes first, pushing on past full hexes, elimination.',
    ja: '地図上で可能な退却経路をすべて示します。進入禁止、空きヘクス優先、超過時の継続、除去を扱います。',
  },
  rules: ['9.16', '9.17'],
  input: RetreatInput,
  outcome: RetreatOutcome,
  from: {
    'combat/adjacent-attack': ({ result, attackers, defenders }: AdjacentAttackOutcome) => ({
      ...retreatOwed([...defenders, ...attackers]),
      attacked: result === 'A1' || result === 'A2',
      noEvacuation: result === 'BR' || result === 'AX',
    }),
    'combat/bombardment': ({ units }: BombardmentOutcome) => ({ ...retreatOwed(units), noEvacuation: true }),
  },
  example: {
    input: {
      battle: 'budapest56',
      side: 'hungarian',
      start: '0303',
      hexes: 1,
      map: { grid: { columns: 5, rows: 5 }, defaultTerrain: ['clear'] },
      units: [{ name: 'Tanks', hex: '0304', side: 'soviet' }],
    },
  },

  resolve(input, umpire) {
    const field = layOutField(input, umpire);
    const from = hexAt(field.board, input.start, '/start');
    const command = commandOf(input, input.side);
    checkCounter({ unit: input.name, command, type: input.type }, input.side, umpire);
    if (!umpire.legal) return null;
    const late = input.attacked ? undefined : noAirYet(input.side, input.turn);
    const mayEvacuate = !input.noEvacuation && !late && input.movement > 0 && mayFly(command, input, umpire);
    if (input.movement === 0) {
      umpire.note('9.18', 'immobile-lost', { units: [input.name] });
      umpire.summarise('retreat-none', { unit: input.name });
      return { eliminated: true, paths: [], more: false, lastHexes: [input.start], mayEvacuate: false };
    }
    umpire.note(['9.16', '9.14'], 'retreat-owed', { unit: input.name, hexes: input.hexes });
    const search = new RetreatSearch(field, { side: input.side, command, type: input.type }, from, input.hexes, umpire);
    const found = search.run();
    noteBars(search, found.throughFriends, umpire);
    const paths = found.paths.map((path) => ({
      hexes: path.map((hex) => field.name(hex)),
      pushedOn: path.length > input.hexes,
    }));
    if (paths.some(({ pushedOn }) => pushedOn)) umpire.note('9.17', 'pushed-on');
    if (late && !input.noEvacuation) umpire.note([late, '12.8'], 'no-air-yet', { side: input.side });
    if (mayEvacuate) umpire.note('13.4', 'may-evacuate', { units: [input.name] });
    const eliminated = paths.length === 0;
    if (eliminated) umpire.note(['9.17', '8.7'], 'no-retreat', { unit: input.name });
    umpire.summarise(eliminated ? 'retreat-none' : 'retreat-some', { unit: input.name, paths: paths.length });
    const lastHexes = [...found.deadEnds.keys()].map((hex) => field.name(hex));
    return { eliminated, paths, more: found.more, lastHexes, mayEvacuate };
  },
});

/** How far whoever retreats has to go, and his name where he is the only one. */
function retreatOwed(fates: readonly { unit: string; fate: string; hexes: number }[]): {
  name?: string;
  hexes?: number;
} {
  const beaten = fates.filter(({ hexes }) => hexes > 0);
  const [first] = beaten;
  if (!first) return {};
  return beaten.length === 1 ? { name: first.unit, hexes: first.hexes } : { hexes: first.hexes };
}

/** Why ways were closed. */
function noteBars(search: RetreatSearch, throughFriends: boolean, umpire: Judge): void {
  if (search.metZone) umpire.note(['8.7', '9.17'], 'retreat-zone');
  if (search.metEnemy) umpire.note('9.17', 'retreat-enemy');
  if (search.metBarrier) umpire.note(['9.17', '18.1'], 'retreat-barrier');
  if (throughFriends) umpire.note('9.17', 'retreat-through-friends');
}
