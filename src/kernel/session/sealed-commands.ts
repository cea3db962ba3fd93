import type { Command, Side } from './words.js';

/** The command behind an opening of what was handed in unseen. No side can send it: it stands in the log when all have. */
export const UNSEAL = 'unseal';

export const unsealing = (commands: Readonly<Record<Side, Command>>): Command => ({ type: UNSEAL, commands });

export const sealedCommands = (command: Command): Readonly<Record<Side, Command>> =>
  command.commands as Readonly<Record<Side, Command>>;
