import { Tagged, type Tags } from '../../edge/answers/tagged.js';

/** An answer about a session as it stands at a version. */
export function atVersion(version: number, content: Tagged['content'], tags: Tags = {}): Tagged {
  return new Tagged(content, {
    etag: `"${version}"`,
    ...tags,
    // What a side may see is nobody else's, not even a cache's.
    headers: { 'cache-control': 'private, no-cache', ...tags.headers },
  });
}
