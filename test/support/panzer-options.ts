import type { SessionSetup } from '../../src/kernel/session/index.js';
import { panzerMaterials } from './panzer-play.js';

/** Every optional rule that a session plays, all at once. */
export const ALL_OPTIONS = {
  morale: true,
  radioSets: true,
  limitedSpotting: true,
  turrets: true,
  longGuns: true,
  sovietEarlyWar: 'y1942',
  platoonCommand: true,
  tankFright: true,
  smokeDischargers: true,
  ceAmmo: true,
  brewUpModifier: true,
  variablePenetration: true,
  sovietVariance: true,
  lowerHull: true,
  firePriority: true,
  ceGpFire: true,
  platformMounts: true,
  attachedWeaponLoss: true,
  pinningFire: true,
  engineersVsTerrain: true,
  variableTrackDamage: true,
  infantrySmoke: true,
  collateralDamage: true,
  camouflage: true,
  weaponMalfunction: true,
  scatter: true,
  illumination: true,
  counterBattery: true,
  bogging: true,
  narrowRoads: true,
  mines: true,
  dualDriving: true,
  amphibious: true,
  fires: true,
  weather: true,
  reconByFire: true,
  staggeredInitiative: true,
  commandSpan: true,
  tungsten: 'plus1',
};

/** Sukhaya Ford on a muddy day, with counter-battery artillery on both sides. */
export function fordWith(options: object): SessionSetup {
  const given = panzerMaterials('sukhaya-ford', 'advanced-game', options);
  const { body } = given.scenario;
  const asset = (id: string, side: string) => ({ id, name: id, side, nation: side, locateOn: 40, longMission: 3 });
  const start = {
    ...(body.start as object),
    conditions: { mud: true },
    narrow: ['0807'],
    camouflaged: ['Grenadier half-squad', '57 mm anti-tank gun'],
    platoons: { 'First platoon': ['Medium tank 2', 'Medium tank 3'], Rifles: ['Rifle squad 1', 'Rifle squad 2'] },
    counterBattery: [asset('hunters', 'soviet'), asset('listeners', 'german')],
  };
  // The gun tanks of the Germans have smoke dischargers and long guns here, a platoon of the Soviets no radios.
  const cards = structuredClone(given.cards) as unknown as Record<
    string,
    { body: { values: { weapons: { limits?: object; longGun?: boolean }[]; noRadio?: boolean; weight?: number } } }
  >;
  for (const id of ['ford-panzer-1', 'ford-panzer-2']) {
    cards[id]!.body.values.weapons[0]!.limits = { dischargers: 6 };
    cards[id]!.body.values.weapons[0]!.longGun = true;
  }
  // A narrow bridge asks what everybody weighs.
  for (const { body: card } of Object.values(cards)) card.values.weight ??= 20;
  for (const id of ['ford-medium-2', 'ford-medium-3']) cards[id]!.body.values.noRadio = true;
  return {
    ...given,
    cards: cards as unknown as SessionSetup['cards'],
    scenario: { ...given.scenario, body: { ...body, start } },
  };
}
