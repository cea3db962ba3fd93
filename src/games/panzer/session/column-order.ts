/** By vehicle: the one ahead of it in a road column [6.2.1.1.3]. */
export type Columns = Readonly<Record<string, string>>;

/** The columns from head to tail; null where somebody follows two, is followed by two, or follows himself. */
export function columnsOf(columns: Columns): string[][] | null {
  const followers = new Map(Object.entries(columns).map(([id, before]) => [before, id]));
  if (followers.size !== Object.keys(columns).length) return null;
  const heads = Object.values(columns).filter((id) => columns[id] === undefined);
  const found = heads.map((head) => {
    const column = [head];
    for (let next = followers.get(head); next !== undefined; next = followers.get(next)) column.push(next);
    return column;
  });
  const all = found.reduce((sum, column) => sum + column.length - 1, 0);
  return all === Object.keys(columns).length ? found : null;
}
