import { d6, d10 } from '../../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, list, object, text } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import { demandFacts } from '../../../../kernel/rulings/index.js';
import type { Judge, Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { missing } from '../../shared/facts.js';
import { requireOption } from '../../shared/requires.js';
import { AppliedModifier, Tally } from '../../shared/tally.js';
import { Mission, Sheaf } from '../../vocabulary.js';
import { addHindrances } from '../direct-fire/hindrances.js';
import { checkMission, type MissionFacts, MissionStep, noteMission } from './mission.js';
import { checkObserver, checkSource, FireObserver, FireSource, responseRow } from './observer.js';
import { checkSheaf } from './sheaf.js';

const CHART = 'response-modifiers';
const RULE = '6.5.1.12.1';
const Response = defineChoice('Response', ['success', 'failure', 'dangerClose']);

export class CallFireInput implements MissionFacts {
  @object('The observer', FireObserver, { default: {} }) observer!: FireObserver;
  @list('Firing units', FireSource, { minItems: 1, maxItems: 8 }) sources!: FireSource[];
  @choice('A new call, or what is done with a mission of the turn before [6.5.1.8]', MissionStep, { default: 'call' })
  step!: 'call' | 'continue' | 'adjust' | 'check';
  @choice('Type [6.5.1.6]', Mission, { default: 'gp' }) mission!: Mission;
  @choice('SHEAF of off-map batteries [6.5.1.5]', Sheaf, { default: 'closed' }) sheaf!: Sheaf;
  @flag('The observer has spotted an enemy unit in the target point hex [6.5.1.7]', { default: true })
  spottedAtPoint!: boolean;
  @flag('A spotted enemy is in or adjacent to the target point [6.5.1.8.1]', { default: true })
  spottedNearPoint!: boolean;
  @flag('The observer sees the target point [6.5.1.8.1]', { default: true }) seesPoint!: boolean;
  @flag('The SHEAF changes [6.5.1.8.1]') sheafChanges!: boolean;
  @flag('The type changes to or from illumination [6.5.1.8.1]') illuminationChanges!: boolean;
  @integer('Hexes the target point is moved [6.5.1.8.2]', { min: 0, max: 40, default: 0 }) hexesMoved!: number;
  @flag('The mission was danger close last turn [6.5.1.10]') wasDangerClose!: boolean;
  @flag('A friendly unit the enemy has spotted is within 5 hexes of the target point [6.5.1.10]') friendNear!: boolean;
  @flag('Heat haze [6.5.1.12.1]') heatHaze!: boolean;
  @flag('Artillery reconnaissance by fire, option 7.37') reconByFire!: boolean;
}

export class SourceResponse {
  @text('Name', { max: 40, optional: true }) name!: string | null;
  @integer('Response number; none where no roll is needed', { min: 1, max: 20, optional: true }) number!: number | null;
  @list('Modifiers that count', AppliedModifier, { maxItems: 40 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: -60, max: 20 }) netModifier!: number;
  @integer('The modified die; none where no roll is needed', { min: -60, max: 40, optional: true })
  finalRoll!: number | null;
  @choice('Response [6.5.1.12]', Response) response!: string;
  @integer('Hexes of scatter, option 7.26', { min: 0, max: 2 }) scatter!: number;
  @integer('Direction of scatter on the directional hex, option 7.26', { min: 1, max: 6, optional: true }) direction!:
    | number
    | null;
}

export class CallFireOutcome {
  @list('Each firing unit', SourceResponse, { maxItems: 8 }) sources!: SourceResponse[];
  @flag('Somebody fires') fires!: boolean;
  @flag('The impact marker is taken off the map') markerRemoved!: boolean;
}

/** Modifiers to the response die, the same for every source but for its own [6.5.1.12.1]. */
function responseModifiers(input: CallFireInput, source: FireSource, umpire: Judge): Tally {
  const { observer } = input;
  const tally = new Tally(umpire);
  if (source.preRegistered && source.offMap) tally.addFrom(CHART, [RULE, '6.5.1.4'], 'preRegistered');
  if (observer.kind === 'commandRecon') tally.addFrom(CHART, [RULE, '6.5.1.1.3'], 'commandRecon');
  if (input.step === 'adjust' && source.inMission) tally.addFrom(CHART, [RULE, '6.5.1.8.2'], 'adjusted');
  if (observer.suppression !== 'none') tally.addFrom(CHART, RULE, 'observerSuppressed');
  if (observer.damaged) tally.addFrom(CHART, RULE, 'observerDamaged');
  addHindrances(umpire, tally, observer.hindrances, 'response', -99, RULE);
  if (input.heatHaze && observer.range! >= umpire.chart('heat-haze').number(observer.targetSize, 'range'))
    tally.addFrom(CHART, RULE, 'heatHaze');
  if (observer.morale === 'hesitating') tally.addFrom(CHART, [RULE, '7.1.5.1'], 'observerHesitating');
  if (observer.morale === 'broken') tally.addFrom(CHART, [RULE, '7.1.5.2'], 'observerBroken');
  if (observer.grade !== 'seasoned')
    tally.add([RULE, '5.8.3'], 'unitGrade', umpire.chart('unit-grade-modifiers').number(observer.grade, 'response'));
  const year = umpire.options.sovietEarlyWar;
  if (observer.nation === 'soviet' && year !== 'off')
    tally.addFrom(CHART, ['7.5', RULE], year === 'y1941' ? 'soviet1941' : 'soviet1942');
  if (input.reconByFire) tally.addFrom(CHART, ['7.37', RULE], 'reconByFire');
  if (source.damaged) tally.addFrom(CHART, ['7.28.2', RULE], 'batteryDamaged');
  return tally;
}

/** A natural 1 never succeeds and may fall on friends [6.5.1.12, 6.5.1.10]. */
function respond(input: CallFireInput, source: FireSource, umpire: Judge): SourceResponse {
  const name = source.name ?? null;
  if (input.step === 'continue') {
    umpire.note('6.5.1.8.1', 'continues-without-roll');
    const unrolled = { number: null, modifiers: [], netModifier: 0, finalRoll: null };
    return { name, ...unrolled, response: 'success', scatter: 0, direction: null };
  }
  const row = responseRow(input.observer);
  const number = umpire.chart('indirect-fire-response').number(row, source.attachment);
  umpire.note(['6.5.1.12', ATTACHMENT_RULE[source.attachment]], 'response-number', {
    source: name,
    row,
    attachment: source.attachment,
    number,
  });
  const tally = responseModifiers(input, source, umpire);
  const die = umpire.roll('response', d10);
  const final = die + tally.net;
  const numbers = { number, netModifier: tally.net, finalRoll: umpire.finalRoll(final) };
  const report = { name, ...numbers, modifiers: tally.items, scatter: 0, direction: null };
  if (die === 1) {
    if (!input.friendNear) {
      umpire.note('6.5.1.12', 'natural-one');
      return { ...report, response: 'failure' };
    }
    umpire.note('6.5.1.10', 'danger-close');
    return { ...report, response: 'dangerClose' };
  }
  const success = final >= number;
  umpire.note('6.5.1.12', success ? 'responds' : 'no-response', { die, final, number });
  if (!success) return { ...report, response: 'failure' };
  if (!umpire.options.scatter || final !== number) return { ...report, response: 'success' };
  const chart = umpire.chart('scatter');
  const hexes = chart.cell(chart.rowFor(umpire.roll('scatter', d10)), 0) as number;
  const direction = umpire.roll('direction', d6);
  umpire.note('7.26', 'scatters', { hexes, direction });
  return { ...report, response: 'success', scatter: hexes, direction };
}

const ATTACHMENT_RULE = { attached: '6.5.1.3.1', organic: '6.5.1.3.2', unattached: '6.5.1.3.3' } as const;

/** Reconnaissance by fire: an FO, one battery, closed GP, called anew each turn [7.37]. */
function checkReconByFire(input: CallFireInput, umpire: Judge): void {
  requireOption(umpire, 'reconByFire', '7.37', true);
  const { observer, sources } = input;
  if (observer.kind !== 'fo' && observer.kind !== 'commandFo') umpire.forbid('7.37', 'recon-fire-fo');
  if (sources.length > 1 || !sources[0]!.offMap) umpire.forbid('7.37', 'recon-fire-one-battery');
  if (input.mission !== 'gp' || input.sheaf !== 'closed') umpire.forbid('7.37', 'recon-fire-closed-gp');
  if (!input.seesPoint) umpire.forbid('7.37', 'recon-fire-sees');
  if (input.step !== 'call') umpire.forbid('7.37', 'recon-fire-anew');
}

export const callFire = procedure<CallFireInput, CallFireOutcome, Options>({
  id: 'call-fire',
  resolver: 'combat',
  title: { en: 'Calling indirect fire', ja: '間接射撃の要請' },
  description: {
    en: 'An observer calls, continues, adjusts or checks an indirect-fire mission: who may, the response of each firing unit, danger close, scatter.',
    ja: '観測者が間接射撃任務を要請・継続・調整・中止する：可否、各射撃源の応答、友軍誤射、偏差。',
  },
  rules: ['6.5.1', '6.5.1.1', '6.5.1.12'],
  dice: [DICE.response, DICE.scatter, DICE.direction],
  input: CallFireInput,
  outcome: CallFireOutcome,
  example: {
    input: { observer: { kind: 'fo', nation: 'german' }, sources: [{ name: 'Medium', attachment: 'attached' }] },
    dice: { given: [5] },
  },
  resolve(input, umpire) {
    const { sources } = input;
    checkObserver(input.observer, sources, umpire);
    for (const [i, source] of sources.entries()) {
      checkSource(source, sources[i - 1], umpire);
      checkSheaf(input.mission, source.offMap ? input.sheaf : 'onMap', source.offMap, umpire);
    }
    if (input.reconByFire) checkReconByFire(input, umpire);
    checkMission(input, input.reconByFire, umpire);
    if (!umpire.legal) return null;
    const hazy = input.heatHaze && (input.step === 'call' || input.step === 'adjust');
    demandFacts([hazy && input.observer.range === undefined && missing('range', '/observer/range')]);
    noteMission(input, umpire);
    if (sources.some(({ withPrevious }) => withPrevious)) umpire.note('6.5.1.1.4', 'pair-is-one-source');
    if (input.step === 'check') {
      umpire.summarise('mission-checked');
      return { sources: [], fires: false, markerRemoved: true };
    }
    const answers = sources.map((source) => respond(input, source, umpire));
    const fires = answers.some(({ response }) => response !== 'failure');
    if (!fires) umpire.note('6.5.1.12', 'marker-removed');
    const [names, responses] = [answers.map(({ name }) => name), answers.map(({ response }) => response)];
    umpire.summarise('call-summary', { names, responses });
    return { sources: answers, fires, markerRemoved: !fires };
  },
});
