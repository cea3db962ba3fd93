/**
 * `examples/umpire.postman.json`: the same requests as a Postman collection (2.1), which Bruno, Insomnia and Hoppscotch read
 * too. What a request takes from those before it stands in variables, which a script after each answer sets.
 */
import { requestsOf } from './requests.mjs';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export function postmanFile(openapi) {
  const taken = new Map();
  const of = (name, path) => {
    const variable = `${name}.${path}`.replaceAll(/\W+/g, '_');
    taken.set(variable, { name, path });
    return `{{${variable}}}`;
  };
  const requests = requestsOf(openapi, of);
  const item = requests.map((each) => ({
    name: each.title,
    ...after(each, taken),
    request: {
      method: each.method,
      url: `{{base}}${each.path}`,
      header: Object.entries(each.headers).map(([key, value]) => ({ key, value })),
      ...(each.body === undefined ? {} : { body: { mode: 'raw', raw: each.body } }),
    },
  }));
  const info = { name: 'Umpire', schema: SCHEMA };
  return `${JSON.stringify({ info, variable: [{ key: 'base', value: 'http://localhost:3000' }], item })}\n`;
}

/** The script that keeps what later requests take from this answer. */
function after({ name }, taken) {
  const own = [...taken].filter(([, from]) => from.name === name);
  if (name === undefined || own.length === 0) return {};
  const lines = own.map(([variable, { path }]) => `keep('${variable}', answer.${path});`);
  const exec = [
    'const answer = pm.response.json();',
    "const keep = (name, value) => pm.collectionVariables.set(name, typeof value === 'string' ? value : JSON.stringify(value));",
    ...lines,
  ];
  return { event: [{ listen: 'test', script: { type: 'text/javascript', exec } }] };
}
