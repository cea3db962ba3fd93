import { type Signal, signal } from '@preact/signals';
import type { GameId, SectionInfo } from '../../../../client/src/index.js';
import { umpire } from '../../api/client.js';
import type { Schema } from '../../forms/schema.js';
import { language, named } from '../../i18n/language.js';

type Sections = ReadonlyMap<string, SectionInfo>;

const read = new Map<string, Signal<Sections>>();

/** The sections of a game's book in the reader's language, once they are there. */
function sectionsOf(game: GameId): Sections {
  const key = `${language.value} ${game}`;
  let sections = read.get(key);
  if (!sections) {
    sections = signal(new Map());
    read.set(key, sections);
    const asked = sections;
    umpire.catalogue.sections(game).then(
      (list) => {
        asked.value = new Map(list.map((each) => [each.id, each]));
      },
      () => read.delete(key),
    );
  }
  return sections.value;
}

const CITED = /\[([^\]]+)\]/g;

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/**
 * What a field of a question means. Where the description has no Japanese yet, a Japanese page tells the sections behind the
 * field instead, with what each of them says.
 */
export function fieldAbout(game: GameId, { description = '' }: Schema): string | undefined {
  if (language.value === 'en' || JAPANESE.test(description)) return description || undefined;
  const cited = [...description.matchAll(CITED)].flatMap(([, ids = '']) => ids.split(/[,;\s]+/));
  if (cited.length === 0) return undefined;
  const sections = sectionsOf(game);
  const told = [...new Set(cited)].flatMap((id) => {
    const section = sections.get(id);
    return section ? [`${id} ${named(section.title)}：${section.summary}`] : [];
  });
  return told.length > 0 ? told.join('\n') : undefined;
}
