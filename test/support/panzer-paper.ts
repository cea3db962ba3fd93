/** Distances on a sheet of paper, by the middle points of the hexes: for plain programs that know nothing of the kernel. */

/** The middle of a hex: even columns lie half a hex lower. */
export function middle(hex: string): { x: number; y: number } {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  return { x: column * Math.sqrt(0.75), y: row + (column % 2 === 0 ? 0.5 : 0) };
}

/** Hexes from one to the other: columns first, each of which brings half a row with it. */
export function hexesBetween(one: string, other: string): number {
  const [a, b] = [middle(one), middle(other)];
  const columns = Math.round(Math.abs(a.x - b.x) / Math.sqrt(0.75));
  return columns + Math.max(0, Math.round(Math.abs(a.y - b.y) - columns / 2));
}
