import type { MaterialRecord, SessionSetup } from '../../../kernel/session/index.js';
import { type Echelon, Echelon as Echelons } from '../status/command-rules.js';
import {
  type Side,
  Side as Sides,
  UnitSize as Sizes,
  UnitType as Types,
  type UnitSize,
  type UnitType,
} from '../vocabulary.js';

/** One face of a counter: what its values are while it shows [2.1, 11.5]. */
export interface Face {
  readonly attack: number;
  /** Artillery, trucks, leaders and air units print none. */
  readonly defence?: number;
  /** A truck's is in the charts [B.10]. */
  readonly movement?: number;
  readonly range?: number;
}

/** A counter as it was printed; where it is now is the position's. */
export interface Counter {
  readonly id: string;
  /** Unlike that of any other counter: the procedures call units by it. */
  readonly name: string;
  /** The same in both languages, for those who look at it. */
  readonly title: { readonly en: string; readonly ja?: string };
  readonly side: Side;
  readonly type: UnitType;
  readonly size?: UnitSize;
  readonly full: Face;
  /** The other face, for counters with two steps [11.5]. */
  readonly reduced?: Face;
  readonly battalion?: string;
  readonly brigade?: string;
  readonly division?: string;
  readonly corps?: string;
  readonly echelon?: Echelon;
  readonly f88: boolean;
  /** Air units print only this [2.1, 13.1]. */
  readonly bombardment: number;
  /** The truck it arrives on [B.5, B.10]. */
  readonly rides?: string;
}

type Values = Readonly<Record<string, unknown>>;

/** What a counter sheet says about one counter besides its factors. */
export interface Print {
  readonly id: string;
  readonly name: string;
  /** The name in Japanese. */
  readonly ja: string | undefined;
  readonly side: string | undefined;
  readonly values: Values;
  readonly reduced: Values | undefined;
}

/** A card of the library. */
export function printOfCard(record: MaterialRecord): Print {
  const { values, reduced, printed } = record.body as { values: Values; reduced?: Values; printed?: Values };
  const { en: name, ja } = record.name;
  return { id: record.id, name, ja, side: record.side, values: { ...printed, ...values }, reduced };
}

interface DeckCard {
  readonly id: string;
  readonly title: { readonly en: string; readonly ja?: string };
  readonly side?: string;
  readonly copies?: number;
  readonly values?: Values;
}

/** One line of a counter sheet: so many counters that print the same, of one group of the set-up or the record. */
export interface SheetLine extends Print {
  readonly copies: number;
  /** What the set-up or the reinforcement record calls the units it belongs to. */
  readonly group: string | undefined;
  /** Needed only where the record names the same group on several turns. */
  readonly turn: number | undefined;
}

/** A card that says which group it is of, for those who keep their counters as cards. */
export function sheetLineOf(card: MaterialRecord): SheetLine | undefined {
  const { formation } = card.body as { formation?: string };
  if (formation === undefined) return undefined;
  const print = printOfCard(card);
  const { copies, turn } = print.values as { copies?: number; turn?: number };
  return { ...print, copies: copies ?? 1, group: formation, turn };
}

/** The counters of a deck; a line may leave its factors to a card of the same id. The other face is "reducedAttack" and so on. */
export function sheetOf(deck: MaterialRecord, materials: SessionSetup): SheetLine[] {
  return ((deck.body.cards ?? []) as readonly DeckCard[]).map((line) => {
    const card = materials.cards[line.id];
    const own = card ? printOfCard(card) : undefined;
    const values = { ...own?.values, ...line.values };
    return {
      id: line.id,
      name: line.title.en,
      ja: line.title.ja ?? (own?.name === line.title.en ? own.ja : undefined),
      side: line.side ?? own?.side,
      values,
      reduced: own?.reduced ?? reducedOf(values),
      copies: line.copies ?? 1,
      group: values.group as string | undefined,
      turn: values.turn as number | undefined,
    };
  });
}

function reducedOf(values: Values): Values | undefined {
  if (typeof values.reducedDefence !== 'number' && typeof values.reducedAttack !== 'number') return undefined;
  return { attack: values.reducedAttack, defence: values.reducedDefence, movement: values.reducedMovement };
}

/** Notes what is missing instead of guessing it; `at` is the counter, and the figure of it, that lacks something. */
export type Complain = (detail: { readonly en: string; readonly ja: string }, at?: string) => void;

const known = <T extends string>(all: readonly T[], value: unknown): T | undefined =>
  all.find((each) => each === value);

const word = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads a counter; whatever its type must print and does not is told [2.1]. */
export function readCounter(print: Print, id: string, name: string, complain: Complain): Counter | undefined {
  const { values } = print;
  const side = known(Sides.values, print.side);
  const type = known(Types.values, values.type);
  if (side === undefined) complain(lacks(print.id, 'side', '陣営'), `/${print.id}/side`);
  if (type === undefined) complain(lacks(print.id, 'type of unit', '兵種'), `/${print.id}/type`);
  if (side === undefined || type === undefined) return undefined;
  const full = readFace(print.id, type, values, undefined, complain);
  const size = known(Sizes.values, values.size);
  const words = {
    battalion: word(values.battalion),
    brigade: word(values.brigade),
    division: word(values.division),
    corps: word(values.corps),
    echelon: known(Echelons.values, values.echelon),
    rides: word(values.rides),
  };
  if (type === 'hq' && words.echelon === undefined) {
    const detail = { en: `${print.id}: it does not say of what it is the HQ`, ja: `${print.id}：何の司令部か不明です` };
    complain(detail, `/${print.id}/echelon`);
  }
  const commands = words.brigade ?? words.division ?? words.corps;
  if (type === 'leader' && commands === undefined) {
    const detail = { en: `${print.id}: it does not say whom he leads`, ja: `${print.id}：誰を指揮するか不明です` };
    complain(detail, `/${print.id}/brigade`);
  }
  // Copies are told apart by a number, which is the same in every language.
  const ja = print.ja === undefined ? undefined : print.ja + name.slice(print.name.length);
  return {
    id,
    name,
    title: { en: name, ...(ja === undefined ? {} : { ja }) },
    side,
    type,
    full,
    ...(size === undefined ? {} : { size }),
    // A leader has no steps to lose [14.4].
    ...(print.reduced && type !== 'leader' ? { reduced: readFace(print.id, type, print.reduced, full, complain) } : {}),
    ...definedOnly(words),
    f88: values.f88 === true,
    bombardment: type === 'air' ? need(print.id, 'bombardment', values.bombardment, complain) : 0,
  };
}

function definedOnly<T extends object>(words: T): Partial<{ [K in keyof T]: NonNullable<T[K]> }> {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)) as Partial<{
    [K in keyof T]: NonNullable<T[K]>;
  }>;
}

/** What a face must print by its type; the other face is as the first where it says nothing. */
function readFace(id: string, type: UnitType, values: Values, first: Face | undefined, complain: Complain): Face {
  const value = (name: keyof Face): number => {
    const printed = values[name];
    return typeof printed !== 'number' && first?.[name] !== undefined ? first[name] : need(id, name, printed, complain);
  };
  switch (type) {
    case 'air':
    case 'truck':
      return { attack: 0 };
    case 'leader':
      return { attack: 0, movement: value('movement') };
    case 'artillery':
      return { attack: value('attack'), movement: value('movement'), range: value('range') };
    case 'hq':
      return { attack: Number(values.attack ?? 0), defence: value('defence'), movement: value('movement') };
    default:
      return { attack: value('attack'), defence: value('defence'), movement: value('movement') };
  }
}

function need(id: string, name: string, value: unknown, complain: Complain): number {
  if (typeof value === 'number') return value;
  complain(lacks(id, name, ` ${name} `), `/${id}/${name}`);
  return 0;
}

const lacks = (id: string, en: string, ja: string) => ({
  en: `${id}: it says no ${en}`,
  ja: `${id}：${ja}が書かれていません`,
});
