/* Written by scripts/write-client.mjs from the declarations of the games: change those. */

import type { Connection } from '../connection/connection.js';
import { rulingsOf } from '../rulings/rulings.js';
import type { ColdWarBattles, ColdWarBattlesCommand, ColdWarBattlesEvent, ColdWarBattlesBattleView } from './cold-war-battles.js';
import type { ScwBattles, ScwBattlesCommand, ScwBattlesEvent, ScwBattlesBattleView } from './scw-battles.js';
import type { Panzer, PanzerCommand, PanzerEvent, PanzerGameView } from './panzer.js';
import type { CrusadeRevolution, CrusadeRevolutionCommand, CrusadeRevolutionEvent, CrusadeRevolutionCampaignView } from './crusade-revolution.js';
import type { AslPrimosole, AslPrimosoleCommand, AslPrimosoleEvent, AslPrimosoleCampaignView } from './asl-primosole.js';
export type * from './cold-war-battles.js';
export type * from './scw-battles.js';
export type * from './panzer.js';
export type * from './crusade-revolution.js';
export type * from './asl-primosole.js';

/** The games, as addresses spell them. */
export type GameId = 'cold-war-battles' | 'scw-battles' | 'panzer' | 'crusade-revolution' | 'asl-primosole';

/** Commands, events and details of the sessions of each game. */
export interface GameTypes {
  readonly 'cold-war-battles': { readonly command: ColdWarBattlesCommand; readonly event: ColdWarBattlesEvent; readonly view: ColdWarBattlesBattleView };
  readonly 'scw-battles': { readonly command: ScwBattlesCommand; readonly event: ScwBattlesEvent; readonly view: ScwBattlesBattleView };
  readonly 'panzer': { readonly command: PanzerCommand; readonly event: PanzerEvent; readonly view: PanzerGameView };
  readonly 'crusade-revolution': { readonly command: CrusadeRevolutionCommand; readonly event: CrusadeRevolutionEvent; readonly view: CrusadeRevolutionCampaignView };
  readonly 'asl-primosole': { readonly command: AslPrimosoleCommand; readonly event: AslPrimosoleEvent; readonly view: AslPrimosoleCampaignView };
}

/** What a problem document is about: the last part of its `type`. */
export type ProblemKind = 'bad-request' | 'validation' | 'malformed-json' | 'unauthorized' | 'forbidden' | 'not-found' | 'method-not-allowed' | 'not-acceptable' | 'request-timeout' | 'conflict' | 'out-of-order' | 'seat-taken' | 'in-flight' | 'rules-changed' | 'precondition-failed' | 'payload-too-large' | 'uri-too-long' | 'unsupported-media-type' | 'unprocessable' | 'refused' | 'key-reused' | 'missing-facts' | 'missing-cell' | 'dice' | 'too-much-work' | 'precondition-required' | 'rate-limited' | 'session-quota' | 'headers-too-large' | 'internal' | 'unavailable' | 'storage-full';

/** What can be asked of each game. */
export class Games {
  readonly coldWarBattles: ColdWarBattles;
  readonly scwBattles: ScwBattles;
  readonly panzer: Panzer;
  readonly crusadeRevolution: CrusadeRevolution;
  readonly aslPrimosole: AslPrimosole;

  constructor(connection: Connection) {
    this.coldWarBattles = rulingsOf(connection, 'cold-war-battles');
    this.scwBattles = rulingsOf(connection, 'scw-battles');
    this.panzer = rulingsOf(connection, 'panzer');
    this.crusadeRevolution = rulingsOf(connection, 'crusade-revolution');
    this.aslPrimosole = rulingsOf(connection, 'asl-primosole');
  }
}
