import { type DeclaredDie, d6 } from '../../../kernel/dice/index.js';

interface Words {
  readonly en: string;
  readonly ja: string;
}

/** One die, a "dr". */
export const dr = (name: string, title: Words, when: Words): DeclaredDie[] => [{ name, die: d6, title, when }];

/** Two dice added up, a "DR": the coloured one first. */
export const doubleDr = (name: string, title: Words, when: Words): DeclaredDie[] => [
  {
    name: `${name} coloured`,
    die: d6,
    title: { en: `${title.en}, coloured die`, ja: `${title.ja}・色付きダイス` },
    when,
  },
  { name: `${name} white`, die: d6, title: { en: `${title.en}, white die`, ja: `${title.ja}・白ダイス` }, when },
];

const TASK_CHECK: Words = { en: 'Task Check', ja: 'TC' };

export const taskCheckDice = (when: Words): DeclaredDie[] => doubleDr('task check', TASK_CHECK, when);
