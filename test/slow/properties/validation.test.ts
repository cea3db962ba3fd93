import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formOf, shapeChecker } from '../../../src/edge/checker/checker.js';
import { MAX_FAULTS } from '../../../src/edge/faults.js';
import { games } from '../../../src/games/index.js';
import { fieldsOf, type ShapeClass } from '../../../src/kernel/fields/index.js';
import { CardListQuery, LibraryListQuery, LibraryRecordQuery } from '../../../src/library/shapes/list-query.js';
import { LibraryDocument, LibraryRecordInput } from '../../../src/library/shapes/record.js';
import { LibraryExportQuery, LibraryImportQuery } from '../../../src/library/shapes/transfer.js';
import { textIn } from '../../../src/platform/language.js';
import { SessionForkRequest, SessionRulesRequest, SessionUndoRequest } from '../../../src/sessions/shapes/agreement.js';
import { SessionCommandQuery, SessionEventsQuery } from '../../../src/sessions/shapes/log.js';
import { SessionRequest } from '../../../src/sessions/shapes/opening.js';
import { ajvFaults, expectSameFaults } from '../../support/ajv-oracle.js';
import { arbitraryInput, spoiled } from '../../support/arbitraries.js';
import { acceptedByClassValidator } from '../../support/class-validator-oracle.js';
import { toyGame } from '../../support/toy-game.js';

/** What is sent to the service itself, where class-validator decides by Nest's pipe. */
const requests: readonly ShapeClass[] = [
  SessionRequest,
  SessionForkRequest,
  SessionRulesRequest,
  SessionUndoRequest,
  SessionEventsQuery,
  SessionCommandQuery,
  LibraryListQuery,
  CardListQuery,
  LibraryRecordQuery,
  LibraryExportQuery,
  LibraryImportQuery,
  LibraryDocument,
  LibraryRecordInput,
];

/** Everything a client sends: inputs, options and commands, which the compiled checker looks at, and the rest. */
const ofGames = [toyGame, ...games.all].flatMap((game): (readonly [string, string, ShapeClass])[] => [
  [game.id, 'options', game.declaration.options],
  ...[...game.procedures].map(([name, { input }]) => [game.id, name, input] as const),
  ...Object.entries(game.declaration.session?.commands ?? {}).map(
    ([type, { shape }]) => [game.id, `command ${type}`, shape] as const,
  ),
]);
const all = [...requests.map((shape) => ['the service', shape.name, shape] as const), ...ofGames];

/** Of each of some 550 forms so many right ones, wrong ones and very wrong ones. More by hand: `FORM_RUNS=200 FC_SEED=1`. */
const RUNS = Number(process.env.FORM_RUNS ?? 10);

const notEmpty = (input: object): boolean => Object.keys(input).length > 0;

const wrong = (shape: ShapeClass): fc.Arbitrary<Record<string, unknown>> =>
  arbitraryInput(shape).filter(notEmpty).chain(spoiled);

const hasFields = (shape: ShapeClass): boolean => fieldsOf(shape).length > 0;

describe.each(all)('the form of %s %s', (_id, _name, shape) => {
  const check = shapeChecker(shape);
  const { make } = formOf(fieldsOf(shape));

  it('is accepted by all three where it is right, and its defaults are filled in', () => {
    fc.assert(
      fc.property(arbitraryInput(shape), (input) => {
        const [filled, byAjv] = [structuredClone(input), structuredClone(input)];
        expect(check(filled)).toEqual([]);
        expect(ajvFaults(shape, byAjv)).toEqual([]);
        expect(filled).toEqual(byAjv);
        expect(make(structuredClone(input))).toStrictEqual(filled);
        // A class without fields is unknown to class-validator.
        if (hasFields(shape)) expect(acceptedByClassValidator(shape, input)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  if (!hasFields(shape)) return;
  it('gets the same verdict from all three where something is wrong, and from ajv the same words', () => {
    fc.assert(
      fc.property(wrong(shape), (input) => {
        const faults = check(structuredClone(input), '');
        expect(make(structuredClone(input)) === undefined).toBe(faults.length > 0);
        expectSameFaults(faults, ajvFaults(shape, structuredClone(input)));
        expect(acceptedByClassValidator(shape, input)).toBe(faults.length === 0);
      }),
      { numRuns: RUNS },
    );
  });

  it('has the same faults for ajv where three things are wrong', () => {
    fc.assert(
      fc.property(wrong(shape).filter(notEmpty).chain(spoiled).filter(notEmpty).chain(spoiled), (input) => {
        expectSameFaults(check(structuredClone(input), ''), ajvFaults(shape, structuredClone(input)));
      }),
      { numRuns: RUNS },
    );
  });
});

describe('what is not worth looking at', () => {
  const check = shapeChecker(games.game('cold-war-battles')!.procedures.get('combat/adjacent-attack')!.input);
  const sent = (attackers: unknown) => ({ attackingSide: 'soviet', attackers, defendingHexes: [] });

  it('the items of a list that is too long', () => {
    const faults = check(sent(new Array(1_000_000).fill(0))).filter(({ pointer }) => pointer.startsWith('/attackers'));
    expect(faults.map(({ pointer }) => pointer)).toEqual(['/attackers']);
    expect(textIn('en', faults[0]!.detail)).toMatch(/^must have at most \d+ items$/);
  });

  it('fields beyond the fiftieth wrong one', () => {
    const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`x${i}`, 1]));
    expect(check({ ...sent([]), ...unknown })).toHaveLength(MAX_FAULTS);
  });
});
