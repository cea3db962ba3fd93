import { Game, type Section, type Term } from '../../kernel/procedures/index.js';
import { charts } from './charts/index.js';
import citations from './citations.json' with { type: 'json' };
import fieldDescriptions from './field-descriptions.json' with { type: 'json' };
import fieldNames from './field-names.json' with { type: 'json' };
import glossary from './glossary.json' with { type: 'json' };
import { materials } from './materials/index.js';
import { en } from './messages/en/index.js';
import { ja } from './messages/ja/index.js';
import { Options } from './options.js';
import optionsRead from './options-read.json' with { type: 'json' };
import { procedures } from './procedures.js';
import sections from './sections.json' with { type: 'json' };
import { session } from './session/index.js';

/**
 * Cold War Battles: two battles of one series on hex maps, Budapest '56 (chapter 16) and Angola '87 (chapter 17), by the common rules of
 * chapters 1 to 15 and the optional ones of 19 to 23. Units have attack and defence factors; an attack is read on one of two tables by the
 * difference of the factors, in columns that terrain and circumstances shift. Most units of the campaigns lie face down until they fight.
 * What the book does not print, the counters and the maps, the client sends.
 */
export const coldWarBattles = new Game({
  id: 'cold-war-battles',
  title: {
    en: "Cold War Battles: Budapest '56 & Angola '87",
    ja: "コールド・ウォー・バトルズ：ブダペスト'56とアンゴラ'87",
  },
  edition: {
    en: 'Strategy & Tactics 235, e-rules of 16 May 2006, Japanese translation of 22 September 2007',
    ja: 'Strategy & Tactics 235号、2006年5月16日版eルール、日本語訳 2007年9月22日',
  },
  rulesVersion: '9',
  options: Options,
  charts,
  sections: sections as readonly Section[],
  glossary: glossary as readonly Term[],
  messages: { en, ja },
  fieldNames,
  fieldDescriptions,
  citations,
  optionsRead,
  procedures,
  session,
  materials,
});
