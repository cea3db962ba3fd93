import { Game, type Section, type Term } from '../../kernel/procedures/index.js';
import { charts } from './charts/index.js';
import citations from './citations.json' with { type: 'json' };
import { combat } from './combat/index.js';
import { events } from './events/index.js';
import glossary from './glossary.json' with { type: 'json' };
import { en } from './messages/en/index.js';
import { ja } from './messages/ja/index.js';
import { movement } from './movement/index.js';
import { PanzerOptions } from './options.js';
import sections from './sections.json' with { type: 'json' };
import { spotting } from './spotting/index.js';
import { status } from './status/index.js';

export const panzer = new Game({
  id: 'panzer',
  title: { en: 'Panzer', ja: 'Panzer（パンツァー）' },
  edition: '2nd edition, 2016',
  rulesVersion: '2',
  options: PanzerOptions,
  charts,
  sections: sections as readonly Section[],
  glossary: glossary as readonly Term[],
  messages: { en, ja },
  citations,
  procedures: [...combat, ...spotting, ...movement, ...events, ...status],
});
