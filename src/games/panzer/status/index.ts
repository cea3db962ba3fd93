import type { AnyProcedure } from '../../../kernel/procedures/index.js';
import { adjustmentPhase } from './adjustment-phase.js';
import { availableCommands } from './available-commands.js';
import { commandSharing } from './command-sharing.js';
import { commandSpan } from './command-span.js';
import { objectiveControl, spotCounter, stacking } from './field-state.js';
import { placeCommand } from './place-command.js';
import { sequenceOfPlay } from './sequence-of-play.js';
import { hiddenPlacement, setUpOrder, terrainCounter } from './set-up.js';
import { sharedExecution } from './shared-execution.js';

export const status: readonly AnyProcedure[] = [
  availableCommands,
  commandSharing,
  sharedExecution,
  commandSpan,
  placeCommand,
  stacking,
  objectiveControl,
  spotCounter,
  adjustmentPhase,
  sequenceOfPlay,
  setUpOrder,
  terrainCounter,
  hiddenPlacement,
];
