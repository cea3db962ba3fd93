import { directionName } from '../../../kernel/hexes/index.js';
import type { Remark, SessionEvent } from '../../../kernel/session/index.js';
import { ADVANCED_SILENT, ADVANCED_TELLERS } from './advanced-tell.js';
import { counterName } from './hidden/counters.js';
import { remark } from './stage.js';
import type { Table } from './table.js';

export const nameOf = (table: Table, id: unknown) =>
  table.units.get(id as string)?.name ?? counterName(id as string) ?? String(id);

const facingTerm = (table: Table, facing: unknown): string =>
  directionName(table.board.grid.orientation, facing as number);

const SILENT = new Set<string>([
  'unit-picked',
  'hex-picked',
  'aim-taken',
  'aim-dropped',
  'fire-resolving',
  'fire-resolved',
  'watch-opened',
  'watch-aimed',
  'watch-aim-dropped',
  'watch-turned',
  'watch-closed',
  'step-owed',
  'move-closing',
  'move-planned',
  ...ADVANCED_SILENT,
]);

function shown(table: Table, revealed: readonly { unit: string; command: string }[]) {
  return revealed.map(({ unit }) => nameOf(table, unit));
}

/** The sentence of a shot: what was needed, and what came of it [4.4.3.2]. */
function shot(table: Table, event: SessionEvent): Remark {
  const values = { firer: nameOf(table, event.firer), target: nameOf(table, event.target) };
  const number = event.hitNumber as number | null;
  if (event.wasted) return remark('4.4.1', 'event-shot-spent', values);
  if (event.ammo === 'GP') return remark('6.5.4.4', 'event-gp-shot', { ...values, result: event.result as string });
  if (number === null) return remark('4.4.1', 'event-shot-spent', values);
  if (!event.hit) return remark('4.4.3.2.3', 'event-shot-missed', { ...values, number });
  return remark('4.4.3.2.6', 'event-shot-hit', { ...values, number, result: event.result as string });
}

type Teller = (table: Table, event: SessionEvent) => Remark | null;

const TELLERS: Readonly<Record<string, Teller>> = {
  'unit-placed': (table, { unit, hex, facing }) =>
    remark('2.0', 'event-placed', {
      unit: nameOf(table, unit),
      hex: hex as string,
      facing: facingTerm(table, facing),
    }),
  'turn-opened': (_table, { turn }) => remark('4.0', 'event-turn', { turn: turn as number }),
  spotted: (table, { sight, lost }) => {
    const seen = new Set(Object.values(sight as Record<string, readonly string[]>).flat());
    const units = [...seen].map((id) => nameOf(table, id));
    const gone = (lost as readonly string[]).map((id) => nameOf(table, id));
    return gone.length === 0
      ? remark('4.1', 'event-spotted', { units })
      : remark('4.1.5', 'event-spotted-lost', { units, lost: gone });
  },
  'orders-given': (_table, { side }) => remark('4.2.1', 'event-orders', { side: side as string }),
  'initiative-rolled': (_table, { side }) => remark('4.3.1', 'event-initiative', { side: side as string }),
  'first-named': (_table, { side }) => remark('4.3.1', 'event-first', { side: side as string }),
  'fire-opened': (table, { side, revealed }) => {
    const units = shown(table, revealed as never);
    return remark('4.4.1', units.length > 0 ? 'event-fire-opened' : 'event-fire-none', { side: side as string, units });
  },
  'shot-declared': (table, { firer, target, overwatch }) =>
    remark(overwatch ? '4.4.2' : '4.4.1', overwatch ? 'event-overwatch-declared' : 'event-shot-declared', {
      firer: nameOf(table, firer),
      target: nameOf(table, target),
    }),
  'shot-withdrawn': (table, { firer }) => remark('4.4.1', 'event-shot-withdrawn', { firer: nameOf(table, firer) }),
  'move-claimed': (table, { unit, command }) =>
    remark('4.4.3.2.2', 'event-claimed', { unit: nameOf(table, unit), command: command as string }),
  'claim-declined': (table, { unit }) => remark('4.4.3.2.2', 'event-not-claimed', { unit: nameOf(table, unit) }),
  'shot-resolved': shot,
  'fire-wasted': (table, { unit }) => remark('4.4.1', 'event-wasted', { unit: nameOf(table, unit) }),
  passed: (_table, { side }) => remark('4.4.2', 'event-passed', { side: side as string }),
  'movement-opened': (_table, { side }) => remark('4.5', 'event-movement', { side: side as string }),
  'move-begun': (table, { unit, command }) =>
    remark('4.5', 'event-move-begun', { unit: nameOf(table, unit), command: command as string }),
  'plan-dropped': (table, { unit }) => remark('4.5.1.1', 'event-plan-dropped', { unit: nameOf(table, unit) }),
  'unit-entered': (table, { unit, hex, cost }) =>
    remark('1.8', 'event-entered', { unit: nameOf(table, unit), hex: hex as string, cost: cost as number }),
  'unit-turned': (table, { unit, facing, cost }) =>
    remark('4.5.1.1.4', 'event-turned', {
      unit: nameOf(table, unit),
      facing: facingTerm(table, facing),
      cost: cost as number,
    }),
  'unit-stepped': (table, { unit, to, reverse, cost, oneHex }) =>
    remark(
      oneHex ? '4.5.1.1.3' : reverse ? '4.5.1.1.7' : '4.5.1.1.2',
      oneHex ? 'event-one-hex' : reverse ? 'event-reversed' : 'event-stepped',
      { unit: nameOf(table, unit), hex: to as string, cost: cost as number },
    ),
  'unit-stays': (table, { unit }) => remark('4.5.1.1.8', 'event-stays', { unit: nameOf(table, unit) }),
  'unit-leaving': (table, { unit }) => remark('4.5.1.1.9', 'event-leaving', { unit: nameOf(table, unit) }),
  'unit-left': (table, { unit }) => remark('4.5.1.1.9', 'event-left', { unit: nameOf(table, unit) }),
  'move-ended': (table, { unit, back }) =>
    back === undefined
      ? remark('4.5.1.1', 'event-move-ended', { unit: nameOf(table, unit) })
      : remark('4.5.1.1.10', 'event-put-back', { unit: nameOf(table, unit), hex: back as string }),
  'orders-removed': (table, { revealed }) =>
    remark('4.6.1', 'event-orders-removed', { units: shown(table, revealed as never) }),
  'place-judged': (table, { place, holder, contested }) => {
    const line = table.objectives.find(({ name }) => name === place)!;
    const where = { en: line.name, ja: line.ja ?? line.name };
    const key = contested ? 'event-place-contested' : holder === null ? 'event-place-free' : 'event-place-held';
    return remark('3.6', key, { place: where, side: holder as string | null });
  },
  ...ADVANCED_TELLERS,
  'game-ended': (_table, { result }) => {
    const { winner, level } = result as { winner: string | null; level: string };
    return remark('3.6', winner === null ? 'event-drawn' : 'event-won', { side: winner, level });
  },
};

/** The sentence of an event; null where what follows says it all. */
export function tell(table: Table, event: SessionEvent): Remark | null {
  return SILENT.has(event.type) ? null : TELLERS[event.type]!(table, event);
}
