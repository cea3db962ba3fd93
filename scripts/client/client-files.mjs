/**
 * What `client/src/generated` holds, made from the OpenAPI document: the types of each game, those of the service, and the
 * games as members of one class. Names and texts come from the declarations, so that a procedure that is added is in the client.
 */
import { comment, declaration, namesIn, refName } from './schema-types.mjs';

const HEAD = '/* Written by scripts/write-client.mjs from the declarations of the games: change those. */\n\n';
const PROCEDURE = /^\/v1\/games\/([a-z0-9-]+)\/([a-z]+)\/([a-z0-9-]+)$/;
const OR_STORED = `/** The whole thing, or the id of a record of the library that supplies every field not given here. */
export type OrStored<T> = T | (Partial<Omit<T, 'stored'>> & { readonly stored: string });\n`;

const camel = (id) => id.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
const pascal = (id) => camel(`-${id}`);

/** The texts of the files by name. `problems` are the kinds of problem documents. */
export function clientFiles({ paths, components: { schemas } }, problems) {
  const procedures = Object.entries(paths).flatMap(([path, { post }]) => procedure(path, post, schemas));
  const games = [...new Set(procedures.map(({ game }) => game))];
  const home = (name) => games.find((game) => name.startsWith(pascal(game))) ?? 'service';
  const envelopes = new Set(Object.entries(paths).flatMap(([path, { post }]) => envelopesOf(path, post)));
  const wanted = Object.entries(schemas).filter(([name]) => !envelopes.has(name));
  const files = {};
  for (const place of ['service', ...games]) {
    const own = wanted.filter(([name]) => home(name) === place);
    const title = place === 'service' ? OR_STORED : '';
    const asked =
      place === 'service'
        ? ''
        : rulings(
            place,
            procedures.filter(({ game }) => game === place),
          );
    files[`${place}.ts`] = [
      HEAD,
      imports(place, own, home),
      title,
      ...own.map(([name, schema]) => `\n${declaration(name, schema)}`),
      asked,
    ].join('');
  }
  return { ...files, 'games.ts': gamesFile(games, schemas, problems) };
}

/** The schemas around the input and the outcome of one procedure: the client has types of its own for all of them. */
function envelopesOf(path, post) {
  if (!PROCEDURE.test(path.replace(/\/odds$/, ''))) return [];
  const contents = [post.requestBody.content, post.responses['200'].content];
  return contents.map((content) => refName(content['application/json'].schema.$ref)).filter((name) => name !== 'Odds');
}

/** What one procedure takes and gives, as far as the document says. */
function procedure(path, post, schemas) {
  const [, game, resolver, id] = PROCEDURE.exec(path) ?? [];
  if (!game) return [];
  const schemaIn = (content) => schemas[refName(content['application/json'].schema.$ref)];
  const { input, options, upTo } = schemaIn(post.requestBody.content).properties;
  const { outcome } = schemaIn(post.responses['200'].content).properties;
  const types = [input, outcome.oneOf[0], options].map(({ $ref }) => refName($ref));
  const stops = upTo ? [upTo.enum.map((stop) => `'${stop}'`).join(' | ')] : [];
  return [{ game, resolver, id, types: [...types, ...stops], said: `${post.summary}. ${post.description}` }];
}

function rulings(game, procedures) {
  const resolvers = [...new Set(procedures.map(({ resolver }) => resolver))];
  const groups = resolvers.map((resolver) => {
    const own = procedures.filter((each) => each.resolver === resolver);
    const lines = own.map(
      ({ id, types, said }) => `${comment(said, '    ')}    readonly ${camel(id)}: Procedure<${types.join(', ')}>;\n`,
    );
    return `  readonly ${resolver}: {\n${lines.join('')}  };\n`;
  });
  return `\n/** What can be asked of the game. */\nexport interface ${pascal(game)} {\n${groups.join('')}}\n`;
}

/** What a file takes from others, type by type. */
function imports(place, own, home) {
  const used = new Set(own.flatMap(([, schema]) => [...namesIn(schema)]));
  const elsewhere = [...new Set([...used].map(home))].filter((file) => file !== place);
  const lines = elsewhere.map((file) => [`./${file}.js`, [...used].filter((name) => home(name) === file).sort()]);
  const needsStored = own.some(([, schema]) => JSON.stringify(schema).includes('"required":["stored"]'));
  if (place !== 'service') lines.push(['../rulings/procedure.js', ['Procedure']]);
  if (place !== 'service' && needsStored) lines.push(['./service.js', ['OrStored']]);
  const text = lines.map(([file, names]) => `import type { ${names.join(', ')} } from '${file}';\n`).join('');
  return text && `${text}\n`;
}

function gamesFile(games, schemas, problems) {
  const views = schemas.SessionView.properties.game.oneOf.map(({ $ref }) => refName($ref));
  const played = games.map((game) => {
    const own = pascal(game);
    const view = views.find((name) => name.startsWith(own));
    return { game, member: camel(game), own, view, names: [own, `${own}Command`, `${own}Event`, view] };
  });
  return [
    HEAD,
    "import type { Connection } from '../connection/connection.js';\n",
    "import { rulingsOf } from '../rulings/rulings.js';\n",
    ...played.map(({ game, names }) => `import type { ${names.join(', ')} } from './${game}.js';\n`),
    ...games.map((game) => `export type * from './${game}.js';\n`),
    '\n/** The games, as addresses spell them. */\n',
    `export type GameId = ${games.map((game) => `'${game}'`).join(' | ')};\n`,
    '\n/** Commands, events and details of the sessions of each game. */\nexport interface GameTypes {\n',
    ...played.map(
      ({ game, own, view }) =>
        `  readonly '${game}': { readonly command: ${own}Command; readonly event: ${own}Event; readonly view: ${view} };\n`,
    ),
    '}\n\n/** What a problem document is about: the last part of its `type`. */\n',
    `export type ProblemKind = ${problems.map((kind) => `'${kind}'`).join(' | ')};\n`,
    '\n/** What can be asked of each game. */\nexport class Games {\n',
    ...played.map(({ member, own }) => `  readonly ${member}: ${own};\n`),
    '\n  constructor(connection: Connection) {\n',
    ...played.map(({ game, member }) => `    this.${member} = rulingsOf(connection, '${game}');\n`),
    '  }\n}\n',
  ].join('');
}
