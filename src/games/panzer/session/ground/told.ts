import { choice, choices, text } from '../../../../kernel/fields/index.js';
import type { EventDeclaration, Remark, SessionEvent } from '../../../../kernel/session/index.js';
import { Terrain } from '../../vocabulary.js';
import type { Handlers } from '../events/handlers.js';
import { remark } from '../stage.js';
import type { Table } from '../table.js';

class TerrainDestroyed {
  @text('The hex', { max: 12 }) hex!: string;
  @choice('What is gone', Terrain) terrain!: Terrain;
  @choices('The terrain of the hex from now on', Terrain, { maxItems: 12 }) now!: Terrain[];
}

export const groundShapes: Readonly<Record<string, EventDeclaration>> = {
  'terrain-destroyed': { title: { en: 'Terrain is destroyed', ja: '地形の破壊' }, shape: TerrainDestroyed },
};

export const groundEvents: Handlers = {
  'terrain-destroyed': (position, { hex, now }) => ({
    ...position,
    ground: { ...position.ground, [hex as string]: now as readonly Terrain[] },
  }),
};

export const groundTellers: Readonly<Record<string, (table: Table, event: SessionEvent) => Remark>> = {
  'terrain-destroyed': (_table, { hex, terrain, now }) =>
    (now as readonly string[]).some((each) => each.endsWith('Rubble'))
      ? remark('6.5.4.4.3', 'event-terrain-rubble', { hex: hex as string, terrain: terrain as string })
      : remark('6.5.4.4.3', 'event-terrain-gone', { hex: hex as string, terrain: terrain as string }),
};
