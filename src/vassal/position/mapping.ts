import type { VassalMapping, VassalPieceRule, VassalPrototype } from '../shapes/mapping.js';
import type { FoundPiece } from './pieces.js';

/** What a mapping says about a piece. */
export interface Meaning {
  readonly ignored: boolean;
  readonly side: string | null;
  readonly card: string | null;
  readonly face: 'up' | 'down';
  readonly states: readonly string[];
}

/** Prototypes may use each other; nobody nests them deeper. */
const MOST_DEPTH = 20;
/** Rules are tried on every piece: more tries than this are more than any module needs. */
const REMEMBERED = 20_000;

/**
 * Applies the rules of a mapping to pieces. The mapping of a module has a rule for every counter of it: those that name
 * one are found by that name, so that a piece is held only against its own and against those for all.
 */
export class PieceMapping {
  readonly #prototypes: ReadonlyMap<string, VassalPrototype>;
  readonly #patterns = new Map<string, (text: string) => boolean>();
  readonly #rulesOf: (name: string) => readonly VassalPieceRule[];

  constructor(mapping: VassalMapping) {
    this.#prototypes = new Map(mapping.prototypes.map((prototype) => [prototype.name, prototype]));
    this.#rulesOf = rulesByName(mapping.pieces);
  }

  /** A piece with the markers of its prototypes: what it has itself comes before what it has from them. */
  complete(piece: FoundPiece): FoundPiece {
    if (piece.prototypes.length === 0) return piece;
    const markers: Record<string, string> = {};
    const prototypes = new Set<string>();
    const visit = (names: readonly string[], depth: number): void => {
      for (const name of names) {
        if (prototypes.has(name) || depth > MOST_DEPTH) continue;
        prototypes.add(name);
        const known = this.#prototypes.get(name);
        if (!known) continue;
        for (const [key, value] of Object.entries(known.markers)) markers[key] ??= value;
        visit(known.prototypes, depth + 1);
      }
    };
    visit(piece.prototypes, 0);
    return { ...piece, markers: { ...markers, ...piece.markers }, prototypes: [...prototypes] };
  }

  meaning(piece: FoundPiece): Meaning {
    let [ignore, side, card, face] = [undefined, undefined, undefined, undefined] as [
      boolean | undefined,
      string | undefined,
      string | undefined,
      'up' | 'down' | undefined,
    ];
    const states = new Set<string>();
    for (const rule of this.#rulesOf(piece.name)) {
      if (!this.fits(rule, piece)) continue;
      ignore ??= rule.ignore;
      side ??= rule.side;
      card ??= rule.card === undefined ? undefined : cardOf(rule.card, piece);
      face ??= rule.face;
      for (const state of rule.states ?? []) states.add(state);
    }
    return {
      ignored: ignore === true,
      side: side ?? null,
      card: card ?? null,
      face: face ?? 'up',
      states: [...states],
    };
  }

  private fits(rule: VassalPieceRule, piece: FoundPiece): boolean {
    const { name, markers = {}, prototype, layers = {}, map, hidden } = rule;
    if (name !== undefined && !this.like(name, piece.name)) return false;
    if (hidden !== undefined && hidden !== (piece.hiddenBy !== null)) return false;
    if (map !== undefined && !this.like(map, piece.at?.map ?? '')) return false;
    if (prototype !== undefined && !piece.prototypes.some((each) => this.like(prototype, each))) return false;
    return (
      Object.entries(markers).every(([key, pattern]) => this.like(pattern, piece.markers[key] ?? '')) &&
      Object.entries(layers).every(([key, pattern]) => {
        const layer = piece.layers.find((each) => each.name === key);
        return layer !== undefined && this.like(pattern, layer.active ? String(layer.level) : 'off');
      })
    );
  }

  private like(pattern: string, text: string): boolean {
    let test = this.#patterns.get(pattern);
    if (!test) {
      test = likeness(pattern);
      if (this.#patterns.size < REMEMBERED) this.#patterns.set(pattern, test);
    }
    return test(text);
  }
}

const isPattern = (text: string): boolean => /[*?]/.test(text);

type Numbered = readonly [at: number, rule: VassalPieceRule];

/** The rules that may fit a piece of a name, in the order of the mapping: what an earlier one says stands. */
function rulesByName(rules: readonly VassalPieceRule[]): (name: string) => VassalPieceRule[] {
  const forAll: Numbered[] = [];
  const named = new Map<string, Numbered[]>();
  for (const [at, rule] of rules.entries()) {
    const { name } = rule;
    const own = name === undefined || isPattern(name) ? forAll : (named.get(name) ?? []);
    own.push([at, rule]);
    if (own !== forAll) named.set(name!, own);
  }
  return (name) => {
    const own = named.get(name) ?? [];
    const both = own.length === 0 ? forAll : [...own, ...forAll].sort(([one], [other]) => one - other);
    return both.map(([, rule]) => rule);
  };
}

/**
 * Whether a text fits a pattern of * and ?. By hand and not as a regular expression: several stars in one of those take
 * time without bound on a text that almost fits.
 */
function likeness(pattern: string): (text: string) => boolean {
  if (!isPattern(pattern)) return (text) => text === pattern;
  return (text) => {
    let [at, on] = [0, 0];
    let [star, from] = [-1, 0];
    while (at < text.length) {
      if (pattern[on] === '*') {
        star = on;
        from = at;
        on += 1;
      } else if (on < pattern.length && (pattern[on] === '?' || pattern[on] === text[at])) {
        at += 1;
        on += 1;
      } else if (star >= 0) {
        from += 1;
        at = from;
        on = star + 1;
      } else return false;
    }
    while (pattern[on] === '*') on += 1;
    return on === pattern.length;
  };
}

/** The card with its placeholders filled in; undefined where the piece has nothing for one of them. */
function cardOf(card: string, piece: FoundPiece): string | undefined {
  let known = true;
  const filled = card.replaceAll(/\{([^{}]+)\}/g, (_whole, key: string) => {
    const value = key === 'name' ? piece.name : piece.markers[key];
    known &&= value !== undefined && value !== '';
    return value ?? '';
  });
  return known ? filled : undefined;
}
