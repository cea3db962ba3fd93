import type { MaterialRecord } from '../../../kernel/session/index.js';
import { isOtherSides } from '../shared/units.js';
import { Region, Side, UnitType } from '../vocabulary.js';
import type { Detail } from './cards/checks.js';

/** The figures of one face [2.2.1]. */
export interface Face {
  readonly cf: number;
  readonly lf: number;
  readonly mf: number;
}

/** A combat unit as it is printed [2.2.1]. */
export interface Counter {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja?: string };
  readonly side: Side;
  readonly type: UnitType;
  readonly region: Region;
  readonly full: Face;
  /** Absent for a counter with one side only. */
  readonly reduced?: Face;
}

/** Notes what is missing, and which field of the card lacks it. */
type Lacking = (detail: Detail, at: string) => void;

/** A unit card of the library as a counter; every figure it lacks is told. */
export function counterOf(record: MaterialRecord, complain: Lacking): Counter | undefined {
  const { values, reduced } = record.body as {
    values?: Record<string, unknown>;
    reduced?: Record<string, unknown>;
  };
  const type = UnitType.values.find((each) => each === (values?.type ?? record.type));
  const side = Side.values.find((each) => each === (record.side ?? values?.side));
  const region = Region.values.find((each) => each === (values?.region ?? 'none'));
  if (!type || !side || !region) {
    complain(
      {
        en: `${record.id}: a unit needs its side, its type and, in the north, its region`,
        ja: `${record.id}：陣営・種類・（北部では）地方が必要です`,
      },
      type ? '/side' : '/type',
    );
    return undefined;
  }
  if (isOtherSides(side, type, region))
    complain(
      {
        en: `${record.id}: the other side alone has such units [2.6]`,
        ja: `${record.id}：この種類は敵側にしかありません [2.6]`,
      },
      '/type',
    );
  const full = faceOf(record.id, values, ['cf', 'lf', 'mf'], complain);
  const oneStep = values?.oneStep === true;
  if (!full) return undefined;
  const back = oneStep ? undefined : faceOf(record.id, reduced, ['reducedCf', 'reducedLf', 'reducedMf'], complain);
  if (!oneStep && !back) return undefined;
  return { id: record.id, name: record.name, side, type, region, full, ...(back ? { reduced: back } : {}) };
}

function faceOf(
  id: string,
  values: Record<string, unknown> | undefined,
  names: readonly string[],
  complain: Lacking,
): Face | undefined {
  const [cf, lf, mf] = [values?.cf, values?.lf, values?.mf];
  if (typeof cf === 'number' && typeof lf === 'number' && typeof mf === 'number') return { cf, lf, mf };
  const empty = [cf, lf, mf].findIndex((figure) => typeof figure !== 'number');
  const detail = { en: `${id}: each face needs cf, lf and mf`, ja: `${id}：各面に cf・lf・mf が必要です` };
  complain(detail, `/${names[empty]}`);
  return undefined;
}
