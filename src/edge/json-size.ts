/** Whether a value would be at most so long, written as JSON; it stops counting at the bound. Escapes are not counted. */
export function fitsInJson(value: unknown, longest: number): boolean {
  const open: unknown[] = [value];
  let length = 0;
  while (open.length > 0 && length + open.length <= longest) {
    const next = open.pop();
    if (typeof next === 'string') length += next.length + 2;
    else if (typeof next !== 'object' || next === null) length += 4;
    else if (Array.isArray(next)) {
      length += 2 + next.length;
      if (length > longest) return false;
      for (const item of next) open.push(item);
    } else {
      length += 2;
      for (const name in next) {
        length += name.length + 4;
        open.push((next as Record<string, unknown>)[name]);
      }
    }
  }
  return open.length === 0 && length <= longest;
}
