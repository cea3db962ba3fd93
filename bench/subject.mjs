/**
 * What is measured: one attack of eight units that takes about ten steps to rule on. Every contestant answers this
 * question, and all that name their answer must give the same one.
 */

import { camel, shapeName } from '../dist/edge/schema/type-names.js';
import { games } from '../dist/games/index.js';
import { fieldsOf } from '../dist/kernel/fields/index.js';
import { adjudicate } from '../dist/kernel/rulings/index.js';
import { RulingService } from '../dist/rulings/ruling.service.js';

export const GAME = 'cold-war-battles';
export const PROCEDURE = 'combat/adjacent-attack';
export const CHART = 'assault-crt';

/** As a client would send it: what has a default is left out. */
export const REQUEST = {
  input: {
    attackingSide: 'soviet',
    crt: 'assault',
    attackers: [
      { name: '1/2 Guards', command: 'guards2', type: 'mechanisedInfantry', attack: 5, hex: '0406' },
      { name: '2/2 Guards', command: 'guards2', type: 'mechanisedInfantry', attack: 5, hex: '0406' },
      { name: '3/33 Guards', command: 'guards33', type: 'armor', attack: 6, hex: '0607' },
      { name: '4/33 Guards', command: 'guards33', type: 'infantry', attack: 3, suppressed: true, hex: '0607' },
    ],
    defendingHexes: [
      {
        hex: '0507',
        terrain: ['urban'],
        units: [
          { name: 'Students', command: 'rebel', type: 'infantry', defence: 4, nearHq: true },
          { name: 'Csepel', command: 'rebel', type: 'infantry', defence: 5 },
        ],
      },
    ],
    closeSupport: { artillery: [{ name: 'Guns/2', command: 'guards2', barrage: 6, onHilltop: true }] },
    protectiveFire: { artillery: [{ name: 'Mortars', command: 'rebel', fpf: 3 }] },
  },
  dice: { given: [4] },
};

export const game = games.game(GAME);
if (!game?.procedures.has(PROCEDURE)) throw new Error(`the bench needs ${GAME} ${PROCEDURE}`);
export const procedure = game.procedures.get(PROCEDURE);
export const chart = game.charts.get(CHART).data;

/** A desk as the server has it. */
export const desk = new RulingService(games, { oddsBranchLimit: 50_000, oddsSamples: 20_000 }, () => 'bench');

export const restPath = `/v1/games/${GAME}/${PROCEDURE}`;
export const restBody = JSON.stringify(REQUEST);
/** A batch item names its game and procedure. */
export const batchItem = JSON.stringify({ game: GAME, procedure: PROCEDURE, ...REQUEST });

const inputDefaults = defaultsOf(procedure.input);
const optionDefaults = defaultsOf(game.declaration.options);

/** The procedure with nothing around it: no check of the request, only the defaults that it relies on. */
export function ruleUnchecked({ input, options = {}, dice }) {
  return adjudicate(game, procedure, { input: inputDefaults(input), options: optionDefaults(options), dice }, 'en');
}

/** Fills in what a request leaves out, in place, written out field by field as a person would write it. */
function defaultsOf(shape) {
  return new Function('v0', `${defaultLines(shape, 0)} return v0;`);
}

function defaultLines(shape, depth) {
  const lines = fieldsOf(shape).map(({ name, type, default: fallback }) => {
    const field = `v${depth}.${name}`;
    const of = type.kind === 'list' ? type.of : type;
    const missing = fallback === undefined ? '' : `if (${field} === undefined) ${field} = ${JSON.stringify(fallback)};`;
    const inner = of.kind === 'object' ? defaultLines(of.of, depth + 1) : '';
    if (inner === '') return missing;
    const within = type.kind === 'list' ? `for (const v${depth + 1} of ${field} ?? [])` : `if (${field})`;
    const bind = type.kind === 'list' ? '' : `const v${depth + 1} = ${field};`;
    return `${missing} ${within} { ${bind} ${inner} }`;
  });
  return lines.join(' ').trim();
}

const ENVELOPE = 'game procedure legal seed summary steps { rule also key text values forbids }';
const REST_OF_IT = 'dice { name sides value source } provenance { chart cell source }';

/** Everything that a ruling holds. */
export const rulingSelection = `{ ${ENVELOPE} ${REST_OF_IT} outcome ${selectionOf(procedure.outcome)} }`;

function selectionOf(shape) {
  const fields = fieldsOf(shape).map(({ name, type }) => {
    const of = type.kind === 'list' ? type.of : type;
    return of.kind === 'object' ? `${name} ${selectionOf(of.of)}` : name;
  });
  return `{ ${fields.join(' ')} }`;
}

const [resolver, procedureId] = PROCEDURE.split('/');
const graphqlPath = [camel(GAME), resolver, camel(procedureId)];

/** The same question to Umpire's GraphQL, with variables as clients send them. */
export function graphqlBody() {
  const call = `${graphqlPath[2]}(input: $input, dice: $dice) ${rulingSelection}`;
  const query = `query Ask($input: ${shapeName(GAME, procedure.input)}!, $dice: DiceInput) {
    ${graphqlPath[0]} { ${graphqlPath[1]} { ${call} } } }`;
  return JSON.stringify({ query, variables: REQUEST });
}

export const rulingIn = ({ data }) => graphqlPath.reduce((part, name) => part[name], data);
