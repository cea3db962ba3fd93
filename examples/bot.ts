/**
 * A bot in TypeScript: asks for a ruling and its odds, opens a game, plays both sides for a while and listens to what happens.
 *
 *   npm install umpire-client && npx tsc --module nodenext --target es2022 bot.ts && node bot.js http://localhost:3000
 */
import { type LiveSession, Umpire, UmpireProblem } from 'umpire-client';

const MOVES = 6;

/** A Soviet unit of attack factor 5 attacks defence factor 2 on a hilltop, on the Mobile table. */
const attack = {
  attackingSide: 'soviet',
  crt: 'mobile',
  attackers: [{ command: 'guards2', attack: 5 }],
  defendingHexes: [{ terrain: ['hilltop'], units: [{ defence: 2 }] }],
} as const;

async function ask(umpire: Umpire): Promise<void> {
  const { adjacentAttack } = umpire.coldWarBattles.combat;
  const ruling = await adjacentAttack(attack, { dice: { given: [4] } });
  console.log(`ruling: ${ruling.outcome?.result}, ${ruling.summary}`);
  const { chances = [] } = await adjacentAttack.odds(attack, { by: 'result' });
  console.log(`odds: ${chances.map(({ outcome, probability }) => `${outcome} ${probability}`).join(', ')}`);
}

/** Opens a game and sits down on both sides of it. */
async function open(umpire: Umpire): Promise<Map<string, LiveSession<'cold-war-battles'>>> {
  const seat = { side: 'communist', name: 'Anna', seed: 'dice of Anna' };
  const opened = await umpire.sessions.open({ scenario: 'kalima-crossing', seat });
  const invitation = opened.invitations?.southAfrican?.code;
  const ben = await umpire.sessions.claim(opened.id, { invitation, name: 'Ben', seed: 'dice of Ben' });
  const at = (token: string | undefined) => umpire.sessions.at<'cold-war-battles'>(opened.id, { token });
  return new Map([
    ['communist', at(opened.token)],
    ['southAfrican', at(ben.token)],
  ]);
}

/** Takes the last of the listed commands, for whoever is asked. */
async function play(seats: Map<string, LiveSession<'cold-war-battles'>>): Promise<void> {
  for (let moves = 0; moves < MOVES; moves += 1) {
    const [anna] = seats.values();
    const { waitingFor } = await anna!.view();
    const game = seats.get(waitingFor[0]!)!;
    const { version, actions } = await game.actions();
    const { command } = actions.filter(({ changes }) => !changes).at(-1)!;
    await game.act(command, { version });
  }
}

async function listen(game: LiveSession<'cold-war-battles'>): Promise<void> {
  for await (const { version, side, events } of game.follow({ after: 0 })) {
    const told = events.map(({ text }) => text).filter(Boolean);
    console.log(`${version} ${side}: ${told.join(' ')}`);
    if (version === 2 + MOVES) return;
  }
}

const umpire = new Umpire({ baseUrl: process.argv[2] ?? 'http://localhost:3000' });
try {
  await ask(umpire);
  const seats = await open(umpire);
  await Promise.all([play(seats), listen(seats.get('southAfrican')!)]);
} catch (error) {
  if (!(error instanceof UmpireProblem)) throw error;
  console.error(`${error.kind}: ${error.detail}`);
  process.exitCode = 1;
}
