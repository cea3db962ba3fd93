/**
 * The handler of a Discord bot's slash commands: give it each interaction that Discord posts to you and send back what it
 * answers; `post(channel, text)` sends a message later, until `signal` ends it. Check Discord's signature before you call it.
 *   /attack strength defence terrain   a ruling       /odds strength defence terrain   its odds
 *   /play scenario                     opens a game   /move number                     takes a listed command
 */
import { Umpire, UmpireProblem } from 'umpire-client';

const PING = 1;
const MESSAGE = 4;
const LISTED = 10;
const said = (content) => ({ type: MESSAGE, data: { content: content.slice(0, 2000) } });

const attackOf = ({ strength, defence, terrain = 'clear' }) => ({
  attackingSide: 'soviet',
  crt: 'mobile',
  attackers: [{ command: 'guards2', attack: strength }],
  defendingHexes: [{ terrain: [terrain], units: [{ defence }] }],
});

export function discordHandler({ baseUrl, lang = 'en', post, signal }) {
  const umpire = new Umpire({ baseUrl, lang });
  const { adjacentAttack } = umpire.coldWarBattles.combat;
  /** The game of each channel: both sides are played by whoever is there. */
  const games = new Map();

  /** Who is asked, and what there is to choose from. */
  async function asked({ seats }) {
    const [any] = seats.values();
    const { waitingFor, stage } = await any.view();
    if (stage === 'over') return { over: true, actions: [] };
    const game = seats.get(waitingFor[0]);
    return { game, side: waitingFor[0], ...(await game.actions()) };
  }
  const list = ({ over, side, actions }) =>
    over
      ? 'The game is over.'
      : [
          `${side}:`,
          ...actions.slice(0, LISTED).map(({ text, command }, at) => `${at + 1}. ${text || command.type}`),
        ].join('\n');

  const commands = {
    attack: async (options) => said(await adjacentAttack.text(attackOf(options))),
    async odds(options) {
      const { chances = [] } = await adjacentAttack.odds(attackOf(options), { by: 'result' });
      return said(chances.map(({ outcome, probability }) => `${outcome} ${probability}`).join(', '));
    },
    async play({ scenario }, channel) {
      const { id, sides, invitations } = await umpire.sessions.open({ scenario });
      const seats = new Map();
      for (const side of sides) {
        const claim = { invitation: invitations[side].code, name: side, seed: `${channel} ${side}` };
        seats.set(side, umpire.sessions.at(id, { token: (await umpire.sessions.claim(id, claim)).token }));
      }
      games.set(channel, { id, seats });
      void follow(channel, seats.get(sides[0]));
      return said(list(await asked(games.get(channel))));
    },
    async move({ number }, channel) {
      const { game, version, actions } = await asked(games.get(channel));
      await game.act(actions[number - 1].command, { version });
      return said(list(await asked(games.get(channel))));
    },
  };

  async function follow(channel, game) {
    for await (const { events } of game.follow({ signal }))
      for (const { text } of events) if (text) await post(channel, text);
  }

  return async ({ type, channel_id: channel, data }) => {
    if (type === PING) return { type: PING };
    const options = Object.fromEntries((data.options ?? []).map(({ name, value }) => [name, value]));
    return commands[data.name](options, channel).catch((error) =>
      said(error instanceof UmpireProblem ? error.detail : 'No answer.'),
    );
  };
}
