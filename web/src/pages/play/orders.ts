import { computed, signal } from '@preact/signals';
import type { Command, SessionAction } from '../../api/types.js';
import type { BoardData } from '../../board/board-data.js';
import { type Schema, titleOf } from '../../forms/schema.js';
import { formWord } from '../../i18n/form-words.js';
import type { Table } from './table.js';

/** One order that can be laid on a counter. */
interface Order {
  readonly value: unknown;
  readonly label: string;
}

/** A form in which counters get one word each: it is filled in on the map, an order laid on a counter like a chit. */
interface OrderForm {
  readonly action: SessionAction;
  /** The field of the command that holds the orders by counter. */
  readonly field: string;
  readonly choices: ReadonlyMap<string, readonly Order[]>;
}

/** A field whose parts are counters on the map, each with a list of words. Nothing here knows which game asks for that. */
function orderFormOf(action: SessionAction, board: BoardData | null): OrderForm | undefined {
  const { properties = {} } = (action.form?.schema ?? {}) as Schema;
  const onMap = new Set(board?.pieces.filter(({ place }) => place.kind !== 'box').map(({ id }) => id));
  for (const [field, { properties: parts = {} }] of Object.entries(properties)) {
    const entries = Object.entries(parts);
    if (entries.length === 0 || !entries.every(([id, schema]) => onMap.has(id) && schema.enum)) continue;
    const choices = entries.map(([id, schema]) => [id, ordersIn(schema)] as const);
    return { action, field, choices: new Map(choices) };
  }
  return undefined;
}

const ordersIn = (schema: Schema): Order[] =>
  schema.enum!.map((value, number) => ({ value, label: titleOf(schema, number) ?? formWord(String(value)) }));

type Laid = Readonly<Record<string, unknown>>;

/** The orders as they lie on the counters of this screen; nobody else sees them before all are handed in at once. */
export class Orders {
  private readonly changed = signal<{ readonly of: string; readonly laid: Laid } | undefined>(undefined);

  readonly form = computed<OrderForm | undefined>(() => {
    const { view, handedIn } = this.table.session.value ?? {};
    if (handedIn !== null || !view) return undefined;
    for (const action of this.table.actions.value?.actions ?? []) {
      const form = orderFormOf(action, view.board ?? null);
      if (form) return form;
    }
    return undefined;
  });

  /** Which form it is: what was laid for another is no longer meant. */
  private readonly key = computed(() => JSON.stringify(this.form.value?.action.command ?? null));

  private readonly laid = computed<Laid>(() => {
    const form = this.form.value;
    if (!form) return {};
    const changed = this.changed.value;
    if (changed?.of === this.key.value) return changed.laid;
    return (form.action.command as unknown as Readonly<Record<string, Laid>>)[form.field]!;
  });

  /** What is written on the chits. */
  readonly chits = computed<ReadonlyMap<string, string>>(() => {
    const chits = new Map<string, string>();
    for (const [id, orders] of this.form.value?.choices ?? []) {
      const order = orders.find(({ value }) => value === this.laid.value[id]);
      if (order) chits.set(id, order.label);
    }
    return chits;
  });

  /** The form as it is filled in on the map. */
  readonly command = computed<Command | undefined>(() => {
    const form = this.form.value;
    return form && ({ ...form.action.command, [form.field]: this.laid.value } as Command);
  });

  constructor(private readonly table: Table) {}

  isLaid(piece: string, value: unknown): boolean {
    return this.laid.value[piece] === value;
  }

  lay(piece: string, value: unknown): void {
    this.changed.value = { of: this.key.value, laid: { ...this.laid.value, [piece]: value } };
  }
}
