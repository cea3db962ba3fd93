import { Game, type Section, type Term } from '../../kernel/procedures/index.js';
import { chartPacks } from './charts/chart-packs.js';
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
 * Crusade and Revolution: the whole Spanish Civil War, 1936-1939, for two players with strategy cards and a point-to-point map.
 * Corps and divisions fight on two fire tables; supply, Republican Morale and the Northern Front decide the rest.
 */
export const crusadeRevolution = new Game({
  id: 'crusade-revolution',
  title: { en: 'Crusade and Revolution', ja: 'クルセイド・アンド・レヴォリューション' },
  edition: {
    en: 'Rules 2.0-17.6.5 with clarifications, Japanese translation of 20 August 2019',
    ja: 'ルール2.0～17.6.5（明確化を含む）、日本語訳 2019年8月20日',
  },
  rulesVersion: '7',
  options: Options,
  charts,
  chartPacks,
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
