import type { Messages } from '../../../../kernel/rulings/index.js';

export const movement: Messages = {
  terms: {},
  steps: {},
};
