import type { SituationFault } from '../../../kernel/rulings/index.js';
import type { MaterialRecord, SessionSetup } from '../../../kernel/session/index.js';
import { AirType, Command, commandOf, firesAsArtillery, Side, sideOf, UnitType } from '../vocabulary.js';

/** A counter of the game, both faces [2.3]. */
export interface Counter {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja?: string };
  readonly side: Side;
  readonly command: Command;
  readonly type: UnitType;
  readonly movement: number;
  readonly defence: number;
  readonly attack?: number;
  readonly barrage?: number;
  readonly fpf?: number;
  /** Null is U, unlimited [2.4]. */
  readonly range?: number | null;
  readonly airborne?: boolean;
  readonly mechanised?: boolean;
}

/** Air markers of one side by kind; a side without any listed is not limited by its counter mix [17.27]. */
export type CounterMix = Readonly<Partial<Record<Side, Readonly<Partial<Record<AirType, number>>>>>>;

export interface CounterSheet {
  readonly counters: ReadonlyMap<string, Counter>;
  readonly mix: CounterMix;
}

interface Print {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja?: string };
  readonly side?: string;
  readonly values: Readonly<Record<string, unknown>>;
}

interface DeckCard {
  readonly id: string;
  readonly title: { readonly en?: string; readonly ja?: string };
  readonly side?: string;
  readonly copies?: number;
  readonly values?: Readonly<Record<string, unknown>>;
}

/**
 * Every counter the materials describe: the cards of the scenario, and the cards of its decks, which may stand for a whole
 * counter sheet. Where both describe one counter the deck fills in what the card leaves open.
 */
export function readCounters(materials: SessionSetup, faults: SituationFault[]): CounterSheet {
  const prints = new Map<string, Print>();
  for (const record of Object.values(materials.cards)) {
    if (belongsHere(record, materials.scenario.id)) prints.set(record.id, cardPrint(record));
  }
  const mix: Partial<Record<Side, Partial<Record<AirType, number>>>> = {};
  for (const deck of Object.values(materials.decks)) {
    for (const card of (deck.body.cards ?? []) as DeckCard[]) {
      const air = card.values?.air;
      if (typeof air === 'string') countAir(card, air, mix);
      else for (const print of deckPrints(card)) prints.set(print.id, merge(prints.get(print.id), print));
    }
  }
  const counters = new Map<string, Counter>();
  for (const print of prints.values()) {
    const counter = readCounter(print, faults);
    if (counter) counters.set(counter.id, counter);
  }
  return { counters, mix };
}

const belongsHere = ({ body }: MaterialRecord, scenario: string): boolean =>
  body.scenario === undefined || body.scenario === scenario;

function cardPrint({ id, name, side, type, body }: MaterialRecord): Print {
  const printed = (body.printed ?? {}) as Record<string, unknown>;
  return { id, name, side, values: { type, ...printed, ...known(body.values as Record<string, unknown>) } };
}

const known = (values: Readonly<Record<string, unknown>> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

const merge = (card: Print | undefined, deck: Print): Print =>
  card ? { ...deck, name: card.name, side: card.side ?? deck.side, values: { ...card.values, ...deck.values } } : deck;

function deckPrints({ id, title, side, copies = 1, values }: DeckCard): Print[] {
  const name = { en: title.en ?? id, ...(title.ja ? { ja: title.ja } : {}) };
  const print = { id, name, side, values: known(values) };
  if (copies === 1) return [print];
  return Array.from({ length: copies }, (_, i) => ({ ...print, id: `${id}-${i + 1}` }));
}

function countAir(card: DeckCard, air: string, mix: Partial<Record<Side, Partial<Record<AirType, number>>>>): void {
  if (!AirType.values.includes(air as AirType) || !Side.values.includes(card.side as Side)) return;
  const kinds = mix[card.side as Side] ?? {};
  kinds[air as AirType] = (kinds[air as AirType] ?? 0) + (card.copies ?? 1);
  mix[card.side as Side] = kinds;
}

/** The counter, or a fault for every figure that is missing [2.6]. */
function readCounter({ id, name, side: printedSide, values }: Print, faults: SituationFault[]): Counter | undefined {
  const type = values.type as UnitType | undefined;
  if (!type || !UnitType.values.includes(type)) {
    faults.push({
      pointer: `/cards/${id}/type`,
      detail: { en: 'its type is not one of the game', ja: '兵種がこのゲームのものではありません' },
    });
    return undefined;
  }
  const side = (printedSide ?? (values.command ? sideOf(values.command as Command) : undefined)) as Side | undefined;
  if (!side || !Side.values.includes(side)) {
    faults.push({
      pointer: `/cards/${id}/side`,
      detail: { en: 'its side is not given', ja: '陣営が書かれていません' },
    });
    return undefined;
  }
  const command = commandOf({ command: values.command as Command | undefined, type }, side);
  const missing = missingFigures(values, figuresOf(type, command));
  for (const figure of missing) {
    faults.push({
      pointer: `/cards/${id}/${figure}`,
      detail: { en: `it lacks ${figure}`, ja: `${figure} がありません` },
    });
  }
  if (missing.length > 0) return undefined;
  return {
    id,
    name,
    side,
    command,
    type,
    movement: values.movement as number,
    defence: values.defence as number,
    attack: values.attack as number | undefined,
    barrage: values.barrage as number | undefined,
    fpf: values.fpf as number | undefined,
    range: values.range === 'U' ? null : (values.range as number | undefined),
    airborne: values.airborne as boolean | undefined,
    mechanised: values.mechanised as boolean | undefined,
  };
}

/** The figures that a counter of a type prints [2.4]. */
export const figuresOf = (type: UnitType, command: Command | undefined): readonly string[] =>
  firesAsArtillery(type, command)
    ? ['barrage', 'fpf', 'range', 'defence', 'movement']
    : ['attack', 'defence', 'movement'];

function missingFigures(values: Readonly<Record<string, unknown>>, wanted: readonly string[]): string[] {
  const isThere = (figure: string): boolean => typeof values[figure] === 'number' || values[figure] === 'U';
  // The guns of the Hungarian Army attack with whatever their counters print [16.34].
  return wanted.filter((figure) => !isThere(figure) && !(figure === 'attack' && isThere('barrage')));
}
