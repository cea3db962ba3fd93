import type { Viewer } from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';
import { type Counter, isSupport } from './counters.js';
import { eligibleEntries, nightOn } from './ground.js';
import type { Position } from './position.js';
import { livingOf, placeKey, placeOf, SIDES } from './roster.js';
import type { Table } from './table.js';

type Language = 'en' | 'ja';
const SIDE: Readonly<Record<Language, Record<Side, string>>> = {
  en: { british: 'British', axis: 'Axis' },
  ja: { british: 'イギリス軍', axis: '枢軸軍' },
};

/** The order of battle for the table: what the campaign decides about the scenario, for one pair of eyes. */
export function sheetOf(table: Table, position: Position, viewer: Viewer): Record<string, string> {
  return { en: sheet(table, position, viewer, 'en'), ja: sheet(table, position, viewer, 'ja') };
}

function sheet(table: Table, position: Position, viewer: Viewer, language: Language): string {
  const { open } = position;
  const { scenario, date } = open;
  const say = (en: string, ja: string): string => (language === 'en' ? en : ja);
  const name = language === 'ja' ? (table.name.ja ?? table.name.en) : table.name.en;
  const lines: string[] = [say(`${name}: CG date ${date}`, `${name}：CG 日 ${date}`)];
  if (!scenario) return [...lines, say('No scenario stands.', 'シナリオはない。')].join('\n');
  const mover = scenario.movesFirst ?? null;
  lines.push(say(nightOn(date) ? 'Night.' : 'Day.', nightOn(date) ? '夜間。' : '昼間。'));
  lines.push(
    say(
      `${SIDE.en[scenario.setsUpFirst]} set up first${mover ? `, ${SIDE.en[mover]} move first` : ''}.`,
      `${SIDE.ja[scenario.setsUpFirst]}が先に配置${mover ? `、${SIDE.ja[mover]}が先攻` : ''}。`,
    ),
  );
  lines.push(
    say(
      `SAN: British ${open.san.british}, Axis ${open.san.axis}.`,
      `SAN：イギリス軍 ${open.san.british}、枢軸軍 ${open.san.axis}。`,
    ),
  );
  if (scenario.fanatic) lines.push(say('All German personnel are Fanatic.', 'ドイツ軍の全兵士は戦意高揚。'));
  for (const side of SIDES) {
    const entries = eligibleEntries({ table, position }, side, date)
      .map(({ arrow }) => arrow)
      .join(', ');
    lines.push(
      say(
        `${SIDE.en[side]} Entry Areas: ${entries || 'none'}.`,
        `${SIDE.ja[side]}の進入エリア：${entries || 'なし'}。`,
      ),
    );
  }
  if (viewer === 'british' || viewer === 'axis') lines.push('', ...ownForces(position, viewer, language));
  return lines.join('\n');
}

/** Own counters by place, the same ones counted together. */
function ownForces(position: Position, side: Side, language: Language): string[] {
  const places = new Map<string, Map<string, number>>();
  for (const counter of livingOf(position, side)) {
    const place = isSupport(counter) ? '-' : placeKey(placeOf(position, counter));
    const group = places.get(place) ?? new Map<string, number>();
    const word = wordOf(counter, language);
    group.set(word, (group.get(word) ?? 0) + 1);
    places.set(place, group);
  }
  return [...places].map(
    ([place, counters]) =>
      `${place}: ${[...counters].map(([word, count]) => (count > 1 ? `${count} × ${word}` : word)).join(', ')}`,
  );
}

const wordOf = ({ name, marks }: Counter, language: Language): string => {
  const word = language === 'ja' ? (name.ja ?? name.en) : name.en;
  return marks.includes('shortage') ? `${word}*` : word;
};
