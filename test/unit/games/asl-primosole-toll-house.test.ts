import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import { RefusedError } from '../../../src/kernel/session/index.js';
import { ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

const materials = materialsFor(aslPrimosole, 'toll-house');
const begun = (dice: Record<string, readonly number[]> = {}): ScriptedCampaign =>
  new ScriptedCampaign(materials, new NamedDice(dice, 3));

/** The keys and line numbers of what a refused form is told. */
function faultsOf(act: () => unknown): [string, unknown][] {
  try {
    act();
  } catch (error) {
    if (error instanceof RefusedError) return error.steps.map(({ key, values }) => [key, values.at]);
    throw error;
  }
  return [];
}

/** To the end of the aftermath of the first battle, with the British in the bridge hex F5 and nobody lost but one squad. */
function afterFirstBattle(dice: Record<string, readonly number[]> = {}): ScriptedCampaign {
  const campaign = begun(dice);
  const lost = campaign.counter('axis', 'Garrison squad 3').id;
  campaign.battle({
    'losses-axis': [
      { kind: 'fate', unit: lost, fate: 'eliminated' },
      { kind: 'count', name: 'cvp', value: 2 },
    ],
  });
  return campaign.page('british', 'control', [{ kind: 'control', hex: 'F5', controller: 'british' }]);
}

describe('Toll House, written out by hand', () => {
  it('begins with the battle: everybody has his hex and nothing is bought', () => {
    const { position } = begun();
    expect(position.open).toMatchObject({
      step: 'field',
      date: '15AM',
      scenario: { setsUpFirst: 'british', movesFirst: 'axis', night: false },
    });
    // Scenario record: SAN British 3, Axis 2.
    expect(position.open.san).toEqual({ british: 3, axis: 2 });
    // E3, F3 and G4 are held by those who stand in them, F7 by the garrison; nobody is on the bridge (PS-02).
    expect(
      Object.fromEntries(Object.entries(position.open.control).map(([hex, { controller }]) => [hex, controller])),
    ).toEqual({
      ...{ E3: 'british', F3: 'british', G4: 'british', F7: 'axis', F5: 'none' },
    });
  });

  it('draws the areas that the map gives by hand', () => {
    const { position } = afterFirstBattle();
    expect(position.open.step).toBe('places');
    // Even columns lie lower. Within two hexes of F7 and of F5 alike, neither being one of them:
    // F6 (1, 1), E6 and G6 (2, 1), E7 and G7 (1, 2), D6 and H6 (2, 2).
    expect([...position.open.noMansLand].sort()).toEqual(['D6', 'E6', 'E7', 'F6', 'G6', 'G7', 'H6']);
    // E3, F3, G4 and F5 are joined; F1 is two hexes from F3, F9 two from F7: nobody is isolated.
    expect(position.open.areas.map(({ side, number, isolated }) => [side, number, isolated])).toEqual([
      ['british', 1, false],
      ['axis', 1, false],
    ]);
  });

  it('lets a squad in No Man’s Land Escape on a 7: beside its area -2, a second half-squad +1', () => {
    const campaign = afterFirstBattle({
      'events/location-escape:escape coloured': [3],
      'events/location-escape:escape white': [4],
    });
    const squad = campaign.counter('axis', 'Garrison squad 2').id;
    campaign.page('british', 'places').page('axis', 'places');
    expect(campaign.step).toBe('escape');
    const way = campaign.suggested('axis', 'escape');
    // It stands in E7, where it was set up, and must try: 7 - 2 + 1 = 6, in the first row (8 or less).
    expect(way).toMatchObject({ hex: 'E7', stacks: [{ units: [squad] }] });
    campaign.as('axis', way);
    expect(campaign.position.own.axis.counters[squad]).toMatchObject({ status: 'alive', at: { area: 1 } });
    expect(campaign.step).toBe('equipment');
  });

  /** Through the Refit Phase to the second set-up. */
  function secondDate(): ScriptedCampaign {
    const campaign = afterFirstBattle();
    campaign.page('british', 'places').page('axis', 'places');
    campaign.as('axis', campaign.suggested('axis', 'escape')).both({ type: 'equipment', lines: [] }).handIn();
    expect(campaign.position.open).toMatchObject({ step: 'shift', date: '15PM' });
    // SAN 2 and 3 take no dr.
    expect(campaign.position.open.san).toEqual({ british: 3, axis: 2 });
    expect(
      campaign.entries.flatMap(({ rolls }) => rolls).filter(({ purpose }) => purpose.startsWith('events/san')),
    ).toEqual([]);
    // The squad of the second date waits behind F9.
    expect(campaign.counter('axis', 'Garrison squad 4')).toMatchObject({ status: 'alive', at: { entry: 'F9' } });
    return campaign.handIn().handIn().handIn();
  }

  it('brings an Axis attack: the British set up first, the Axis move first, one chit is spent', () => {
    const campaign = secondDate().handIn({
      axis: { type: 'chit', chit: 'attack' },
      british: { type: 'chit', chit: 'idle' },
    });
    expect(campaign.position.open).toMatchObject({
      step: 'set-up',
      scenario: { kind: 'axisAttack', setsUpFirst: 'british', movesFirst: 'axis' },
      chitsSpent: { axis: 1, british: 0 },
    });
    campaign.as('british', campaign.suggested('british')).as('axis', campaign.suggested('axis'));
    expect(campaign.step).toBe('field');
  });

  const END = [
    ['both to the British', 'british', 'british', 'british'],
    ['both to the Axis', 'axis', 'axis', 'axis'],
    ['one each', 'british', 'axis', null],
  ] as const;
  it.each(END)('is won by whoever has the Toll House and the Mill: %s', (_, house, mill, winner) => {
    const campaign = secondDate().handIn({ axis: { type: 'chit', chit: 'attack' } });
    campaign.as('british', campaign.suggested('british')).as('axis', campaign.suggested('axis'));
    campaign.battle({
      gameEnd: [
        { kind: 'objective', hex: 'F3', controller: house },
        { kind: 'objective', hex: 'G4', controller: mill },
      ],
    });
    expect(campaign.state.stage).toBe('over');
    expect(campaign.state.result?.winner).toBe(winner);
  });

  it('ends with the last date even if it is Idle, by the last Game End (PS-25)', () => {
    const campaign = secondDate().handIn({
      axis: { type: 'chit', chit: 'idle' },
      british: { type: 'chit', chit: 'idle' },
    });
    // F3 and G4 were British when the first battle ended.
    expect(campaign.state.result?.winner).toBe('british');
  });
});

describe('a report that is quarrelled about', () => {
  const reporting = (dice: Record<string, readonly number[]> = {}): ScriptedCampaign =>
    begun(dice).both({ type: 'begin-play' }).both({ type: 'open-report' });
  const losses = (more: readonly object[]): object => ({
    type: 'file',
    page: 'losses',
    lines: [{ kind: 'count', name: 'cvp', value: 0 }, ...more],
  });

  it('names every fault with its line', () => {
    const campaign = reporting();
    const foreign = campaign.counter('axis', 'Garrison squad 1').id;
    const own = campaign.counter('british', 'Para squad 1').id;
    const lines = [
      { kind: 'fate', unit: foreign, fate: 'eliminated' },
      { kind: 'fate', unit: own, fate: 'exited' },
      { kind: 'fate', unit: own, fate: 'eliminated' },
      { kind: 'control', hex: 'F3', controller: 'axis' },
    ];
    // The count is line 1. Line 2 is no British counter, 3 names no edge, 4 says something of the same unit again, 5 belongs elsewhere.
    expect(faultsOf(() => campaign.as('british', losses(lines) as never))).toEqual([
      ['line-no-such-unit', 2],
      ['line-no-edge', 3],
      ['line-twice', 4],
      ['line-not-of-page', 5],
      // The name of a counter that the British do not see is as unknown as any slip.
      ['session-unknown-name-near', undefined],
    ]);
  });

  it('goes back line by line, and a claim that is taken over settles it at once', () => {
    const campaign = reporting();
    const own = campaign.counter('british', 'Para squad 1');
    campaign.as('british', losses([{ kind: 'fate', unit: own.id, fate: 'eliminated' }]) as never);
    const key = `fate ${own.alias}`;
    campaign.as('axis', {
      type: 'dispute',
      page: 'losses',
      line: key,
      claim: { kind: 'fate', unit: own.alias!, fate: 'captured' },
    } as never);
    campaign.as('axis', { type: 'agree', page: 'losses', except: [key] });
    expect(campaign.position.open.report['losses-british']).toMatchObject({
      settled: false,
      lines: { [key]: { status: 'disputed' } },
    });
    campaign.as('british', {
      type: 'amend',
      page: 'losses',
      lines: [{ kind: 'fate', unit: own.id, fate: 'captured' }],
    } as never);
    expect(campaign.position.open.report['losses-british']?.settled).toBe(true);
  });

  it.each([
    [3, 'eliminated'],
    [4, 'captured'],
  ])('is decided by a die that both want: dr %i leaves it at %s (PS-19)', (roll, fate) => {
    const campaign = reporting({ 'disputed-line': [roll] });
    const own = campaign.counter('british', 'Para squad 1');
    campaign.as('british', losses([{ kind: 'fate', unit: own.id, fate: 'eliminated' }]) as never);
    const line = `fate ${own.alias}`;
    campaign.as('axis', {
      type: 'dispute',
      page: 'losses',
      line,
      claim: { kind: 'fate', unit: own.alias!, fate: 'captured' },
    } as never);
    campaign
      .as('british', { type: 'stand', page: 'losses', line })
      .as('british', { type: 'offer-die', page: 'losses', line });
    campaign
      .as('axis', { type: 'take-die', page: 'losses', line })
      .as('axis', { type: 'agree', page: 'losses', except: [] });
    const filed = campaign.position.own.british.filed['losses-british']!;
    expect(Object.values(filed).find(({ kind }) => kind === 'fate')?.fate).toBe(fate);
  });

  it('may be sent as a table', () => {
    const campaign = reporting();
    const own = campaign.counter('british', 'Para squad 1').id;
    campaign.as('british', {
      type: 'file',
      page: 'losses',
      csv: `kind,unit,fate,name,value\nfate,${own},eliminated,,\ncount,,,cvp,2\n`,
    } as never);
    expect(campaign.position.own.british.filed['losses-british']).toEqual({
      [`fate ${own}`]: { kind: 'fate', unit: own, fate: 'eliminated' },
      'count cvp': { kind: 'count', name: 'cvp', value: 2 },
    });
    const bad = faultsOf(() =>
      campaign.as('axis', { type: 'file', page: 'losses', csv: 'kind,unit,colour\nfate,x,red\nnothing,,\n' } as never),
    );
    expect(bad.map(([key]) => key)).toEqual(
      expect.arrayContaining(['csv-unknown-field', 'csv-bad-value', 'csv-no-kind']),
    );
  });
});
