import type { SelectQueryBuilder } from 'typeorm';
import type { Kind, LibraryProvenance } from '../kinds.js';
import type { Condition } from '../values/condition.js';
import type { LibraryRecord } from './entities/index.js';
import { rangesOf } from './words.js';

export interface ListQuery {
  readonly kind: Kind;
  readonly game?: string;
  readonly side?: string;
  readonly type?: string;
  readonly provenance?: LibraryProvenance;
  /** Words of the English or Japanese name. */
  readonly text?: string;
  /** Cards whose values meet every one of these. */
  readonly where?: readonly Condition[];
  /** Records after this id. */
  readonly after?: string;
  readonly limit: number;
}

/** Narrows a selection of one kind of record, called `r`, to what is asked for, in the order of ids. */
export function narrow(found: SelectQueryBuilder<LibraryRecord>, query: ListQuery): void {
  found.where('r.deletedAt IS NULL');
  for (const column of ['game', 'side', 'type', 'provenance'] as const) {
    if (query[column] !== undefined) found.andWhere(`r.${column} = :${column}`, { [column]: query[column] });
  }
  rangesOf(query.text ?? '').forEach(({ from, to }, i) => {
    found.andWhere(
      `r.id IN (SELECT w.id FROM library_words w WHERE w.kind = :kind AND w.word >= :from${i} AND w.word < :to${i})`,
      { kind: query.kind, [`from${i}`]: from, [`to${i}`]: to },
    );
  });
  query.where?.forEach((condition, i) => {
    narrowByValue(found, condition, i);
  });
  if (query.after !== undefined) found.andWhere('r.id > :after', { after: query.after });
  found.orderBy('r.id').limit(query.limit);
}

/** Numbers and texts have an index each: (face, name, number) and (face, name, text). */
function narrowByValue(found: SelectQueryBuilder<LibraryRecord>, condition: Condition, i: number): void {
  const { face, names, operator, number, text } = condition;
  const given = { [`face${i}`]: face, [`names${i}`]: names, [`number${i}`]: number, [`text${i}`]: text };
  const cards = (column: 'number' | 'text'): string =>
    `SELECT v.card_id FROM unit_card_values v
      WHERE v.face = :face${i} AND v.name IN (:...names${i}) AND v.${column} ${SQL[operator]} :${column}${i}`;
  const either = [...(number === undefined ? [] : [cards('number')]), ...(text === undefined ? [] : [cards('text')])];
  found.andWhere(`r.id IN (${either.join(' UNION ')})`, given);
}

const SQL = { '=': '=', '!=': '<>', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;
