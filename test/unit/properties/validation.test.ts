import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { games } from '../../../src/games/index.js';
import { RequestValidator } from '../../../src/rulings/request-validator.js';
import { arbitraryInput, spoiled } from '../../support/arbitraries.js';
import { acceptedByClassValidator } from '../../support/class-validator-oracle.js';
import { toyGame } from '../../support/toy-game.js';

const validator = new RequestValidator();
const all = [toyGame, ...games.all].flatMap((game) =>
  [...game.procedures].map(([name, procedure]) => [game.id, name, game, procedure] as const),
);

describe.each(all)('the form of %s %s', (_id, _name, game, procedure) => {
  const accepted = (input: unknown): boolean => {
    try {
      validator.check(game, procedure, { input: structuredClone(input) });
      return true;
    } catch {
      return false;
    }
  };

  it('is accepted by both validators where it is right', () => {
    fc.assert(
      fc.property(arbitraryInput(procedure.input), (input) => {
        expect(accepted(input)).toBe(true);
        expect(acceptedByClassValidator(procedure.input, input)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('gets the same verdict from both where something is wrong', () => {
    fc.assert(
      fc.property(
        arbitraryInput(procedure.input)
          .filter((input) => Object.keys(input).length > 0)
          .chain(spoiled),
        (input) => {
          expect(acceptedByClassValidator(procedure.input, input)).toBe(accepted(input));
        },
      ),
      { numRuns: 40 },
    );
  });
});
