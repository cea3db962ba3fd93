import { ref, text } from '../../edge/openapi/parts.js';
import type { JsonSchema } from '../../edge/schema/json-schema.js';
import { pascal } from '../../edge/schema/type-names.js';
import type { Game } from '../../kernel/procedures/index.js';
import { type CommandDeclaration, HOUSEKEEPING } from '../../kernel/session/index.js';
import { commandSchema } from '../command-forms.js';
import { OPENING_SCHEMA } from '../opening-form.js';

const whole: JsonSchema = { type: 'integer', minimum: 0 };
const texts: JsonSchema = { type: 'array', items: text };
const listOf = (name: string): JsonSchema => ({ type: 'array', items: ref(name) });
const said = (description: string, schema: JsonSchema = text): JsonSchema => ({ ...schema, description });
const orNull = (schema: JsonSchema): JsonSchema => ({ oneOf: [schema, { type: 'null' }] });
const object = (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/** Components of the document that the routes of sessions refer to. */
export function sessionSchemas(games: readonly Game[]): Record<string, JsonSchema> {
  return { ...opening, ...standing, ...happening, ...saving, ...commandSchemas(games) };
}

const version = said('Commands accepted so far; it only ever grows.', whole);
const hash = said('The link of the chain: SHA-256 over the entry, its salt and the link before.');
const signature = said('Ed25519 over the hash, by the key of the session, in base64url.');

const distribution: Record<string, JsonSchema> = {
  procedure: said('What is rolled for.'),
  exact: { type: 'boolean' },
  branches: whole,
  seed: text,
  chances: listOf('Chance'),
};

const opening: Record<string, JsonSchema> = {
  SessionRequest: OPENING_SCHEMA,
  SessionOpening: object(
    {
      format: text,
      session: text,
      game: text,
      rulesVersion: text,
      scenario: text,
      materials: said('SHA-256 of everything the scenario brings: maps, cards, charts.'),
      options: {},
      sides: texts,
      commitment: said('SHA-256 of the server seed, which is revealed at the end.'),
      publicKey: said('Ed25519, the raw 32 bytes in base64url.'),
      forkedFrom: ref('SessionForkPoint'),
    },
    ['forkedFrom'],
  ),
  SessionForkPoint: object({ session: text, version, hash, line: whole }),
  OpenedSession: object(
    {
      id: text,
      version,
      sides: texts,
      tokens: said('A secret for each side, and for spectators; shown this once. A branch keeps those it had.', {
        type: 'object',
        additionalProperties: text,
      }),
      forkedFrom: ref('SessionForkPoint'),
      commitment: text,
      publicKey: text,
      signature,
      opening: ref('SessionOpening'),
    },
    ['tokens', 'forkedFrom'],
  ),
};

const standing: Record<string, JsonSchema> = {
  SessionResult: object(
    {
      winner: said('Null where nobody won.', { type: ['string', 'null'] }),
      level: text,
      points: { type: 'object', additionalProperties: { type: 'number' } },
      rule: text,
      text,
    },
    ['points', 'rule', 'text'],
  ),
  Session: object(
    {
      id: text,
      game: text,
      scenario: text,
      rulesVersion: text,
      version,
      stage: { type: 'string', enum: ['gathering', 'playing', 'over'] },
      sides: texts,
      you: said('The side whose token was sent; null for a spectator.', { type: ['string', 'null'] }),
      waitingFor: said('Sides whose commands the game waits for.', texts),
      joined: texts,
      undo: said('A proposal to go back.', orNull(object({ to: whole, agreed: texts }))),
      horizon: said('The earliest version one can go back to.', whole),
      result: orNull(ref('SessionResult')),
      options: {},
      dice: object(
        {
          commitment: text,
          publicKey: text,
          sideSeeds: { type: 'object', additionalProperties: text },
          serverSeed: said('Shown when the game is over.'),
        },
        ['serverSeed'],
      ),
      hash,
      forkedFrom: ref('SessionForkPoint'),
      view: said("The position in the game's own words, as far as the caller may see it.", {}),
    },
    ['forkedFrom'],
  ),
  SessionAction: object(
    {
      command: ref('SessionCommand'),
      rule: said('The section that allows it; empty for what every session knows.'),
      cost: said('What the command spends.', { type: 'number' }),
      odds: ref('SessionOdds'),
      variants: said(
        'Odds of each way, where a choice comes before the dice, such as that of a table.',
        listOf('SessionVariant'),
      ),
    },
    ['cost', 'odds', 'variants'],
  ),
  SessionOdds: said(
    'How the dice can fall that it comes to first, or that its combat comes to as it stands; none where that would give away what is hidden.',
    object(distribution, ['procedure', 'seed']),
  ),
  SessionVariant: object({ name: text, ...distribution }, ['procedure', 'seed']),
  SessionActions: object({
    version,
    waitingFor: texts,
    actions: said('Every legal command, complete: each can be sent as it stands.', listOf('SessionAction')),
    owed: said(
      'What must still be done before the phase may end.',
      listOfObjects({ rule: text, key: text, values: { type: 'object' }, text }),
    ),
    aside: said('Conceding and going back.', listOf('SessionAction')),
  }),
};

function listOfObjects(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'array', items: object(properties) };
}

const roll = object({ purpose: text, sides: whole, value: whole, secret: { type: 'boolean' } }, ['secret']);

const happening: Record<string, JsonSchema> = {
  SessionEvent: {
    ...object(
      {
        type: text,
        secret: said('What only these sides know; left out for everybody else until the game is over.', {
          type: 'object',
          properties: { for: texts },
          required: ['for'],
        }),
        reveals: said('Something hidden came to light: one cannot go back before it.', { type: 'boolean' }),
      },
      ['secret', 'reveals'],
    ),
    additionalProperties: true,
  },
  SessionRoll: roll,
  SessionEntry: said(
    'One command and what came of it, as far as the caller may know.',
    object(
      {
        version,
        side: text,
        command: said("The side's own; everybody's when the game is over.", ref('SessionCommand')),
        events: listOf('SessionEvent'),
        rulings: listOf('Ruling'),
        rolls: listOf('SessionRoll'),
        hash,
        signature,
        at: said('When it was accepted.', { type: 'string', format: 'date-time' }),
      },
      ['command'],
    ),
  ),
  SessionHistory: object(
    {
      version,
      entries: listOf('SessionEntry'),
      next: said('Ask for what comes after this; absent at the end.', whole),
    },
    ['next'],
  ),
  SessionCommandResult: object({
    version,
    events: listOf('SessionEvent'),
    rulings: listOf('Ruling'),
    rolls: listOf('SessionRoll'),
    hash,
    signature,
    ended: { type: 'boolean' },
  }),
  SessionTrial: said(
    'What the command would do: nothing has happened.',
    object(
      {
        version,
        legal: { type: 'boolean', const: true },
        ends: said('How far it could be told: to the end, to a roll, or to something hidden.', {
          type: 'string',
          enum: ['done', 'roll', 'secret'],
        }),
        events: orNull({ type: 'array', items: ref('SessionEvent') }),
        odds: ref('SessionOdds'),
      },
      ['odds'],
    ),
  ),
};

const saving: Record<string, JsonSchema> = {
  SessionForkRequest: {
    type: 'object',
    properties: {
      version: said('Where to branch off.', whole),
      tokens: said('Of the other sides, which agree by them; not needed when the game is over.', {
        oneOf: [texts, { type: 'object', additionalProperties: text }],
      }),
    },
    required: ['version'],
    additionalProperties: false,
  },
  SessionRulesRequest: {
    type: 'object',
    properties: {
      tokens: said('Of the other sides, which agree by them.', {
        oneOf: [texts, { type: 'object', additionalProperties: text }],
      }),
      upTo: said('The last version whose command is decided again; the present one where it is left out.', whole),
    },
    additionalProperties: false,
  },
  AdoptedRules: object({
    version,
    from: said('The version of the rules it was played by so far.'),
    to: said('The version that is in force.'),
    upTo: said('Commands that stood up to this version were decided again.', whole),
    commands: said('How many.', whole),
    hash,
    signature,
    ended: { type: 'boolean' },
  }),
  SessionUndoRequest: {
    type: 'object',
    properties: {
      to: said('Proposes to go back to this version.', whole),
      refuse: said('Refuses a proposal.', { type: 'boolean' }),
    },
  },
  SessionFile: said(
    'A game as a file. Over: everything, for anybody to check. Going on: what the caller may see, the rest sealed for the server.',
    {
      ...object(
        {
          opening: ref('SessionOpening'),
          signature,
          createdAt: text,
          version,
          result: orNull(ref('SessionResult')),
          serverSeed: text,
          materials: { type: 'object' },
          base: said('Of a branch, the state it began with.', { type: 'object' }),
          you: { type: ['string', 'null'] },
          sealed: text,
          entries: { type: 'array', items: { type: 'object' } },
        },
        ['createdAt', 'version', 'result', 'serverSeed', 'materials', 'base', 'you', 'sealed'],
      ),
    },
  ),
  LoadedSession: object({ id: text, version }),
};

/** Every kind of command: those of all sessions once, those of each game under its name, told apart by `type`. */
function commandSchemas(games: readonly Game[]): Record<string, JsonSchema> {
  const house = named('Session', HOUSEKEEPING);
  const schemas: Record<string, JsonSchema> = Object.fromEntries(house.map(({ name, schema }) => [name, schema]));
  const kinds = games
    .filter(({ declaration }) => declaration.session)
    .map((game) => {
      const prefix = pascal(game.id);
      const own = named(prefix, game.declaration.session!.commands);
      for (const { name, schema } of own) schemas[name] = schema;
      schemas[`${prefix}Command`] = said(`A command of ${game.title.en}.`, oneByType([...own, ...house]));
      return `${prefix}Command`;
    });
  schemas.SessionCommand = said(
    'A command: `type` and its fields. Which there are depends on the game; `/actions` lists complete ones.',
    kinds.length > 0 ? { anyOf: kinds.map(ref) } : oneByType(house),
  );
  return schemas;
}

interface NamedCommand {
  readonly type: string;
  readonly name: string;
  readonly schema: JsonSchema;
}

const named = (prefix: string, commands: Readonly<Record<string, CommandDeclaration>>): NamedCommand[] =>
  Object.entries(commands).map(([type, declaration]) => {
    const { title, rules } = declaration;
    const sections = rules.length > 0 ? ` [${rules.join(', ')}]` : '';
    return {
      type,
      name: `${prefix}${pascal(type)}Command`,
      schema: { ...commandSchema(type, declaration), description: `${title.en}${sections}` },
    };
  });

const oneByType = (commands: readonly NamedCommand[]): JsonSchema => ({
  oneOf: commands.map(({ name }) => ref(name)),
  discriminator: {
    propertyName: 'type',
    mapping: Object.fromEntries(commands.map(({ type, name }) => [type, `#/components/schemas/${name}`])),
  },
});
