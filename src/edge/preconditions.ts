/** The version that `If-Match` is based on: a number, or any version there is. */
export function expectedVersion(ifMatch: string): number | 'any' {
  const text = ifMatch.trim();
  if (text === '*') return 'any';
  // A tag is quoted; a bare number can mean only one thing.
  const version = /^(?:"(\d{1,9})"|(\d{1,9}))$/.exec(text)?.slice(1).find(Boolean);
  // Any other tag is well formed, but never the current one.
  return version === undefined ? -1 : Number(version);
}

/** Whether a client already has this (RFC 9110, 13.1.2); tags are compared weakly. */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
