import type { Connection } from './connection/connection.js';
import type { CallOptions } from './connection/options.js';
import type { GameId } from './generated/games.js';
import type {
  ChartEntry,
  ChartInfo,
  GameEntry,
  ProcedureEntry,
  ProcedureInfo,
  SectionInfo,
  Term,
} from './generated/service.js';

/** What Umpire knows: games, procedures, sections, charts and words. */
export class Catalogue {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  games(options?: CallOptions): Promise<GameEntry[]> {
    return this.#read('', options);
  }

  game(game: GameId, options?: CallOptions): Promise<GameEntry> {
    return this.#read(`/${game}`, options);
  }

  procedures(game: GameId, options?: CallOptions): Promise<ProcedureEntry[]> {
    return this.#read(`/${game}/procedures`, options);
  }

  /** With its JSON Schemas and an example that can be sent. The name is `combat/adjacent-attack`. */
  procedure(game: GameId, name: string, options?: CallOptions): Promise<ProcedureInfo> {
    return this.#read(`/${game}/procedures/${name}`, options);
  }

  sections(game: GameId, options?: CallOptions): Promise<SectionInfo[]> {
    return this.#read(`/${game}/rules`, options);
  }

  section(game: GameId, section: string, options?: CallOptions): Promise<SectionInfo> {
    return this.#read(`/${game}/rules/${encodeURIComponent(section)}`, options);
  }

  charts(game: GameId, options?: CallOptions): Promise<ChartEntry[]> {
    return this.#read(`/${game}/charts`, options);
  }

  /** Every cell with where its value comes from. */
  chart(game: GameId, chart: string, options?: CallOptions): Promise<ChartInfo> {
    return this.#read(`/${game}/charts/${encodeURIComponent(chart)}`, options);
  }

  glossary(game: GameId, options?: CallOptions): Promise<Term[]> {
    return this.#read(`/${game}/glossary`, options);
  }

  #read<T>(path: string, options: CallOptions = {}): Promise<T> {
    return this.#connection.json({ path: `/v1/games${path}`, repeatable: true, ...options });
  }
}
