import type { MaterialRecord, SessionSetup } from '../../../kernel/session/index.js';
import type { CounterKind } from '../status/group-counters.js';
import type { Nationality } from '../vocabulary.js';
import type { Counter } from './counters.js';
import type { Name } from './names.js';

/** What the campaign has to know of a weapon or a vehicle that the charts do not print. */
interface WeaponFacts {
  readonly pp: number;
  readonly repair: number;
  readonly mortar: boolean;
}
interface VehicleFacts {
  readonly class: string;
  readonly closedTopped: boolean;
  readonly mainArmament: boolean;
}

/** Facts and names by nationality and type. */
export interface CardBox {
  readonly weapons: ReadonlyMap<string, WeaponFacts>;
  readonly vehicles: ReadonlyMap<string, VehicleFacts>;
  readonly names: ReadonlyMap<string, Name>;
}

const NATIONALITIES: readonly Nationality[] = ['german', 'italian', 'british'];
const NATIONS: Readonly<Record<Nationality, Name>> = {
  german: { en: 'German', ja: 'ドイツ' },
  italian: { en: 'Italian', ja: 'イタリア' },
  british: { en: 'British', ja: 'イギリス' },
};
const KINDS: Readonly<Partial<Record<CounterKind, Name>>> = {
  squad: { en: 'squad', ja: '分隊' },
  halfSquad: { en: 'half-squad', ja: '半個分隊' },
  crew: { en: 'crew', ja: '操作班' },
  leader: { en: 'leader', ja: '指揮官' },
  hero: { en: 'hero', ja: 'ヒーロー' },
  armorLeader: { en: 'armor leader', ja: '戦車指揮官' },
  radio: { en: 'radio', ja: '無線機' },
  glider: { en: 'Glider', ja: 'グライダー' },
  oba: { en: 'battery', ja: '砲撃中隊' },
  air: { en: 'air support', ja: '航空支援' },
  bombardment: { en: 'bombardment', ja: '事前砲撃' },
  observer: { en: 'observer', ja: '盤外観測員' },
  dummy: { en: 'dummy', ja: 'ダミー' },
};

const keyOf = (nationality: string, type: string): string => `${nationality} ${type}`;

/** A line of an owner's deck, in the words of the printed figures of a card. */
interface DeckLine {
  readonly id: string;
  readonly title: Name;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Facts of the scenario's cards, and of the lines of its decks, which may stand for the counter sheets. */
export function readCards({ cards, decks, scenario }: SessionSetup): CardBox {
  const box = { weapons: new Map<string, WeaponFacts>(), vehicles: new Map<string, VehicleFacts>(), names: new Map() };
  const own = ({ body }: MaterialRecord): boolean => body.scenario === undefined || body.scenario === scenario.id;
  for (const card of Object.values(cards).filter(own)) {
    const { pp } = (card.body.values ?? {}) as Record<string, unknown>;
    const printed = { pp, ...(card.body.printed as object) } as Record<string, unknown>;
    addFacts(box, card.id, card.name, printed);
  }
  for (const deck of Object.values(decks)) {
    for (const { id, title, values = {} } of (deck.body.cards ?? []) as readonly DeckLine[])
      addFacts(box, id, title, values);
  }
  return box;
}

interface OpenBox {
  readonly weapons: Map<string, WeaponFacts>;
  readonly vehicles: Map<string, VehicleFacts>;
  readonly names: Map<string, Name>;
}

function addFacts(box: OpenBox, id: string, name: Name, printed: Readonly<Record<string, unknown>>): void {
  const nationality = String(printed.nationality ?? NATIONALITIES.find((each) => id.includes(each)) ?? '');
  if (typeof printed.weapon === 'string') {
    const key = keyOf(nationality, printed.weapon);
    const repair = Number(printed.repair ?? 0);
    box.weapons.set(key, { pp: Number(printed.pp ?? 0), repair, mortar: printed.mortar === true });
    box.names.set(key, name);
  }
  if (typeof printed.vehicle === 'string') {
    const key = keyOf(nationality, printed.vehicle);
    box.vehicles.set(key, {
      class: String(printed.class ?? 'otherAfv'),
      closedTopped: printed.closedTopped === true,
      mainArmament: printed.mainArmament === true,
    });
    box.names.set(key, name);
  }
}

type Facts = Pick<Counter, 'nationality' | 'type'>;

export const weaponFacts = ({ weapons }: CardBox, { nationality, type }: Facts): WeaponFacts | undefined =>
  weapons.get(keyOf(nationality, type));

export const vehicleFacts = ({ vehicles }: CardBox, { nationality, type }: Facts): VehicleFacts | undefined =>
  vehicles.get(keyOf(nationality, type));

/** "German squad 4-6-8", or as its card says. */
export function nameOf(box: CardBox, kind: CounterKind, { nationality, type }: Facts): Name {
  const known = box.names.get(keyOf(nationality, type));
  if (known) return known;
  const nation = NATIONS[nationality];
  const word = KINDS[kind] ?? { en: '', ja: '' };
  const same = word.en === type;
  return {
    en: [nation.en, word.en, same ? '' : type].filter(Boolean).join(' '),
    ja: [nation.ja, word.ja, same ? '' : type].filter(Boolean).join(' '),
  };
}
