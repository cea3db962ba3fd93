import { choice, choices, flag, text } from '../../../../kernel/fields/index.js';
import type { CommandDeclaration, EventDeclaration, Remark, SessionEvent } from '../../../../kernel/session/index.js';
import { Terrain } from '../../vocabulary.js';
import { changed, type Handlers } from '../events/handlers.js';
import { remark } from '../stage.js';
import { type Table, unitOf } from '../table.js';

class TerrainDestroyed {
  @text('The hex', { max: 12 }) hex!: string;
  @choice('What is gone', Terrain) terrain!: Terrain;
  @choices('The terrain of the hex from now on', Terrain, { maxItems: 12 }) now!: Terrain[];
}

class TerrainAttacked {
  @text('The engineers', { max: 60 }) unit!: string;
  @text('The hex', { max: 12 }) hex!: string;
  @choice('What they attack', Terrain) terrain!: Terrain;
  @flag('It is destroyed [7.19]', {}) destroyed!: boolean;
}

class TerrainInHex {
  @text('The engineers', { max: 60 }) unit!: string;
  @text('The hex', { max: 12 }) hex!: string;
  @choice('What they attack', Terrain) terrain!: Terrain;
}

/** What engineers may do to terrain [7.19]. */
export const groundCommands: Readonly<Record<string, CommandDeclaration>> = {
  demolish: { title: { en: 'Pull terrain down', ja: '地形を破壊する' }, rules: ['7.19'], shape: TerrainInHex },
};

export const groundDescribers: Readonly<Record<string, (table: Table, command: TerrainInHex) => Remark>> = {
  demolish: (table, { unit, hex, terrain }) =>
    remark('7.19', 'do-demolish', { unit: unitOf(table, unit).name, hex, terrain }),
};

export const groundShapes: Readonly<Record<string, EventDeclaration>> = {
  'terrain-attacked': { title: { en: 'Engineers attack terrain', ja: '工兵の地形攻撃' }, shape: TerrainAttacked },
  'terrain-destroyed': { title: { en: 'Terrain is destroyed', ja: '地形の破壊' }, shape: TerrainDestroyed },
};

export const groundEvents: Handlers = {
  // Who has attacked has executed his Move, and was seen at it [6.6.1.1].
  'terrain-attacked': (position, { unit }) =>
    changed(position, unit as string, { moved: true, face: 'revealed', spot: 'move', spotNew: true }),

  'terrain-destroyed': (position, { hex, now }) => ({
    ...position,
    ground: { ...position.ground, [hex as string]: now as readonly Terrain[] },
  }),
};

export const groundTellers: Readonly<Record<string, (table: Table, event: SessionEvent) => Remark>> = {
  'terrain-attacked': (table, { unit, hex, terrain, destroyed }) =>
    remark('7.19', destroyed ? 'event-terrain-pulled-down' : 'event-terrain-holds', {
      unit: unitOf(table, unit as string).name,
      hex: hex as string,
      terrain: terrain as string,
    }),
  'terrain-destroyed': (_table, { hex, terrain, now }) =>
    (now as readonly string[]).some((each) => each.endsWith('Rubble'))
      ? remark('6.5.4.4.3', 'event-terrain-rubble', { hex: hex as string, terrain: terrain as string })
      : remark('6.5.4.4.3', 'event-terrain-gone', { hex: hex as string, terrain: terrain as string }),
};
