/** A shift in the book's own notation: 2L, 1R. */
export function columns(shift: number): string {
  if (shift === 0) return '0';
  return shift < 0 ? `${-shift}L` : `${shift}R`;
}
