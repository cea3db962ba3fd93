import type { Side } from '../../vocabulary.js';
import { counterOf } from '../roster.js';
import type { Scene } from '../stage.js';
import { keyOf, type Line, type OpenLine, type PageId, placeWord } from './lines.js';

/** Lines nobody else may read: batteries, aircraft, and the MMC count before the last date (PS-37). */
function isSecret({ table, position }: Scene, side: Side, line: Line): boolean {
  if (line.kind === 'keptSilent') return true;
  if (line.kind === 'count' && line.name === 'mmc') return position.open.date !== table.dates.at(-1);
  const counter = line.unit === undefined ? undefined : counterOf(position, side, line.unit);
  return counter !== undefined && ['oba', 'air', 'bombardment', 'observer', 'radio'].includes(counter.kind);
}

/** A line as the other side sees it: counters by the name they go by before it, places with how many are there. */
export function openLine(scene: Scene, side: Side, line: Line): Pick<OpenLine, 'line' | 'called'> {
  const { position } = scene;
  if (line.kind === 'place') {
    const units = (line.units ?? []).map((id) => counterOf(position, side, id)!);
    const known = units.filter(({ known: seen }) => seen).map(({ name }) => name);
    const large = units.filter(({ kind }) => kind === 'vehicle' || kind === 'gun').length;
    return {
      line: {
        kind: 'place',
        where: placeWord({ ...line, with: undefined } as Line),
        half: units.length - large,
        fiveEighths: large,
        known,
      },
    };
  }
  const { unit, leader: _leader, ...rest } = line;
  const counter = unit === undefined ? undefined : counterOf(position, side, unit);
  if (!counter) return { line: { ...rest } };
  return { line: { ...rest, unit: counter.alias ?? '' }, called: counter.name };
}

/** Key of a line as both sides write it. */
export function openKey(scene: Scene, side: Side, line: Line): string {
  // Who waits off the map, and what somebody carries, the other side learns nothing of [3.2/Holding-Area].
  if (line.kind === 'place' && (line.with !== undefined || line.entry !== undefined)) return '';
  if (line.unit === undefined) return keyOf(line);
  return `${line.kind} ${counterOf(scene.position, side, line.unit)?.alias ?? ''}`;
}

export function openLines(scene: Scene, side: Side, lines: readonly Line[]): Record<string, OpenLine> {
  const shown: Record<string, OpenLine> = {};
  for (const line of lines) {
    const key = openKey(scene, side, line);
    if (key === '' || isSecret(scene, side, line)) continue;
    shown[key] = { ...openLine(scene, side, line), status: 'open' };
  }
  return shown;
}

export const byKey = (lines: readonly Line[]): Record<string, Line> =>
  Object.fromEntries(lines.map((line) => [keyOf(line), line]));

/** The author's own key of a line that both know by another. */
export function ownKeyOf(scene: Scene, author: Side, key: string, page: PageId): string | undefined {
  const lines = Object.values(scene.position.own[author].filed[page] ?? {});
  const found = lines.find((line) => openKey(scene, author, line) === key);
  return found ? keyOf(found) : undefined;
}

export const contested = (line: OpenLine): boolean =>
  line.status === 'disputed' || line.status === 'stood' || line.status === 'offered';

export const sameLine = (a: object, b: object): boolean => {
  const tidy = (line: object): string =>
    JSON.stringify(
      Object.entries(line)
        .filter(([, value]) => value !== undefined)
        .sort(([x], [y]) => (x < y ? -1 : 1)),
    );
  return tidy(a) === tidy(b);
};
