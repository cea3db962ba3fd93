import { named } from '../i18n/language.js';
import type { Piece } from './board-data.js';
import { signOf, sizeMark } from './symbols.js';

/** A counter is a square of this many units; whoever draws one scales it. */
export const COUNTER = 44;

/** Sides are told apart by colour and by the letter in the corner. */
const FILLS = ['#c4d6ee', '#f0c9b4', '#d3e6c4', '#e6d3ec'];
const NEITHER = '#e3e3e3';
/** Longer figures stand under each other. */
const LONGEST_LINE = 9;

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
      {piece.faceUp || isReduced(piece) ? <Front piece={piece} /> : <Back />}
      {angle !== undefined && (
        <path
          d={`M-8,${-half - 1}L0,${-half - 9}L8,${-half - 1}z`}
          transform={`rotate(${angle})`}
          fill="#1c1c1c"
          stroke="#fff"
        />
      )}
      <text x={-half + 3} y={-half + 8} font-size={7} text-anchor="start" fill="#333">
        {(piece.side ?? '').charAt(0).toUpperCase()}
      </text>
      <Marks piece={piece} />
    </g>
  );
}

function Back() {
  const half = COUNTER / 2;
  return (
    <>
      <path
        d={`M${-half + 4},${-half + 4}L${half - 4},${half - 4}M${half - 4},${-half + 4}L${-half + 4},${half - 4}`}
        stroke="#6b6558"
        stroke-width={1}
      />
      <circle r={10} fill="#6b6558" />
      <text y={5} font-size={15} font-weight="bold" fill="#fff">
        ?
      </text>
    </>
  );
}

function Front({ piece }: { readonly piece: Piece }) {
  const { symbol, figures } = piece;
  const sign = signOf(symbol.type);
  const values = figures.slice(0, 3).map(({ value }) => String(value));
  const printed = values.join('-');
  return (
    <>
      {isReduced(piece) && <path d="M-22,12L12,-22H-22z" fill="#fff" opacity={0.55} />}
      <text y={-12} font-size={7} fill="#1c1c1c">
        {sizeMark(symbol.size)}
      </text>
      {sign ? (
        <g transform="translate(-12,-10)" fill={sign.solid ? '#1c1c1c' : 'none'} stroke="#1c1c1c" stroke-width={1.3}>
          {sign.framed && <rect width={24} height={14} fill="#fff" fill-opacity={0.65} />}
          <path d={sign.path} />
        </g>
      ) : (
        <text y={1} font-size={8} fill="#1c1c1c">
          {symbol.type.slice(0, 9)}
        </text>
      )}
      {printed.length <= LONGEST_LINE ? (
        <text y={18} font-size={printed.length > 7 ? 8.5 : 11} font-weight="bold" fill="#111">
          {printed}
        </text>
      ) : (
        values.slice(0, 2).map((value, number) => (
          <text key={number} y={12 + 8 * number} font-size={8} font-weight="bold" fill="#111">
            {value}
          </text>
        ))
      )}
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
