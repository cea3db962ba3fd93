import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import { type Counter, has } from '../../../src/games/asl-primosole/session/counters.js';
import { overLand } from '../../../src/games/asl-primosole/session/phases/set-up-places.js';
import { routeFromEntry } from '../../../src/games/asl-primosole/session/phases/shift-routes.js';
import { prepare } from '../../../src/games/asl-primosole/session/table.js';
import { RefusedError } from '../../../src/kernel/session/index.js';
import { ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

type Side = 'british' | 'axis';
type Dice = Record<string, readonly number[]>;

/** Orchard Ferry with both sides set up as suggested; dice that are not named show 3. */
const inTheField = (options: object = {}, dice: Dice = {}): ScriptedCampaign =>
  new ScriptedCampaign(materialsFor(aslPrimosole, 'orchard-ferry', [], options), new NamedDice(dice, 3))
    .handIn()
    .handIn()
    .toTheField();
const counters = ({ position }: ScriptedCampaign, side: Side): Counter[] => Object.values(position.own[side].counters);
const truckOf = (campaign: ScriptedCampaign): Counter =>
  counters(campaign, 'axis').find(({ kind, at }) => kind === 'vehicle' && at && 'hex' in at)!;
const reasons = (what: () => unknown): { key: string; pointer?: string }[] => {
  try {
    what();
  } catch (error) {
    if (error instanceof RefusedError)
      return error.steps.map(({ key, pointer }) => ({ key, ...(pointer ? { pointer } : {}) }));
    throw error;
  }
  return [];
};

describe('vehicles in 3.604', () => {
  /** The truck was left in some state; both sides agree, and its checks are made. */
  function checked(is: string[], more: object, options: object = {}, dice: Dice = {}): Counter[] {
    const campaign = inTheField(options, dice);
    const truck = truckOf(campaign);
    const hex = (truck.at as { hex: string }).hex;
    campaign.battle({ 'state-axis': [{ kind: 'state', unit: truck.id, is, hex, ...more }] }).page('axis', 'control');
    while (campaign.step === 'checks') campaign.as('axis', campaign.suggested('axis', 'check'));
    const crews = counters(campaign, 'axis').filter(
      ({ kind, line, id }) => kind === 'crew' && line === null && id.startsWith('a'),
    );
    return [campaign.position.own.axis.counters[truck.id]!, ...crews];
  }

  it('is freed or becomes Immobile by the numbers of the core rules, rolled until one is met [3.6043]', () => {
    const numbers = { freesAt: 2, immobileAt: 6 };
    const dice = { 'status/bog-clearing:unbog coloured': [3, 5, 1], 'status/bog-clearing:unbog white': [1, 6, 6] };
    // Coloured, 3 and 5 decide nothing and 1 frees it; what the white die shows is of no account.
    const [free] = checked(['bogged'], numbers, { coreDice: 'umpire' }, dice);
    expect(free!.marks).toEqual([]);
    const stuck = { 'status/bog-clearing:unbog coloured': [6], 'status/bog-clearing:unbog white': [1] };
    expect(checked(['bogged'], numbers, { coreDice: 'umpire' }, stuck)[0]!.marks).toEqual(['immobile']);
    // Numbers for both dice: 6 + 6 = 12.
    const both = { coreDice: 'umpire', bogNumbers: 'bothDice' };
    const twelve = { 'status/bog-clearing:unbog coloured': [6], 'status/bog-clearing:unbog white': [6] };
    expect(checked(['bogged'], { freesAt: 4, immobileAt: 12 }, both, twelve)[0]!.marks).toEqual(['immobile']);
  });

  it('recovers from Shock or is lost, by a dr for a dr [3.6044]', () => {
    const numbers = { recoversAt: 2, destroyedAt: 5 };
    const lost = { 'status/shock-recovery:shock': [4, 3, 5] };
    expect(checked(['shocked'], numbers, { coreDice: 'umpire' }, lost)[0]).toMatchObject({ status: 'eliminated' });
    const well = { 'status/shock-recovery:shock': [4, 1] };
    expect(checked(['shocked'], numbers, { coreDice: 'umpire' }, well)[0]).toMatchObject({
      status: 'alive',
      marks: [],
    });
  });

  it('is left by a crew that mines broke, and the crew goes through the mines on foot [3.6042]', () => {
    // The crew of a German truck is a 2-2-8: 3 + 3 is not above 8, it stays whole.
    const [truck, ...crews] = checked(['mined'], { core: 'bailedOut' });
    expect(truck).toMatchObject({ status: 'alive', marks: ['abandoned'] });
    expect(crews).toMatchObject([{ type: '2-2-8', status: 'alive' }, { type: '2-2-8' }]);
    // 5 + 4 = 9 is above 8: Casualty Reduction, which a crew does not survive (B-10).
    const dice = { 'status/minefield:task check coloured': [5], 'status/minefield:task check white': [4] };
    const after = checked(['mined'], { core: 'bailedOut' }, {}, dice).slice(1);
    expect(after.filter(({ status }) => status === 'eliminated')).toHaveLength(1);
  });

  it('is abandoned when it is Encircled and Immobile and its crew fails the 1TC [3.6041]', () => {
    const dice = { 'status/encirclement:task check coloured': [4], 'status/encirclement:task check white': [4] };
    // 4 + 4 + 1 = 9 is above the 8 of a 2-2-8; a 3 + 3 + 1 = 7 is not.
    expect(checked(['immobile', 'encircled'], {}, {}, dice)[0]!.marks).toEqual(
      expect.arrayContaining(['immobile', 'abandoned']),
    );
    const [held] = checked(['immobile', 'encircled'], {});
    expect([has(held!, 'immobile'), has(held!, 'abandoned')]).toEqual([true, false]);
  });

  it('must be told with its end, or with numbers that decide', () => {
    const campaign = inTheField().both({ type: 'begin-play' }).both({ type: 'open-report' });
    const truck = truckOf(campaign);
    const squad = counters(campaign, 'axis').find(({ kind }) => kind === 'squad')!;
    const file = { ...campaign.suggested('axis', 'file', 'state') };
    const count = (file.lines as object[]).length;
    const lines = [
      ...(file.lines as object[]),
      { kind: 'state', unit: truck.id, is: ['bogged'], hex: 'I5' },
      { kind: 'state', unit: squad.id, is: ['shocked'], hex: 'I5' },
    ];
    expect(reasons(() => campaign.as('axis', { ...file, lines } as never))).toEqual([
      { key: 'line-needs-core', pointer: `/lines/${count}` },
      { key: 'line-not-a-vehicle', pointer: `/lines/${count + 1}` },
    ]);
  });
});

describe('SAN in the report', () => {
  it('is what the scenario left of it, and never more [3.6122]', () => {
    const campaign = inTheField();
    // The order of battle gives the Axis 4 and the British 2.
    expect(campaign.position.open.san).toEqual({ british: 2, axis: 4 });
    campaign.both({ type: 'begin-play' }).both({ type: 'open-report' });
    const { lines, ...file } = campaign.suggested('axis', 'file', 'gameEnd') as never as { lines: { name?: string }[] };
    const told = (value: number): object => ({
      ...file,
      lines: lines.map((line) => (line.name === 'axisSan' ? { ...line, value } : line)),
    });
    expect(reasons(() => campaign.as('axis', told(5) as never))).toMatchObject([{ key: 'line-san-higher' }]);
    campaign.as('axis', told(3) as never).as('british', { type: 'agree', page: 'gameEnd', except: [] });
    campaign.page('axis', 'terrain');
    for (const side of ['british', 'axis'] as const) campaign.page(side, 'losses').page(side, 'state');
    expect(campaign.position.open.san).toEqual({ british: 2, axis: 3 });
    expect(campaign.position.own.axis.san).toBe(3);
  });
});

describe('the clock that the session keeps', () => {
  it('goes from Player Turn to Player Turn and ends the scenario by the numbers of CG14', () => {
    const campaign = inTheField({ clock: 'kept' }).both({ type: 'begin-play' });
    // The British move first [3.5].
    expect(campaign.position.open.playerTurn).toEqual({ turn: 1, side: 'british' });
    expect(reasons(() => campaign.as('axis', { type: 'end-player-turn', turn: 1 }))).toMatchObject([
      { key: 'not-that-turn' },
    ]);
    expect(reasons(() => campaign.as('british', { type: 'open-report' }))).toMatchObject([{ key: 'not-begun' }]);
    for (let turn = 1; turn <= 5; turn += 1)
      campaign.as('british', { type: 'end-player-turn', turn }).as('axis', { type: 'end-player-turn', turn });
    // Turns 1 to 4 are not diced for; a 3 is above the 1 of Turn 5 and not above the 3 of Turn 6.
    expect(campaign.position.open.endAgreed).toEqual([]);
    campaign.as('british', { type: 'end-player-turn', turn: 6 });
    expect(campaign.position.open.endAgreed).toEqual(['british', 'axis']);
    expect(campaign.both({ type: 'open-report' }).step).toBe('report');
    expect(campaign.suggested('british', 'file', 'gameEnd').lines).toContainEqual({ kind: 'end', turn: 6, how: 'die' });
  });
});

describe('the British declaration that lengthens a scenario', () => {
  const declare = { type: 'declare-plus-one' } as const;

  it('is made once for a scenario, by the British, before they begin to play [CG14]', () => {
    const campaign = inTheField();
    expect(reasons(() => campaign.as('axis', declare))).toMatchObject([{ key: 'british-declare' }]);
    campaign.as('british', declare);
    expect(reasons(() => campaign.as('british', declare))).toMatchObject([{ key: 'declared-for-this-scenario' }]);
    const undeclared = inTheField().both({ type: 'begin-play' });
    expect(reasons(() => undeclared.as('british', declare))).toMatchObject([{ key: 'declared-too-late' }]);
  });

  it('is not made in a third scenario [CG14]', () => {
    const campaign = inTheField();
    const { position } = campaign;
    campaign.state = {
      ...campaign.state,
      position: { ...position, open: { ...position.open, plusOneUses: 2 } },
    };
    expect(reasons(() => campaign.as('british', declare))).toMatchObject([{ key: 'declarations-used' }]);
  });
});

/** Everything after a battle in which nothing happened, to the chits of the next date. */
function toChits(campaign: ScriptedCampaign, terrain: object[] = []): ScriptedCampaign {
  campaign.battle({ terrain }).page('axis', 'control').page('british', 'places').page('axis', 'places').escapes();
  campaign.both({ type: 'equipment', lines: [] });
  while (campaign.step !== 'replenish') campaign.handIn();
  return campaign;
}

describe('a set-up of which the session is told the hidden part only', () => {
  it('asks for Guns and is accepted by the other side [3.622]', () => {
    const campaign = toChits(inTheField({ setUp: 'hiddenOnly' }));
    while (campaign.step !== 'chits') campaign.handIn();
    campaign.handIn({ british: { type: 'chit', chit: 'attack' } });
    // A British attack: the Axis set up first [3.6213].
    expect(campaign.step).toBe('set-up');
    expect(campaign.session.waitingFor(campaign.state)).toEqual(['axis']);
    const whole = campaign.suggested('axis', 'set-up') as never as { place: { unit: string }[] };
    // One Gun, and the radio of the battery, both to be told with their hex.
    const told = counters(campaign, 'axis').filter(({ kind }) => kind === 'gun' || kind === 'radio');
    expect(reasons(() => campaign.as('axis', { type: 'set-up', place: [], hold: [] } as never))).toMatchObject([
      { key: 'not-placed', pointer: '/place' },
      { key: 'not-placed', pointer: '/place' },
    ]);
    const place = whole.place.filter(({ unit }) => told.some(({ id }) => id === unit));
    campaign.as('axis', { type: 'set-up', place, hold: [] } as never);
    expect(campaign.session.waitingFor(campaign.state)).toEqual(['british']);
    campaign.as('british', { type: 'accept-set-up' });
    const squad = counters(campaign, 'axis').find(({ kind, status }) => kind === 'squad' && status === 'alive')!;
    // The other side is shown the area, not a hex.
    expect(squad.shown).toHaveProperty('area');
    expect(campaign.toTheField().step).toBe('field');
  });
});

describe('a wreck that is Scrounged', () => {
  it('gives the weapon of the core rules and is burnt out for all to see at the next set-up [3.61423, CG12]', () => {
    const field = inTheField();
    // A Gun that works makes its Location strategic, so the wreck beside it is in an Axis area [3.2/Strategic-Location].
    const { hex } = counters(field, 'axis').find(({ kind }) => kind === 'gun')!.at as { hex: string };
    const campaign = toChits(field, [{ kind: 'wreck', hex, as: 'wreck' }]);
    const { position } = campaign;
    const area = position.open.areas.find(({ side, hexes }) => side === 'axis' && hexes.includes(hex))!;
    const squad = counters(campaign, 'axis').find(
      ({ kind, at, status }) => status === 'alive' && kind === 'squad' && at && 'area' in at && at.area === area.number,
    )!;
    const line = { wreck: hex, by: squad.id, got: 'LMG' };
    const replenish = campaign.suggested('axis', 'replenish');
    const before = counters(campaign, 'axis').length;
    campaign.handIn({ axis: { ...replenish, scrounge: [line] } as never });
    expect(counters(campaign, 'axis').slice(before)).toMatchObject([
      { kind: 'sw', type: 'LMG', at: { with: squad.id } },
    ]);
    expect(campaign.position.open.wrecks[hex]).toBe('wreck');
    while (campaign.step !== 'chits') campaign.handIn();
    campaign.handIn({ british: { type: 'chit', chit: 'attack' } });
    campaign.as('axis', campaign.suggested('axis', 'set-up'));
    expect(campaign.position.open.wrecks[hex]).toBe('burntOutWreck');
  });
});

describe('isolated units', () => {
  it('may not stay where they are overstacked [3.606]', () => {
    const campaign = new ScriptedCampaign(materialsFor(aslPrimosole, 'toll-house'), new NamedDice({}, 3));
    const squads = counters(campaign, 'axis').filter(({ kind }) => kind === 'squad');
    // Three squads fill a Location; a fourth makes it overstacked (core).
    const fourth = { ...squads[0]!, id: 'a99', alias: 'A-99' };
    const axis = { ...campaign.position.own.axis, counters: { ...campaign.position.own.axis.counters, a99: fourth } };
    campaign.state = {
      ...campaign.state,
      position: { ...campaign.position, own: { ...campaign.position.own, axis } },
    };
    campaign.battle().page('british', 'control', [
      { kind: 'control', hex: 'F5', controller: 'axis' },
      { kind: 'control', hex: 'F7', controller: 'british' },
    ]);
    const all = counters(campaign, 'axis')
      .filter(({ status, at }) => status === 'alive' && at && 'hex' in at)
      .map(({ id }) => id);
    campaign.page('british', 'places');
    campaign.page('axis', 'places', [{ kind: 'place', units: all, hex: 'F5' }], () => false);
    expect(campaign.step).toBe('escape');
    expect(reasons(() => campaign.as('axis', { type: 'stay', hex: 'F5' }))).toMatchObject([{ key: 'overstacked' }]);
  });
});

describe('ways over land', () => {
  const table = prepare(materialsFor(aslPrimosole, 'orchard-ferry'));

  it('keep a Gun on its bank: no unbridged river hex lies between [CG10]', () => {
    // Row 10 is the river; C9 to C11 is two hexes, over C10 or a neighbour in the same row of water.
    const gun = { lastHex: 'C9' } as Counter;
    expect(overLand({ table } as never, gun, ['C9', 'C8', 'C6', 'C5', 'C11'], false)).toEqual(['C9', 'C8', 'C6']);
  });

  it('out of an Entry Area count the Uncontrolled hexes to the area (PS-31) [3.613]', () => {
    const campaign = inTheField().battle().page('axis', 'control');
    const { areas } = campaign.position.open;
    // The Gun stands in D2; its area is all within two hexes, E1 among them, and E1 is of the Entry Area I1 (E1 to M1).
    const area = areas.find(({ side, hexes }) => side === 'axis' && hexes.includes('D2'))!;
    expect(area.hexes).toContain('E1');
    const scene = { table, position: campaign.position };
    expect(routeFromEntry(scene, 'axis', 'I1', { area: area.number })).toMatchObject({ uncontrolledHexes: 0 });
  });
});
