import { named } from '../i18n/language.js';
import type { Piece } from './board-data.js';
import { COUNTER, Counter, spoken, states } from './counter.js';

interface CounterButtonProps {
  readonly piece: Piece;
  readonly sides: readonly string[];
  readonly chosen?: boolean;
  readonly ready?: boolean;
  readonly onChoose?: () => void;
}

/** A counter off the map, large enough for a finger; its name stands under it. */
export function CounterButton({ piece, sides, chosen = false, ready = false, onChoose }: CounterButtonProps) {
  const edge = COUNTER / 2 + 8;
  return (
    <button
      type="button"
      class={`counter-button${chosen ? ' chosen' : ''}${ready ? ' ready' : ''}`}
      aria-pressed={chosen}
      title={spoken(piece)}
      data-piece={piece.id}
      onClick={onChoose}
    >
      <svg viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`} width={54} height={54} aria-hidden="true">
        <Counter piece={piece} sides={sides} angle={piece.facing === null ? undefined : piece.facing * 60} />
      </svg>
      <span>{named(piece.name)}</span>
      <span class="unseen">{states(piece)}</span>
    </button>
  );
}
