import { PERSONAL, Tagged, type Tags } from '../../edge/answers/tagged.js';

/** An answer about a session as it stands at a version, as whoever asked may see it. */
export function atVersion(version: number, content: Tagged['content'], tags: Tags = {}): Tagged {
  return new Tagged(content, {
    etag: `"${version}"`,
    ...tags,
    headers: { ...PERSONAL.headers, ...tags.headers },
  });
}
