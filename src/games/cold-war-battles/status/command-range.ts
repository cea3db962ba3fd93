import { choice, integer, list, text } from '../../../kernel/fields/index.js';
import { distance } from '../../../kernel/hexes/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { layOutField, Position } from '../shared/position.js';
import { Side } from '../vocabulary.js';

class CommandRangeInput extends Position {
  @choice('Side', Side) side!: Side;
}

class LedUnit {
  @text('Unit', { max: 40 }) unit!: string;
  @text('HQ or Communications unit near it', { max: 40 }) by!: string;
  @integer('Hexes between them', { min: 0, max: 3 }) distance!: number;
}

class CommandRangeOutcome {
  @list('Units that bring the shift into any combat they join', LedUnit, { maxItems: 400 }) units!: LedUnit[];
  @integer('Shift when they attack, once a combat', { min: 0, max: 1 }) attackShift!: number;
  @integer('Shift when they defend, once a combat', { min: -1, max: 0 }) defenceShift!: number;
}

/** [16.17, 17.13]: who fights under the eyes of a headquarters; terrain, enemies and zones do not matter. */
export const commandRange = procedure<CommandRangeInput, CommandRangeOutcome, Options>({
  id: 'command-range',
  resolver: 'status',
  title: { en: 'Headquarters and communications', ja: '司令部と通信部隊の支援範囲' },
  description: {
    en: 'Over a map: which units an unsuppressed Hungarian HQ or Soviet Communications unit helps in combat, and by how much.',
    ja: '地図上で、制圧されていないハンガリー司令部またはソビエト通信部隊の支援を受けるユニットとシフトを示します。',
  },
  rules: ['16.17', '17.13'],
  input: CommandRangeInput,
  outcome: CommandRangeOutcome,
  example: {
    input: {
      battle: 'budapest56',
      side: 'hungarian',
      map: { grid: { columns: 5, rows: 5 } },
      units: [
        { name: 'HQ', hex: '0101', side: 'hungarian', type: 'hq' },
        { name: 'Rebels', hex: '0104', side: 'hungarian' },
      ],
    },
  },

  resolve(input, umpire) {
    const field = layOutField(input, umpire);
    if (!umpire.legal) return null;
    const { side } = input;
    const hungarian = side === 'hungarian';
    const rule = hungarian ? '16.17' : '17.13';
    const own = field.units.filter(({ unit }) => unit.side === side);
    const leaders = own.filter(({ unit }) =>
      hungarian
        ? unit.type === 'hq' || unit.type === 'dummyHq'
        : side === 'communist' && unit.type === 'communications',
    );
    const silent = leaders.filter(({ unit }) => unit.suppressed).map(({ unit }) => unit.name);
    if (silent.length > 0) umpire.note('11.3', 'leaders-suppressed', { units: silent });
    const shifts = umpire.chart('column-shifts');
    const range = shifts.number(hungarian ? 'hungarianHqAttack' : 'sovietCommsAttack', 'within');
    const units: LedUnit[] = [];
    for (const { unit, hex, command } of own) {
      if (command === 'nato') continue;
      for (const leader of leaders) {
        const far = distance(field.board.grid, leader.hex, hex);
        if (leader.unit.suppressed || far > range) continue;
        units.push({ unit: unit.name, by: leader.unit.name, distance: far });
        break;
      }
    }
    const attackShift =
      units.length > 0 ? shifts.number(hungarian ? 'hungarianHqAttack' : 'sovietCommsAttack', 'shift') : 0;
    const defenceShift =
      units.length > 0 ? shifts.number(hungarian ? 'hungarianHqDefence' : 'sovietCommsDefence', 'shift') : 0;
    umpire.note(rule, 'led-units', { units: units.map(({ unit }) => unit), range });
    umpire.summarise('led-summary', { count: units.length });
    return { units, attackShift, defenceShift };
  },
});
