import { batch, computed, signal } from '@preact/signals';
import type { SessionAction } from '../../api/types.js';
import type { Light, Piece } from '../../board/board-data.js';
import { chancesOf } from './action-details.js';
import type { Anchored } from './anchors.js';
import { Orders } from './orders.js';
import type { Table } from './table.js';
import { TriedPaths } from './tried-paths.js';

/** What the player has taken hold of, and what can be done with it. */
export class Selection {
  readonly piece = signal<string | null>(null);
  readonly place = signal<string | null>(null);
  readonly card = signal<string | null>(null);
  /** Several ways to do what was tapped, or one that is asked about first. */
  readonly offered = signal<readonly SessionAction[]>([]);

  readonly orders: Orders;
  /** The way that the held piece would take to where the pointer stands. */
  readonly path = signal<readonly string[]>([]);
  private readonly paths: TriedPaths;

  /** Actions of the piece or the card that is held. */
  readonly held = computed<readonly Anchored[]>(() => {
    const { piece, card } = this;
    if (piece.value !== null) return this.table.anchored.value.filter((each) => each.piece === piece.value);
    if (card.value !== null) return this.table.anchored.value.filter((each) => each.card === card.value);
    return [];
  });

  /** Places that can be tapped now. */
  readonly lights = computed<ReadonlyMap<string, Light>>(() => {
    const open = this.piece.value === null ? this.placeActions.value : this.held.value;
    const lights = new Map<string, Light>();
    for (const { place, action } of open) {
      if (place === undefined) continue;
      const known = lights.get(place);
      lights.set(place, {
        ...(known?.label === undefined ? this.written(action) : { label: known.label, chances: known.chances ?? [] }),
        strong: known?.strong || action.odds !== undefined || action.variants !== undefined,
        changes: (known?.changes ?? true) && action.changes === true,
      });
    }
    return lights;
  });

  /** What stands on a light: the cost, or how the dice of the choice can fall. */
  private written(action: SessionAction): Pick<Light, 'label' | 'chances'> {
    const odds = action.odds ?? action.variants?.[0];
    if (!odds) return action.cost ? { label: shortCost(action) } : {};
    const chances = chancesOf(odds, this.table);
    const [likeliest] = chances;
    if (!likeliest) return {};
    return {
      label: `${shortLabel(likeliest.label)} ${percent(likeliest.value)}`,
      chances: chances.map(({ value }) => value),
    };
  }

  /** What is done to a place without taking a piece first. */
  readonly placeActions = computed(() =>
    this.table.anchored.value.filter(({ piece, place }) => piece === undefined && place !== undefined),
  );

  /** Pieces that can do something. */
  readonly readyPieces = computed(() => {
    const acting = this.table.anchored.value.map(({ piece }) => piece).filter((piece) => piece !== undefined);
    return new Set([...acting, ...(this.orders.form.value?.choices.keys() ?? [])]);
  });

  readonly readyPlaces = computed(() => {
    const pieces = this.table.session.value?.view.board?.pieces ?? [];
    return new Set(pieces.filter(({ id }) => this.readyPieces.value.has(id)).map(({ place }) => place.id));
  });

  /** What lies where the player tapped. */
  readonly here = computed<readonly Piece[]>(() => {
    const place = this.place.value;
    const pieces = this.table.session.value?.view.board?.pieces ?? [];
    return pieces.filter((piece) => piece.place.id === place).sort((a, b) => b.order - a.order);
  });

  constructor(private readonly table: Table) {
    this.orders = new Orders(table);
    this.paths = new TriedPaths(table);
  }

  readonly letGo = (): void => {
    batch(() => {
      this.path.value = [];
      this.piece.value = null;
      this.place.value = null;
      this.card.value = null;
      this.offered.value = [];
    });
  };

  /** A lit place is what the held piece does; any other place is looked into. */
  async tap(place: string): Promise<void> {
    const mine = this.piece.value === null ? [] : this.held.value.filter((each) => each.place === place);
    if (mine.length > 0) return this.choose(mine.map(({ action }) => action));
    const open = this.placeActions.value.filter((each) => each.place === place);
    if (open.length > 0 && !this.readyPlaces.value.has(place)) {
      const actions = open.map(({ action }) => action);
      // A bare tap takes nothing back: whoever wants that is asked first.
      if (actions.every(({ changes }) => changes)) this.offered.value = actions;
      else await this.choose(actions);
      return;
    }
    if (this.place.value === place && this.piece.value !== null) return this.letGo();
    batch(() => {
      this.offered.value = open.map(({ action }) => action);
      this.card.value = null;
      this.place.value = place;
      const ready = this.here.value.filter(({ id }) => this.readyPieces.value.has(id));
      this.piece.value = ready.length === 1 && open.length === 0 ? ready[0]!.id : null;
    });
  }

  /** Shows the way to a place that can be chosen, before it is taken. */
  point(place: string | null): void {
    const ways = this.piece.value === null ? [] : this.held.value.filter((each) => each.place === place);
    const only = ways.length === 1 ? ways[0]!.action : undefined;
    this.path.value = [];
    this.paths.find(only?.cost ? only.command : undefined, (path) => {
      this.path.value = path;
    });
  }

  take(piece: string): void {
    batch(() => {
      this.offered.value = [];
      this.card.value = null;
      const at = this.table.session.value?.view.board?.pieces.find(({ id }) => id === piece);
      this.place.value = at?.place.id ?? null;
      this.piece.value = this.piece.value === piece ? null : piece;
    });
  }

  takeCard(card: string): void {
    batch(() => {
      this.letGo();
      this.card.value = card;
    });
  }

  /** One plain way is taken at once; several, or one with dice or warnings, are offered first. */
  async choose(actions: readonly SessionAction[]): Promise<void> {
    const [only, ...others] = actions;
    if (only && others.length === 0 && !only.odds && !only.variants && !only.warnings?.length && !only.form) {
      await this.act(only);
    } else this.offered.value = actions;
  }

  async act({ command }: SessionAction): Promise<void> {
    const held = this.piece.value;
    if (!(await this.table.act(command))) return;
    this.letGo();
    // Whoever goes on step by step keeps hold of his piece.
    if (held !== null && this.readyPieces.value.has(held)) this.take(held);
  }
}

/** "3" of 3 MP: short enough for a hex. */
const shortCost = ({ cost }: SessionAction): string => (cost ? String(cost.amount) : '');

const MOST_LETTERS = 9;

/** A result of a table by its letters, "A2"; other outcomes by as much of their words as a hex has room for. */
function shortLabel(label: string): string {
  const [code = ''] = label.split(/[\s(（:：]/, 1);
  if (/^[\w+-]{1,4}$/.test(code)) return code;
  return label.length > MOST_LETTERS ? `${label.slice(0, MOST_LETTERS - 1)}…` : label;
}

const percent = (value: number): string => `${Math.round(value * 100)}%`;
