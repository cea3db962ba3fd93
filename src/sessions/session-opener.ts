import { randomBytes } from 'node:crypto';
import type { Game, GameRegistry } from '../kernel/procedures/index.js';
import { InvalidSituationError } from '../kernel/rulings/index.js';
import { Session, type SessionSetup, type SessionState, type Side } from '../kernel/session/index.js';
import type { Library } from '../library/library.js';
import { Problem } from '../platform/problems/problem.js';
import { drawToken, SPECTATOR } from './access/tokens.js';
import {
  canonical,
  commitmentTo,
  drawServerSeed,
  hashOfText,
  materialsHash,
  type Opening,
  SESSION_FORMAT,
  SessionKey,
} from './fair-dice/index.js';
import { GameOptions } from './game-options.js';
import type { LiveSession } from './live-session.js';
import { SessionSetups } from './session-setup.js';
import type { SessionRequest, Spectators } from './shapes/opening.js';
import type { SessionRow } from './store/session.repository.js';

/** A session that is ready to be stored, with the tokens that are shown this once. */
export interface Opened {
  readonly row: SessionRow;
  readonly opening: Opening;
  readonly tokens: Readonly<Record<Side, string>>;
}

interface Beginning {
  readonly game: Game;
  readonly materials: SessionSetup;
  readonly rulesVersion: string;
  readonly sides: readonly Side[];
  readonly base: SessionState;
  readonly spectators: Spectators;
  readonly tokens: Readonly<Record<string, string>>;
  readonly forkedFrom?: Opening['forkedFrom'];
}

/** Opens sessions: gathers the materials, commits to a seed, draws keys and tokens. */
export class SessionOpener {
  private readonly options = new GameOptions();
  private readonly setups: SessionSetups;

  constructor(
    private readonly games: GameRegistry,
    library: Library,
  ) {
    this.setups = new SessionSetups(library);
  }

  async open(request: SessionRequest): Promise<Opened> {
    const scenario = await this.setups.scenario(request.scenario);
    const game = this.games.game(scenario.game);
    if (!game?.declaration.session) throw notPlayable(scenario.game);
    const options = this.options.of(game, scenario.body.options as object | undefined, request.options);
    const materials = await this.setups.gather(game, scenario, request, options);
    const session = prepared(game, materials);
    const holders = request.spectators === 'token' ? [...session.sides, SPECTATOR] : session.sides;
    const drawn = holders.map((holder) => ({ holder, ...drawToken() }));
    const opened = this.begin({
      game,
      materials,
      rulesVersion: game.declaration.rulesVersion,
      sides: session.sides,
      base: session.open(),
      spectators: request.spectators,
      tokens: Object.fromEntries(drawn.map(({ holder, digest }) => [holder, digest])),
    });
    const shown = drawn.map(({ holder, token }) => [holder === SPECTATOR ? 'spectator' : holder, token]);
    return { ...opened, tokens: Object.fromEntries(shown) };
  }

  /** Branches off at a state: the same sides with the same tokens, dice of its own. */
  fork(session: LiveSession, state: SessionState, hash: string): Opened {
    const forkedFrom = { session: session.id, version: state.version, hash, line: state.line };
    const { game, row } = session;
    return {
      ...this.begin({
        game,
        materials: session.engine.materials,
        // Those its position came about by, which need not be those in force.
        rulesVersion: state.rules ?? row.rulesVersion,
        sides: session.engine.sides,
        base: session.engine.branch(state),
        spectators: row.spectators,
        tokens: row.tokens,
        forkedFrom,
      }),
      tokens: {},
    };
  }

  private begin(beginning: Beginning): Omit<Opened, 'tokens'> {
    const { game, materials, rulesVersion, sides, base, spectators, tokens, forkedFrom } = beginning;
    const id = randomBytes(12).toString('base64url');
    const serverSeed = drawServerSeed();
    const key = SessionKey.create();
    const opening: Opening = {
      format: SESSION_FORMAT,
      session: id,
      game: game.id,
      rulesVersion,
      scenario: materials.scenario.id,
      materials: materialsHash(materials),
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
      tokens,
      spectators,
      serverSeed,
      privateKey: key.stored(),
      createdAt: new Date().toISOString(),
    };
    return { row, opening };
  }
}

/** A scenario that lacks something is the library's matter, not the caller's form. */
function prepared(game: Game, materials: SessionSetup): Session {
  try {
    return new Session(game, game.declaration.session!, materials);
  } catch (error) {
    if (!(error instanceof InvalidSituationError)) throw error;
    throw new Problem('unprocessable', {
      detail: {
        en: `"${materials.scenario.id}" cannot be played with what the library has.`,
        ja: `「${materials.scenario.id}」はライブラリの内容では遊べません。`,
      },
      errors: error.faults.map(({ pointer, detail }) => ({ pointer, detail })),
    });
  }
}

function notPlayable(game: string): Problem {
  return new Problem('unprocessable', {
    detail: {
      en: `Whole games of ${game} cannot be played yet; its rulings can be asked for.`,
      ja: `${game} のゲーム進行にはまだ対応していません。個々の裁定は利用できます。`,
    },
  });
}
