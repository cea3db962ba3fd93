import { Game, type Section } from '../../kernel/procedures/index.js';
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
 * Spanish Civil War Battles: Jarama and Brunete, two battles of 1937 by one set of series rules (sections 1 to 17) and the rules of each
 * (J.1 to J.21, B.1 to B.20). Regiments and brigades with attack and defence strengths on a hex map, supplied along roads and led through a
 * chain of HQs; attacks are read by the difference of strengths, and a division pays for its assaults with points it cannot get back.
 */
export const scwBattles = new Game({
  id: 'scw-battles',
  title: {
    en: 'Spanish Civil War Battles: Jarama & Brunete',
    ja: 'スペイン内戦の戦い：ハラマ／ブルネテ',
  },
  edition: {
    en: 'Strategy & Tactics 213, Decision Games 2002, with errata to 29 January 2003',
    ja: 'Strategy & Tactics 213号、Decision Games 2002年、2003年1月29日までのエラッタ',
  },
  rulesVersion: '8',
  options: Options,
  charts,
  sections: sections as readonly Section[],
  glossary,
  messages: { en, ja },
  fieldNames,
  fieldDescriptions,
  citations,
  optionsRead,
  procedures,
  session,
  materials,
});
