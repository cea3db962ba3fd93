/**
 * `examples/umpire.http`, from the OpenAPI document: requests as VS Code's REST Client, IntelliJ and others send them. A ruling of
 * each game and the odds of one, with the examples of the document, and the first moves of a session, which hand on what they were answered.
 */
const RULING = /^\/v1\/games\/([a-z0-9-]+)\/[a-z]+\/[a-z0-9-]+$/;

/** What a request of a session takes from those before it, as those programs write it. */
const of = (name, path) => `{{${name}.response.body.$.${path}}}`;
const ID = of('openSession', 'id');
const ANNA = { authorization: `Bearer ${of('openSession', 'token')}` };
const OPENING = { scenario: 'kalima-crossing', seat: { side: 'communist', name: 'Anna', seed: 'dice of Anna' } };
const CLAIM = { invitation: of('openSession', 'invitations.southAfrican.code'), name: 'Ben', seed: 'dice of Ben' };
const SESSION = [
  { id: 'openSession', body: OPENING },
  { id: 'claimSeat', body: CLAIM },
  { id: 'readSession', headers: ANNA },
  { id: 'sessionActions', headers: ANNA },
  {
    id: 'sessionCommand',
    headers: { ...ANNA, 'if-match': `"${of('sessionActions', 'version')}"`, 'idempotency-key': 'first command' },
    body: of('sessionActions', 'actions[0].command'),
  },
  { id: 'sessionEvents', headers: ANNA },
];

export function httpFile({ paths }) {
  const rulings = Object.entries(paths).filter(([path]) => RULING.test(path));
  const games = [...new Set(rulings.map(([path]) => RULING.exec(path)[1]))];
  const asked = games.map((game) => {
    const [path, { post }] = rulings.find(([each]) => RULING.exec(each)[1] === game);
    return request({ title: `${game}: ${post.summary}`, method: 'POST', path, body: exampleOf(post) });
  });
  const [oddsPath, { post: odds }] = Object.entries(paths).find(([path]) => path.endsWith('/odds'));
  const counted = request({ title: odds.summary, method: 'POST', path: oddsPath, body: exampleOf(odds) });
  const played = SESSION.map(({ id, headers, body }) => {
    const [path, method, operation] = operationOf(paths, id);
    return request({
      name: id,
      title: operation.summary,
      method: method.toUpperCase(),
      path: path.replace('{id}', ID),
      headers,
      body,
    });
  });
  return ['@base = http://localhost:3000\n', ...asked, counted, ...played].join('\n');
}

const exampleOf = ({ requestBody }) => requestBody.content['application/json'].example;

function operationOf(paths, id) {
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations))
      if (operation.operationId === id) return [path, method, operation];
  }
  throw new Error(`the document has no operation ${id}`);
}

function request({ name, title, method, path, headers = {}, body }) {
  const all = { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const lines = Object.entries(all).map(([header, value]) => `${header}: ${value}\n`);
  const content = body === undefined ? '' : `\n${typeof body === 'string' ? body : JSON.stringify(body)}\n`;
  return `### ${title}\n${name ? `# @name ${name}\n` : ''}${method} {{base}}${path}\n${lines.join('')}${content}`;
}
