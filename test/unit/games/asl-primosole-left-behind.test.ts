import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Counter } from '../../../src/games/asl-primosole/session/counters.js';
import { reasonsOf, ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

type Side = 'british' | 'axis';
type Dice = Record<string, readonly number[]>;
const begun = (scenario: string, dice: Dice = {}): ScriptedCampaign =>
  new ScriptedCampaign(materialsFor(aslPrimosole, scenario), new NamedDice(dice, 3));
const counters = ({ position }: ScriptedCampaign, side: Side): Counter[] => Object.values(position.own[side].counters);

describe('a vehicle that its crew leaves', () => {
  /** Toll House after a battle that left F5 British: E7 is No Man's Land beside the Axis area, and a StuG stands in it. */
  function inNoMansLand(marks: readonly string[], dice: Dice = {}): ScriptedCampaign {
    const campaign = begun('toll-house', dice);
    const squad = campaign.counter('axis', 'Garrison squad 2');
    campaign.put('axis', {
      ...squad,
      id: 'stug',
      kind: 'vehicle',
      type: 'StuG IIIG',
      alias: 'A-stug',
      marks,
    } as Counter);
    campaign.battle().page('british', 'control', [{ kind: 'control', hex: 'F5', controller: 'british' }]);
    return campaign.page('british', 'places').page('axis', 'places');
  }
  const tried = (coloured: number, white: number, marks: readonly string[] = []): ScriptedCampaign => {
    const dice = { 'events/vehicle-escape:escape coloured': [coloured], 'events/vehicle-escape:escape white': [white] };
    return inNoMansLand(marks, dice).as('axis', { type: 'escape-vehicle', unit: 'stug' });
  };
  const crewOf = (campaign: ScriptedCampaign): Counter | undefined =>
    counters(campaign, 'axis').find(({ kind }) => kind === 'crew');

  it('on a 9 stays where it is, and the crew that got away may make it a wreck (notes 4, 5) [3.606]', () => {
    // 5 + 6, beside a friendly area -2: 9.
    const campaign = tried(5, 6);
    expect(campaign.position.own.axis.counters.stug).toMatchObject({ status: 'alive', at: { hex: 'E7' } });
    expect(crewOf(campaign)).toMatchObject({ type: '2-2-8', status: 'alive', at: { area: 1 } });
    campaign.as('axis', { type: 'leave-vehicle', unit: 'stug', wreck: true });
    expect(campaign.position.own.axis.counters.stug!.status).toBe('eliminated');
    expect(campaign.position.open.wrecks).toEqual({ E7: 'wreck' });
  });

  it('on a 10 is destroyed and removed: it may be Scrounged first, but is no wreck (note 6) [3.606]', () => {
    // 6 + 6 - 2 = 10.
    const campaign = tried(6, 6);
    expect(campaign.position.own.axis.counters.stug!.status).toBe('eliminated');
    const wreck = { type: 'leave-vehicle', unit: 'stug', wreck: true };
    expect(reasonsOf(() => campaign.as('axis', wreck))[0]).toEqual({ key: 'no-wreck-of-it', rule: '3.606' });
    campaign.as('axis', { type: 'leave-vehicle', unit: 'stug', wreck: false });
    expect(campaign.position.open.wrecks).toEqual({});
  });

  it('on an 11 is lost to a crew that is eliminated, and nobody is asked [3.606]', () => {
    // 6 + 6 - 2 and Stunned +1: 11.
    const campaign = tried(6, 6, ['stunned']);
    expect(crewOf(campaign)).toBeUndefined();
    expect(campaign.session.actions(campaign.state, 'axis').actions.map(({ command }) => command.type)).not.toContain(
      'leave-vehicle',
    );
  });

  it('may be made a wreck, though not Scrounged, where it is Immobile between the lines [3.6056]', () => {
    // Its main armament is out of order, so it makes no Strategic Location; the crew must Escape on foot.
    const campaign = inNoMansLand(['immobile', 'malfunctioned']);
    const got = { type: 'leave-vehicle', unit: 'stug', wreck: false, got: 'LMG' };
    expect(reasonsOf(() => campaign.as('axis', got))).toMatchObject([{ key: 'no-scrounging-of-it' }]);
    campaign.as('axis', { type: 'leave-vehicle', unit: 'stug', wreck: true });
    expect(campaign.position.open.wrecks).toEqual({ E7: 'wreck' });
    const crew = crewOf(campaign)!;
    expect(campaign.suggested('axis', 'escape').stacks).toMatchObject([{ units: expect.arrayContaining([crew.id]) }]);
  });
});

/** Orchard Ferry with both sides set up as suggested. */
const ferry = (dice: Dice = {}): ScriptedCampaign => begun('orchard-ferry', dice).handIn().handIn().toTheField();
const truckOf = (campaign: ScriptedCampaign): Counter =>
  counters(campaign, 'axis').find(({ kind, at }) => kind === 'vehicle' && at && 'hex' in at)!;

describe('wrecks', () => {
  it('a truck, which never had a weapon, is a burnt-out one as soon as it is Immobile and abandoned [CG12]', () => {
    const campaign = ferry();
    const truck = truckOf(campaign);
    const { hex } = truck.at as { hex: string };
    campaign.battle({ 'state-axis': [{ kind: 'state', unit: truck.id, is: ['immobile', 'abandoned'], hex }] });
    campaign.page('axis', 'control').page('british', 'places').page('axis', 'places').escapes();
    campaign.both({ type: 'equipment', lines: [] });
    expect(campaign.position.own.axis.counters[truck.id]!.status).toBe('eliminated');
    expect(campaign.position.open.wrecks).toEqual({ [hex]: 'burntOutWreck' });
  });

  it('a StuG whose gun is gone is none while its MG works', () => {
    const campaign = ferry();
    const truck = truckOf(campaign);
    const { hex } = truck.at as { hex: string };
    const stug = { ...truck, id: 'stug', type: 'StuG IIIG', marks: ['disabled'], alias: 'A-stug' } as Counter;
    campaign.put('axis', stug);
    campaign.battle({ 'state-axis': [{ kind: 'state', unit: 'stug', is: ['immobile', 'abandoned'], hex }] });
    campaign.page('axis', 'control').page('british', 'places').page('axis', 'places').escapes();
    campaign.both({ type: 'equipment', lines: [] });
    expect(campaign.position.own.axis.counters.stug!.status).toBe('alive');
    expect(campaign.position.open.wrecks).toEqual({});
  });
});

describe('before a Location tries to Escape', () => {
  /** A squad with an LMG, another squad and a leader of the alarm company stand in M14, which lies in a British area. */
  function behindTheLines(): { campaign: ScriptedCampaign; squads: Counter[]; leader: Counter; lmg: Counter } {
    const campaign = ferry();
    const axis = counters(campaign, 'axis');
    const lmg = axis.find(({ type }) => type === 'LMG')!;
    const first = axis.find(({ id }) => id === (lmg.at as { with: string }).with)!;
    const second = axis.find(({ kind, id }) => kind === 'squad' && id !== first.id)!;
    const leader = axis.find(({ kind }) => kind === 'leader')!;
    campaign.battle().page('axis', 'control', [{ kind: 'control', hex: 'M14', controller: 'british' }]);
    const there = [first.id, second.id, leader.id];
    campaign.page('british', 'places');
    const { lines, ...file } = campaign.suggested('axis', 'file', 'places') as never as {
      lines: { units: string[] }[];
    };
    const rest = lines
      .map((line) => ({ ...line, units: line.units.filter((id) => !there.includes(id)) }))
      .filter(({ units }) => units.length > 0);
    campaign.as('axis', { ...file, lines: [...rest, { kind: 'place', units: there, hex: 'M14' }] } as never);
    campaign.as('british', { type: 'agree', page: 'places', except: [] });
    expect(campaign.step).toBe('escape');
    return { campaign, squads: [first, second], leader, lmg };
  }
  const prepare = (more: object): object => ({
    ...{ type: 'prepare-escape', hex: 'M14', deploy: [], destroy: [], give: [] },
    ...more,
  });

  it('squads with a leader Deploy: a 4-4-7 becomes two 2-3-7, which may go separate ways', () => {
    const { campaign, squads, leader } = behindTheLines();
    expect(squads[1]!.type).toBe('4-4-7');
    const before = counters(campaign, 'axis').length;
    campaign.as('axis', prepare({ deploy: [squads[1]!.id] }) as never);
    const halves = [campaign.position.own.axis.counters[squads[1]!.id]!, ...counters(campaign, 'axis').slice(before)];
    expect(halves.map(({ kind, type }) => [kind, type])).toEqual([
      ['halfSquad', '2-3-7'],
      ['halfSquad', '2-3-7'],
    ]);
    const alone = campaign
      .listed('axis', 'escape')
      .find(({ stacks }) => (stacks as unknown[]).length > 1)! as never as { stacks: { units: string[] }[] };
    expect(alone.stacks.flatMap(({ units }) => units).sort()).toEqual(
      [squads[0]!.id, leader.id, ...halves.map(({ id }) => id)].sort(),
    );
    expect(campaign.session.broken(campaign.state)).toEqual([]);
  });

  it('SW change hands or are destroyed; who is not there takes nothing', () => {
    const { campaign, squads, lmg } = behindTheLines();
    campaign.as('axis', prepare({ give: [{ item: lmg.id, to: squads[1]!.id }] }) as never);
    expect(campaign.position.own.axis.counters[lmg.id]!.at).toEqual({ with: squads[1]!.id });
    const gun = counters(campaign, 'axis').find(({ kind }) => kind === 'gun')!;
    expect(
      reasonsOf(() => campaign.as('axis', prepare({ give: [{ item: gun.id, to: squads[0]!.id }] }) as never)),
    ).toMatchObject([{ key: 'no-such-item', pointer: '/give/0' }]);
    campaign.as('axis', prepare({ destroy: [lmg.id] }) as never);
    expect(campaign.position.own.axis.counters[lmg.id]!.status).toBe('eliminated');
  });
});

describe('captured Guns as the Germans leave', () => {
  it('stay or go, one by one, as the Axis say; who goes does not come back [3.60742]', () => {
    const campaign = ferry();
    const gun = counters(campaign, 'axis').find(({ kind }) => kind === 'gun')!;
    for (const id of ['kept', 'taken'])
      campaign.put('axis', { ...gun, id, alias: `A-${id}`, type: '57L OQF 6-pounder AT', marks: ['captured'] });
    // The Axis Control every Strategic Location after 14PM: the British withdraw [3.60741], and I5 with them [3.60742].
    campaign.battle();
    const lines = Object.keys(campaign.position.open.control).map((hex) => ({
      kind: 'control',
      hex,
      controller: 'axis',
    }));
    campaign.page('axis', 'control', lines).page('british', 'places').page('axis', 'places').escapes();
    campaign.both({ type: 'equipment', lines: [] });
    expect(campaign.listed('axis').map(({ type, unit, stays }) => [type, unit, stays])).toEqual([
      ['captured-gun', 'kept', true],
      ['captured-gun', 'kept', false],
      ['captured-gun', 'taken', true],
      ['captured-gun', 'taken', false],
    ]);
    campaign.as('axis', { type: 'captured-gun', unit: 'kept', stays: true });
    campaign.as('axis', { type: 'captured-gun', unit: 'taken', stays: false });
    const { kept, taken } = campaign.position.own.axis.counters;
    expect([kept!.status, taken!.status]).toEqual(['alive', 'away']);
    const company = counters(campaign, 'axis').filter(({ kind }) => kind === 'squad');
    expect(new Set(company.map(({ status }) => status))).toEqual(new Set(['away']));
    expect(campaign.step).toBe('aftermath');
  });
});
