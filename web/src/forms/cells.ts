/** A cell holds one line: whatever would begin another one becomes a blank. */
export const oneLine = (text: string): string => text.replaceAll(/[\r\n\t]+/g, ' ').trim();

/** Cells of a text with quotes as RFC 4180 has them; spreadsheets put tabs where files have commas. */
export function cellsOf(text: string, separator: ',' | '\t'): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let within = false;
  const end = (): void => {
    row.push(oneLine(cell));
    cell = '';
  };
  const endRow = (): void => {
    end();
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  };
  const source = text.replace(/^\uFEFF/, '');
  for (let i = 0; i < source.length; i += 1) {
    const character = source[i]!;
    if (within && character === '"' && source[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (within) {
      if (character === '"') within = false;
      else cell += character;
    } else if (character === '"' && cell === '') within = true;
    else if (character === separator) end();
    else if (character === '\n') endRow();
    else cell += character;
  }
  endRow();
  return rows;
}
