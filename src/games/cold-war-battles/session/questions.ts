import { choice, text, texts } from '../../../kernel/fields/index.js';
import { distance } from '../../../kernel/hexes/index.js';
import { hexOn } from '../../../kernel/maps/index.js';
import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import type { QuestionDeclaration } from '../../../kernel/session/index.js';
import { Crt, Side } from '../vocabulary.js';
import { baseFacts } from './bases.js';
import { attackQuestion, bombardmentQuestion } from './combat-facts.js';
import { dutiesOf, obligationsQuestion } from './declared.js';
import { unitsOnMap } from './ground.js';
import { reachQuestion } from './marching.js';
import type { Attack, Position, Unit } from './position.js';
import type { Desk } from './stage.js';
import type { Table } from './table.js';

const ID = { max: 100 };
const HEX = { max: 12 };
const UNITS = { ...ID, maxItems: 36 };

class AttackWish {
  @texts('The units that attack', { ...UNITS, minItems: 1 }) units!: readonly string[];
  @texts('The hexes they attack [9.5]', { ...HEX, minItems: 1, maxItems: 6 }) targets!: readonly string[];
  @choice('The table [9.13]', Crt, { optional: true }) crt?: Crt;
  @texts('Batteries that give close support [10.11]', { ...UNITS, default: [] }) support!: readonly string[];
  @texts('Batteries of the other side that give protective fire [10.13]', { ...UNITS, default: [] })
  protection!: readonly string[];
}
class BombardmentWish {
  @texts('The batteries', { ...UNITS, minItems: 1 }) units!: readonly string[];
  @text('The hex they bombard', HEX) target!: string;
}
class UnitWish {
  @text('The unit', ID) unit!: string;
}
class SightWish {
  @text('The battery', ID) unit!: string;
  @text('The hex it fires at', HEX) target!: string;
}
class SideWish {
  @choice('The side', Side) side!: Side;
}

/** The unit that a card stands for, on the map. */
function unitOf(position: Position, card: string, pointer: string): Unit {
  const unit = unitsOnMap(position).find(({ counter }) => counter === card);
  if (unit) return unit;
  const detail = { en: `"${card}" is not on the map`, ja: `「${card}」はマップ上にありません` };
  throw new InvalidSituationError([{ pointer, detail }]);
}

const unitsOf = (position: Position, cards: readonly string[], field: string): Unit[] =>
  cards.map((card, i) => unitOf(position, card, `/${field}/${i}`));

/** The position as it would be with that one attack declared by the side of its units. */
function attacking({ table, position }: Desk, units: readonly Unit[], attack: Attack, field: string): Position {
  const { side } = units[0]!;
  const stray = units.findIndex((unit) => unit.side !== side);
  if (stray >= 0) {
    const detail = { en: 'it belongs to the other side', ja: '相手の陣営のユニットです' };
    throw new InvalidSituationError([{ pointer: `/${field}/${stray}`, detail }]);
  }
  const declared: Position = { ...position, phasing: side, attacks: [attack], aims: [], combat: null };
  const known = dutiesOf(table, declared);
  for (const [i, target] of attack.targets.entries()) {
    const hex = hexOn(table.grid, target, `/targets/${i}`);
    const held = unitsOnMap(position).some((unit) => unit.hex === target && unit.side !== side);
    const far = units.findIndex((unit) => !known.canAttack(table.grid.index(unit.hex!), hex));
    const wrong = !held
      ? { pointer: `/targets/${i}`, detail: { en: `no enemy is in ${target}`, ja: `${target}に敵はいません` } }
      : attack.kind === 'adjacent' && far >= 0
        ? {
            pointer: `/${field}/${far}`,
            detail: { en: `it cannot attack ${target} from where it is`, ja: `その位置から${target}を攻撃できません` },
          }
        : undefined;
    if (wrong) throw new InvalidSituationError([wrong]);
  }
  return declared;
}

const question = <W extends object>(
  en: string,
  ja: string,
  shape: QuestionDeclaration<Table, Position>['shape'],
  units: readonly (keyof W & string)[],
  ask: (desk: Desk, wish: W) => { readonly procedure: string; readonly input: object },
): QuestionDeclaration<Table, Position> => ({ title: { en, ja }, shape, units, ask });

/** What a player asks about a battle on his table, as the session would ask the procedures. */
export const questions: Readonly<Record<string, QuestionDeclaration<Table, Position>>> = {
  attack: question<AttackWish>(
    'These units attack those hexes',
    'これらのユニットがそのヘクスを攻撃する',
    AttackWish,
    ['units', 'support', 'protection'],
    (desk, { units: cards, targets, crt, support, protection }) => {
      const units = unitsOf(desk.position, cards, 'units');
      const attack: Attack = { kind: 'adjacent', targets, attackers: units.map(({ id }) => id), air: [] };
      const declared = attacking(desk, units, attack, 'units');
      const fire = (field: 'support' | 'protection', given: readonly string[]) =>
        unitsOf(desk.position, given, field).map(({ id }) => ({ unit: id }));
      const combat = {
        attack: 0,
        ...(crt ? { crt } : {}),
        support: fire('support', support),
        supportAir: [],
        protection: fire('protection', protection),
        protectionAir: [],
        retreats: [],
        rubble: [],
      };
      return { procedure: 'combat/adjacent-attack', input: attackQuestion(desk.table, { ...declared, combat }) };
    },
  ),
  bombardment: question<BombardmentWish>(
    'These batteries bombard that hex',
    'これらの砲兵がそのヘクスを砲撃する',
    BombardmentWish,
    ['units'],
    (desk, { units: cards, target }) => {
      const units = unitsOf(desk.position, cards, 'units');
      const attack: Attack = { kind: 'bombardment', targets: [target], attackers: units.map(({ id }) => id), air: [] };
      const declared = attacking(desk, units, attack, 'units');
      return { procedure: 'combat/bombardment', input: bombardmentQuestion(desk.table, declared, attack) };
    },
  ),
  reach: question<UnitWish>(
    'Where can this unit go?',
    'このユニットはどこへ行けるか',
    UnitWish,
    ['unit'],
    (desk, { unit: card }) => {
      const unit = unitOf(desk.position, card, '/unit');
      const position = { ...desk.position, phasing: unit.side, moving: null };
      return { procedure: 'movement/reach', input: reachQuestion(desk.table, position, unit) };
    },
  ),
  sight: question<SightWish>(
    'Can this battery fire at that hex?',
    'この砲兵はそのヘクスを撃てるか',
    SightWish,
    ['unit'],
    ({ table, position }, { unit: card, target }) => {
      const unit = unitOf(position, card, '/unit');
      const { range } = table.counters.get(unit.counter)!;
      if (range === undefined) {
        const detail = { en: 'it is no battery', ja: '砲兵ではありません' };
        throw new InvalidSituationError([{ pointer: '/unit', detail }]);
      }
      const far = distance(table.grid, table.grid.index(unit.hex!), hexOn(table.grid, target, '/target'));
      const input = { name: unit.id, ...(range === null ? {} : { range }), distance: Math.max(1, far) };
      return { procedure: 'spotting/artillery-range', input };
    },
  ),
  supply: question<SideWish>(
    'Is this side in supply?',
    'この陣営は補給下か',
    SideWish,
    [],
    ({ table, position }, { side }) => {
      const { unitInBase, enemyZocOnBase } = baseFacts(table, position, side);
      if (side !== 'communist' && side !== 'southAfrican') {
        const detail = {
          en: 'only the sides of Angola are ever short of supply [17.31]',
          ja: '補給不足はアンゴラの陣営だけに起こります [17.31]',
        };
        throw new InvalidSituationError([{ pointer: '/side', detail }]);
      }
      return { procedure: 'status/supply', input: { side, unitInBase, enemyZocOnBase } };
    },
  ),
  obligations: question<SideWish>(
    'Who of this side must attack?',
    'この陣営の誰が攻撃しなければならないか',
    SideWish,
    [],
    ({ table, position }, { side }) => ({
      procedure: 'combat/attack-obligations',
      input: obligationsQuestion(table, { ...position, phasing: side, attacks: [] }, false),
    }),
  ),
};
