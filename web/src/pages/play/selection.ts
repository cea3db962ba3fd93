import { batch, computed, signal } from '@preact/signals';
import type { SessionAction } from '../../api/types.js';
import type { Light, Piece } from '../../board/board-data.js';
import type { Anchored } from './anchors.js';
import type { Table } from './table.js';

/** What the player has taken hold of, and what can be done with it. */
export class Selection {
  readonly piece = signal<string | null>(null);
  readonly place = signal<string | null>(null);
  readonly card = signal<string | null>(null);
  /** Several ways to do what was tapped, or one that is asked about first. */
  readonly offered = signal<readonly SessionAction[]>([]);

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
        ...((known?.label ?? action.cost) ? { label: known?.label ?? shortCost(action) } : {}),
        strong: known?.strong || action.odds !== undefined || action.variants !== undefined,
        changes: (known?.changes ?? true) && action.changes === true,
      });
    }
    return lights;
  });

  /** What is done to a place without taking a piece first. */
  readonly placeActions = computed(() =>
    this.table.anchored.value.filter(({ piece, place }) => piece === undefined && place !== undefined),
  );

  /** Pieces that can do something. */
  readonly readyPieces = computed(
    () => new Set(this.table.anchored.value.map(({ piece }) => piece).filter((piece) => piece !== undefined)),
  );

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

  constructor(private readonly table: Table) {}

  letGo(): void {
    batch(() => {
      this.piece.value = null;
      this.place.value = null;
      this.card.value = null;
      this.offered.value = [];
    });
  }

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

/** "3 MP" and the like: short enough for a hex. */
const shortCost = ({ cost }: SessionAction): string => (cost ? String(cost.amount) : '');
