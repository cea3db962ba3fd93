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
 * Panzer: tanks, guns and infantry of the Eastern Front, one counter a vehicle or a squad, 100 m a hex. Two games in one book: the
 * Basic Game of vehicles alone (sections 3 and 4, `ap-fire-basic` and what says so) and the Advanced Game (5 and 6) with the optional
 * rules of 7, each behind a switch of its own. What a unit can do stands on its data card, which the client sends: no card is printed
 * in the book.
 */
export const panzer = new Game({
  id: 'panzer',
  title: { en: 'Panzer', ja: 'Panzer（パンツァー）' },
  edition: {
    en: '2nd edition, 2016',
    ja: '第2版（2016年）',
  },
  rulesVersion: '8',
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
