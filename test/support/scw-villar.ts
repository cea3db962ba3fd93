import { scwBattles } from '../../src/games/scw-battles/index.js';
import type { LibraryDocument } from '../../src/library/document.js';
import { materialsFor, shippedDocuments } from './materials.js';
import { NamedDice, ScriptedSession } from './scripted-session.js';

/** Villar Bridge with other set-up hexes, in clear weather unless the dice say otherwise; whoever is not named is far away. */
export function villar(
  hexes: Readonly<Record<string, string>>,
  dice: Record<string, number[]> = {},
  options: object = {},
  air = false,
) {
  const shipped = shippedDocuments('scw-battles').find(({ id }) => id === 'villar-bridge')!;
  const body = structuredClone(shipped.body) as {
    setUp: { units: { card: string }[]; where: { hexes: string[] } }[];
    allotments: { of: string; points: number }[];
  };
  body.setUp = body.setUp.filter(({ units }) => hexes[units[0]!.card] !== undefined);
  for (const line of body.setUp) line.where = { hexes: [hexes[line.units[0]!.card]!] };
  if (!air) body.allotments = body.allotments.filter(({ of }) => of !== 'airPoints');
  const scenario = { ...shipped, id: 'scripted', body } as unknown as LibraryDocument;
  const materials = materialsFor(scwBattles, 'scripted', [scenario], options);
  return new ScriptedSession(scwBattles, materials, new NamedDice(dice, 3));
}
