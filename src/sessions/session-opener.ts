import { randomBytes } from 'node:crypto';
import { oneOf } from '../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import { andMore } from '../edge/kernel-problems.js';
import type { Game, GameRegistry } from '../kernel/procedures/index.js';
import {
  dicePurposes,
  type Session,
  type SessionSetup,
  type SessionState,
  type Side,
} from '../kernel/session/index.js';
import type { Library } from '../library/library.js';
import { Problem } from '../platform/problems/problem.js';
import { keptOf } from './access/tokens.js';
import {
  canonical,
  commitmentTo,
  contentHash,
  drawServerSeed,
  hashOfText,
  type Opening,
  SESSION_FORMAT,
  SessionKey,
} from './fair-dice/index.js';
import { GameOptions } from './game-options.js';
import { LiveSession } from './live-session.js';
import type { OwnMaterials } from './materials/own-materials.service.js';
import { preparedSession } from './materials/readiness.js';
import { invitationTo, invitedSeat, Secrets } from './seats/seating.js';
import { SessionSetups } from './session-setup.js';
import type { OpenedSession, SessionChoice, SessionRequest, Spectators } from './shapes/opening.js';
import type { SeatRow } from './store/seat.repository.js';
import { type EntryRow, type SessionRow, SPECTATOR } from './store/session.repository.js';

/** What is shown this once to whoever opens a session. */
type Grants = Pick<OpenedSession, 'side' | 'token' | 'invitations' | 'spectatorToken'>;

/** A session that is ready to be stored. */
export interface Opened {
  readonly row: SessionRow;
  readonly opening: Opening;
  /** One, where whoever opened it has sat down with that. */
  readonly entries: readonly EntryRow[];
  readonly version: number;
  readonly grants: Grants;
}

/** Whom a session is opened for. */
export interface Opener {
  readonly serverSecret: string;
  /** What its secrets follow from. */
  readonly key: string;
  readonly player?: string;
}

/** A table with nobody at it. */
export interface LaidTable {
  readonly game: Game;
  readonly materials: SessionSetup;
  readonly session: Session;
}

/** The state that a game played elsewhere goes on from. */
export type TakenUp = (session: Session) => SessionState;

interface Beginning {
  readonly game: Game;
  readonly materials: SessionSetup;
  readonly rulesVersion: string;
  readonly sides: readonly Side[];
  readonly base: SessionState;
  readonly spectators: Spectators;
  readonly tokens: (id: string) => SessionRow['tokens'];
  readonly seats: (id: string) => readonly SeatRow[];
  readonly forkedFrom?: Opening['forkedFrom'];
}

/** Opens sessions: gathers the materials, commits to a seed, draws keys and tokens. */
export class SessionOpener {
  private readonly options = new GameOptions();
  private readonly setups: SessionSetups;

  constructor(
    private readonly games: GameRegistry,
    library: Library,
    private readonly uploads: OwnMaterials,
  ) {
    this.setups = new SessionSetups(library);
  }

  /** The table that a choice is played at, before anybody sits at it. */
  async lay(choice: SessionChoice, player?: string): Promise<LaidTable> {
    const scenario = await this.setups.scenario(choice.scenario);
    const game = this.games.game(scenario.game);
    if (!game?.declaration.session) throw notPlayable(scenario.game);
    const options = this.options.of(game, scenario.body.options as object | undefined, choice.options);
    const materials = await this.setups.gather(
      game,
      scenario,
      { ...choice, mine: this.uploads.shelf(player) },
      options,
    );
    return { game, materials, session: prepared(game, materials) };
  }

  /** From the set-up on, or from where it stood elsewhere. */
  async open(request: SessionRequest, opener: Opener, standing?: TakenUp): Promise<Opened> {
    const { game, materials, session } = await this.lay(request, opener.player);
    const base = standing ? standing(session) : session.open();
    const { sides } = session;
    const own = request.seat?.side;
    if (own !== undefined && !sides.includes(own)) {
      throw new InvalidRequestError([new FieldFault('/seat/side', oneOf(sides, own))]);
    }
    const secrets = (id: string) => new Secrets(opener.serverSecret, id);
    const { row, opening } = this.begin({
      game,
      materials,
      rulesVersion: game.declaration.rulesVersion,
      sides,
      base,
      ...(standing ? { forkedFrom: elsewhere(base) } : {}),
      spectators: request.spectators,
      tokens: (id): Record<string, string> =>
        request.spectators === 'token' ? { [SPECTATOR]: keptOf(secrets(id).spectatorToken(opener.key)) } : {},
      seats: (id) =>
        sides
          .filter((side) => side !== own)
          .map((side) => invitedSeat(side, secrets(id).code(side, opener.key), request.open)),
    });
    return this.withOwnSeat(new LiveSession(row, game, materials, base, hashOfText(row.opening)), {
      opening,
      request,
      opener,
    });
  }

  /** The same answer again, to whoever has not heard it. */
  again(row: SessionRow, request: SessionRequest, opener: Opener): Opened {
    const opening = JSON.parse(row.opening) as Opening;
    const version = request.seat ? 1 : 0;
    return { row, opening, entries: [], version, grants: grantsOf(opening, request, opener) };
  }

  /** Whoever opens a session may sit down with that: it is the first entry of the log. */
  private withOwnSeat(
    session: LiveSession,
    { opening, request, opener }: { opening: Opening; request: SessionRequest; opener: Opener },
  ): Opened {
    const grants = grantsOf(opening, request, opener);
    if (!request.seat) return { row: session.row, opening, entries: [], version: 0, grants };
    const { side, name, seed, publicKey } = request.seat;
    const { entry } = session.decide(side, { type: 'join', seed, ...(publicKey ? { publicKey } : {}) }, undefined);
    const written = session.sealed(entry, session.row.createdAt);
    const seat: SeatRow = {
      side,
      state: 'taken',
      token: keptOf(grants.token!),
      name,
      claimedAt: session.row.createdAt,
      claimVersion: 1,
      ...(publicKey ? { publicKey } : {}),
      ...(opener.player ? { player: opener.player } : {}),
    };
    const row = { ...session.row, seats: [...(session.row.seats ?? []), seat] };
    return { row, opening, entries: [written], version: 1, grants };
  }

  /** Branches off at a state: the same sides with the same tokens, dice of its own. */
  fork(session: LiveSession, state: SessionState, hash: string): Opened {
    const { game, row, opening } = session;
    const base = session.engine.branch(state);
    const forkedFrom = {
      session: opening.session,
      version: state.version,
      hash,
      line: state.line,
      base: contentHash(base),
    };
    return {
      ...this.begin({
        game,
        materials: session.engine.materials,
        // Those its position came about by, which need not be those in force.
        rulesVersion: state.rules ?? row.rulesVersion,
        sides: session.engine.sides,
        base,
        spectators: row.spectators,
        tokens: () => row.tokens,
        // A key of its own belongs to the branch as it does to the session: it is given anew with each join.
        seats: () => (row.seats ?? []).map(({ claimKey: _key, claimDigest: _digest, ...seat }) => seat),
        forkedFrom,
      }),
      entries: [],
      version: 0,
      grants: {},
    };
  }

  private begin(beginning: Beginning): Pick<Opened, 'row' | 'opening'> {
    const { game, rulesVersion, sides, base, spectators, tokens, seats, forkedFrom } = beginning;
    const materials = withDice(beginning);
    const id = randomBytes(12).toString('base64url');
    const serverSeed = drawServerSeed();
    const key = SessionKey.create();
    const opening: Opening = {
      format: SESSION_FORMAT,
      session: id,
      game: game.id,
      rulesVersion,
      scenario: materials.scenario.id,
      materials: contentHash(materials),
      options: materials.options,
      sides,
      commitment: commitmentTo(serverSeed),
      publicKey: key.publicKey,
      ...(forkedFrom ? { forkedFrom } : {}),
    };
    const text = canonical(opening);
    const row: SessionRow = {
      id,
      game: game.id,
      rulesVersion,
      opening: text,
      signature: key.sign(hashOfText(text)),
      materials: JSON.stringify(materials),
      base: JSON.stringify(base),
      tokens: tokens(id),
      seats: seats(id),
      spectators,
      serverSeed,
      privateKey: key.stored(),
      createdAt: new Date().toISOString(),
    };
    return { row, opening };
  }
}

/** The state stands in the opening by its hash, as that of a branch does; there is no chain behind it. */
function elsewhere(base: SessionState): NonNullable<Opening['forkedFrom']> {
  const hash = contentHash(base);
  return { session: 'elsewhere', version: 0, hash, line: 0, base: hash };
}

/** With what may be rolled for by the rules it is opened with; a branch of older rules keeps what those said. */
const withDice = ({ game, materials, rulesVersion }: Beginning): SessionSetup =>
  rulesVersion === game.declaration.rulesVersion ? { ...materials, dice: dicePurposes(game) } : materials;
function grantsOf({ session, sides }: Opening, { seat, spectators }: SessionRequest, opener: Opener): Grants {
  const secrets = new Secrets(opener.serverSecret, session);
  const others = sides.filter((side) => side !== seat?.side);
  return {
    ...(seat ? { side: seat.side, token: secrets.token(seat.side, opener.key) } : {}),
    invitations: Object.fromEntries(
      others.map((side) => [side, invitationTo(session, secrets.code(side, opener.key))]),
    ),
    ...(spectators === 'token' ? { spectatorToken: secrets.spectatorToken(opener.key) } : {}),
  };
}

/** A scenario that lacks something is the library's matter, not the caller's form. */
function prepared(game: Game, materials: SessionSetup): Session {
  const { session, lacking } = preparedSession(game, materials);
  if (session && lacking.length === 0) return session;
  const { id } = materials.scenario;
  const [first] = lacking;
  const told = (language: 'en' | 'ja'): string =>
    first ? `${first.pointer}: ${typeof first.detail === 'string' ? first.detail : first.detail[language]}` : '';
  const more = andMore(lacking.length - 1);
  throw new Problem('unprocessable', {
    detail: {
      en: `"${id}" cannot be played: ${told('en')}${more.en}`,
      ja: `「${id}」は遊べません。${told('ja')}${more.ja}`,
    },
    errors: lacking.map(({ pointer, detail }) => ({ pointer, detail })),
  });
}

function notPlayable(game: string): Problem {
  return new Problem('unprocessable', {
    detail: {
      en: `Whole games of ${game} cannot be played yet; its rulings can be asked for.`,
      ja: `${game} のゲーム進行にはまだ対応していません。個々の裁定は利用できます。`,
    },
  });
}
