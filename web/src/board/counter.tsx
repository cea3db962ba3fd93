import { named } from '../i18n/language.js';
import type { Piece } from './board-data.js';
import { printedType, signOf, sizeMark } from './symbols.js';

/** A counter is a square of this many units; whoever draws one scales it. */
export const COUNTER = 44;

/** Sides are told apart by colour and by the letter in the corner. */
const FILLS = ['#c4d6ee', '#f0c9b4', '#d3e6c4', '#e6d3ec'];
const NEITHER = '#e3e3e3';
const fillOf = (sides: readonly string[], side: string | null): string =>
  side === null ? NEITHER : FILLS[Math.max(0, sides.indexOf(side)) % FILLS.length]!;

/** What is said of a counter: its name, figures and states. */
export const spoken = (piece: Piece): string => [named(piece.name), states(piece)].filter(Boolean).join(', ');

export function states(piece: Piece): string {
  const figures = piece.figures.map(({ label, value }) => `${named(label)} ${value}`);
  const marks = piece.marks.map(({ text }) => named(text));
  return [...figures, ...marks].join(', ');
}

/** A reduced counter lies on its other face, which is no secret. */
const isReduced = ({ marks }: Piece): boolean => marks.some(({ key }) => key === 'reduced');

interface CounterProps {
  readonly piece: Piece;
  readonly sides: readonly string[];
  /** Degrees clockwise from the top, where the piece faces somewhere. */
  readonly angle?: number | undefined;
}

/** One counter, its middle at 0,0. */
export function Counter({ piece, sides, angle }: CounterProps) {
  const half = COUNTER / 2;
  const fill = fillOf(sides, piece.side);
  return (
    <g class="counter">
      <rect
        x={-half}
        y={-half}
        width={COUNTER}
        height={COUNTER}
        rx={4}
        fill={fill}
        stroke="#1c1c1c"
        stroke-width={1.2}
      />
      {piece.faceUp || isReduced(piece) ? <Front piece={piece} /> : <Back piece={piece} />}
      {angle !== undefined && <path class="facing" d="M-15,-27L0,-33L15,-27" transform={`rotate(${angle})`} />}
      <text x={-half + 3} y={-half + 8} font-size={7} text-anchor="start" fill="#333">
        {(piece.side ?? '').charAt(0).toUpperCase()}
      </text>
      <Marks piece={piece} />
    </g>
  );
}

/** The back of a counter, with what is printed there too: as a rule nothing, of some games how far it moves. */
function Back({ piece: { figures } }: { readonly piece: Piece }) {
  const half = COUNTER / 2;
  return (
    <>
      <path
        d={`M${-half + 4},${-half + 4}L${half - 4},${half - 4}M${half - 4},${-half + 4}L${-half + 4},${half - 4}`}
        stroke="#6b6558"
        stroke-width={1}
      />
      <circle cy={figures.length > 0 ? -4 : 0} r={10} fill="#6b6558" />
      <text y={figures.length > 0 ? 1 : 5} font-size={15} font-weight="bold" fill="#fff">
        ?
      </text>
      {figures.length > 0 && (
        <text y={18} font-size={11} font-weight="bold" fill="#111">
          {figures.map(({ value }) => value).join('-')}
        </text>
      )}
    </>
  );
}

type Figures = Piece['figures'];

/** So many figures stand in one line; a second line holds the rest, as on a gun that prints its fire over its defence. */
const IN_A_LINE = 3;
/** What fills a line by itself: "5-4-8" of a squad, "5T 7-10" of a tank. */
const isWhole = (value: Figures[number]['value']): boolean => typeof value === 'string' && value.length > 2;

/** The figures as they are printed, in their order, a line or two. The range between others stands in brackets. */
function printedLines(figures: Figures): readonly string[] {
  const [first, second] = figures;
  if (first === undefined) return [];
  // The values of one counter in one text: the others repeat it.
  if (isWhole(first.value)) {
    const own = String(first.value);
    return second !== undefined && isWhole(second.value) ? [own, String(second.value)] : [own];
  }
  const told = figures.map(({ key, value }, at) =>
    key === 'range' && at > 0 && at < figures.length - 1 && figures.length === IN_A_LINE ? `(${value})` : `${value}`,
  );
  return [told.slice(0, IN_A_LINE).join('-'), told.slice(IN_A_LINE).join('-')].filter((line) => line !== '');
}

/** The only line large, two of them small. */
const sizeOf = (line: string, lines: number): number => (lines > 1 || line.length > 7 ? 8.5 : 11);

function Front({ piece }: { readonly piece: Piece }) {
  const { symbol, figures, name } = piece;
  const sign = signOf(symbol.type);
  const lines = printedLines(figures);
  const type = lines.length > 1 ? '' : printedType(symbol.type);
  const isLeader = /leader|commander|hero/i.test(symbol.type);
  return (
    <>
      {isReduced(piece) && <path d="M-22,12L12,-22H-22z" fill="#fff" opacity={0.55} />}
      <text y={-12} font-size={isLeader ? 5.5 : 7} fill="#1c1c1c">
        {isLeader ? named(name).slice(0, 12) : sizeMark(symbol.size)}
      </text>
      {sign ? (
        <g transform="translate(-12,-10)" fill={sign.solid ? '#1c1c1c' : 'none'} fill-rule="evenodd" stroke="#1c1c1c">
          {sign.framed && <rect width={24} height={14} fill="#fff" fill-opacity={0.65} stroke-width={1.3} />}
          <path d={sign.path} stroke-width={sign.solid && !sign.framed ? 0.3 : 1.3} />
          {sign.letters !== undefined && (
            <text x={12} y={10.5} font-size={9.5} font-weight="bold" fill="#1c1c1c" stroke="none">
              {sign.letters}
            </text>
          )}
        </g>
      ) : (
        <text y={1} font-size={8} fill="#1c1c1c">
          {symbol.type.slice(0, 9)}
        </text>
      )}
      {type !== '' && (
        <text y={9.6} font-size={5.5} fill="#1c1c1c">
          {type}
        </text>
      )}
      {lines.map((line, number) => (
        <text
          key={number}
          y={lines.length > 1 ? 12 + 8 * number : 18}
          font-size={sizeOf(line, lines.length)}
          font-weight="bold"
          fill="#111"
        >
          {line}
        </text>
      ))}
    </>
  );
}

const MOST_MARKS = 3;

/** States as small badges with their first letter; the words are told on hover and in the list of the place. */
function Marks({ piece }: { readonly piece: Piece }) {
  return (
    <>
      {piece.marks
        .filter(({ key }) => key !== 'reduced')
        .slice(0, MOST_MARKS)
        .map(({ key, text }, number) => (
          <g key={key} transform={`translate(${COUNTER / 2 - 2},${-COUNTER / 2 + 4 + number * 11})`}>
            <circle r={5.5} fill="#7a1f17" stroke="#fff" stroke-width={0.8} />
            <text y={2.6} font-size={7} fill="#fff">
              {named(text).charAt(0).toUpperCase()}
            </text>
          </g>
        ))}
    </>
  );
}
