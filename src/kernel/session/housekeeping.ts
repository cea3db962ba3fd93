import { integer, text } from '../fields/index.js';
import type { CommandDeclaration } from './rules.js';

class Join {
  @text('Text that this side adds to the dice, best drawn at random; it is shown to everybody', { min: 1, max: 200 })
  seed!: string;
  @text("The side's own Ed25519 key, 32 bytes in base64url: from now on its commands are signed with it", {
    max: 43,
    pattern: '^[A-Za-z0-9_-]{43}$',
    optional: true,
  })
  publicKey?: string;
}

class ProposeUndo {
  @integer('The version to go back to', { min: 0, max: 1_000_000 }) to!: number;
}

class NoFields {}

/** Commands that every session knows, whatever the game. They do not move the dice on. */
export const HOUSEKEEPING: Readonly<Record<string, CommandDeclaration>> = {
  join: {
    title: { en: 'Join and add to the dice', ja: '参加し、ダイスの種を加える' },
    rules: [],
    shape: Join,
  },
  'propose-undo': { title: { en: 'Propose to go back', ja: '待ったを申し出る' }, rules: [], shape: ProposeUndo },
  'agree-undo': { title: { en: 'Agree to go back', ja: '待ったに同意する' }, rules: [], shape: NoFields },
  'refuse-undo': { title: { en: 'Refuse to go back', ja: '待ったを断る' }, rules: [], shape: NoFields },
  concede: { title: { en: 'Concede the game', ja: '投了する' }, rules: [], shape: NoFields },
};
