import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EdgeModule } from '../edge/edge.module.js';
import { LibraryModule } from '../library/library.module.js';
import type { DatabaseSchema } from '../platform/database/schema.js';
import { Doors } from './access/doors.js';
import { CommandDesk } from './command-desk.js';
import { OwnMaterialsController } from './edge/own-materials.controller.js';
import { MeController, PlayersController } from './edge/players.controller.js';
import { PositionController } from './edge/position.controller.js';
import { ScenarioMaterialsController } from './edge/scenario-materials.controller.js';
import { SeatsController } from './edge/seats.controller.js';
import { SessionsController } from './edge/sessions.controller.js';
import { VerifierController } from './edge/verifier.controller.js';
import { SESSION_RESOLVERS } from './graphql/session-resolvers.js';
import { Streams } from './live/streams.js';
import { LiveSessionCache } from './live-session-cache.js';
import { OwnMaterialRow } from './materials/own-material-entity.js';
import { OwnMaterials } from './materials/own-materials.service.js';
import { OwnMaterials1763510640000 } from './materials/own-materials-migration.js';
import { ScenarioMaterials } from './materials/scenario-materials.service.js';
import { MyStream } from './players/my-stream.js';
import { PLAYER_ENTITIES } from './players/player-entities.js';
import { PlayersService } from './players/players.service.js';
import { Players1763510520000 } from './players/players-migration.js';
import { RemarksService } from './players/remarks.service.js';
import { TicketsService } from './players/tickets.service.js';
import { WebhookSender } from './players/webhook-sender.js';
import { WebhooksService } from './players/webhooks.service.js';
import { LeavingService } from './seats/leaving.service.js';
import { OpenTablesService } from './seats/open-tables.service.js';
import { OpeningDesk } from './seats/opening-desk.js';
import { SeatsService } from './seats/seats.service.js';
import { ServerSecret } from './seats/server-secret.js';
import { SessionFiles } from './session-files.js';
import { SessionKeeper } from './session-keeper.js';
import { SessionLog } from './session-log.js';
import { SessionNotifier } from './session-notifier.js';
import { SessionsService } from './sessions.service.js';
import { SESSION_ENTITIES } from './store/entities.js';
import { Archives1763510580000 } from './store/keeping-migration.js';
import { MaterialsOnce1763424060000 } from './store/materials-once.js';
import { SessionTables1763337600000 } from './store/migrations.js';
import { SeatRepository } from './store/seat.repository.js';
import { SessionSeat, SessionStanding } from './store/seat-entities.js';
import { Seats1763510460000 } from './store/seats-migration.js';
import { SessionRepository } from './store/session.repository.js';
import { SessionKeeping } from './store/session-keeping.js';
import { UnseenCommandsTable1763510400000 } from './store/unseen-commands-table.js';
import { UnseenCommands } from './unseen-commands.js';

export const SESSIONS_SCHEMA: DatabaseSchema = {
  entities: [...SESSION_ENTITIES, SessionSeat, SessionStanding, ...PLAYER_ENTITIES, OwnMaterialRow],
  migrations: [
    SessionTables1763337600000,
    MaterialsOnce1763424060000,
    UnseenCommandsTable1763510400000,
    Seats1763510460000,
    Players1763510520000,
    Archives1763510580000,
    OwnMaterials1763510640000,
  ],
};

/** Whole games, kept, hidden, fair and live. */
@Module({
  imports: [EdgeModule, LibraryModule, TypeOrmModule.forFeature([...SESSION_ENTITIES, ...PLAYER_ENTITIES])],
  controllers: [
    SessionsController,
    PositionController,
    SeatsController,
    PlayersController,
    MeController,
    VerifierController,
    ScenarioMaterialsController,
    OwnMaterialsController,
  ],
  providers: [
    SessionRepository,
    SeatRepository,
    SessionKeeping,
    SessionKeeper,
    ServerSecret,
    LiveSessionCache,
    SessionLog,
    Doors,
    OpeningDesk,
    SeatsService,
    OpenTablesService,
    LeavingService,
    PlayersService,
    WebhooksService,
    WebhookSender,
    TicketsService,
    RemarksService,
    MyStream,
    CommandDesk,
    SessionsService,
    UnseenCommands,
    SessionFiles,
    SessionNotifier,
    Streams,
    ScenarioMaterials,
    OwnMaterials,
    ...SESSION_RESOLVERS,
  ],
  exports: [SessionsService, SessionFiles, Streams, OpeningDesk, PlayersService, ScenarioMaterials],
})
export class SessionsModule {}
