import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
  flag,
  halves,
  integer,
  object,
  text,
  texts,
} from '../../../../kernel/fields/index.js';
import type { EventDeclaration } from '../../../../kernel/session/index.js';
import { SiegePurchase, UnitPurchase } from '../../status/replacement-input.js';
import { Side } from '../../vocabulary.js';
import { declared } from './declared.js';

const ANY = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

class ReplacementsRecordedEvent {
  @text('The pool', { ...ANY_LENGTH }) pool!: string;
  @halves('Points', { ...ANY }) points!: number;
}
class ReplacementsBarredEvent {
  @text('The pool', { ...ANY_LENGTH }) pool!: string;
}
class ReplacementBoughtEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @text('What is bought', { ...ANY_LENGTH }) buy!: string;
  @object('The purchase', UnitPurchase) purchase!: UnitPurchase;
  @text('Where it is put', { ...ANY_LENGTH, optional: true }) to?: string;
}
class SiegeStrengthenedEvent {
  @text('The siege', { ...ANY_LENGTH }) siege!: string;
  @integer('Its resistance now', { ...COUNT }) resistance!: number;
  @object('The purchase', SiegePurchase) purchase!: SiegePurchase;
}
class ReplacementsEndedEvent {
  @choice('The side', Side) side!: Side;
}
class UnitPlacedEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @text('The space', { ...ANY_LENGTH }) space!: string;
  @flag('Reduced side up', {}) reduced!: boolean;
}
class UnitWaitsEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
}
class UnitReservedEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @flag('Reduced side up', {}) reduced!: boolean;
}
class UnitRemovedEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @text('Where it goes', { ...ANY_LENGTH }) to!: string;
  @text('Why', { ...ANY_LENGTH }) why!: string;
}
class UnitFlippedEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @flag('Reduced side up', {}) reduced!: boolean;
}
class UnitPutBackEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @text('The space', { ...ANY_LENGTH }) space!: string;
}
class UnitFreedEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
}
class StackMovedEvent {
  @texts('The units', { ...ANY_LENGTH, ...ANY_NUMBER }) units!: string[];
  @text('From', { ...ANY_LENGTH }) from!: string;
  @text('To', { ...ANY_LENGTH }) to!: string;
  @text('Where its move began', { ...ANY_LENGTH }) start!: string;
}
class StackHaltedEvent {
  @texts('The units', { ...ANY_LENGTH, ...ANY_NUMBER }) units!: string[];
  @text('The space', { ...ANY_LENGTH }) space!: string;
}
class UnitRedeployedEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @text('How', { ...ANY_LENGTH }) by!: string;
  @text('Where', { ...ANY_LENGTH }) to!: string;
  @halves('SR points', { ...ANY }) cost!: number;
  @flag('Army of Africa', {}) afr!: boolean;
  @integer('The turn it comes back', { ...COUNT, optional: true }) turn?: number;
  @text('The isolated group it joins', { ...ANY_LENGTH, optional: true }) group?: string;
}
class CorpsDeployedEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @text('The space', { ...ANY_LENGTH }) space!: string;
  @choice('The side', Side) side!: Side;
}
class UnitMilitarizedEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @text('The division that takes its place', { ...ANY_LENGTH }) by!: string;
}
class UnitSwappedEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @text('The unit that takes its place', { ...ANY_LENGTH }) by!: string;
}
class RegionLostEvent {
  @text('The region', { ...ANY_LENGTH }) region!: string;
}

/** Units that come, go and change. */
export const unitDeclarations: Readonly<Record<string, EventDeclaration>> = {
  'replacements-recorded': declared(
    'Replacement points are recorded',
    '補充ポイントを記録する',
    ReplacementsRecordedEvent,
  ),
  'replacements-barred': declared('A pool is barred for the turn', '補充ポイントが止められる', ReplacementsBarredEvent),
  'replacement-bought': declared('Replacement points are spent', '補充ポイントを使う', ReplacementBoughtEvent),
  'siege-strengthened': declared('A siege is strengthened', '攻囲の抵抗が高まる', SiegeStrengthenedEvent),
  'replacements-ended': declared('Replacements are over', '補充が終わる', ReplacementsEndedEvent),
  'unit-placed': declared('A unit is placed', 'ユニットを置く', UnitPlacedEvent),
  'unit-waits': declared('A unit waits in Morocco', 'モロッコで待機する', UnitWaitsEvent),
  'unit-reserved': declared('A unit goes to the Reserve Box', '予備に移る', UnitReservedEvent),
  'unit-removed': declared('A unit leaves the map', 'ユニットが除去される', UnitRemovedEvent),
  'unit-flipped': declared('A unit is turned over', 'ユニットを裏返す', UnitFlippedEvent),
  'unit-put-back': declared('A unit is put beside the beachhead', '橋頭堡の隣に戻る', UnitPutBackEvent),
  'unit-freed': declared('A unit is no longer bound to its region', '地域の制限から解かれる', UnitFreedEvent),
  'stack-moved': declared('A stack moves', 'スタックが動く', StackMovedEvent),
  'stack-halted': declared('A stack ends its move', 'スタックが止まる', StackHaltedEvent),
  'unit-redeployed': declared('A unit is redeployed', '戦略再配備', UnitRedeployedEvent),
  'corps-deployed': declared('A corps is deployed', '軍団を配置する', CorpsDeployedEvent),
  'unit-militarized': declared('A militia division becomes regular', '民兵師団が軍隊化する', UnitMilitarizedEvent),
  'unit-swapped': declared('A unit is changed for another', 'ユニットを交換する', UnitSwappedEvent),
  'region-lost': declared('A region is wholly Nationalist', '地域が失われる', RegionLostEvent),
};
