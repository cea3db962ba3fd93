import { choice, defineChoice, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import type { HexMapInput } from '../../../kernel/maps/index.js';
import { HEX, PanzerMap } from '../shared/panzer-map.js';
import { UnitCard } from '../shared/unit-card.js';
import { Grade, UnitKind } from '../vocabulary.js';
import { MoverState } from './movement-factor.js';
import { BarrageArea, Occupant, QUEUE, WreckOnWay } from './path-input.js';

export const LegMode = defineChoice('LegMode', ['walk', 'quickmarch', 'crawl']);
export type LegMode = (typeof LegMode.values)[number];
const LegMount = defineChoice('LegMount', ['foot', 'cavalry']);

export class LegMover extends MoverState {
  @text('Its hex', HEX) hex!: string;
  @choice('Squad, half-squad, section or towed gun [6.6.4]', UnitKind, { default: 'squad' }) kind!: UnitKind;
  @choice('On foot or on horseback; motorcycles and bicycles move as vehicles [6.6.4.4, 6.6.4.5]', LegMount, {
    default: 'foot',
  })
  mount!: 'foot' | 'cavalry';
  @object('Its data card; what is sent besides adds to it [1.6]', UnitCard, { optional: true }) card?: UnitCard;
  @integer('Cross-country points: the 2 of 2L3; left out: by the card, else 2, a section with its weapon 1 [5.1.2]', {
    min: 0,
    max: 20,
    optional: true,
  })
  crossCountry?: number;
  @integer('Quickmarch points: the 3 of 2L3; left out: by the card, else 3, a section with its weapon 0 [5.1.2]', {
    min: 0,
    max: 30,
    optional: true,
  })
  quickmarch?: number;
  @flag('Has an attached weapon [6.6.4.1]') attachedWeapon!: boolean;
  @flag('In full cover [6.6.4.3]') fullCover!: boolean;
  @choice('Unit grade, for quickmarch [6.6.4.2]', Grade, { default: 'seasoned' }) grade!: Grade;
  @flag('The gun can be manhandled [6.6.5]', { default: true }) canManhandle!: boolean;
  @text(QUEUE.cameFrom, { ...HEX, optional: true }) cameFrom?: string;
  @texts(QUEUE.followedFrom, { ...HEX, maxItems: 6, default: [] }) followedFrom!: string[];
}

/** A leg unit or gun on a map among others. */
export class LegOnMap {
  @object('The map', PanzerMap) map!: HexMapInput;
  @object('The unit', LegMover) unit!: LegMover;
  @choice('How it moves', LegMode, { default: 'walk' }) mode!: LegMode;
  @list('Other units', Occupant, { maxItems: 400, default: [] }) others!: Occupant[];
  @list('Wrecks, for the smoke of those brewed up [4.5.1.1.2]', WreckOnWay, { maxItems: 200, default: [] })
  wrecks!: WreckOnWay[];
  @texts('Hexes of enemies that another friendly unit has spotted [6.6.4.3]', { ...HEX, maxItems: 100, default: [] })
  spottedEnemies!: string[];
  @flag('Snow on every hex: +1 per hex [7.36.3]') snow!: boolean;
  @texts('Hexes of narrow roads, paths and bridges; they bind guns, not who is on foot [7.30]', {
    ...HEX,
    maxItems: 400,
    default: [],
  })
  narrow!: string[];
}

export class LegPathInput extends LegOnMap {
  @texts('Hexes it enters, in order; none: it stays', { ...HEX, maxItems: 30, default: [] }) path!: string[];
  @integer('Floors it climbs or descends inside a building, 1 point each [6.6.4.1]', { min: 0, max: 12, default: 0 })
  floors!: number;
  @list('Barrages that have fallen this turn [6.6.6]', BarrageArea, { maxItems: 40, default: [] })
  barrages!: BarrageArea[];
  @texts('Hexes with enemy anti-personnel mines [7.31.2]', { ...HEX, maxItems: 200, default: [] }) mines!: string[];
}
