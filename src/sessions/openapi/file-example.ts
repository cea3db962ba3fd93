import { SESSION_FORMAT } from '../fair-dice/index.js';

const HASH = '0'.repeat(64);
const KEY = 'yBt7UZ2t5HkBvS6cWQ0ZcXUFQy0mZq9x3m6m5o0i1Xw';
const SIGNATURE = 'A'.repeat(86);

/** A saved game that goes on, in the form in which it is written; its log and its sealed part are cut short. */
export const FILE_EXAMPLE = {
  opening: {
    format: SESSION_FORMAT,
    session: 'AAAAAAAAAAAAAAAA',
    game: 'cold-war-battles',
    rulesVersion: '1.0.0',
    scenario: 'kalima-crossing',
    materials: HASH,
    options: {},
    sides: ['communist', 'southAfrican'],
    commitment: HASH,
    publicKey: KEY,
  },
  signature: SIGNATURE,
  version: 1,
  result: null,
  sealed: 'as the file has it',
  tokens: { communist: 'the-token-of-the-communist-side', southAfrican: 'the-token-of-the-south-african-side' },
  entries: [{ version: 1, side: 'communist', hash: HASH, signature: SIGNATURE, at: '2026-01-01T12:00:00.000Z' }],
};
