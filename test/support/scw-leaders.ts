import { scwBattles } from '../../src/games/scw-battles/index.js';
import type { LibraryDocument } from '../../src/library/document.js';
import { materialsFor, shippedDocuments } from './materials.js';
import { NamedDice, ScriptedSession } from './scripted-session.js';

/** A leader of a column of Villar Bridge; the published scenarios have none, so these are made up. */
interface Leader {
  readonly at: string | readonly string[];
  readonly movement?: number;
  /** Whom he leads, where that is not his side's column. */
  readonly division?: string;
}

const SIDES = { 'villar-leader': 'republican', 'sierra-leader': 'nationalist' } as const;
const COLUMNS = { republican: 'Villar', nationalist: 'Sierra' } as const;

export type Leaders = Readonly<Partial<Record<keyof typeof SIDES, Leader>>>;

interface Body {
  setUp: { side: string; units: { card: string }[]; where: { hexes: readonly string[] } }[];
  allotments: { of: string }[];
}

/** Villar Bridge with leaders; counters not named stay away where hexes are given, else all are where they were. */
export function ledMaterials(leaders: Leaders, hexes?: Readonly<Record<string, string>>, options: object = {}) {
  const shipped = shippedDocuments('scw-battles').find(({ id }) => id === 'villar-bridge')!;
  const body = structuredClone(shipped.body) as unknown as Body;
  if (hexes) {
    body.setUp = body.setUp.filter(({ units }) => hexes[units[0]!.card] !== undefined);
    for (const line of body.setUp) line.where = { hexes: [hexes[line.units[0]!.card]!] };
    body.allotments = body.allotments.filter(({ of }) => of !== 'airPoints');
  }
  const cards = Object.entries(leaders).map(([id, { at, movement = 10, division }]) => {
    const side = SIDES[id as keyof typeof SIDES];
    body.setUp.push({ side, units: [{ card: id }], where: { hexes: [at].flat() } });
    const values = { type: 'leader', movement, division: division ?? COLUMNS[side] };
    return { kind: 'card', id, side, name: { en: id }, body: { values } } as unknown as LibraryDocument;
  });
  const scenario = { ...shipped, id: 'led', body } as unknown as LibraryDocument;
  return materialsFor(scwBattles, 'led', [scenario, ...cards], options);
}

/** A few counters of Villar Bridge and their leaders, in clear weather, played by hand. */
export function led(
  hexes: Readonly<Record<string, string>>,
  leaders: Leaders,
  dice: Record<string, number[]> = {},
  options: object = {},
): ScriptedSession {
  return new ScriptedSession(scwBattles, ledMaterials(leaders, hexes, options), new NamedDice(dice, 3));
}
