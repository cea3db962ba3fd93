import { d6 } from '../../src/kernel/dice/index.js';
import { choice, defineChoice, flag, integer, list, text } from '../../src/kernel/fields/index.js';
import { Game, procedure } from '../../src/kernel/procedures/index.js';
import crt from './toy-crt.json' with { type: 'json' };

/** A made-up game of two sections for the tests of the kernel and the API: duels on a two-column table. */
const Weapon = defineChoice('Weapon', ['sword', 'pistol']);

class Duellist {
  @text('Name', { max: 20, optional: true }) name?: string;
  @integer('Skill [1.1]', { min: 0, max: 9 }) skill!: number;
  @choice('Weapon [1.1]', Weapon, { default: 'sword' }) weapon!: string;
}
class DuelInput {
  @list('Both duellists [1.1]', Duellist, { minItems: 2, maxItems: 2 }) duellists!: Duellist[];
  @flag('It rains [1.2]') rain!: boolean;
}
class DuelOutcome {
  @text('Result [1.1]; null where the question ends at the column', { max: 2 }) result!: string | null;
}
class ToyOptions {
  @flag('Pistols misfire in rain [1.2]') misfire!: boolean;
}

const duel = procedure<DuelInput, DuelOutcome, ToyOptions>({
  id: 'duel',
  resolver: 'combat',
  title: { en: 'Duel', ja: '決闘' },
  description: { en: 'Two duellists, one die, a second die in the rain.', ja: '二人の決闘。雨ならもう一度振る。' },
  rules: ['1.1', '1.2'],
  input: DuelInput,
  outcome: DuelOutcome,
  example: { input: { duellists: [{ skill: 3 }, { skill: 2 }] }, dice: { given: [2] } },
  dice: [
    { name: 'duel', die: d6, title: { en: 'duel', ja: '決闘' }, when: { en: 'once', ja: '一回' } },
    { name: 'rain', die: d6, title: { en: 'rain', ja: '雨' }, when: { en: 'in the rain', ja: '雨のとき' } },
  ],
  stops: [{ id: 'column', title: { en: 'the column', ja: '列まで' } }],
  from: {
    'combat/duel': ({ result }: DuelOutcome) => ({ duellists: [{ skill: result!.length }, { skill: 0 }] }),
  },
  resolve({ duellists: [a, b], rain }, umpire) {
    if (umpire.options.misfire && rain && a!.weapon === 'pistol') {
      umpire.forbid('1.2', 'misfire');
      return null;
    }
    const difference = a!.skill - b!.skill;
    const table = umpire.chart('duel');
    const column = table.columnFor(difference);
    umpire.note('1.1', 'column', { difference, column: table.columns[column]! });
    umpire.summarise('column', { difference, column: table.columns[column]! });
    if (umpire.stopsAt('column')) return { result: null };
    let die = umpire.roll('duel') > 3 ? 2 : 1;
    if (rain) {
      die = umpire.roll('rain') > 3 ? 2 : 1;
      umpire.note(['1.2', '1.1'], 'rain');
    }
    const result = table.cell(die - 1, column) as string;
    umpire.summarise('column', { difference, column: result });
    return { result };
  },
});

const section = (id: string) => ({
  id,
  title: { en: `Section ${id}`, ja: `第${id}節` },
  kind: 'procedure' as const,
  resolver: 'combat',
  summary: { en: 'A rule.', ja: 'ルール。' },
});

export const toyGame = new Game({
  id: 'toy-game',
  title: { en: 'Toy game', ja: '模擬ゲーム' },
  edition: { en: 'first', ja: '初版' },
  rulesVersion: '1',
  options: ToyOptions,
  charts: [crt as never],
  sections: [section('1.1'), section('1.2')],
  glossary: [{ en: 'duel', ja: '決闘' }],
  messages: {
    en: {
      terms: {},
      steps: { column: 'Difference {difference:signed}: column {column}', rain: 'Rain: again', misfire: 'Wet powder' },
    },
    ja: {
      terms: {},
      steps: { column: '差{difference:signed}：{column}列', rain: '雨：再度振る', misfire: '火薬が湿る' },
    },
  },
  citations: {},
  optionsRead: {},
  procedures: [duel],
});
