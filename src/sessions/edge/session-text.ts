import type { Phrasebook } from '../../kernel/rulings/index.js';
import type { BoardName, BoardPiece } from '../../kernel/session/index.js';
import type { Language } from '../../platform/language.js';
import type { SessionCommandResult, SessionEntry, SessionHistory } from '../shapes/log.js';
import type { Session } from '../shapes/standing.js';

/** Sessions for a shell or a chat window: the same answers, in lines. */
export const WORDS = {
  en: {
    version: 'version',
    turn: 'turn',
    of: 'of',
    waiting: 'waiting for',
    over: 'The game is over',
    nobody: 'nobody',
  },
  ja: { version: 'バージョン', turn: 'ターン', of: '/', waiting: '手番', over: 'ゲーム終了', nobody: 'なし' },
} as const;

/** The position: where the game stands, what is counted, what is asked, and, where there is room for it, who is where. */
export function sessionText(session: Session, language: Language, isOneLine = false): string {
  const words = WORDS[language];
  const named = ({ en, ja }: BoardName): string => (language === 'ja' ? (ja ?? en) : en);
  const sides = new Map(session.seats.map(({ side, title }) => [side, named(title)]));
  const sideName = (side: string): string => sides.get(side) ?? side;
  const { view, result } = session;
  const { clock, board } = view;
  const boxes = new Map((board?.map.boxes ?? []).map(({ id, name }) => [id, named(name)]));
  const lines = [`${session.scenario}, ${words.version} ${session.version}`];
  if (clock) {
    const of = clock.of === null ? '' : ` ${words.of} ${clock.of}`;
    const name = clock.name ? ` (${named(clock.name)})` : '';
    const step = clock.step ? `, ${named(clock.step.name)}` : '';
    lines.push(`${words.turn} ${clock.turn}${of}${name}: ${named(clock.phase.name)}${step} [${clock.rule}]`);
  }
  for (const { side, label, value, of } of view.score) {
    lines.push(`${side === null ? '' : `${sideName(side)}: `}${named(label)} ${value}${of === null ? '' : ` / ${of}`}`);
  }
  if (result)
    lines.push(`${words.over}: ${result.winner === null ? words.nobody : sideName(result.winner)}, ${result.text}`);
  else lines.push(`${words.waiting}: ${session.waitingFor.map(sideName).join(', ')}`);
  for (const { rule, text } of view.pending) if (text) lines.push(`> [${rule}] ${text}`);
  if (isOneLine) return lines.join('; ').concat('\n');
  for (const [place, pieces] of byPlace(board?.pieces ?? [])) {
    lines.push(`${boxes.get(place) ?? place}: ${pieces.map((piece) => pieceText(piece, named, sideName)).join('; ')}`);
  }
  return lines.join('\n').concat('\n');
}

function byPlace(pieces: readonly BoardPiece[]): Map<string, BoardPiece[]> {
  const places = new Map<string, BoardPiece[]>();
  for (const piece of pieces) places.set(piece.place.id, [...(places.get(piece.place.id) ?? []), piece]);
  return places;
}

function pieceText(
  { name, side, figures, marks }: BoardPiece,
  named: (name: BoardName) => string,
  sideName: (side: string) => string,
): string {
  const printed = figures.map(({ value }) => value).join('-');
  const states = marks.map(({ text }) => named(text)).join(', ');
  return [named(name), side === null ? '' : `(${sideName(side)})`, printed, states && `[${states}]`]
    .filter(Boolean)
    .join(' ');
}

/** What happened, each line with its version and section. */
export const historyText = ({ entries }: SessionHistory, phrases: Phrasebook): string =>
  entries
    .flatMap((entry) => entryLines(entry, phrases))
    .join('\n')
    .concat('\n');

function entryLines({ version, side, events }: SessionEntry, phrases: Phrasebook): string[] {
  return events
    .filter(({ text }) => text !== '')
    .map(({ rule, text }) => `${version} ${phrases.term(side)}: ${text}${rule ? ` [${rule}]` : ''}`);
}

/** What came of a command: the sentences, then the rulings behind them. */
export function commandText({ version, events, rulings }: SessionCommandResult, language: Language): string {
  const told = events.filter(({ text }) => text !== '').map(({ rule, text }) => `${text}${rule ? ` [${rule}]` : ''}`);
  const ruled = rulings.map(({ summary }) => summary).filter((summary) => summary !== '');
  return [`${WORDS[language].version} ${version}`, ...told, ...ruled.map((line) => `- ${line}`)]
    .join('\n')
    .concat('\n');
}
