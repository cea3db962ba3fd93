import type { QuietUmpire } from '../../../kernel/rulings/index.js';
import type { SessionSetup } from '../../../kernel/session/index.js';
import type { Judge, Options } from '../options.js';
import { bodyOf } from '../session/body.js';
import { readCards } from '../session/cards.js';
import { orderOfBattle } from '../session/order-of-battle.js';
import { bothSides, PRINTED } from '../session/table.js';
import { companions, type Group, groupOf } from '../shared/groups.js';
import { GroupId, type Nationality, type Side } from '../vocabulary.js';

/** A weapon or vehicle that may come into a campaign. */
export interface WantedType {
  readonly what: 'weapon' | 'vehicle';
  readonly nationality: Nationality;
  readonly type: string;
  /** A support weapon, which somebody carries [3.606]. */
  readonly carried: boolean;
}

const nationalityOf = ({ side, italian }: Group): Nationality =>
  side === 'british' ? 'british' : italian ? 'italian' : 'german';

/** Every kind of weapon and vehicle that the groups of the charts and the first order of battle bring [3.5, 3.617, 3.6182]. */
export function wantedTypes(setup: SessionSetup, umpire: QuietUmpire<Options>): WantedType[] {
  const found = new Map<string, WantedType>();
  const add = (what: WantedType['what'], nationality: Nationality, type: string, carried = false): void => {
    const key = `${nationality} ${type}`;
    if (!found.has(key)) found.set(key, { what, nationality, type, carried });
  };
  for (const side of ['axis', 'british'] as const) {
    for (const id of GroupId.values) {
      const group = groupOf(umpire, side, id);
      if (group) groupTypes(umpire, group, add);
    }
    for (const { kind, type, nationality } of firstCounters(setup, side, umpire)) {
      if (kind === 'vehicle') add('vehicle', nationality, type);
      else if (kind === 'gun' || kind === 'sw') add('weapon', nationality, type, kind === 'sw');
    }
  }
  return [...found.values()];
}

type Add = (what: WantedType['what'], nationality: Nationality, type: string, carried?: boolean) => void;

function groupTypes(umpire: Judge, group: Group, add: Add): void {
  const nationality = nationalityOf(group);
  const chart = umpire.chart(group.chart);
  const units = chart.text(group.id, 'units');
  const carried = (chartId: string, row: string, what: WantedType['what']): void => {
    const table = umpire.chart(chartId);
    if (!table.hasRow(row)) return;
    for (const column of table.columns)
      if (table.number(row, column) > 0) add(what, nationality, column, what === 'weapon');
  };
  if (group.type === 'I') {
    carried(`sw-${group.side}`, group.id, 'weapon');
    carried('mg-platoons', `${group.side} ${group.id}`, 'weapon');
    if (/MTR/.test(units)) add('weapon', nationality, units, true);
  } else if (group.type === 'G') add('weapon', nationality, units);
  else if (group.type === 'V') {
    carried('carrier-platoons', group.id, 'vehicle');
    if (typeof chart.at(group.id, 'full') === 'number') add('vehicle', nationality, units);
  }
  const tows = companions(umpire, group).filter((each) => !/^\d-\d-\d |^radio$|^Glider$/.test(each));
  for (const vehicle of tows) add('vehicle', nationality, vehicle);
}

function firstCounters(setup: SessionSetup, side: Side, umpire: QuietUmpire<Options>) {
  const body = bodyOf(setup);
  const cards = readCards(setup);
  const printed = PRINTED[body.victory.rule ?? ''];
  const ob = bothSides((each) => orderOfBattle(body, each, cards, setup, printed, umpire, ''))[side];
  return [...ob.counters, ...[...ob.later.values()].flat()];
}
