import { choice, text, texts } from '../../../kernel/fields/index.js';
import { hexOn } from '../../../kernel/maps/index.js';
import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import type { QuestionDeclaration } from '../../../kernel/session/index.js';
import { ObligedUnit } from '../combat/attack-obligations.js';
import { AttackKind, Side } from '../vocabulary.js';
import { attackQuestion } from './attack-question.js';
import { type Ground, groundOf, type Piece } from './ground.js';
import { moveQuestion } from './move-question.js';
import type { Combat, Position } from './position.js';
import { objectivesOf } from './scenario-rules.js';
import { sightQuestion } from './sight-question.js';
import type { Desk } from './stage.js';
import { supplyQuestion } from './status.js';
import type { Table } from './table.js';

const ID = { max: 100 };
const HEX = { max: 12 };
const UNITS = { ...ID, maxItems: 40 };

class AttackWish {
  @texts('The units that attack', { ...UNITS, minItems: 1 }) units!: readonly string[];
  @texts('The hexes they attack [11.1]', { ...HEX, minItems: 1, maxItems: 6 }) targets!: readonly string[];
  @choice('Normal or assault [11.2]', AttackKind, { default: 'normal' }) kind!: AttackKind;
  @texts('Artillery that supports the attack [12.2]', { ...UNITS, default: [] }) support!: readonly string[];
  @texts('Artillery of the other side that supports the defence [12.3]', { ...UNITS, default: [] })
  protection!: readonly string[];
}
class UnitWish {
  @text('The unit', ID) unit!: string;
}
class SightWish {
  @text('The artillery unit', ID) unit!: string;
  @text('The hex it fires at', HEX) target!: string;
}
class SideWish {
  @choice('The side', Side) side!: Side;
}

type Declared = QuestionDeclaration<Table, Position>;

const refuse = (pointer: string, en: string, ja: string): never => {
  throw new InvalidSituationError([{ pointer, detail: { en, ja } }]);
};

const pieceOf = (ground: Ground, card: string, pointer: string): Piece =>
  ground.piece(card) ?? refuse(pointer, `"${card}" is not on the map`, `「${card}」はマップ上にありません`);

const piecesOf = (ground: Ground, cards: readonly string[], field: string): Piece[] =>
  cards.map((card, i) => pieceOf(ground, card, `/${field}/${i}`));

/** The phase of that side, with nothing declared. */
const phaseOf = (desk: Desk, phasing: Side): Desk => ({
  ...desk,
  position: { ...desk.position, phasing, combats: [], current: null },
});

const question = <W extends object>(
  en: string,
  ja: string,
  shape: Declared['shape'],
  units: readonly (keyof W & string)[],
  ask: (desk: Desk, ground: Ground, wish: W) => { readonly procedure: string; readonly input: object },
): Declared => ({
  title: { en, ja },
  shape,
  units,
  ask: (desk: Desk, wish: W) => ask(desk, groundOf(desk.table, desk.position), wish),
});

function checkAttack(ground: Ground, attackers: readonly Piece[], targets: readonly string[]): void {
  const { grid } = ground.board;
  const { side } = attackers[0]!;
  for (const [i, piece] of attackers.entries()) {
    if (piece.side !== side) refuse(`/units/${i}`, 'it belongs to the other side', '相手の陣営のユニットです');
    const near = targets.some((hex, at) => grid.adjacent(grid.index(piece.hex), hexOn(grid, hex, `/targets/${at}`)));
    if (!near) refuse(`/units/${i}`, 'it is next to none of the hexes', 'どのヘクスにも隣接していません');
  }
  for (const [i, hex] of targets.entries()) {
    const held = ground.in(hex).some((piece) => piece.side !== side);
    if (!held) refuse(`/targets/${i}`, `no enemy is in ${hex}`, `${hex}に敵はいません`);
  }
}

/** What a player asks about a battle on his table, as the session would ask the procedures. */
export const questions: Readonly<Record<string, Declared>> = {
  attack: question<AttackWish>(
    'These units attack those hexes',
    'これらのユニットがそのヘクスを攻撃する',
    AttackWish,
    ['units', 'support', 'protection'],
    (desk, ground, { units, targets, kind, support, protection }) => {
      const attackers = piecesOf(ground, units, 'units');
      checkAttack(ground, attackers, targets);
      const ids = (cards: readonly string[], field: string) => piecesOf(ground, cards, field).map(({ id }) => id);
      const combat: Combat = {
        id: 1,
        attackers: attackers.map(({ id }) => id),
        targets,
        guns: ids(support, 'support'),
        defensiveGuns: ids(protection, 'protection'),
        kind,
      };
      return { procedure: 'combat/attack', input: attackQuestion(phaseOf(desk, attackers[0]!.side), combat) };
    },
  ),
  reach: question<UnitWish>(
    'Where can this unit go?',
    'このユニットはどこへ行けるか',
    UnitWish,
    ['unit'],
    (desk, ground, { unit }) => {
      const piece = pieceOf(ground, unit, '/unit');
      return { procedure: 'movement/reach', input: moveQuestion(phaseOf(desk, piece.side), ground, piece) };
    },
  ),
  sight: question<SightWish>(
    'Does this artillery see that hex?',
    'この砲兵からそのヘクスは見えるか',
    SightWish,
    ['unit'],
    (desk, ground, { unit, target }) => {
      hexOn(ground.board.grid, target, '/target');
      const gun = pieceOf(ground, unit, '/unit');
      return { procedure: 'spotting/line-of-sight', input: sightQuestion(desk, ground, gun, target) };
    },
  ),
  supply: question<UnitWish>(
    'Is this unit in supply?',
    'このユニットは補給下か',
    UnitWish,
    ['unit'],
    (desk, ground, { unit }) => ({
      procedure: 'status/supply-line',
      input: supplyQuestion(desk, ground, pieceOf(ground, unit, '/unit')),
    }),
  ),
  obligations: question<SideWish>(
    'Who of this side must attack?',
    'この陣営の誰が攻撃しなければならないか',
    SideWish,
    [],
    (desk, ground, { side }) => {
      const { table } = desk;
      const objectives = objectivesOf(phaseOf(desk, side), ground);
      const input = { scenario: table.scenario, side, map: ground.map, units: ground.as(ObligedUnit), ...objectives };
      return { procedure: 'combat/attack-obligations', input };
    },
  ),
};
