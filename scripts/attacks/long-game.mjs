/** The file of a very long finished game: its sides propose to take a move back, and refuse, for as long as is wanted. */
import { send } from './server.mjs';

const SCENARIO = 'kalima-crossing';

export async function longGame(port, entries) {
  const ask = async (path, body, token, version) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    };
    const sent = { path: `/v1/sessions${path}`, headers, keep: true, ...(body && { body: JSON.stringify(body) }) };
    const { status, text } = await send(port, sent);
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
    return text;
  };
  const { id, sides, invitations } = JSON.parse(await ask('', { scenario: SCENARIO }));
  const tokens = {};
  for (const side of sides) {
    const claim = { invitation: invitations[side].code, name: side, seed: `${side}'s own` };
    tokens[side] = JSON.parse(await ask(`/${id}/seats`, claim)).token;
  }
  let version = sides.length;
  const command = async (side, given) => {
    await ask(`/${id}/commands`, given, tokens[side], version);
    version += 1;
  };
  const [mover] = JSON.parse(await ask(`/${id}`, undefined, tokens[sides[0]])).waitingFor;
  const { actions } = JSON.parse(await ask(`/${id}/actions`, undefined, tokens[mover]));
  await command(mover, actions[0].command);
  while (version < entries - 2) {
    await command(sides[0], { type: 'propose-undo', to: 2 });
    await command(sides[1], { type: 'refuse-undo' });
  }
  await command(sides[0], { type: 'concede' });
  return ask(`/${id}/export`, {}, tokens[sides[0]]);
}
