import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import { madeUpPrimosole } from '../../support/asl-made-up.js';
import { ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

const materials = materialsFor(aslPrimosole, 'primosole-cg-i', [madeUpPrimosole]);

/** 13N, 14AM and 14PM of CG-I. Everything expected is from the charts and sections of the book; dice that are not named show 3. */
describe('the first dates of CG-I, written out by hand', () => {
  const opened = (dice: Record<string, readonly number[]> = {}): ScriptedCampaign =>
    new ScriptedCampaign(materials, new NamedDice(dice, 3));
  const kinds = (campaign: ScriptedCampaign, side: 'british' | 'axis'): Record<string, number> => {
    const count: Record<string, number> = {};
    for (const { kind, type, status } of Object.values(campaign.position.own[side].counters)) {
      if (status !== 'alive') continue;

      count[`${kind} ${type}`] = (count[`${kind} ${type}`] ?? 0) + 1;
    }
    return count;
  };

  it('gives the British three platoons and two gun platoons before 13N', () => {
    const campaign = opened().handIn();
    // Three I2 of four 6-4-8 each: the two that jump never roll, the third rolls 3 + 3 + 1 = 7 and is full [3.6181].
    // Even a full I2 dices for LMG, mortar and PIAT, each received on 3 or less: a 3 brings all of them [3.6182].
    // One leader DR each, 6 - 1 = 5: the row 4-5 of the infantry column, a 9-1 [3.6183].
    // Two G2 (glider, A-08): 6 + 1 = 7, full: two Guns with crew, Glider and Jeep each [note d, q].
    expect(kinds(campaign, 'british')).toEqual({
      ...{ 'squad 6-4-8': 12, 'sw LMG': 3, 'sw MTR51': 3, 'sw PIAT': 3, 'leader 9-1': 3 },
      ...{ 'gun 57L OQF 6-pounder AT': 4, 'crew 2-2-8': 4, 'glider Glider': 4, 'vehicle Jeep(a)': 4 },
    });
    // The order of battle of the Italians and of the convoy [3.51].
    expect(kinds(campaign, 'axis')).toMatchObject({
      'squad 3-4-6': 8,
      'crew 2-2-7': 2,
      'leader 8-0': 1,
      'leader 7-0': 1,
      'sw MMG': 2,
      'sw LMG': 3,
      'halfSquad 2-3-7': 3,
      'crew 2-2-8': 1,
    });
    expect(campaign.position.open).toMatchObject({
      date: '13N',
      scenario: { kind: 'initial', setsUpFirst: 'axis', movesFirst: 'british', night: true },
    });
    // No recon and no chits before the initial scenario [3.5]: fortifications are next, then the set-up.
    expect(campaign.step).toBe('fortify');
    expect(campaign.handIn().step).toBe('set-up');
  });

  /** Both have set up, the battle is over, the British lost 20 CVP and the Axis 9. */
  const afterBattle = (dice: Record<string, readonly number[]> = {}): ScriptedCampaign => {
    const campaign = opened(dice).handIn().handIn();
    campaign.as('axis', campaign.suggested('axis')).as('british', campaign.suggested('british'));
    expect(campaign.step).toBe('field');
    campaign.battle({
      'losses-british': [{ kind: 'count', name: 'cvp', value: 20 }],
      'losses-axis': [{ kind: 'count', name: 'cvp', value: 9 }],
    });
    return campaign.page('axis', 'control').page('british', 'places').page('axis', 'places');
  };

  it('brings 14AM with its CPP: base 39 and 17, and a Loss-Point dr for the British', () => {
    const campaign = afterBattle({ 'status/cpp-replenishment:loss points': [5] });
    while (campaign.step === 'escape') campaign.as('axis', campaign.suggested('axis', 'escape'));
    campaign.both({ type: 'equipment', lines: [] }).handIn();
    expect(campaign.position.open).toMatchObject({ date: '14AM', step: 'shift' });
    // SAN 2 and 2: no dr (A-30) [3.6122].
    expect(campaign.position.open.san).toEqual({ british: 2, axis: 2 });
    campaign.handIn().handIn().handIn();
    // 20 is at least 9 + 8 and at least twice 9, so the British add a dr of 5: 17 + 5 = 22 [3.6161, 3.6162].
    expect(campaign.position.open.gained).toEqual({ british: 22, axis: 39 });
    expect([campaign.position.own.british.cpp, campaign.position.own.axis.cpp]).toEqual([22, 39]);
    // An I5 costs 14 off map, an I7 on map 12 + ceil(2.4) = 15, as 3.6175 has it: 39 - 29 = 10.
    const area = campaign.position.open.areas.find(({ side, isolated }) => side === 'axis' && !isolated)!.number;
    const order = (group: string, more: object): object => ({
      group,
      improved: false,
      creepingBarrage: false,
      ...more,
    });
    campaign.handIn({
      axis: {
        type: 'purchase',
        orders: [order('I5', { mode: 'offMap', entry: 'R1', objective: 'Q16' }), order('I7', { mode: 'onMap', area })],
      } as never,
    });
    expect(campaign.position.own.axis.cpp).toBe(10);
    // DR 6: both full, twelve squads each. Two of the three 2-3-7 of the convoy, which waits behind R1, have recombined into a
    // 4-4-7 [3.6111]: 12 + 1; and 8 + 12 Italians.
    expect(kinds(campaign, 'axis')).toMatchObject({ 'squad 4-4-7': 13, 'halfSquad 2-3-7': 1, 'squad 3-4-6': 20 });
  });

  it('goes on to a British attack on 14AM and to 14PM, whose leftover CPP are lost', () => {
    const campaign = afterBattle();
    while (campaign.step === 'escape') campaign.as('axis', campaign.suggested('axis', 'escape'));
    campaign.both({ type: 'equipment', lines: [] }).handIn().handIn().handIn().handIn();
    // A 3 for the Loss Points: 17 + 3 = 20 [3.6162].
    expect([campaign.position.own.british.cpp, campaign.position.own.axis.cpp]).toEqual([20, 39]);
    // Nothing is bought but recon: 2 CPP bring 3 + 5 = 8 Locations [3.620].
    campaign
      .handIn()
      .handIn()
      .handIn({ axis: { type: 'recon', purchases: [2] } as never });
    expect(campaign.position.own.axis).toMatchObject({ cpp: 37, recon: 8 });
    // No British unit is Retained on the map, so the Axis may not attack [3.6212].
    expect(() => campaign.session.checkSealed(campaign.state, 'axis', { type: 'chit', chit: 'attack' })).toThrow(
      'no-attack-chit',
    );
    // A British attack: the Axis set up first, the British move first, one of five chits is spent [3.6213].
    campaign.handIn({ british: { type: 'chit', chit: 'attack' } });
    expect(campaign.position.open).toMatchObject({
      scenario: { kind: 'britishAttack', setsUpFirst: 'axis', movesFirst: 'british', night: false },
      chitsSpent: { british: 1, axis: 0 },
    });
    expect(campaign.toTheField().position.open.scenario).toMatchObject({ movesFirst: 'british' });
    // What was not inspected lapses with the scenario [3.6223].
    expect(campaign.position.own.axis.recon).toBe(0);
    // The Axis lose 8 CVP and the British none: 8 more and at least double, so this time the Axis roll, a 3 [3.6162].
    campaign.battle({ 'losses-axis': [{ kind: 'count', name: 'cvp', value: 8 }] });
    campaign.page('axis', 'control').page('british', 'places').page('axis', 'places');
    while (campaign.step === 'escape') {
      const side = campaign.session.waitingFor(campaign.state)[0] as 'british' | 'axis';
      campaign.as(side, campaign.suggested(side, 'escape') ?? campaign.suggested(side));
    }
    campaign.both({ type: 'equipment', lines: [] }).handIn();
    expect(campaign.position.open).toMatchObject({ date: '14PM', step: 'shift' });
    campaign.handIn().handIn().handIn();
    // 14PM: base 12 and 29, the Axis with their 3; what was left of 14AM is still there: 20 + 12 and 37 + 32 [3.616].
    expect(campaign.position.open.gained).toEqual({ british: 12, axis: 32 });
    expect([campaign.position.own.british.cpp, campaign.position.own.axis.cpp]).toEqual([32, 69]);
    // Every British MMC and SW is short of ammunition on 14PM [3.615, CG18].
    const british = Object.values(campaign.position.own.british.counters).filter(({ status }) => status === 'alive');
    const short = british.filter(({ kind }) => ['squad', 'halfSquad', 'crew', 'sw'].includes(kind));
    expect(short.length).toBeGreaterThan(0);
    expect(short.every(({ marks }) => marks.includes('shortage'))).toBe(true);
    // CPP that 3.617 of 14PM leaves are lost, on both sides [3.617].
    campaign.handIn();
    expect([campaign.position.own.british.cpp, campaign.position.own.axis.cpp]).toEqual([0, 0]);
  });

  it('refuses what 14AM does not sell, each order with its reason', () => {
    const campaign = afterBattle();
    while (campaign.step === 'escape') campaign.as('axis', campaign.suggested('axis', 'escape'));
    campaign.both({ type: 'equipment', lines: [] }).handIn().handIn().handIn().handIn();
    const order = { group: 'I1', mode: 'offMap', improved: false, creepingBarrage: false, entry: 'R1' };
    // Fallschirm pioneers (note k) from 14N on [3.617/Axis].
    expect(() => campaign.session.checkSealed(campaign.state, 'axis', { type: 'purchase', orders: [order] })).toThrow(
      'not-yet-sold',
    );
  });
});
