import type { Values, Words } from '../../../kernel/rulings/index.js';

const KINDS = {
  en: {
    ...{
      end: 'the end of the scenario',
      melee: 'the Melee in',
      massacre: 'the Massacre by',
      objective: 'the objective',
    },
    ...{ control: 'Control of', entryHex: 'the entry hex', fire: 'the fire in', rubble: 'the rubble in' },
    ...{ wreck: 'the wreck in', shellholes: 'the shellholes in', breach: 'the breach in', place: 'what is in' },
    ...{ fortification: 'the fortification in', fate: 'the fate of', state: 'the state of' },
  },
  ja: {
    ...{
      end: 'シナリオの終了',
      melee: '混戦',
      massacre: '虐殺',
      objective: '目標',
      control: '支配',
      entryHex: '進入ヘクス',
    },
    ...{ fire: '火災', rubble: '瓦礫', wreck: '残骸', shellholes: '弾痕', breach: '突破口', place: '位置' },
    ...{ fortification: '野戦構築物', fate: '結末', state: '状態' },
  },
} as const;

/** A line of a battle report in words, from the key that both sides write: "count cvp", "fate B-2454". */
export function reportLine(language: 'en' | 'ja', { line, unit }: Values, words: Words): string {
  const [kind = '', ...rest] = String(line).split(' ');
  const about = unit === undefined ? rest.map((word) => words.term(word)).join(' ') : words.list(unit);
  const told = (KINDS[language] as Readonly<Record<string, string>>)[kind];
  if (kind === 'count' || told === undefined) return about || String(line);
  if (about === '') return told;
  return language === 'en' ? `${told} ${about}` : `${about} の${told}`;
}
