import type { Messages } from '../../../../kernel/rulings/index.js';
import { combat } from './combat.js';
import { events } from './events.js';
import { field } from './field.js';
import { movement } from './movement.js';
import { session } from './session.js';
import { orders, prompts } from './session-choices.js';
import { reasons, sessionEvents } from './session-events.js';
import { status } from './status.js';
import { table } from './table.js';
import { terms } from './terms.js';

export const ja: Messages = {
  terms: { ...terms, ...table, ...reasons },
  steps: {
    ...combat,
    ...events,
    ...field,
    ...movement,
    ...session,
    ...sessionEvents,
    ...orders,
    ...prompts,
    ...status,
  },
  madeUp: { attacker: '攻撃側', defender: '防御側', battery: '砲兵', unit: 'ユニット', hex: 'ヘクス' },
};
