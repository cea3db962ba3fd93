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
 * Advanced Squad Leader, chapter Z: the Primosole Bridge campaign game, Sicily, 13 to 17 July 1943. The battles are fought by the
 * ASL rules at a table; this is what the chapter adds: its special rules, and the campaign between two battles.
 */
export const aslPrimosole = new Game({
  id: 'asl-primosole',
  title: { en: 'ASL: Primosole Bridge campaign game', ja: 'ASL プリモソレ橋キャンペーンゲーム' },
  edition: {
    en: 'Chapter Z, Japanese edition of March 2017 with errata',
    ja: 'Z章 日本語版 2017年3月（エラッタ統合済み）',
  },
  rulesVersion: '7',
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
