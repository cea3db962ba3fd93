import type { Judge } from '../options.js';
import type { Campaign, GroupId, Side } from '../vocabulary.js';

/** What the reinforcement chart says of one group; names decide what a group is (A-06) [3.617]. */
export interface Group {
  readonly side: Side;
  readonly id: GroupId;
  readonly type: string;
  readonly chart: 'rg-axis' | 'rg-british';
  readonly rule: '3.617/Axis' | '3.617/British';
  readonly notes: readonly string[];
  readonly company: boolean;
  readonly italian: boolean;
  readonly airborne: boolean;
  readonly airlanding: boolean;
  readonly alarm: boolean;
  readonly signals: boolean;
  readonly companyHq: boolean;
}

/** The group of that id, or undefined where the side's chart has none. */
export function groupOf(umpire: Judge, side: Side, id: GroupId): Group | undefined {
  const chart = side === 'axis' ? 'rg-axis' : 'rg-british';
  const table = umpire.chart(chart);
  if (!table.hasRow(id)) return undefined;
  const name = table.text(id, 'groupJa');
  const notes = table.at(id, 'notes') as readonly string[];
  return {
    side,
    id,
    type: id[0]!,
    chart,
    rule: side === 'axis' ? '3.617/Axis' : '3.617/British',
    notes,
    company: notes.includes(side === 'axis' ? 'm' : 'l'),
    italian: name.includes('イタリア'),
    airborne: name.includes('降下猟兵') || name.includes('空挺'),
    airlanding: name.includes('滑空'),
    alarm: name.includes('警戒'),
    signals: name.includes('通信'),
    companyHq: name.includes('司令部'),
  };
}

/** The group, or a refusal that names the chart. */
export function requireGroup(umpire: Judge, side: Side, id: GroupId): Group | null {
  const group = groupOf(umpire, side, id);
  if (group) return group;
  umpire.forbid([side === 'axis' ? '3.617/Axis' : '3.617/British', '3.6171'], 'no-such-group', { side, id });
  return null;
}

export const campaignMaximum = (umpire: Judge, group: Group, campaign: Campaign): number =>
  umpire.chart(group.chart).number(group.id, campaign);

/** What comes along with every Gun, MG, mortar or battery of the group, by the notes of its row [3.6178]. */
export function companions(umpire: Judge, group: Group): string[] {
  const has = (note: string): boolean => group.notes.includes(note);
  const found: string[] = [];
  if (group.side === 'axis') {
    if (has('d')) found.push(group.italian ? '1-3-6 half-squad' : '2-4-8 half-squad');
    if (has('e')) found.push('2-2-8 crew');
    if (has('f')) found.push('radio');
    if (has('h')) found.push('SdKfz 7');
    else if (umpire.options.sdKfz2 && group.type === 'G') found.push('SdKfz 2');
    return found;
  }
  if (has('d')) found.push(group.type === 'G' ? '2-2-8 crew' : '2-4-8 half-squad');
  if (has('e') && group.id !== 'O4') found.push('radio');
  if (has('g')) found.push('Loyd Carrier');
  if (has('q')) found.push('Glider', 'Jeep(a)');
  return found;
}
