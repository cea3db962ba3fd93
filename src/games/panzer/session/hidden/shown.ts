import { choice, integer, list, text, texts } from '../../../../kernel/fields/index.js';
import type { BoardPiece, Viewer } from '../../../../kernel/session/index.js';
import { en } from '../../messages/en/index.js';
import { ja } from '../../messages/ja/index.js';
import { Command, SpotCounter } from '../../vocabulary.js';
import type { Position } from '../position.js';
import { spotMarks } from '../spot-marks.js';
import { counterName } from './counters.js';

const ID = { max: 60 };

class CounterView {
  @text('The counter', ID) id!: string;
  @text('Its side', { max: 40 }) side!: string;
  @text('Its hex [7.2.2]', { max: 12 }) hex!: string;
  @choice('SPOT counter [7.2.2.2]', SpotCounter) spot!: string;
  @texts('Units it stands for, for its owner; none: a dummy [7.2.1]', { ...ID, maxItems: 40, nullable: true })
  units!: string[] | null;
  @text('The unit a dummy feigns, for its owner [7.2.2.1]', { ...ID, nullable: true }) as!: string | null;
  @choice('Its command, for its owner [4.2.1]', Command, { nullable: true }) command!: string | null;
}

class SideCounters {
  @text('The side', { max: 40 }) side!: string;
  @integer('Hidden unit counters it may have on the map [7.2.2]', { min: 0, max: 60 }) most!: number;
}

export class HiddenView {
  @list('Hidden unit counters on the map [7.2.1]', CounterView, { maxItems: 120 }) counters!: CounterView[];
  @list('How many there may be', SideCounters, { maxItems: 10 }) most!: SideCounters[];
}

/** The counters as a viewer knows them: where they lie, and of his own what they stand for [7.2.2]. */
export function hiddenSeen(most: Readonly<Record<string, number>>, { hidden }: Position, viewer: Viewer): HiddenView {
  return {
    counters: Object.entries(hidden.counters).map(([id, { side, hex, spot, units, as, command }]) => {
      const own = viewer === side;
      return {
        id,
        side,
        hex,
        spot: spot ?? 'none',
        units: own ? [...units] : null,
        as: own ? (as ?? null) : null,
        command: own ? (command ?? 'none') : null,
      };
    }),
    most: Object.entries(most).map(([side, each]) => ({ side, most: each })),
  };
}

const both = (term: string) => ({ en: en.terms[term] ?? term, ja: ja.terms[term] ?? term });

/** The counters as pieces, face down to everybody but their owner [7.2.1]. */
export const hiddenPieces = ({ hidden }: Position, viewer: Viewer): BoardPiece[] =>
  Object.entries(hidden.counters).map(([id, { side, hex, spot, units, command }], order) => ({
    id,
    name: counterName(id)!,
    side,
    place: { kind: 'hex', id: hex },
    facing: null,
    faceUp: viewer === side,
    symbol: { type: 'hidden', size: null },
    figures: [],
    marks: [
      ...spotMarks(spot),
      ...(viewer === side && units.length === 0 ? [{ key: 'dummy', text: both('dummy') }] : []),
      ...(viewer === side && command !== undefined ? [{ key: `command-${command}`, text: both(command) }] : []),
    ],
    order: 100 + order,
  }));
