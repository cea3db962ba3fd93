import type { Messages } from '../../../../kernel/rulings/index.js';

export const status: Messages = {
  terms: {},
  steps: {},
};
