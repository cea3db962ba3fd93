import { Catalogue } from './catalogue.js';
import { Connection } from './connection/connection.js';
import type { CallOptions, ClientOptions } from './connection/options.js';
import { Games } from './generated/games.js';
import type { BatchItem, BatchResult } from './generated/service.js';
import { Library } from './library.js';
import { Me, Players } from './players/players.js';
import { batch } from './rulings/batch.js';
import { Sessions } from './sessions/sessions.js';
import { Vassal } from './vassal.js';

/**
 * One Umpire, with every game as a member:
 *
 *     const umpire = new Umpire({ baseUrl: 'http://localhost:3000' });
 *     const ruling = await umpire.coldWarBattles.combat.adjacentAttack({ ... });
 *     console.log(ruling.summary, ruling.outcome?.result);
 */
export class Umpire extends Games {
  readonly catalogue: Catalogue;
  readonly library: Library;
  readonly sessions: Sessions;
  readonly players: Players;
  readonly me: Me;
  readonly vassal: Vassal;
  readonly #connection: Connection;

  constructor(options: ClientOptions) {
    const connection = new Connection(options);
    super(connection);
    this.#connection = connection;
    this.catalogue = new Catalogue(connection);
    this.library = new Library(connection);
    this.sessions = new Sessions(connection);
    this.players = new Players(connection);
    this.me = new Me(connection);
    this.vassal = new Vassal(connection);
  }

  /** Many questions (`procedure.item(...)`), answered one by one as they are decided. */
  batch(items: Iterable<BatchItem> | AsyncIterable<BatchItem>, options?: CallOptions): AsyncGenerator<BatchResult> {
    return batch(this.#connection, items, options);
  }
}
