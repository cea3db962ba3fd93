import type { Messages } from '../../../../kernel/rulings/index.js';

export const events: Messages = {
  terms: {},
  steps: {},
};
