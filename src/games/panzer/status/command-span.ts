import { choice, defineChoice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { requireOption } from '../shared/requires.js';
import { Grade } from '../vocabulary.js';

const HqLink = defineChoice('HqLink', ['inSpan', 'outOfSpan', 'lost']);
type HqLink = (typeof HqLink.values)[number];

class SpanUnit {
  @text('Name', { max: 40 }) id!: string;
  @integer('Hexes to the nearest headquarters of its company [7.52]', { min: 0, max: 400 }) distance!: number;
  @flag('Recon: not bound at company level [7.52]') recon!: boolean;
  @flag('No radio: span 0 [7.4, 7.52]') noRadio!: boolean;
}

export class CommandSpanInput {
  @list('Units of the company', SpanUnit, { maxItems: 100, default: [] }) units!: SpanUnit[];
  @integer('Commands available [6.2.1.1.1]', { min: 1, max: 200 }) commands!: number;
  @choice('Formation grade [5.8.2]', Grade, { default: 'seasoned' }) grade!: Grade;
  @flag('All headquarters of the company are lost [7.52]') companyLost!: boolean;
  @flag('The headquarters of the company has no radio: span 0 [7.4]') hqNoRadio!: boolean;
  @integer("The scenario's company span [7.52]", { min: 0, max: 200, optional: true }) span?: number;
  @integer(
    'Hexes from the company headquarters to the nearest battalion headquarters; left out: off the map and in span [7.52]',
    {
      min: 0,
      max: 400,
      optional: true,
    },
  )
  toBattalion?: number;
  @flag('The battalion headquarters has no radio: span 0 [7.4]') battalionNoRadio!: boolean;
  @flag('All battalion headquarters are lost [7.52]') battalionLost!: boolean;
  @integer('Hexes from the battalion headquarters to the nearest regimental one; left out: in span [7.52]', {
    min: 0,
    max: 400,
    optional: true,
  })
  toRegiment?: number;
  @flag('The regimental headquarters has no radio: span 0 [7.4]') regimentNoRadio!: boolean;
  @flag('All regimental headquarters are lost [7.52]') regimentLost!: boolean;
}

export class CommandSpanOutcome {
  @integer('Span of the company in hexes', { min: 0, max: 200 }) span!: number;
  @texts('Units out of span', { max: 40, maxItems: 100 }) outOfSpan!: string[];
  @integer('Most commands that may be Move or Short Halt', { min: 1, max: 200 }) moveLimit!: number;
  @integer('Grade rows lower for the number of commands', { min: 0, max: 4 }) rowsLower!: number;
  @choice('Row of the Available Commands Table', Grade) row!: Grade;
}

function link(lost: boolean, distance: number | undefined, span: number): HqLink {
  if (lost) return 'lost';
  return distance !== undefined && distance > span ? 'outOfSpan' : 'inSpan';
}

export const commandSpan = procedure<CommandSpanInput, CommandSpanOutcome, Options>({
  id: 'command-span',
  resolver: 'status',
  title: { en: 'Command span', ja: '指揮半径' },
  description: {
    en: 'Who is out of span of headquarters, how many commands may move, and how many grade rows the formation loses.',
    ja: '司令部の指揮半径外のユニット、移動に使える命令数、失うグレード行数を求める。',
  },
  rules: ['5.9.1', '7.4', '7.52'],
  input: CommandSpanInput,
  outcome: CommandSpanOutcome,
  example: { input: { commands: 10, span: 8, units: [{ id: 'T-34', distance: 9 }] }, options: { commandSpan: true } },
  resolve(input, umpire) {
    requireOption(umpire, 'commandSpan', '7.52', true);
    if (!umpire.legal) return null;
    const chart = umpire.chart('command-span');
    /** Whoever has no radio reaches, and is reached, in the same hex alone [7.4, 7.52]. */
    const reach = (noRadio: boolean, hexes: () => number) => (noRadio && umpire.options.radioSets ? 0 : hexes());
    const company = reach(input.hqNoRadio, () => input.span ?? chart.number('chq', 'hexes'));
    umpire.note(['7.52', '5.9.1'], 'company-span', { span: company });
    const outOfSpan = input.units
      .filter(({ recon, noRadio, distance }) => !recon && distance > reach(noRadio, () => company))
      .map(({ id }) => id);
    const bound = input.companyLost || outOfSpan.length > 0;
    const moveLimit = bound ? Math.max(1, Math.floor(input.commands / 2)) : input.commands;
    if (input.companyLost) umpire.note('7.52', 'company-hq-lost', { limit: moveLimit });
    else if (bound)
      umpire.note('7.52', 'units-out-of-span', { units: outOfSpan, limit: moveLimit, commands: input.commands });
    else umpire.note('7.52', 'all-in-span');
    let rowsLower = 0;
    const battalion = reach(input.battalionNoRadio, () => chart.number('bhq', 'hexes'));
    const regiment = reach(input.regimentNoRadio, () => chart.number('rhq', 'hexes'));
    const links = [
      ['battalion', link(input.battalionLost, input.toBattalion, battalion)],
      ['regiment', link(input.regimentLost, input.toRegiment, regiment)],
    ] as const;
    for (const [level, state] of links) {
      if (state === 'inSpan') continue;
      rowsLower += 2;
      umpire.note('7.52', state === 'lost' ? 'higher-hq-lost' : 'higher-hq-out-of-span', { level });
    }
    const row = Grade.values[Math.min(Grade.values.length - 1, Grade.values.indexOf(input.grade) + rowsLower)]!;
    umpire.summarise('span-summary', { limit: moveLimit, row });
    return { span: company, outOfSpan, moveLimit, rowsLower, row };
  },
});
