import { describe, expect, it } from '@jest/globals';
import type { Schema } from '../../../web/src/forms/schema.js';
import { lineAs, pastedLines, shapeOfLine, tableOf } from '../../../web/src/forms/table-lines.js';

const object = (properties: Readonly<Record<string, Schema>>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
const side: Schema = { enum: ['british', 'axis'], 'x-titles': ['British', 'Axis'], title: 'Side' };
const hex: Schema = { type: 'string', pattern: '^[A-Z][1-9]$' };
const count = object({
  kind: { const: 'count', 'x-titles': ['Number'] },
  name: { enum: ['cvp', 'san'] },
  value: { type: 'integer', minimum: 0, maximum: 20 },
});
const fire = object({ kind: { const: 'fire', 'x-titles': ['Fire'] }, hex, bypass: { type: 'boolean' } }, [
  'kind',
  'hex',
]);
const mixed = tableOf({ oneOf: [count, fire] })!;
const word = (each: string, title?: string): string => title ?? each;
const paste = (text: string, lines: readonly Readonly<Record<string, unknown>>[], column = 0, most = 9) =>
  pastedLines(text, { shape: mixed, lines, at: [lines.length, column], most, word });

describe('a list of a form as a table', () => {
  it('is one where every field is plain, and a word says which kind a line is', () => {
    expect([...mixed.columns.keys()]).toEqual(['name', 'value', 'hex', 'bypass']);
    expect(mixed.kind).toBe('kind');
    expect(tableOf(object({ unit: { type: 'string' }, side }))?.kind).toBeUndefined();
    expect(tableOf(object({ to: object({ hex }), side }))).toBeUndefined();
    expect(
      tableOf({ oneOf: [object({ hex, side }), object({ side, hex, kind: { type: 'string' } })] }),
    ).toBeUndefined();
  });

  it('keeps what both kinds have where a line becomes another', () => {
    const sided = object({ kind: { const: 'massacre' }, side, hex });
    expect(lineAs(sided, { kind: 'fire', hex: 'B4', bypass: true })).toEqual({
      kind: 'massacre',
      side: 'british',
      hex: 'B4',
    });
  });

  it('takes the lines of a spreadsheet in the order of its columns, by value or by word', () => {
    // kind, name, value, hex, bypass
    const lines = paste('Number\tsan\t4\nfire\t\t\tB4\tyes\n', [{ kind: 'fire', hex: 'A1' }]);
    expect(lines).toEqual([
      { kind: 'fire', hex: 'A1' },
      { kind: 'count', name: 'san', value: 4 },
      { kind: 'fire', hex: 'B4', bypass: true },
    ]);
    expect(shapeOfLine(mixed, lines[2]!)).toBe(fire);
  });

  it('puts cells under the names of a first line, in whatever order they stand', () => {
    expect(paste('value\tkind\tname\n12\tcount\tcvp', [])).toEqual([{ kind: 'count', name: 'cvp', value: 12 }]);
  });

  it('leaves a text that means nothing as it is, so that it can be marked, and stops at the most lines', () => {
    expect(paste('count\tcvq\tmany', [])).toEqual([{ kind: 'count', name: 'cvq', value: 'many' }]);
    expect(paste('fire\t\t\tA1\nfire\t\t\tA2\nfire\t\t\tA3', [], 0, 2).map((line) => line.hex)).toEqual(['A1', 'A2']);
  });
});
