import { pointsFromHalves } from '../../../kernel/hexes/index.js';
import type { Action, Command, Remark } from '../../../kernel/session/index.js';
import { type Ground, groundOf, type Piece, pieceOf } from './ground.js';
import { ridersOf } from './position.js';
import type { Desk, Play } from './stage.js';

/** A truck whose move is not over. */
const isReady = ({ position }: Desk, truck: Piece): boolean =>
  truck.type === 'truck' &&
  truck.side === position.phasing &&
  (truck.state.spent === undefined || position.mover === truck.id);

function loadQuestion({ table, position }: Desk, passenger: Piece, truck: Piece): object {
  const aboard = ridersOf(position, truck.id).map((id) => pieceOf(table.counters.get(id)!, position.units[id]!, ''));
  return {
    scenario: table.scenario,
    passengers: [...aboard, passenger].map(({ name, type, size, state }) => ({
      name,
      type,
      ...(size === undefined ? {} : { size }),
      moved: state.spent !== undefined || state.carried === true,
    })),
    sameHex: passenger.hex === truck.hex,
    spent: pointsFromHalves(truck.state.spent ?? 0),
  };
}

/** Passengers get on and off trucks, free of cost, until the phase ends [B.10]. */
export function transportOptions(desk: Desk, ground: Ground): Action[] {
  const { position, book } = desk;
  const actions: Action[] = [];
  for (const truck of ground.pieces) {
    if (truck.type !== 'truck' || truck.side !== position.phasing) continue;
    for (const unit of ridersOf(position, truck.id)) actions.push({ command: { type: 'unload', unit }, rule: 'B.10' });
    if (!isReady(desk, truck)) continue;
    for (const passenger of ground.in(truck.hex)) {
      if (passenger.type !== 'infantry') continue;
      if (!book.ask('movement/truck-transport', loadQuestion(desk, passenger, truck)).legal) continue;
      actions.push({ command: { type: 'load', unit: passenger.id, truck: truck.id }, rule: 'B.10' });
    }
  }
  return actions;
}

/** Nobody may stay aboard when the phase ends; who rides on a truck that has not come yet may wait with it [B.10]. */
export function transportOwed({ table, position }: Desk): Remark[] {
  const aboard = Object.entries(position.units).filter(
    ([, { place, truck }]) => place === 'aboard' && position.units[truck!]?.place === 'map',
  );
  const units = aboard
    .map(([id]) => table.counters.get(id)!)
    .filter(({ side }) => side === position.phasing)
    .map(({ name }) => name);
  return units.length > 0 ? [{ rule: 'B.10', key: 'must-unload-now', values: { units } }] : [];
}

function load(play: Play, { unit, truck }: Command): void {
  const ground = groundOf(play.table, play.position);
  const [passenger, carrier] = [ground.piece(unit as string), ground.piece(truck as string)];
  if (!passenger || passenger.side !== play.position.phasing) {
    return void play.refuse('B.10', 'not-your-unit', { unit: unit as string });
  }
  if (!carrier || !isReady(play, carrier)) {
    return void play.refuse('B.10', 'truck-not-ready', { unit: truck as string });
  }
  play.ask('movement/truck-transport', loadQuestion(play, passenger, carrier));
  play.happen({ type: 'unit-loaded', unit, truck });
}

function unload(play: Play, { unit }: Command): void {
  const state = play.position.units[unit as string];
  const truck = state?.truck;
  const carrier = truck === undefined ? undefined : groundOf(play.table, play.position).piece(truck);
  if (!carrier || carrier.side !== play.position.phasing) {
    return void play.refuse('B.10', 'not-aboard', { unit: unit as string });
  }
  play.happen({ type: 'unit-unloaded', unit, truck, hex: carrier.hex });
}

export const transportCommands = { load, unload };
