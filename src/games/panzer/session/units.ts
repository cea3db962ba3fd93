import { fillDefaults } from '../../../kernel/fields/index.js';
import type { SituationFault } from '../../../kernel/rulings/index.js';
import type { SessionSetup, Side } from '../../../kernel/session/index.js';
import { UnitCard } from '../shared/unit-card.js';
import { VehicleCard } from '../shared/vehicle-card.js';
import type { CrewServedWeapon, GameLayer, Grade, ObserverRow, UnitKind } from '../vocabulary.js';
import { cardLacks } from './card-needs.js';
import { type ArrivalLine, bodyOf, type ListedUnit, type ScenarioBody, type SetUpLine } from './scenario-body.js';

/** A type and not an interface, so that it may stand among the values of a sentence. */
export type Name = { readonly en: string; readonly ja: string };

/** A unit of the scenario, as far as it never changes. */
export interface Unit {
  readonly id: string;
  readonly name: Name;
  readonly side: Side;
  /** As it begins; a squad may become a half-squad. */
  readonly kind: UnitKind;
  /** Of a leg unit or a gun it holds the weapons alone. */
  readonly card: VehicleCard;
  /** Data card of a leg unit or a gun; null of a vehicle [5.1, 5.2]. */
  readonly leg: UnitCard | null;
  /** Armed or observing: it spots, overwatches and holds places [4.1.1, 3.6]. */
  readonly combat: boolean;
  /** Hexes it may be set up in, and its facing where it has no choice [2.0]. */
  readonly hexes: readonly string[];
  readonly facing?: string;
  /** The turn it comes on, and where [1.8]. */
  readonly turn?: number;
  readonly grade: Grade;
  /** The formation it takes its commands from [6.2.1.1]. */
  readonly formation: string;
  /** Command, observer or recon unit [5.9]. */
  readonly role?: ObserverRow;
  /** The vehicle it begins aboard [6.6.7]. */
  readonly aboard?: string;
  readonly engineer: boolean;
  readonly flamethrower: boolean;
  /** A section with a weapon to carry, and which [5.1.2, 5.1.3]. */
  readonly attachedWeapon: boolean;
  readonly weapon?: CrewServedWeapon;
}

interface Values {
  readonly kind?: UnitKind;
  readonly grade?: Grade;
  readonly engineer?: boolean;
  readonly flamethrower?: boolean;
  readonly attachedWeapon?: boolean;
  readonly weapon?: CrewServedWeapon;
  readonly [field: string]: unknown;
}

/** Fields of a card's values that are the data card's own: the library repeats some of the others for its searches. */
const VEHICLE_FIELDS = new Set([
  'nation',
  'card',
  'brewUpProne',
  'noRadio',
  'commandRadio',
  'radioFrom',
  'movement',
  'openTopped',
  'transport',
  'passengerCover',
  'bogModifier',
  'weight',
  'closeAssault',
  'defense',
  'weapons',
  'coaxMg',
  'antiAircraftVehicle',
]);

const UNIT_FIELDS = new Set([
  'nation',
  'card',
  'legType',
  'size',
  'movement',
  'movementWithWeapon',
  'wheeled',
  'defenseByCover',
  'fullCoverBonus',
  'need',
  'weapons',
  'platformMount',
  'canManhandle',
]);

const chosen = (values: Values, fields: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.has(field)));

/** The data card of a vehicle, every default filled in, once [1.6]. */
const vehicleCard = (name: string, values: Values): VehicleCard =>
  fillDefaults(VehicleCard, { name, ...chosen(values, VEHICLE_FIELDS) }) as VehicleCard;

/** The data card of a leg unit or a gun, once [5.1, 5.2]. */
const unitCard = (name: string, values: Values): UnitCard =>
  fillDefaults(UnitCard, { name, ...chosen(values, UNIT_FIELDS) }) as UnitCard;

/** Motorcycles and bicycles have the movement factor of a wheeled vehicle [6.6.4.4]. */
const wheelsOf = ({ wheeled }: UnitCard) =>
  wheeled === undefined ? {} : { movement: { ...wheeled, mode: 'W' as const } };

/** Leg units that move as wheeled vehicles do [6.6.4.4]. */
export const isOnWheels = ({ leg }: Pick<Unit, 'leg'>): boolean =>
  leg?.legType === 'motorcycle' || leg?.legType === 'bicycle';

const isKnownTo = (kind: UnitKind, layer: GameLayer): boolean => layer === 'advanced' || kind === 'vehicle';

/** One listed unit with its card. */
function unitFrom(
  listed: ListedUnit,
  record: SessionSetup['cards'][string],
  line: SetUpLine | ArrivalLine,
  at: Pick<Unit, 'hexes' | 'facing' | 'turn'>,
): Omit<Unit, 'id' | 'aboard'> {
  const values = (record.body.values ?? {}) as Values;
  const kind = values.kind ?? 'vehicle';
  const name = record.name.en.slice(0, 60);
  const leg = kind === 'vehicle' ? null : unitCard(name, values);
  const card = vehicleCard(
    name,
    leg === null ? values : { nation: leg.nation, weapons: leg.weapons, ...wheelsOf(leg) },
  );
  const en = listed.name ?? record.name.en;
  return {
    name: { en, ja: listed.ja ?? record.name.ja ?? en },
    side: line.side,
    kind,
    card,
    leg,
    combat: card.weapons.length > 0 || leg !== null,
    ...at,
    grade: values.grade ?? 'seasoned',
    formation: line.formation ?? line.side,
    ...(listed.command === undefined ? {} : { role: listed.command }),
    engineer: values.engineer ?? false,
    flamethrower: values.flamethrower ?? false,
    attachedWeapon: values.attachedWeapon ?? false,
    ...(values.weapon === undefined ? {} : { weapon: values.weapon }),
  };
}

/** Every unit of the scenario that the layer knows: the Basic Game has vehicles alone [4.4]. */
export function unitsOf(
  materials: SessionSetup,
  layer: GameLayer,
  complain: (fault: SituationFault) => void,
): Map<string, Unit> {
  const body = bodyOf(materials);
  const units = new Map<string, Unit>();
  const riders: { readonly id: string; readonly carrier: string; readonly pointer: string }[] = [];
  const add = (line: SetUpLine | ArrivalLine, at: Pick<Unit, 'hexes' | 'facing' | 'turn'>, pointer: string): void => {
    for (const listed of line.units ?? []) {
      const record = listed.card === undefined ? undefined : materials.cards[listed.card];
      if (!record) {
        complain({ pointer, detail: `the unit "${listed.name ?? ''}" has no card` });
        continue;
      }
      const unit = unitFrom(listed, record, line, at);
      if (!isKnownTo(unit.kind, layer)) continue;
      for (const field of cardLacks(unit, layer))
        complain({ pointer: `/cards/${record.id}/${field}`, detail: 'the card does not say it' });
      let id = record.id;
      for (let n = 2; units.has(id); n += 1) id = `${record.id}-${n}`;
      units.set(id, { ...unit, id });
      if (listed.aboard !== undefined) riders.push({ id, carrier: listed.aboard, pointer });
    }
  };
  for (const [i, line] of ordered(body).entries()) {
    const hexes = line.where.hexes ?? line.where.oneOf ?? [];
    if (hexes.length === 0) complain({ pointer: `/scenario/setUp/${i}/where`, detail: 'it names no hexes' });
    add(line, { hexes, ...(line.facing ? { facing: line.facing } : {}) }, `/scenario/setUp/${i}`);
  }
  for (const [i, line] of (body.reinforcements ?? []).entries()) {
    const hexes = line.entry?.hexes ?? line.entry?.oneOf ?? [];
    const pointer = `/scenario/reinforcements/${i}`;
    if (hexes.length === 0) complain({ pointer: `${pointer}/entry`, detail: 'it names no hexes' });
    add(line, { hexes, turn: Number(line.turn) }, pointer);
  }
  for (const { id, carrier, pointer } of riders) {
    const unit = units.get(id)!;
    const vehicle = [...units.values()].find(({ name, side }) => name.en === carrier && side === unit.side);
    if (vehicle) units.set(id, { ...unit, aboard: vehicle.id });
    else complain({ pointer, detail: `"${unit.name.en}" is aboard "${carrier}", which is no unit of its side` });
  }
  return units;
}

/** Lines of the set-up in the order in which they are played [2.0]. */
const ordered = ({ setUp }: ScenarioBody): SetUpLine[] => [...setUp].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
