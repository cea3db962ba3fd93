import { active, type Stage } from '../stage.js';
import { afterMallorca } from '../war-status.js';

/** 6.0.D: Mallorca is judged; then the table and victory. */
export const mallorcaJudged: Stage = {
  rule: '8.5.4.4',
  actors: active,
  options: () => [],
  commands: {},
  done: null,
  leave: afterMallorca,
};
