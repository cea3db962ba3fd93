import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Counter } from '../../../src/games/asl-primosole/session/counters.js';
import type { Line } from '../../../src/games/asl-primosole/session/position.js';
import type { Command } from '../../../src/kernel/session/index.js';
import { reasonsOf, ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

type Side = 'british' | 'axis';
type Dice = Record<string, readonly number[]>;
const counters = ({ position }: ScriptedCampaign, side: Side): Counter[] => Object.values(position.own[side].counters);
const order = (group: string, more: object): object => ({
  ...{ group, mode: 'offMap', improved: false, creepingBarrage: false, ...more },
});

/** Orchard Ferry on 14N: nobody was lost on 14PM, the Axis hold area 1 in the north-west, the British wait behind I19. */
function on14N(dice: Dice = {}): ScriptedCampaign {
  const campaign = new ScriptedCampaign(materialsFor(aslPrimosole, 'orchard-ferry'), new NamedDice(dice, 3));
  campaign.handIn().handIn().toTheField().battle();
  campaign.page('axis', 'control').page('british', 'places').page('axis', 'places').escapes();
  return campaign.both({ type: 'equipment', lines: [] }).handInTo('purchase');
}

/** The Axis have bought a company of Italians as Reserve and have come to set it up. */
function withReserve(): ScriptedCampaign {
  const campaign = on14N();
  campaign.handIn({ axis: { type: 'purchase', orders: [order('I7', { mode: 'reserve', area: 1 })] } as never });
  campaign
    .handIn()
    .handIn()
    .handIn({ british: { type: 'chit', chit: 'attack' } });
  expect(campaign.position.open).toMatchObject({ step: 'set-up', passes: [{ side: 'axis' }, { side: 'british' }] });
  return campaign;
}
const reserveLine = ({ position }: ScriptedCampaign): Line =>
  Object.values(position.own.axis.lines).find(({ group }) => group === 'I7')!;

describe('a Reserve [CG6]', () => {
  /** Its squads in C3, C2, D3 and C4, three in each, its leaders with those in C3. */
  function inReserve(campaign: ScriptedCampaign): { place: { unit: string; hex: string; as: string }[] } & Command {
    const { place, ...rest } = campaign.suggested('axis') as Command & { place: object[] };
    const company = counters(campaign, 'axis').filter(
      ({ line, kind }) => line === reserveLine(campaign).id && kind !== 'sw',
    );
    const squads = company.filter(({ kind }) => kind === 'squad');
    const placed = company.map(({ id, kind }) => ({
      unit: id,
      hex: kind === 'squad' ? ['C3', 'C2', 'D3', 'C4'][squads.findIndex((each) => each.id === id) % 4]! : 'C3',
      as: 'reserve',
    }));
    return { ...rest, place: [...place, ...placed] as never, hold: [], dummies: [] } as never;
  }

  it('shows a counter for each MMC and for its one Dummy, and none for a leader', () => {
    const campaign = withReserve();
    const line = reserveLine(campaign).id;
    campaign.as('axis', { ...inReserve(campaign), dummies: [{ hex: 'C4', line }] } as never);
    const { pieces } = campaign.session.board(campaign.state, 'british')!;
    const seen = (hex: string): number => pieces.filter(({ place, faceUp }) => place.id === hex && !faceUp).length;
    // Strength DR 3 + 3 = 6: full, twelve squads, three to a hex; the Dummy is a fourth in C4, the leaders are under others.
    expect([seen('C3'), seen('C2'), seen('D3'), seen('C4')]).toEqual([3, 3, 3, 4]);
    const names = new Set(pieces.filter(({ faceUp }) => !faceUp).map(({ name }) => name.en));
    expect([...names]).toEqual(['Unknown counter']);
    // 3.602 takes the Dummy off, and the company is on the map.
    campaign.toTheField().battle();
    const dummies = counters(campaign, 'axis').filter(({ kind }) => kind === 'dummy');
    expect(dummies).toMatchObject([{ status: 'eliminated', at: null }]);
    expect(
      counters(campaign, 'axis').filter(
        ({ kind, status, type }) => kind === 'squad' && status === 'alive' && type === '3-4-6',
      ),
    ).toHaveLength(12);
  });

  it('has one Dummy and no more, where a Reserve might stand; others must have been bought', () => {
    const campaign = withReserve();
    const line = reserveLine(campaign).id;
    const refused = (dummies: object[]): unknown[] =>
      reasonsOf(() => campaign.as('axis', { ...inReserve(campaign), dummies } as never));
    expect(
      refused([
        { hex: 'C4', line },
        { hex: 'C2', line },
      ]),
    ).toMatchObject([{ key: 'one-dummy-a-reserve', rule: 'CG6', pointer: '/dummies/1' }]);
    // D7 is three hexes from the river in D10.
    expect(refused([{ hex: 'D7', line }])).toMatchObject([
      { key: 'reserve-near-river', rule: 'CG6', pointer: '/dummies/0' },
    ]);
    expect(refused([{ hex: 'H5' }])).toContainEqual(
      expect.objectContaining({ key: 'dummy-not-there', rule: '3.622', pointer: '/dummies/0/hex' }),
    );
    // By night the Scenario Defender has "?" of the core rules besides; by day none was bought.
    campaign.open({ scenario: { ...campaign.position.open.scenario!, night: false } });
    expect(refused([{ hex: 'B1' }])).toMatchObject([{ key: 'dummy-not-bought', rule: '3.619', pointer: '/dummies/0' }]);
  });

  it('has no Cloaking counter for a leader by himself', () => {
    const campaign = withReserve();
    const sent = inReserve(campaign);
    const leader = counters(campaign, 'axis').find(
      ({ line, kind }) => line === reserveLine(campaign).id && kind === 'leader',
    )!;
    const place = sent.place.map((each) => (each.unit === leader.id ? { ...each, hex: 'B4' } : each));
    expect(reasonsOf(() => campaign.as('axis', { ...sent, place } as never))).toMatchObject([
      { key: 'reserve-under-a-counter', rule: 'CG6' },
    ]);
  });

  it('that is held back by choice does not enter in this scenario, and is an ordinary group afterwards', () => {
    const campaign = withReserve();
    campaign.as('axis', campaign.suggested('axis'));
    expect(reserveLine(campaign)).toMatchObject({ mode: 'reserve', heldBack: true, at: { entry: expect.any(String) } });
    campaign.toTheField().battle();
    expect(reserveLine(campaign)).toMatchObject({ mode: 'offMap', heldBack: false });
  });

  it('that no hex is left for may enter from Turn 1 on', () => {
    const campaign = withReserve();
    // A British area in E4: of area 1, which reaches from B to F and from 1 to 7, no hex is eight hexes away.
    const british = { side: 'british' as const, number: 1, isolated: false, vehiclesIsolated: false, hexes: ['E4'] };
    campaign.open({ areas: [...campaign.position.open.areas, british] });
    campaign.as('axis', campaign.suggested('axis'));
    expect(reserveLine(campaign)).toMatchObject({ mode: 'offMap', heldBack: false, at: { entry: expect.any(String) } });
  });
});

describe('Dummies that were bought [3.619]', () => {
  it('stand among the covered counters, and recon removes them [3.6223]', () => {
    const campaign = on14N();
    campaign.handIn();
    campaign.own('axis', { fpp: 2 });
    campaign.handIn({ axis: { type: 'fortify', orders: [{ item: 'dummy', count: 2 }] } as never });
    expect(campaign.position.own.axis).toMatchObject({ dummies: 2, fpp: 0 });
    campaign.handIn().handIn({ british: { type: 'chit', chit: 'attack' } });
    const sent = campaign.suggested('axis');
    campaign.as('axis', { ...sent, dummies: [{ hex: 'B1' }] } as never);
    expect(campaign.position.own.axis.dummies).toBe(1);
    campaign.as('british', campaign.suggested('british'));
    // From a British area in F3 it is four columns and two rows to B1, which half of the columns make up for: four hexes; recon reaches six.
    const british = { side: 'british' as const, number: 1, isolated: false, vehiclesIsolated: false, hexes: ['F3'] };
    campaign.open({ areas: [...campaign.position.open.areas, british] }).own('british', { recon: 1 });
    campaign.as('british', { type: 'inspect', location: 'B1' });
    const dummy = counters(campaign, 'axis').filter(({ kind }) => kind === 'dummy');
    expect(dummy).toMatchObject([{ status: 'eliminated', at: null, shown: null }]);
  });
});

describe('optional fittings [CG7]', () => {
  it('are diced for each vehicle by the number its owner sends, and cost nothing', () => {
    const campaign = on14N({ 'events/fitting:fitting': [3, 4, 1] });
    campaign.own('british', { cpp: 12 });
    const tanks = order('V1', { entry: 'I19', fittings: [{ fitting: 'aamg', coreNumber: 3 }] });
    campaign.handIn({ british: { type: 'purchase', orders: [tanks] } as never });
    // Three Shermans (strength DR 6 - 2), 12 CPP: dr 3 and 1 bring it, 4 does not.
    const shermans = counters(campaign, 'british').filter(({ type }) => type === 'Sherman III(a)');
    expect(shermans.map(({ fittings }) => fittings ?? [])).toEqual([['aamg'], [], ['aamg']]);
    expect(campaign.position.own.british.cpp).toBe(0);
    const view = campaign.session.view(campaign.state, 'british') as { sheet: { en: string } };
    expect(view.sheet.en).toContain('[AAMG]');
    expect(JSON.stringify(campaign.session.view(campaign.state, 'axis'))).not.toContain('aamg');
    // Bought for a night, they take no part in it (PS-33) [CG3].
    expect(shermans.map(({ marks }) => marks)).toEqual([['heldForNight'], ['heldForNight'], ['heldForNight']]);
  });
});

describe('before a Shift [3.613]', () => {
  /** A squad of area 1 that holds an HMG (5 PP) and an LMG (1 PP). */
  function laden(): ScriptedCampaign {
    const campaign = new ScriptedCampaign(materialsFor(aslPrimosole, 'orchard-ferry'), new NamedDice({}, 3));
    campaign.handIn().handIn().toTheField().battle();
    campaign.page('axis', 'control').page('british', 'places').page('axis', 'places').escapes();
    campaign.both({ type: 'equipment', lines: [] }).handInTo('shift');
    const squad = counters(campaign, 'axis').find(({ kind }) => kind === 'squad')!;
    const lmg = counters(campaign, 'axis').find(({ type }) => type === 'LMG')!;
    expect(lmg.at).toEqual({ with: squad.id });
    return campaign.put('axis', { ...lmg, id: 'hmg', type: 'HMG' });
  }
  const squadOf = (campaign: ScriptedCampaign): Counter => counters(campaign, 'axis').find(({ id }) => id === 'a04')!;
  const shift = (more: object): Command =>
    ({ type: 'shift', groups: [{ from: 'area 1', to: 'entry I1', units: ['a04'], ...more }] }) as never;

  it('a squad with more than 5 PP goes only if it Deploys, leaves something or hands it on', () => {
    const campaign = laden();
    const check = (more: object): unknown[] =>
      reasonsOf(() => campaign.session.checkSealed(campaign.state, 'axis', shift(more)));
    expect(check({})).toMatchObject([{ key: 'shift-not-allowed', rule: '3.613' }]);
    expect(check({ drop: ['hmg'] })).toEqual([]);
    expect(check({ destroy: ['hmg'] })).toEqual([]);
    expect(check({ give: [{ item: 'hmg', to: 'a05' }] })).toEqual([]);
    expect(check({ deploy: ['a04'] })).toEqual([]);
    // a05 carries nothing: it has no cause to Deploy.
    expect(check({ units: ['a04', 'a05'], deploy: ['a05'] })).toMatchObject([
      { key: 'no-deploying-to-shift', rule: '3.613', pointer: '/groups/0/deploy/0' },
      { key: 'shift-not-allowed' },
    ]);
  });

  it('its half-squads share the weapons and go together', () => {
    const campaign = laden().handIn({ axis: shift({ deploy: ['a04'] }) });
    // E1 to M1 is part of the Entry Area I1 and E1 of area 1: no DR.
    expect(squadOf(campaign)).toMatchObject({ kind: 'halfSquad', type: '2-3-7', at: { entry: 'I1' } });
    const other = counters(campaign, 'axis').filter(({ kind, id }) => kind === 'halfSquad' && id !== 'a04');
    expect(other).toMatchObject([{ type: '2-3-7', at: { entry: 'I1' } }]);
    const { hmg, a16 } = campaign.position.own.axis.counters;
    expect([hmg!.at, a16!.at]).toEqual([{ with: 'a04' }, { with: other[0]!.id }]);
  });
});
