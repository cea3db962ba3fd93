import { type ProcedureOperation, twinParameters, twinsTag, withTwins } from './query-twins.js';

/** As much of an OpenAPI document as is needed to cut it up. */
interface Document {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ProcedureOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The chapter that holds everything but the procedures of single games. */
export const SERVICE_CHAPTER = 'service';

/**
 * One chapter of the document: the procedures of one game, or the rest. A page that shows all of it at once has megabytes
 * to read before it shows anything.
 */
export function chapterOf(document: Document, chapter: string, games: readonly string[]): object {
  const own = Object.fromEntries(
    Object.entries(document.paths).filter(([path]) => chapterOfPath(path, games) === chapter),
  );
  const names = new Set(Object.values(own).flatMap((path) => Object.values(path).flatMap((each) => each.tags ?? [])));
  const tags = document.tags.filter(({ name }) => names.has(name));
  const isService = chapter === SERVICE_CHAPTER;
  const paths = isService ? own : withTwins(own);
  const { components } = document;
  const parts = { ...components, parameters: { ...components.parameters, ...twinParameters } };
  return {
    ...document,
    tags: isService ? tags : [...tags, twinsTag(own)],
    paths,
    components: { ...reachable(parts, paths), securitySchemes: components.securitySchemes ?? {} },
  };
}

function chapterOfPath(path: string, games: readonly string[]): string {
  const [, , , game] = path.split('/');
  return path.startsWith('/v1/games/') && games.includes(game!) ? game! : SERVICE_CHAPTER;
}

const REFERENCE = '#/components/';

/** The components that the paths lead to, by whatever way. */
function reachable(components: Document['components'], paths: object): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {};
  const open: unknown[] = [paths];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    for (const [name, member] of Object.entries(part as object)) {
      if (name === '$ref' && typeof member === 'string' && member.startsWith(REFERENCE)) {
        const [kind, id] = member.slice(REFERENCE.length).split('/') as [string, string];
        found[kind] ??= {};
        if (id in found[kind]) continue;
        found[kind][id] = components[kind]?.[id];
        open.push(found[kind][id]);
      } else if (typeof member === 'object' && member !== null) open.push(member);
    }
  }
  return found;
}
