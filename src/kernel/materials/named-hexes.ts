import type { Bilingual } from '../procedures/procedure.js';
import type { WantedPlace } from './guide.js';

interface Place {
  readonly hexes?: readonly string[];
  readonly oneOf?: readonly string[];
  readonly of?: string;
}

interface Line {
  readonly formation?: string;
  readonly units?: readonly { readonly name?: string; readonly type?: string; readonly ja?: string }[];
  readonly where?: Place;
  readonly entry?: Place;
}

/** As much of a scenario as says where something is. */
interface Placing {
  readonly setUp?: readonly Line[];
  readonly reinforcements?: readonly Line[];
  readonly supply?: readonly { readonly where?: Place }[];
  readonly victory?: {
    readonly objectives?: readonly {
      readonly name: string;
      readonly ja?: string;
      readonly hexes?: readonly string[];
    }[];
  };
}

/** More reasons than this for one hex are not read. */
const MOST_REASONS = 4;

/** Every hex that a scenario calls by its number, with what it is for: each has to be on the owner's map. */
export function namedHexes(body: Placing): WantedPlace[] {
  const reasons = new Map<string, Bilingual[]>();
  const note = (hexes: readonly string[], why: Bilingual): void => {
    for (const hex of hexes) {
      const known = reasons.get(hex) ?? [];
      if (!known.some(({ en }) => en === why.en)) known.push(why);
      reasons.set(hex, known);
    }
  };
  const line = (what: Bilingual, { formation, units = [], where, entry }: Line): void => {
    const place = where ?? entry;
    const [unit] = units;
    const en = formation ?? unit?.name ?? unit?.type ?? '';
    const ja = formation ?? unit?.ja ?? en;
    note(hexesOf(place), { en: `${what.en}: ${en}`, ja: `${what.ja}：${ja}` });
  };
  for (const part of body.setUp ?? []) line({ en: 'set-up', ja: '初期配置' }, part);
  for (const part of body.reinforcements ?? []) line({ en: 'entry', ja: '登場' }, part);
  for (const { where } of body.supply ?? []) note(hexesOf(where), { en: 'supply', ja: '補給' });
  for (const { name, ja, hexes = [] } of body.victory?.objectives ?? [])
    note(hexes, { en: `objective: ${name}`, ja: `目標：${ja ?? name}` });
  return [...reasons].map(([hex, why]) => {
    const told = why.slice(0, MOST_REASONS);
    return {
      list: 'hexes',
      item: { hex, terrain: null },
      mayStayEmpty: ['terrain'],
      comment: { en: told.map(({ en }) => en).join('; '), ja: told.map(({ ja }) => ja).join('、') },
    };
  });
}

const hexesOf = ({ hexes, oneOf, of }: Place = {}): readonly string[] =>
  hexes ?? oneOf ?? (of !== undefined && /\d/.test(of) ? [of] : []);
