import {
  type ChoiceOf,
  choice,
  defineChoice,
  flag,
  integer,
  integers,
  list,
  object,
  text,
  texts,
} from '../../../kernel/fields/index.js';
import type { CommandDeclaration } from '../../../kernel/session/index.js';
import { Fitting } from '../events/fittings.js';
import { GroupId, HEX } from '../vocabulary.js';
import { Line, Page } from './report/lines.js';

const ID = { max: 40 } as const;
const OrderMode = defineChoice('OrderMode', ['offMap', 'onMap', 'reserve']);
const FortItem = defineChoice('FortItem', [
  ...(['foxhole3S', 'foxhole2S', 'foxhole1S', 'roadblock', 'dummy', 'hipLarge', 'hipSquad', 'hipHalfSquad'] as const),
  ...(['hipSmc', 'trench', 'atMineFactor'] as const),
]);
const ChitChoice = defineChoice('ChitChoice', ['attack', 'idle']);
const SetUpAs = defineChoice('SetUpAs', ['open', 'concealed', 'hip', 'reserve', 'abandoned']);
const ItemDeed = defineChoice('ItemDeed', [
  ...(['destroy', 'abandon', 'wreck', 'possess', 'crew', 'scrounge', 'leave'] as const),
]);
const GuardDeed = defineChoice('GuardDeed', ['keep', 'transfer', 'free']);
const HeatEnd = defineChoice('HeatEnd', ['hero', 'hardened', 'eliminated']);

class NoFields {}

class FittingOrder {
  @choice('Fitting [CG7]', Fitting) fitting!: ChoiceOf<typeof Fitting>;
  @integer('Highest dr that brings it, by the core vehicle notes [CG7]', { min: 0, max: 6 }) coreNumber!: number;
}
export class Order {
  @choice('Group [3.6171]; of a group that the order of battle gives, leave the price to it', GroupId) group!: GroupId;
  @text('The line of the purchase record, where the order of battle gave the group [3.6179]', { ...ID, optional: true })
  line?: string;
  @choice('Off map, on map or Reserve [3.6175]', OrderMode, { default: 'offMap' }) mode!: ChoiceOf<typeof OrderMode>;
  @flag('At the dearer price: F1 and M2 [3.6178]') improved!: boolean;
  @flag('British battery as a Creeping Barrage [3.617/British]') creepingBarrage!: boolean;
  @integer('Setup Area it appears in, by number [CG5]', { min: 1, max: 2000, optional: true }) area?: number;
  @text('Arrow hex of the Entry Area it comes by [CG5]', { ...HEX, optional: true }) entry?: string;
  @text('Objective Hex of a company [3.2/Objective-Hex]', { ...HEX, optional: true }) objective?: string;
  @text('Pre-registered hex of a bombardment [3.617/British]', { ...HEX, optional: true }) hex?: string;
  @flag('The two squads of the British balance of CG-III come with it, once in the campaign [3.31]')
  extraSquads!: boolean;
  @list('Optional fittings that each vehicle of the group is diced for [CG7]', FittingOrder, {
    maxItems: 3,
    default: [],
  })
  fittings!: FittingOrder[];
}
class Purchase {
  @list('Groups, one line each; none where nothing is bought [3.617]', Order, { maxItems: 60 }) orders!: Order[];
}

class FortOrder {
  @choice('Item [3.619]', FortItem) item!: ChoiceOf<typeof FortItem>;
  @integer('How many; factors of mines [3.619]', { min: 1, max: 99, default: 1 }) count!: number;
  @text('Hex of a trench: one that held a foxhole on an earlier date [3.619]', { ...HEX, optional: true }) hex?: string;
}
class Fortify {
  @list('Items; none where nothing is bought [3.619]', FortOrder, { maxItems: 60 }) orders!: FortOrder[];
  @text('Hex of the offboard observer, anew for each scenario [3.617/British]', { ...HEX, optional: true })
  observerHex?: string;
}
class Recon {
  @integers('CPP paid for each recon dr: 1 or 2 [3.620]', { min: 1, max: 2, minItems: 0, maxItems: 2 })
  purchases!: number[];
}
class Chit {
  @choice('Attack or Idle [3.6212]', ChitChoice) chit!: ChoiceOf<typeof ChitChoice>;
}

export class Placement {
  @text('The counter, or the fortification bought', ID) unit!: string;
  @text('The hex', HEX) hex!: string;
  @choice('How it sets up [CG6, CG9, CG15, 3.619]', SetUpAs, { default: 'open' }) as!: ChoiceOf<typeof SetUpAs>;
}
class Hold {
  @text(
    'The line of a Reserve that is not placed, or of a battery beyond two, whose radio stays off the map [CG6, CG17]',
    ID,
  )
  line!: string;
  @text('Arrow hex of the Entry Area behind which it waits', HEX) entry!: string;
}
class DummyPlacement {
  @text('The hex', HEX) hex!: string;
  @text('The Reserve whose one Dummy it is; left out, one that was bought [CG6, 3.619]', { ...ID, optional: true })
  line?: string;
}
class SetUp {
  @list('Counters and fortifications with their hexes [3.622]', Placement, { maxItems: 400 }) place!: Placement[];
  @list('Reserves, and batteries beyond two, left off the map [CG6, CG17]', Hold, { maxItems: 20, default: [] })
  hold!: Hold[];
  @list('Dummies: bought ones, and at most one of each Reserve that is placed [3.619, CG6]', DummyPlacement, {
    maxItems: 100,
    default: [],
  })
  dummies!: DummyPlacement[];
}

class Declare {
  @flag('Declare all Germans Fanatic for this scenario [CG16]', {}) declare!: boolean;
}
class Inspect {
  @text('Hex of the Location [3.6223]', HEX) location!: string;
}
class OneLine {
  @text('The line of the purchase record', ID) line!: string;
}
class TurnEnded {
  @integer('Game Turn whose Player Turn ends [CG14]', { min: 1, max: 9 }) turn!: number;
}

class FileReport {
  @choice('The page', Page) page!: ChoiceOf<typeof Page>;
  @list('Its lines; those not listed are as they were', Line, { maxItems: 400, default: [] }) lines!: Line[];
  @text(
    'The same as a table: a line of field names, then one line each, values separated by commas, lists by semicolons',
    {
      max: 60_000,
      optional: true,
    },
  )
  csv?: string;
}
class PageAlone {
  @choice('The page', Page) page!: ChoiceOf<typeof Page>;
}
class Agree extends PageAlone {
  @texts('Lines that are not agreed yet', { max: 80, maxItems: 400, default: [] }) except!: string[];
}
class OnePageLine extends PageAlone {
  @text('The line', { max: 80 }) line!: string;
}
class Dispute extends OnePageLine {
  @object('What the line should say; left out, it should not be there', Line, { optional: true }) claim?: Line;
}

class Check {
  @text('The unit', ID) unit!: string;
  @flag('With the DRM of the leader that the report names beside it [3.6041, 3.6042]') leader!: boolean;
}
class ChooseArea {
  @text('The unit', ID) unit!: string;
  @integer('Setup Area by number', { min: 1, max: 2000, optional: true }) area?: number;
  @text('Arrow hex of an Entry Area', { ...HEX, optional: true }) entry?: string;
}
class StackOf {
  @texts('Units that try together', { ...ID, minItems: 1, maxItems: 12 }) units!: string[];
}
class Escape {
  @text('The hex they try from', HEX) hex!: string;
  @list('Stacks, one DR each [3.606]', StackOf, { minItems: 1, maxItems: 12 }) stacks!: StackOf[];
  @texts('SW left behind first [3.606]', { ...ID, maxItems: 40, default: [] }) drop!: string[];
}
class HandedOver {
  @text('The SW; or a Gun, which is dismantled and carried [3.606]', ID) item!: string;
  @text('Who takes it', ID) to!: string;
}
class PrepareEscape {
  @text('The hex they are about to try from', HEX) hex!: string;
  @texts('Squads that Deploy, a leader being with them [3.606]', { ...ID, maxItems: 12, default: [] })
  deploy!: string[];
  @texts('SW and Guns that are destroyed [3.606]', { ...ID, maxItems: 40, default: [] }) destroy!: string[];
  @list('SW that change hands, and Guns that are taken along dismantled [3.606]', HandedOver, {
    maxItems: 40,
    default: [],
  })
  give!: HandedOver[];
}
class OneUnit {
  @text('The unit', ID) unit!: string;
}
class OneHex {
  @text('The hex', HEX) hex!: string;
}
class Respread {
  @text('The unit', ID) unit!: string;
  @text('Hex of the same isolated area that it moves to [3.606]', HEX) hex!: string;
}
class ResolveEscape {
  @text('The unit', ID) unit!: string;
  @text('The type of counter that Replaces it [3.606]', { max: 20, optional: true }) as?: string;
  @choice('How its Heat of Battle ended [3.606]', HeatEnd, { optional: true }) heat?: ChoiceOf<typeof HeatEnd>;
}
class LeaveVehicle {
  @text('The vehicle that its crew has left', ID) unit!: string;
  @flag('It is made a wreck [3.606, 3.6056]') wreck!: boolean;
  @text('The SW that the core rules let the crew Scrounge; left out, nothing [3.606]', { max: 20, optional: true })
  got?: string;
}
class CapturedGun {
  @text('The captured Gun', ID) unit!: string;
  @flag('It stays with those who do not leave [3.60742]') stays!: boolean;
}
class ItemLine {
  @text('The item', ID) item!: string;
  @choice('What is done with it [3.6071]', ItemDeed) do!: ChoiceOf<typeof ItemDeed>;
  @text('Who possesses, crews or Scrounges it [3.6071]', { ...ID, optional: true }) by?: string;
  @text('The SW that the core rules let him Scrounge; left out, nothing [3.6056]', { max: 20, optional: true })
  got?: string;
}
class Equipment {
  @list('Items; whatever is not listed is kept as it is [3.6071]', ItemLine, { maxItems: 200, default: [] })
  lines!: ItemLine[];
}
class GuardLine {
  @text('The guard', ID) guard!: string;
  @choice('What an isolated guard does with his prisoners [3.608]', GuardDeed) do!: ChoiceOf<typeof GuardDeed>;
  @text('The other guard', { ...ID, optional: true }) to?: string;
}
class Dispose {
  @list('Isolated guards; one who is not listed keeps his prisoners [3.608]', GuardLine, { maxItems: 40, default: [] })
  prisoners!: GuardLine[];
}
class Return {
  @texts('Units that return; the others are discarded [3.60742]', { ...ID, maxItems: 60 }) units!: string[];
  @text('Arrow hex of the Entry Area they wait behind [3.60742]', HEX) entry!: string;
}
class HeroLine {
  @text('The hero', ID) hero!: string;
  @text('The MMC that is Battle Hardened; left out, nobody [3.6112]', { ...ID, optional: true }) mmc?: string;
}
class Aftermath {
  @list('Heroes [3.6112]', HeroLine, { maxItems: 40, default: [] }) heroes!: HeroLine[];
  @texts('Half-squads kept apart for mortars [3.6111]', { ...ID, maxItems: 60, default: [] }) keep!: string[];
}
class ShiftGroup {
  @text('Where it is: "area 2", or "entry I1" [3.613]', { max: 20 }) from!: string;
  @text('Where it goes, in the same way [3.613]', { max: 20 }) to!: string;
  @texts('Units and vehicles of the group [3.613]', { ...ID, minItems: 1, maxItems: 200 }) units!: string[];
  @texts('Squads of it with more than 5 PP that Deploy, a leader being with them [3.613]', {
    ...ID,
    maxItems: 40,
    default: [],
  })
  deploy!: string[];
  @texts('SW that are left behind in the area [3.613]', { ...ID, maxItems: 60, default: [] }) drop!: string[];
  @texts('SW that are destroyed [3.613]', { ...ID, maxItems: 60, default: [] }) destroy!: string[];
  @list('SW that change hands within the area [3.613]', HandedOver, { maxItems: 60, default: [] }) give!: HandedOver[];
}
class Shift {
  @list('Groups: everything with the same origin and goal is one [3.613]', ShiftGroup, { maxItems: 40, default: [] })
  groups!: ShiftGroup[];
}
class CrewLine {
  @text('The abandoned vehicle', ID) vehicle!: string;
  @text('The crew or half-squad that takes it over [3.6141]', ID) by!: string;
}
class Refit {
  @list('Abandoned vehicles that are crewed [3.6141]', CrewLine, { maxItems: 40, default: [] }) crew!: CrewLine[];
}
class SwapLine {
  @text('The vehicle with a disabled MG', ID) vehicle!: string;
  @text('The SW LMG that goes into it [3.61421]', ID) lmg!: string;
}
class ScroungeLine {
  @text('Hex of an unburnt wreck [3.61423]', { ...HEX, optional: true }) wreck?: string;
  @text('An own abandoned vehicle [3.61423]', { ...ID, optional: true }) vehicle?: string;
  @text('Who Scrounges it: personnel of the same area', ID) by!: string;
  @text('The SW that the core rules let him take; left out, nothing', { max: 20, optional: true }) got?: string;
}
class NightLine {
  @text('The tank that leaves for the night [3.61426]', ID) unit!: string;
  @text('Arrow hex of the British Entry Area nearest to it in MP [3.61426]', HEX) entry!: string;
}
class Replenish {
  @list('Disabled vehicular MG replaced by an LMG [3.61421]', SwapLine, { maxItems: 20, default: [] })
  swapMg!: SwapLine[];
  @texts('Vehicles abandoned [3.61423]', { ...ID, maxItems: 40, default: [] }) abandon!: string[];
  @texts('Vehicles made wrecks [3.61423]', { ...ID, maxItems: 40, default: [] }) wreck!: string[];
  @list('Vehicles and wrecks that are Scrounged, as the core rules ended it [3.61423]', ScroungeLine, {
    maxItems: 20,
    default: [],
  })
  scrounge!: ScroungeLine[];
  @list('Tanks whose nearest Entry Area in MP is not the nearest in hexes (PS-23) [3.61426]', NightLine, {
    maxItems: 40,
    default: [],
  })
  entryFor!: NightLine[];
  @flag('Roll for every depleted type of special ammunition (PS-27) [3.61424]', { default: true }) ammo!: boolean;
  @texts('Used-up FT and DC that are kept, as far as the limits go [3.61427]', { ...ID, maxItems: 60, default: [] })
  keepFtDc!: string[];
}
class TakeCpp {
  @integer('CPP the British take of their total [3.616]', { min: 0, max: 100 }) cpp!: number;
}

const declared = (en: string, ja: string, rules: readonly string[], shape: CommandDeclaration['shape']) => ({
  title: { en, ja },
  rules,
  shape,
});

/** Handed in by both sides at the same time, unseen [3.6]. */
const unseen = (en: string, ja: string, rules: readonly string[], shape: CommandDeclaration['shape']) => ({
  ...declared(en, ja, rules, shape),
  unseen: true as const,
});

/** Every kind of command of a campaign. */
export const commands: Readonly<Record<string, CommandDeclaration>> = {
  purchase: unseen('Buy reinforcement groups', '増援グループを購入する', ['3.617'], Purchase),
  fortify: unseen('Buy fortifications', '野戦構築物を購入する', ['3.619'], Fortify),
  recon: unseen('Buy recon', '偵察を購入する', ['3.620'], Recon),
  chit: unseen('Put down a chit', 'チットを選ぶ', ['3.621'], Chit),
  'set-up': declared('Set up', '配置する', ['3.622'], SetUp),
  'accept-set-up': declared('Accept a set-up', '配置を承認する', ['3.622'], NoFields),
  fanaticism: declared('Declare Fanaticism or not', '戦意高揚を宣言するか決める', ['CG16'], Declare),
  inspect: declared('Inspect a Location', '区域を視察する', ['3.6223'], Inspect),
  stop: declared('Inspect no more', '視察を終える', ['3.6223'], NoFields),
  bombard: declared('Let a bombardment fall', '事前砲撃を行う', ['3.617/British'], OneLine),
  'no-more': declared('No more bombardments', '事前砲撃を終える', ['3.617/British'], NoFields),
  'declare-plus-one': declared('Lengthen the scenario', 'シナリオの延長を宣言する', ['CG14'], NoFields),
  'begin-play': declared('Begin to play', 'プレイを始める', ['CG14'], NoFields),
  'end-player-turn': declared('End a Player Turn', 'プレイヤーターンを終える', ['CG14'], TurnEnded),
  'agree-end': declared('Agree to end the scenario', 'シナリオの終了に同意する', ['CG14'], NoFields),
  'reveal-objective': declared('Reveal an Objective Hex', '目標ヘクスを公開する', ['3.2/Objective-Hex'], OneLine),
  'open-report': declared('Go on to the report', '報告に進む', ['3.601'], NoFields),
  file: declared('File a page of the report', '報告のページを出す', ['3.6', '3.605'], FileReport),
  agree: declared('Agree to a page', 'ページに同意する', ['3.6'], Agree),
  dispute: declared('Dispute a line', '行に異議を唱える', ['3.6'], Dispute),
  amend: declared('Amend disputed lines', '異議の行を改める', ['3.6'], FileReport),
  stand: declared('Stand by a line', '行を譲らない', ['3.6'], OnePageLine),
  'offer-die': declared('Offer to let a die decide', 'ダイスで決めようと申し出る', ['3.6'], OnePageLine),
  'take-die': declared('Let the die decide', 'ダイスに委ねる', ['3.6'], OnePageLine),
  withdraw: declared('Withdraw a page', 'ページを取り下げる', ['3.6'], PageAlone),
  check: declared('Check a unit', 'ユニットの判定を行う', ['3.604'], Check),
  'choose-area': declared(
    'Choose the area of a unit',
    'ユニットのエリアを選ぶ',
    ['3.6053', '3.6061', '3.608'],
    ChooseArea,
  ),
  escape: declared('Try to Escape', '離脱を試みる', ['3.606'], Escape),
  'prepare-escape': declared('Prepare to Escape', '離脱の準備をする', ['3.606'], PrepareEscape),
  'escape-vehicle': declared('Try to Escape with a vehicle', '車両の離脱を試みる', ['3.606'], OneUnit),
  stay: declared('Stay in isolation', '孤立したままとどまる', ['3.606'], OneHex),
  respread: declared('Spread out in isolation', '孤立エリア内で分散する', ['3.606'], Respread),
  'resolve-escape': declared('Say what an Escape made of a unit', '離脱後のユニットを決める', ['3.606'], ResolveEscape),
  'leave-vehicle': declared(
    'Say what a crew does with the vehicle it leaves',
    '離れた車両を乗員がどうするか決める',
    ['3.606', '3.6056'],
    LeaveVehicle,
  ),
  'captured-gun': declared(
    'Leave a captured Gun or take it along',
    '捕獲した砲を残すか決める',
    ['3.60742'],
    CapturedGun,
  ),
  equipment: declared('Dispose of equipment', '装備を処置する', ['3.6071'], Equipment),
  dispose: declared('Deal with prisoners', '捕虜を扱う', ['3.608'], Dispose),
  return: declared('Bring the Germans back', 'ドイツ軍を戻す', ['3.60742'], Return),
  aftermath: unseen('See to heroes and half-squads', 'ヒーローと HS を扱う', ['3.611'], Aftermath),
  shift: unseen('Shift groups', '配置転換を行う', ['3.613'], Shift),
  refit: unseen('Crew abandoned vehicles', '放棄車両に乗り込む', ['3.6141'], Refit),
  replenish: unseen('Replenish', '補充する', ['3.6142'], Replenish),
  'take-cpp': declared('Take CPP', 'CPP を受け取る', ['3.616'], TakeCpp),
};

export type {
  Aftermath,
  Chit,
  Dispose,
  Equipment,
  Fortify,
  PrepareEscape,
  Purchase,
  Recon,
  Refit,
  Replenish,
  Return,
  SetUp,
  Shift,
};
