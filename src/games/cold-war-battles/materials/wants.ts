import { namedHexes, type WantedCard, type WantedPlace, type Wants } from '../../../kernel/materials/index.js';
import type { MaterialRecord, SessionSetup } from '../../../kernel/session/index.js';
import { figuresOf } from '../session/counters.js';
import { commandIn, isDrawnBlind, type ScenarioBody, type ScenarioUnit, typeIn } from '../session/scenario-words.js';
import { campaignOf } from '../session/table.js';
import type { Command, UnitType } from '../vocabulary.js';

/** What the rules ask of the published maps and counter sheets, which the book does not print [16.1, 17.1]. */
export function wants(setup: SessionSetup): Wants {
  const body = setup.scenario.body as unknown as ScenarioBody;
  const campaign = campaignOf(body);
  return {
    places: [
      ...(campaign === 'budapest' ? BUDAPEST : campaign === 'angola' ? ANGOLA : []),
      ...namedHexes(body as Parameters<typeof namedHexes>[0]),
    ],
    cards: wantedCounters(setup, body),
    cells: [],
    notes: { map: MAP_NOTES, counters: COUNTER_NOTES },
  };
}

const place = (name: string, en: string, ja: string, terrain: readonly string[] | null = null): WantedPlace => ({
  list: 'hexes',
  item: { hex: null, name, terrain },
  mayStayEmpty: ['terrain'],
  comment: { en, ja },
});

const BUDAPEST: readonly WantedPlace[] = [
  place('US Embassy', 'an embassy [16.33]', '大使館 [16.33]'),
  place('Soviet Embassy', 'an embassy [16.33]', '大使館 [16.33]'),
  place('Radio Station', 'an objective [16.4]', '目標 [16.4]', ['objective']),
  place("Stalin's Statue", 'a place that counts [16.4]', '得点になる場所 [16.4]'),
  place('To Tokol Airport', 'a place that counts [16.4]', '得点になる場所 [16.4]'),
];

const ANGOLA: readonly WantedPlace[] = [
  place('Cuito Cuanavale', 'the main base of the Communists [17.31]', '共産側の主要基地 [17.31]', ['town']),
  place('Mavinga', 'the main base of the South Africans [17.31]', '南アフリカ側の主要基地 [17.31]', ['town']),
];

const MAP_NOTES = [
  {
    en: 'List every hex whose terrain is not the default one, every hexside with something on it, and every road or trail from hex to hex.',
    ja: '標準と異なる地形のヘクス、地形のあるヘクスサイド、道路・トレイル（ヘクス順）をすべて書く。',
  },
  {
    en: 'Budapest: every objective hex has the terrain objective, every square the terrain square, and the Danube is majorRiver or bridgedMajorRiver on each of its hexsides. Angola: every town and village has its terrain.',
    ja: 'ブダペスト：目標ヘクスには objective、広場には square を付け、ドナウ川の各ヘクスサイドは majorRiver か bridgedMajorRiver。アンゴラ：町と村にその地形を付ける。',
  },
];

const COUNTER_NOTES = [
  {
    en: 'One line for each counter. Add a line for every further counter of the sheet: what is drawn blind is drawn from all of them.',
    ja: '駒1個につき1行。シートに残りの駒があれば行を加える。伏せて引くときは全部の中から引く。',
  },
  {
    en: 'Guns need barrage, fpf, range, defence and movement; every other counter attack, defence and movement.',
    ja: '砲兵は barrage・fpf・range・defence・movement、その他は attack・defence・movement が必要。',
  },
  {
    en: 'Air markers, where they are limited by the counter mix: a line for each side and kind with air (tac, sac, gunship, transport) and copies [17.27].',
    ja: '航空マーカーを駒の数で制限する場合：陣営と種類ごとに air（tac・sac・gunship・transport）と copies の行を書く [17.27]。',
  },
];

function wantedCounters(setup: SessionSetup, body: ScenarioBody): WantedCard[] {
  const deck = body.requires?.find(({ kind }) => kind === 'deck')?.id;
  if (deck === undefined) return [];
  const named = Object.values(setup.cards).flatMap((record) => namedCounter(record, setup.scenario.id, deck));
  return [...named, ...new PoolLines(deck).of(body)];
}

/** A counter that the book names, without the figures that only the counter prints. */
function namedCounter({ id, name, side, type, body }: MaterialRecord, scenario: string, deck: string): WantedCard[] {
  if (body.scenario !== undefined && body.scenario !== scenario) return [];
  const known = (body.values ?? {}) as Record<string, unknown>;
  const printed = { ...((body.printed ?? {}) as Record<string, unknown>), ...known };
  const figures = figuresOf((known.type ?? type) as UnitType, known.command as Command | undefined);
  const missing = figures.filter((figure) => typeof printed[figure] !== 'number' && printed[figure] !== 'U');
  if (missing.length === 0) return [];
  const heads = known.type === 'hq';
  return [
    {
      sheet: 'counters',
      deck,
      card: {
        id,
        title: name,
        ...(side === undefined ? {} : { side }),
        values: { ...known, ...(heads ? { type: null } : {}), ...empty(missing) },
      },
      ...(heads ? { comment: HEADQUARTERS } : {}),
    },
  ];
}

const HEADQUARTERS = {
  en: 'type is hq, or dummyHq where the face of the counter says so [16.21]',
  ja: 'type は hq。駒の表がダミーなら dummyHq [16.21]',
};

const empty = (names: readonly string[]): Record<string, null> => Object.fromEntries(names.map((name) => [name, null]));

/** Lines for counters that no rule names: so many of a kind lie in a pool [14.3]. */
class PoolLines {
  readonly #lines: WantedCard[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(private readonly deck: string) {}

  of({ setUp, reinforcements = [] }: ScenarioBody): WantedCard[] {
    for (const { side, command, units = [] } of setUp) for (const unit of units) this.#add(unit, side, command);
    const scheduled = reinforcements.filter(
      ({ turn, condition }) => turn === 'contingency' || (typeof turn === 'number' && condition === undefined),
    );
    for (const { side, units = [] } of scheduled) for (const unit of units) this.#add(unit, side, undefined);
    return this.#lines;
  }

  #add(unit: ScenarioUnit, side: string, command: string | undefined): void {
    const words = unit.type ?? unit.name ?? '';
    if (isDrawnBlind(unit)) {
      const of = commandIn(unit.command) ?? commandIn(command) ?? commandIn(words);
      for (let n = 0; n < (unit.count ?? 1); n += 1) this.#line(side, of, typeIn(unit.type), words);
    } else if (unit.card === undefined && words.startsWith('all units of')) {
      this.#line(side, commandIn(words), undefined, words);
    }
  }

  #line(side: string, command: Command | undefined, type: UnitType | undefined, words: string): void {
    const kind = [command, type].filter((part) => part !== undefined).join('-');
    const id = kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const number = (this.#numbers.get(id) ?? 0) + 1;
    this.#numbers.set(id, number);
    const figures = type === undefined ? ['attack', 'defence', 'movement'] : figuresOf(type, command);
    this.#lines.push({
      sheet: 'counters',
      deck: this.deck,
      card: {
        id: `${id}-${number}`,
        title: { en: `${id.replaceAll('-', ' ')} ${number}` },
        side,
        values: { command: command ?? null, type: type ?? null, ...empty(figures) },
      },
      comment: { en: words, ja: words },
    });
  }
}
