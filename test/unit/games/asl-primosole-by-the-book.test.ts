import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import { type Counter, has } from '../../../src/games/asl-primosole/session/counters.js';
import { canHarden, hardened, nextLower } from '../../../src/games/asl-primosole/session/losses.js';
import { prepare } from '../../../src/games/asl-primosole/session/table.js';
import { reasonsOf, ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

type Side = 'british' | 'axis';
type Dice = Record<string, readonly number[]>;
const FERRY = materialsFor(aslPrimosole, 'orchard-ferry');
const begun = (dice: Dice = {}): ScriptedCampaign => new ScriptedCampaign(FERRY, new NamedDice(dice, 3));
const counters = ({ position }: ScriptedCampaign, side: Side): Counter[] => Object.values(position.own[side].counters);

describe('Battle Hardening and Replacement', () => {
  const table = prepare(FERRY);
  const of = (nationality: string, kind: string, type: string): Counter =>
    ({ nationality, kind, type, marks: [], side: 'axis' }) as unknown as Counter;

  it.each([
    // The classes of the printed squads from worst to best: Germans 4-3-6, 4-4-7, 4-6-7, then the Elite with morale 8.
    ['german', 'squad', '4-3-6', '4-4-7'],
    ['german', 'squad', '4-4-7', '4-6-7'],
    ['german', 'squad', '4-6-7', '4-6-8'],
    ['british', 'squad', '4-4-7', '4-5-7'],
    ['british', 'squad', '4-5-7', '4-5-8'],
    ['italian', 'squad', '3-3-6', '3-4-6'],
    // A half-squad becomes the half-squad of the better squad: 2-3-7 of 4-4-7, 2-4-7 of 4-6-7.
    ['german', 'halfSquad', '2-3-7', '2-4-7'],
    ['german', 'halfSquad', '2-4-7', '2-4-8'],
    ['german', 'leader', '8-1', '9-1'],
  ])('make of a %s %s %s a %s [3.6112]', (nationality, kind, type, better) => {
    expect(hardened(table, of(nationality, kind, type))).toBe(better);
  });

  it('make the Elite Fanatic, and do nothing for the best Italians, of whom no better counter is printed', () => {
    expect([hardened(table, of('german', 'squad', '5-4-8')), canHarden(table, of('german', 'squad', '5-4-8'))]).toEqual(
      [null, true],
    );
    expect(canHarden(table, of('italian', 'squad', '3-4-6'))).toBe(false);
  });

  it('take the next lower counter where nobody chooses [PBr14.2]', () => {
    expect(nextLower(table, of('german', 'squad', '4-6-8'))).toBe('4-6-7');
    expect(nextLower(table, of('german', 'leader', '9-1'))).toBe('8-1');
  });
});

/** To the report of 14PM, with everybody where he was set up. */
const afterBattle = (told: Parameters<ScriptedCampaign['battle']>[0], dice: Dice = {}): ScriptedCampaign =>
  begun(dice).handIn().handIn().toTheField().battle(told);

describe('fires [3.609]', () => {
  it('of a wreck spread to the building it stands in, and not from bypass [3.6091]', () => {
    const campaign = afterBattle({
      terrain: [
        { kind: 'wreck', hex: 'D4', as: 'wreck' },
        // The Winery is D4, D5 and E4: it falls, and the wreck with it [3.6094, 3.6095].
        { kind: 'fire', hex: 'D4', as: 'wreck' },
        { kind: 'wreck', hex: 'K13', as: 'wreck' },
        { kind: 'fire', hex: 'K13', as: 'wreck', bypass: true },
      ],
    });
    campaign.page('axis', 'control').page('british', 'places').page('axis', 'places').escapes();
    campaign.both({ type: 'equipment', lines: [] }).handIn();
    expect(campaign.position.open.terrain).toEqual({ D4: 'stoneRubble', D5: 'stoneRubble', E4: 'stoneRubble' });
    expect(campaign.position.open.wrecks).toEqual({ K13: 'burntOutWreck' });
  });

  it('leave a burnt-out wreck of a vehicle in burning rubble [3.6092, 3.6093]', () => {
    const setUp = begun().handIn().handIn().toTheField();
    const truck = counters(setUp, 'axis').find(({ kind }) => kind === 'vehicle')!;
    setUp.battle({
      'state-axis': [{ kind: 'state', unit: truck.id, is: ['abandoned'], hex: 'D4' }],
      terrain: [
        { kind: 'rubble', hex: 'D4', as: 'stoneRubble' },
        { kind: 'fire', hex: 'D4', as: 'stoneRubble' },
      ],
    });
    setUp.page('axis', 'control').page('british', 'places').page('axis', 'places').escapes();
    setUp.both({ type: 'equipment', lines: [] }).handIn();
    expect(setUp.position.own.axis.counters[truck.id]).toMatchObject({ status: 'eliminated', at: null });
    expect(setUp.position.open.wrecks).toEqual({ D4: 'burntOutWreck' });
  });
});

describe('a guard who falls to Encirclement [3.6041]', () => {
  it('leaves his prisoners armed with what he drops, where no friend of his is (PS-57)', () => {
    const fails = { 'status/encirclement:task check coloured': [6], 'status/encirclement:task check white': [6] };
    const setUp = begun(fails).handIn().handIn().toTheField();
    const guard = counters(setUp, 'axis').find(({ kind }) => kind === 'squad')!;
    const lmg = counters(setUp, 'axis').find(({ type }) => type === 'LMG')!;
    const taken = counters(setUp, 'british').find(({ kind }) => kind === 'squad')!;
    expect(lmg.at).toEqual({ with: guard.id });
    setUp.battle({
      'losses-british': [{ kind: 'fate', unit: taken.id, fate: 'captured', by: guard.alias }],
      'state-axis': [{ kind: 'state', unit: guard.id, is: ['encircled'], hex: 'N8' }],
    });
    setUp.page('axis', 'control').as('axis', { type: 'check', unit: guard.id, leader: false });
    // 1TC: 12 + 1 is more than any morale.
    expect(setUp.position.own.axis.counters[guard.id]!.status).toBe('eliminated');
    expect(setUp.position.own.british.counters[taken.id]).toMatchObject({
      ...{ status: 'alive', guard: null, type: '6-4-8', at: { hex: 'N8' } },
    });
    expect(setUp.position.own.axis.counters[lmg.id]!.status).toBe('eliminated');
    const captured = counters(setUp, 'british').filter((counter) => has(counter, 'captured'));
    expect(captured).toMatchObject([{ type: 'LMG', nationality: 'german', at: { with: taken.id } }]);
  });
});

describe('captured vehicles [3.61422]', () => {
  /** A captured StuG with its MA and its MG, and a squad of the British in its area; the dice of both weapons. */
  function captured(dice: readonly number[]): Counter {
    const campaign = afterBattle({}, { 'events/captured-weapon:captured': dice });
    campaign.page('axis', 'control', [{ kind: 'control', hex: 'K13', controller: 'british' }]);
    campaign.page('british', 'places').page('axis', 'places').escapes();
    campaign.both({ type: 'equipment', lines: [] }).handInTo('refit');
    const { number } = campaign.position.open.areas.find(({ side }) => side === 'british')!;
    const squad = counters(campaign, 'british').find(({ kind }) => kind === 'squad')!;
    campaign.put('british', { ...squad, id: 'keepers', at: { area: number } });
    campaign.put('british', {
      ...{ ...squad, id: 'stug', kind: 'vehicle', type: 'StuG IIIG', nationality: 'german', line: null },
      ...{ at: { area: number }, lastHex: 'K13', marks: ['captured'] },
    } as Counter);
    return campaign.handIn().position.own.british.counters.stug!;
  }

  it('dice for each weapon that works: one may be lost and the vehicle kept, with both gone it is a wreck', () => {
    expect(captured([3, 3]).marks).toEqual(['captured']);
    expect(captured([4, 3]).marks).toEqual(['captured', 'disabled']);
    expect(captured([3, 4]).marks).toEqual(['captured', 'mgDisabled']);
    expect(captured([4, 4])).toMatchObject({ status: 'eliminated' });
  });
});

describe('who Escapes into an isolated area', () => {
  it('is isolated there [3.6052]', () => {
    const campaign = begun().handIn().handIn().toTheField();
    const squad = counters(campaign, 'british').find(({ kind }) => kind === 'squad')!;
    campaign.battle();
    // H12 is British in the midst of the Axis, who hold everything around it: no way to I19 is left.
    const around = ['G11', 'G13', 'J12', 'K13', 'M14', 'I10', 'J9', 'H9', 'J8'];
    campaign.page('axis', 'control', [
      { kind: 'control', hex: 'H12', controller: 'british' },
      ...around.map((hex) => ({ kind: 'control', hex, controller: 'axis' })),
    ]);
    const mine = campaign.position.open.areas.find(({ side }) => side === 'british')!;
    expect(mine.hexes).toContain('H12');
    if (!mine.isolated)
      campaign.open({
        areas: campaign.position.open.areas.map((each) => (each === mine ? { ...each, isolated: true } : each)),
      });
    const from = campaign.position.open.noMansLand[0]!;
    const { lines } = campaign.suggested('british', 'file', 'places') as unknown as { lines: { units: string[] }[] };
    const others = lines.map((line) => ({ ...line, units: line.units.filter((id) => id !== squad.id) }));
    campaign.as('british', {
      ...{ type: 'file', page: 'places' },
      lines: [...others.filter(({ units }) => units.length > 0), { kind: 'place', units: [squad.id], hex: from }],
    } as never);
    campaign.as('axis', { type: 'agree', page: 'places', except: [] }).page('axis', 'places').escapes();
    expect(campaign.position.own.british.counters[squad.id]).toMatchObject({ at: { area: mine.number } });
    expect(has(campaign.position.own.british.counters[squad.id]!, 'isolated')).toBe(true);
  });
});

describe('the offboard observer (note j) [3.617/British]', () => {
  it('is in a hex of the edge that holds a British Entry Area, and comes on top of a battery', () => {
    const campaign = begun();
    const wrong = (observerHex: string): unknown[] =>
      reasonsOf(() =>
        campaign.session.checkSealed(campaign.state, 'british', { type: 'fortify', orders: [], observerHex } as never),
      );
    const alone = { group: 'O4', mode: 'offMap', improved: false, creepingBarrage: false, entry: 'I19' };
    expect(
      reasonsOf(() =>
        campaign.session.checkSealed(campaign.state, 'british', { type: 'purchase', orders: [alone] } as never),
      ),
    ).toContainEqual(
      expect.objectContaining({ key: 'observer-needs-battery', rule: '3.617/British', pointer: '/orders/0' }),
    );
    campaign.handIn();
    // Row 19 is the south edge; I18 is a hex inside, I1 on the Axis edge.
    expect([wrong('A19'), wrong('Q19')]).toEqual([[], []]);
    for (const hex of ['I18', 'I1'])
      expect(wrong(hex)).toMatchObject([{ key: 'no-observer-there', rule: '3.617/British', pointer: '/observerHex' }]);
  });
});
