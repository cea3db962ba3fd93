import { choice, text, texts } from '../../../kernel/fields/index.js';
import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import type { QuestionDeclaration } from '../../../kernel/session/index.js';
import { Side } from '../vocabulary.js';
import { battleQuestion } from './combat/battle-question.js';
import { declaration } from './combat/begin-combat.js';
import { militiaFits } from './combat/militia.js';
import { evolve } from './evolve.js';
import { groundOf, sidesIn } from './ground.js';
import type { Operation, Position } from './position.js';
import { mapQuestion } from './questions.js';
import type { Desk } from './stage.js';
import type { Table } from './table.js';
import { counterOf } from './units.js';

const ID = { max: 100 };

class BattleWish {
  @texts('The units that attack [11.1.4]', { ...ID, minItems: 1, maxItems: 30 }) units!: readonly string[];
  @text('The space they attack [11.1.3]', ID) target!: string;
}
class SupplyWish {
  @choice('The side', Side) side!: Side;
}

type Declared = QuestionDeclaration<Table, Position>;

const refuse = (pointer: string, en: string, ja: string): never => {
  throw new InvalidSituationError([{ pointer, detail: { en, ja } }]);
};

/** An Action Round of Operations with nothing but its attack: no event, no card of either side [8.2.1, 11.1]. */
const PLAIN: Operation = { source: 'ops', points: 0, drm: 0, attacks: [] };

function attackOf(desk: Desk, { units, target }: BattleWish): Position {
  const { table, position } = desk;
  const ground = groundOf(table, position);
  if (!ground.board.has(target))
    refuse('/target', `there is no space "${target}"`, `スペース「${target}」はありません`);
  for (const [i, id] of units.entries()) {
    const at = `/units/${i}`;
    if (position.units[id]?.place !== 'map') refuse(at, `"${id}" is not on the map`, `「${id}」はマップ上にありません`);
    if (counterOf(table, id).side !== counterOf(table, units[0]!).side)
      refuse(at, 'it belongs to the other side', '相手の陣営のユニットです');
    if (!ground.neighbours(target).includes(position.units[id]!.space!))
      refuse(at, `it is not next to ${target} [11.1.3]`, `${target}に隣接していません [11.1.3]`);
  }
  const { side } = counterOf(table, units[0]!);
  const enemy = side === 'nationalist' ? 'republican' : 'nationalist';
  if (sidesIn(table, position, target, enemy).length === 0)
    refuse('/target', `no enemy is in ${target} [11.1.3]`, `${target}に敵はいません [11.1.3]`);
  const spaces = [...new Set(units.map((id) => position.units[id]!.space!))];
  const markers = Object.fromEntries(
    spaces.map((space) => [space, { marker: 'attack' as const, supply: ground.supply(space) }]),
  );
  const round: Position = { ...position, active: side, operation: PLAIN, markers };
  if (!militiaFits(table, round, units))
    refuse('/units', 'only one space may bring militia alone [17.4]', '民兵だけで参加できるスペースは1つです [17.4]');
  return evolve(table, round, declaration({ table, position: round }, target, units, false));
}

/** What a player asks about a campaign on his table, as the session would ask the procedures. */
export const questions: Readonly<Record<string, Declared>> = {
  battle: {
    title: { en: 'These units attack that space', ja: 'これらのユニットがそのスペースを攻撃する' },
    shape: BattleWish,
    units: ['units'],
    ask: (desk: Desk, wish: BattleWish) => ({
      procedure: 'combat/battle',
      input: battleQuestion(desk.table, attackOf(desk, wish)),
    }),
  },
  supply: {
    title: { en: 'What of this side is in supply?', ja: 'この陣営の何が補給下か' },
    shape: SupplyWish,
    units: [],
    ask: ({ table, position }: Desk, { side }: SupplyWish) => ({
      procedure: 'status/supply',
      input: { side, map: mapQuestion(table, position), strait: position.strait },
    }),
  },
};
