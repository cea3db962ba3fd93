import type { Messages } from '../../../../kernel/rulings/index.js';

export const spotting: Messages = {
  terms: {},
  steps: {},
};
