import { Game, type Section } from '../../kernel/procedures/index.js';
import { charts } from './charts/index.js';
import citations from './citations.json' with { type: 'json' };
import glossary from './glossary.json' with { type: 'json' };
import { messages as en } from './messages/en/index.js';
import { messages as ja } from './messages/ja/index.js';
import { Options } from './options.js';
import { procedures } from './procedures.js';
import sections from './sections.json' with { type: 'json' };

export const aslPrimosole = new Game({
  id: 'asl-primosole',
  title: { en: 'ASL: Primosole Bridge campaign game', ja: 'ASL プリモソレ橋キャンペーンゲーム' },
  edition: 'Chapter Z, Japanese edition of March 2017 with errata',
  rulesVersion: '1.0.0',
  options: Options,
  charts,
  sections: sections as readonly Section[],
  glossary,
  messages: { en, ja },
  citations,
  procedures,
});
