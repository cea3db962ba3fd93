import { Game, type Section, type Term } from '../../kernel/procedures/index.js';
import { charts } from './charts/index.js';
import { adjacentAttack } from './combat/adjacent-attack.js';
import { bombardment } from './combat/bombardment.js';
import glossary from './glossary.json' with { type: 'json' };
import { en } from './messages/en.js';
import { ja } from './messages/ja.js';
import { Options } from './options.js';
import sections from './sections.json' with { type: 'json' };

/** Cold War Battles: Budapest '56 and Angola '87. */
export const coldWarBattles = new Game({
  id: 'cold-war-battles',
  title: {
    en: "Cold War Battles: Budapest '56 & Angola '87",
    ja: "コールド・ウォー・バトルズ：ブダペスト'56とアンゴラ'87",
  },
  edition: 'Strategy & Tactics 235, e-rules of 16 May 2006, Japanese translation of 22 September 2007',
  rulesVersion: '1',
  options: Options,
  charts,
  sections: sections as readonly Section[],
  glossary: glossary as readonly Term[],
  messages: { en, ja },
  procedures: [adjacentAttack, bombardment],
});
