import { BattleMap } from '../../src/games/scw-battles/shared/map.js';
import { fillDefaults } from '../../src/kernel/fields/index.js';
import { type HexBoard, sideBetween } from '../../src/kernel/hexes/index.js';
import { layOutMap } from '../../src/kernel/maps/index.js';
import type { LibraryDocument } from '../../src/library/document.js';
import type { Chooser } from './random-play.js';

interface MapBody {
  readonly hexes: readonly { readonly hex: string; readonly terrain: readonly string[] }[];
  readonly hexsides: readonly { readonly side: string; readonly features: readonly string[] }[];
  readonly paths: readonly { readonly kind: string; readonly hexes: readonly string[] }[];
}

interface CounterBody {
  readonly cards: readonly { readonly values: Readonly<Record<string, unknown>> }[];
}

const GROUND = [['woods'], ['hills'], ['rough'], ['hills', 'woods'], ['rough', 'woods'], ['town'], ['city']];
const WATER = [['river'], ['canal'], ['majorRiver'], ['river', 'bridge']];
const FACTORS = ['attack', 'defence', 'movement', 'range', 'reducedAttack', 'reducedDefence', 'bombardment'];

/** The same documents with other terrain, rivers and roads on the map and other factors on the counters; no name changes. */
export function shaken(documents: readonly LibraryDocument[], chooser: Chooser): LibraryDocument[] {
  return documents.map((each) => {
    if (each.kind === 'map') return { ...each, body: otherMap(each, chooser) as unknown as LibraryDocument['body'] };
    const { cards } = each.body as unknown as CounterBody;
    const body = { cards: cards.map((card) => ({ ...card, values: otherFactors(card.values, chooser) })) };
    return { ...each, body: body as unknown as LibraryDocument['body'] };
  });
}

function otherMap({ body }: LibraryDocument, chooser: Chooser): MapBody {
  const printed = body as unknown as MapBody;
  const board = layOutMap(fillDefaults(BattleMap, body as object)) as HexBoard;
  const { grid } = board;
  const known = new Set(printed.hexes.map(({ hex }) => hex));
  const hexes = [...printed.hexes];
  const wet = new Map(printed.hexsides.map((each) => [each.side, each]));
  for (let hex = 0; hex < grid.size; hex++) {
    const name = grid.name(hex);
    if (!known.has(name) && chooser.below(4) === 0) hexes.push({ hex: name, terrain: chooser.of(GROUND) });
    for (const to of grid.neighboursOf(hex)) {
      if (to < hex || chooser.below(20) > 0 || board.featuresOf(sideBetween(grid, hex, to)).size > 0) continue;
      const side = `${name}/${grid.name(to)}`;
      wet.set(side, { side, features: chooser.of(WATER) });
    }
  }
  const paths = printed.paths.map((path) => ({ ...path, kind: chooser.of(['mainRoad', 'minorRoad']) }));
  return { ...printed, hexes, hexsides: [...wet.values()], paths };
}

/** Up to two more or less of every factor, and some counters of one step. */
function otherFactors(values: Readonly<Record<string, unknown>>, chooser: Chooser): Record<string, unknown> {
  const next: Record<string, unknown> = { ...values };
  for (const name of FACTORS) {
    const printed = values[name];
    if (typeof printed === 'number') next[name] = Math.max(0, printed + chooser.below(5) - 2);
  }
  if (values.reducedAttack !== undefined && chooser.below(4) === 0) {
    for (const name of ['reducedAttack', 'reducedDefence', 'reducedMovement']) delete next[name];
  }
  return next;
}
