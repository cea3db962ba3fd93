/**
 * The requests of the collections in examples/, from the OpenAPI document: a ruling of each game and the odds of one, with the
 * examples of the document, and the first moves of a session, which hand on what they were answered.
 */
const RULING = /^\/v1\/games\/([a-z0-9-]+)\/[a-z]+\/[a-z0-9-]+$/;

/** `of(name, path)` writes what an earlier answer held, in the words of the program that sends the requests. */
function sessionRequests(of) {
  const id = of('openSession', 'id');
  const anna = { authorization: `Bearer ${of('openSession', 'token')}` };
  const version = { 'if-match': `"${of('sessionActions', 'version')}"`, 'idempotency-key': 'first command' };
  const requests = [
    {
      name: 'openSession',
      body: { scenario: 'kalima-crossing', seat: { side: 'communist', name: 'Anna', seed: 'dice of Anna' } },
    },
    {
      name: 'claimSeat',
      body: { invitation: of('openSession', 'invitations.southAfrican.code'), name: 'Ben', seed: 'dice of Ben' },
    },
    { name: 'readSession', headers: anna },
    { name: 'sessionActions', headers: anna },
    {
      name: 'sessionCommand',
      headers: { ...anna, ...version },
      body: of('sessionActions', 'actions[0].command'),
    },
    { name: 'sessionEvents', headers: anna },
  ];
  return { id, requests };
}

export function requestsOf({ paths }, of) {
  const rulings = Object.entries(paths).filter(([path]) => RULING.test(path));
  const games = [...new Set(rulings.map(([path]) => RULING.exec(path)[1]))];
  const asked = games.map((game) => {
    const [path, { post }] = rulings.find(([each]) => RULING.exec(each)[1] === game);
    return request({ title: `${game}: ${post.summary}`, method: 'POST', path, body: exampleOf(post) });
  });
  const [oddsPath, { post: odds }] = Object.entries(paths).find(([path]) => path.endsWith('/odds'));
  const counted = request({ title: odds.summary, method: 'POST', path: oddsPath, body: exampleOf(odds) });
  const { id, requests } = sessionRequests(of);
  const played = requests.map(({ name, headers, body }) => {
    const [path, method, { summary }] = operationOf(paths, name);
    return request({
      name,
      title: summary,
      method: method.toUpperCase(),
      path: path.replace('{id}', id),
      headers,
      body,
    });
  });
  return [...asked, counted, ...played];
}

const exampleOf = ({ requestBody }) => requestBody.content['application/json'].example;

function operationOf(paths, id) {
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations))
      if (operation.operationId === id) return [path, method, operation];
  }
  throw new Error(`the document has no operation ${id}`);
}

/** With the headers and the text that are sent. */
function request({ headers = {}, body, ...rest }) {
  if (body === undefined) return { ...rest, headers };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { ...rest, headers: { ...headers, 'content-type': 'application/json' }, body: text };
}
