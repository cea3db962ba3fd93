import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import { audit } from '../../../src/games/asl-primosole/session/audit.js';
import type { Counter } from '../../../src/games/asl-primosole/session/counters.js';
import type { Fort, Line } from '../../../src/games/asl-primosole/session/position.js';
import { stages } from '../../../src/games/asl-primosole/session/stages.js';
import { prepare } from '../../../src/games/asl-primosole/session/table.js';
import type { LibraryDocument } from '../../../src/library/document.js';
import { madeUpPrimosole } from '../../support/asl-made-up.js';
import { reasonsOf, ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor, shippedDocuments } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

type Side = 'british' | 'axis';
type Dice = Record<string, readonly number[]>;
const counters = ({ position }: ScriptedCampaign, side: Side): Counter[] => Object.values(position.own[side].counters);

describe('the British balance of CG-III (PS-29) [3.31]', () => {
  const materials = materialsFor(aslPrimosole, 'primosole-cg-iii', [madeUpPrimosole], { balance: 'british' });
  const begun = (): ScriptedCampaign => new ScriptedCampaign(materials, new NamedDice({}, 3));
  const lineBy = ({ position }: ScriptedCampaign, mode: Line['mode']): Line =>
    Object.values(position.own.british.lines).find((line) => line.group === 'I2' && line.mode === mode)!;
  const withSquads = (lines: readonly Line[]): object => ({
    type: 'purchase',
    orders: lines.map(({ id }) => ({
      ...{ group: 'I2', line: id, mode: 'offMap', improved: false, creepingBarrage: false, extraSquads: true },
    })),
  });

  it('brings two 6-4-8 with the platoon that enters from off the map, and with none that jumps', () => {
    const campaign = begun();
    expect(
      reasonsOf(() =>
        campaign.session.checkSealed(campaign.state, 'british', withSquads([lineBy(campaign, 'parachute')]) as never),
      ),
    ).toMatchObject([{ key: 'extra-squads-off-map', rule: '3.31' }]);
    const platoon = lineBy(campaign, 'offMap');
    campaign.handIn({ british: withSquads([platoon]) as never });
    // Every group is full: four squads a platoon, and the two more with this one.
    const squads = (line: string): number =>
      counters(campaign, 'british').filter(
        ({ kind, type, line: of }) => kind === 'squad' && type === '6-4-8' && of === line,
      ).length;
    expect(squads(platoon.id)).toBe(6);
    expect(squads(lineBy(campaign, 'parachute').id)).toBe(4);
  });

  it('comes once in the campaign, and in no other', () => {
    const campaign = begun();
    const twice = withSquads([lineBy(campaign, 'offMap'), lineBy(campaign, 'offMap')]);
    expect(reasonsOf(() => campaign.session.checkSealed(campaign.state, 'british', twice as never))[0]).toMatchObject({
      key: 'extra-squads-once',
    });
    const plain = new ScriptedCampaign(
      materialsFor(aslPrimosole, 'primosole-cg-iii', [madeUpPrimosole]),
      new NamedDice({}, 3),
    );
    expect(
      reasonsOf(() =>
        plain.session.checkSealed(plain.state, 'british', withSquads([lineBy(plain, 'offMap')]) as never),
      ),
    ).toMatchObject([{ key: 'no-extra-squads', rule: '3.31' }]);
  });
});

describe('British tanks as a night begins [3.61426]', () => {
  /** The map of Orchard Ferry with a second British Entry Area, three hexes around P19. */
  const twoWays = shippedDocuments('asl-primosole')
    .filter(({ id }) => id === 'orchard-ferry-map')
    .map((map) => {
      const body = map.body as { entryAreas: object[] };
      const second = { owner: 'british', arrow: 'P19', edge: 'south', reach: 1 };
      return { ...map, body: { ...body, entryAreas: [...body.entryAreas, second] } } as LibraryDocument;
    });

  /** 14PM is over, the Olive Press K13 is British with a Sherman in it, and 14N has come to its replenishment. */
  function atNightfall(marks: readonly string[], dice: Dice = {}): ScriptedCampaign {
    const campaign = new ScriptedCampaign(materialsFor(aslPrimosole, 'orchard-ferry', twoWays), new NamedDice(dice, 3));
    campaign.handIn().handIn().toTheField().battle();
    campaign.page('axis', 'control', [{ kind: 'control', hex: 'K13', controller: 'british' }]);
    campaign.page('british', 'places').page('axis', 'places').escapes();
    campaign.both({ type: 'equipment', lines: [] });
    campaign.handInTo('replenish');
    expect(campaign.position.open.date).toBe('14N');
    const area = campaign.position.open.areas.find(({ side, hexes }) => side === 'british' && hexes.includes('K13'))!;
    const squad = counters(campaign, 'british').find(({ kind }) => kind === 'squad')!;
    return campaign.put('british', {
      ...{ ...squad, id: 'tank', kind: 'vehicle', type: 'Sherman III(a)', line: null, status: 'alive', alias: null },
      ...{ at: { area: area.number }, lastHex: 'K13', marks, shown: null, known: false },
    } as Counter);
  }
  const tank = ({ position }: ScriptedCampaign): Counter => position.own.british.counters.tank!;

  it('wait behind the nearest Entry Area, or the one that their owner names as nearest in MP (PS-23)', () => {
    // K13 to I19's hexes E19 to M19: six hexes down column K; O19 to Q19 are farther.
    expect(tank(atNightfall([]).handIn())).toMatchObject({ at: { entry: 'I19' }, marks: ['heldForNight'] });
    const named = atNightfall([]);
    const replenish = named.suggested('british', 'replenish');
    const bad = { ...replenish, entryFor: [{ unit: 'tank', entry: 'I1' }] };
    // I1 is Axis.
    expect(reasonsOf(() => named.session.checkSealed(named.state, 'british', bad as never))).toMatchObject([
      { key: 'no-such-night-entry', rule: '3.61426', pointer: '/entryFor/0' },
    ]);
    named.handIn({ british: { ...replenish, entryFor: [{ unit: 'tank', entry: 'P19' }] } as never });
    expect(tank(named)).toMatchObject({ at: { entry: 'P19' }, marks: ['heldForNight'] });
  });

  /** An isolated one must Escape now. Closed top -1, isolated +2, and no friendly Setup Area but its own within two hexes: +1. */
  const tried = (coloured: number, white: number): ScriptedCampaign => {
    const dice = { 'events/vehicle-escape:escape coloured': [coloured], 'events/vehicle-escape:escape white': [white] };
    return atNightfall(['isolated'], dice).handIn();
  };
  const crews = (campaign: ScriptedCampaign): Counter[] =>
    counters(campaign, 'british').filter(
      ({ kind, line, status }) => kind === 'crew' && line === null && status === 'alive',
    );

  it('that are isolated and Escape are held off the map too, not in a Setup Area (PS-39)', () => {
    // 3 + 4 + 1 = 8: it Escapes.
    expect(tank(tried(3, 4))).toMatchObject({ at: { entry: 'I19' }, marks: ['heldForNight'] });
  });

  it('that are left keep their place while the crew gets away, or are destroyed (PS-39)', () => {
    // 4 + 4 + 1 = 9: abandoned, the crew Escapes to the nearest area.
    const left = tried(4, 4);
    expect(tank(left).marks).toContain('abandoned');
    expect(tank(left).status).toBe('alive');
    expect(crews(left)).toHaveLength(1);
    // 5 + 4 + 1 = 10: destroyed, the crew Escapes. 6 + 5 + 1 = 12: both are lost.
    expect([tank(tried(5, 4)).status, crews(tried(5, 4)).length]).toEqual(['eliminated', 1]);
    expect([tank(tried(6, 5)).status, crews(tried(6, 5)).length]).toEqual(['eliminated', 0]);
  });
});

describe('the closing audit', () => {
  const materials = materialsFor(aslPrimosole, 'orchard-ferry');
  const table = prepare(materials);
  const begun = (): ScriptedCampaign => new ScriptedCampaign(materials, new NamedDice({}, 3)).handIn();
  const mines = (hex: string, since: string): Fort => ({
    ...{ id: 'm', kind: 'apMines', hex, count: 6, since, hidden: true, known: 'no' },
  });
  const audited = (campaign: ScriptedCampaign) => audit({ table, position: campaign.position });

  it('lays every line of both purchase records open, and what stayed hidden', () => {
    const found = audited(begun().own('axis', { forts: { m: mines('C11', '14PM') } }));
    // The orders of battle: Axis I5 and O3; British I2, I4 and G2.
    expect([...found.bought].sort()).toEqual(
      ['axis I5 14PM', 'axis O3 14PM', 'british G2 14PM', 'british I2 14PM', 'british I4 14PM'].sort(),
    );
    expect(found.hidden).toEqual(['axis apMines C11']);
    expect(found.contradictions).toEqual([]);
  });

  it('finds a way out of mines that led into mines of the enemy, laid by then (PS-36)', () => {
    const claimed = (since: string) =>
      audited(
        begun()
          .own('axis', { forts: { m: mines('C11', since) } })
          .own('british', { waysOut: [{ hex: 'C11', date: '14N' }] }),
      ).contradictions;
    expect(claimed('14PM')).toEqual(['minedWayOut']);
    expect(claimed('14N')).toEqual(['minedWayOut']);
    expect(claimed('15AM')).toEqual([]);
  });

  it('finds a count of MMC that nobody could have had (PS-37)', () => {
    const campaign = begun();
    const had = counters(campaign, 'british').filter(({ kind }) =>
      ['squad', 'halfSquad', 'crew'].includes(kind),
    ).length;
    expect(audited(campaign.own('british', { mmc: had })).contradictions).toEqual([]);
    expect(audited(campaign.own('british', { mmc: had + 1 })).contradictions).toEqual(['mmcCount']);
  });

  it('lists Objective Hexes that were never revealed [3.2]', () => {
    const campaign = begun();
    const line = Object.values(campaign.position.own.axis.lines).find(({ group }) => group === 'I5')!;
    const lines = (objectiveRevealed: boolean) => ({
      ...campaign.position.own.axis.lines,
      [line.id]: { ...line, objective: 'C3', objectiveRevealed },
    });
    expect(audited(campaign.own('axis', { lines: lines(false) })).objectives).toEqual(['axis C3']);
    expect(audited(campaign.own('axis', { lines: lines(true) })).objectives).toEqual([]);
  });
});

describe('at set-up', () => {
  /** Orchard Ferry on 14N with a British attack: the Axis set up first [3.6213]. */
  function secondSetUp(): ScriptedCampaign {
    const campaign = new ScriptedCampaign(materialsFor(aslPrimosole, 'orchard-ferry'), new NamedDice({}, 3));
    campaign.handIn().handIn().toTheField().battle().page('axis', 'control');
    campaign.page('british', 'places').page('axis', 'places').escapes().both({ type: 'equipment', lines: [] });
    campaign.handInTo('chits');
    return campaign.handIn({ british: { type: 'chit', chit: 'attack' }, axis: { type: 'chit', chit: 'idle' } });
  }

  it('a vehicle may begin abandoned, with its crew beside it; nothing else may [CG15]', () => {
    const campaign = secondSetUp();
    const truck = counters(campaign, 'axis').find(({ kind, status }) => kind === 'vehicle' && status === 'alive')!;
    const squad = counters(campaign, 'axis').find(({ kind, status }) => kind === 'squad' && status === 'alive')!;
    const setUp = campaign.suggested('axis', 'set-up') as never as {
      place: { unit: string; as: string; hex: string }[];
    };
    const as = (unit: string): object => ({
      ...setUp,
      place: setUp.place.map((each) => (each.unit === unit ? { ...each, as: 'abandoned' } : each)),
    });
    expect(reasonsOf(() => campaign.as('axis', as(squad.id) as never))).toMatchObject([
      { key: 'only-vehicles-abandoned', rule: 'CG15' },
    ]);
    const before = counters(campaign, 'axis').length;
    campaign.as('axis', as(truck.id) as never);
    const { hex } = setUp.place.find(({ unit }) => unit === truck.id)!;
    expect(campaign.position.own.axis.counters[truck.id]!.marks).toContain('abandoned');
    expect(counters(campaign, 'axis').slice(before)).toMatchObject([{ kind: 'crew', type: '2-2-8', at: { hex } }]);
  });

  it('Axis whose whole area is a British Entry Area wait off the map [CG4]', () => {
    const campaign = secondSetUp();
    const areas = campaign.position.open.areas.map((area) =>
      area.side === 'axis' ? { ...area, hexes: ['I19'] } : area,
    );
    campaign.open({ areas });
    const setUp = campaign.suggested('axis', 'set-up');
    expect(reasonsOf(() => campaign.as('axis', setUp))).toEqual([]);
    const squads = counters(campaign, 'axis').filter(({ kind, status }) => kind === 'squad' && status === 'alive');
    expect(squads.every(({ at }) => at !== null && 'entry' in at)).toBe(true);
  });
});

describe('a report on batteries', () => {
  it('names at most two that were used: no more are committed in one scenario [CG17]', () => {
    const campaign = new ScriptedCampaign(materialsFor(aslPrimosole, 'orchard-ferry'), new NamedDice({}, 3));
    campaign.handIn().handIn().toTheField();
    const battery = counters(campaign, 'axis').find(({ kind }) => kind === 'oba')!;
    for (const id of ['second', 'third']) campaign.put('axis', { ...battery, id, alias: `A-${id}` });
    campaign.both({ type: 'begin-play' }).both({ type: 'open-report' });
    const file = campaign.suggested('axis', 'file', 'state') as never as { lines: object[] };
    const told = (ids: readonly string[]): object => ({
      ...file,
      lines: [...file.lines, ...ids.map((unit) => ({ kind: 'state', unit, is: ['used'] }))],
    });
    expect(reasonsOf(() => campaign.as('axis', told([battery.id, 'second', 'third']) as never))).toMatchObject([
      { key: 'too-many-batteries', rule: 'CG17' },
    ]);
    expect(reasonsOf(() => campaign.as('axis', told([battery.id, 'third']) as never))).toEqual([]);
  });
});

describe('radios [CG17]', () => {
  /** Orchard Ferry before the Axis set up for the first time, with further batteries beside the one they have. */
  const withBatteries = (more: readonly string[]): ScriptedCampaign => {
    const campaign = new ScriptedCampaign(materialsFor(aslPrimosole, 'orchard-ferry'), new NamedDice({}, 3));
    campaign.handIn().handIn();
    const all = counters(campaign, 'axis');
    const battery = all.find(({ kind }) => kind === 'oba')!;
    const radio = all.find(({ kind, line }) => kind === 'radio' && line === battery.line)!;
    const record = campaign.position.own.axis.lines[battery.line!]!;
    for (const name of more) {
      const line = `a-O${name}-9`;
      campaign.own('axis', { lines: { ...campaign.position.own.axis.lines, [line]: { ...record, id: line } } });
      campaign.put('axis', { ...battery, id: `battery${name}`, line, alias: `A-b${name}` });
      campaign.put('axis', { ...radio, id: `radio${name}`, line, alias: `A-r${name}` });
    }
    return campaign;
  };
  type SetUp = { type: 'set-up'; hold: { line: string; entry: string }[]; place: { unit: string; hex: string }[] };
  const suggestedBy = (campaign: ScriptedCampaign): SetUp => campaign.suggested('axis', 'set-up') as never;

  it('are set up for two batteries; that of a third stays off the map, and its battery is not used', () => {
    const campaign = withBatteries(['2', '3']);
    const { hold, place, ...rest } = suggestedBy(campaign);
    expect(hold).toMatchObject([{ line: 'a-O3-9' }]);
    const hex = campaign.position.own.axis.counters.radio2!;
    const all = {
      ...rest,
      hold: [],
      place: [...place, { ...place.find(({ unit }) => unit === hex.id)!, unit: 'radio3' }],
    };
    expect(reasonsOf(() => campaign.as('axis', all as never))).toMatchObject([
      { key: 'too-many-radios', rule: 'CG17', pointer: '/hold' },
    ]);
    campaign.as('axis', { ...rest, hold, place } as never);
    const { radio2, radio3 } = campaign.position.own.axis.counters;
    expect([radio2!.at, radio3!.at]).toEqual([{ hex: expect.any(String) }, { entry: hold[0]!.entry }]);
    campaign.toTheField().both({ type: 'begin-play' }).both({ type: 'open-report' });
    const file = campaign.suggested('axis', 'file', 'state') as never as { lines: object[] };
    const used = { ...file, lines: [...file.lines, { kind: 'state', unit: 'battery3', is: ['used'] }] };
    expect(reasonsOf(() => campaign.as('axis', used as never))).toMatchObject([
      { key: 'battery-held-back', rule: 'CG17', at: file.lines.length + 1 },
    ]);
  });

  it('are not held back where there are no more than two', () => {
    const campaign = withBatteries(['2']);
    const { hold, place, ...rest } = suggestedBy(campaign);
    expect(hold).toEqual([]);
    const entry = { line: 'a-O2-9', entry: 'I1' };
    const held = { ...rest, hold: [entry], place: place.filter(({ unit }) => unit !== 'radio2') };
    expect(reasonsOf(() => campaign.as('axis', held as never))).toMatchObject([
      { key: 'radio-held-for-nothing', rule: 'CG17' },
    ]);
  });

  it('come back with a battery that was not used, whatever became of the counter [CG19]', () => {
    const campaign = withBatteries([]).toTheField();
    const radio = counters(campaign, 'axis').find(({ kind }) => kind === 'radio')!;
    const lost = [{ kind: 'fate', unit: radio.id, fate: 'eliminated' }];
    campaign.battle({ 'losses-axis': lost });
    expect(campaign.position.own.axis.counters[radio.id]).toMatchObject({ status: 'alive', at: { entry: 'I1' } });
    const again = withBatteries([]).toTheField();
    const battery = counters(again, 'axis').find(({ kind }) => kind === 'oba')!;
    again.battle({ 'losses-axis': lost, 'state-axis': [{ kind: 'state', unit: battery.id, is: ['used'] }] });
    expect(again.position.own.axis.counters[radio.id]!.status).toBe('eliminated');
  });
});

describe('sections that a campaign plays', () => {
  const played = [...aslPrimosole.sections.values()].filter(({ resolver }) => resolver.split('+').includes('session'));

  it('each name a stage that there is', () => {
    expect(played.length).toBeGreaterThan(100);
    for (const { id } of played) {
      expect([id, aslPrimosole.stagesOf(id).length > 0]).toEqual([id, true]);
      expect([id, aslPrimosole.stagesOf(id).filter((stage) => !Object.hasOwn(stages, stage))]).toEqual([id, []]);
    }
  });
});

describe('a Reserve bought on a date that turned Idle', () => {
  it('waits for its scenario and does not Shift before it (PS-13) [CG6]', () => {
    const campaign = new ScriptedCampaign(materialsFor(aslPrimosole, 'orchard-ferry'), new NamedDice({}, 3));
    campaign.handIn().handIn().toTheField().battle().page('axis', 'control');
    campaign.page('british', 'places').page('axis', 'places').escapes().both({ type: 'equipment', lines: [] });
    campaign.handInTo('purchase');
    const area = campaign.position.open.areas.find(({ side, isolated }) => side === 'axis' && !isolated)!.number;
    // I7 as a Reserve: 12 - floor(2.4) = 10 CPP of the 14 of 14N.
    const order = { group: 'I7', mode: 'reserve', improved: false, creepingBarrage: false, area };
    campaign.handIn({ axis: { type: 'purchase', orders: [order] } as never });
    const line = Object.values(campaign.position.own.axis.lines).find(({ group }) => group === 'I7')!;
    campaign.handInTo('chits');
    campaign.handIn({ british: { type: 'chit', chit: 'idle' }, axis: { type: 'chit', chit: 'idle' } });
    expect(campaign.position.open).toMatchObject({ date: '15AM', step: 'shift' });
    const units = counters(campaign, 'axis').filter((counter) => counter.line === line.id && counter.kind === 'squad');
    expect(units).toHaveLength(12);
    const away = { from: `area ${area}`, to: 'entry I1', units: units.map(({ id }) => id) };
    expect(
      reasonsOf(() => campaign.session.checkSealed(campaign.state, 'axis', { type: 'shift', groups: [away] } as never)),
    ).toMatchObject([{ key: 'shift-units', rule: '3.613' }]);
    const listed = campaign.listed('axis', 'shift').flatMap(({ groups }) => groups as unknown as { units: string[] }[]);
    expect(listed.flatMap((group) => group.units).filter((id) => units.some((unit) => unit.id === id))).toEqual([]);
  });
});
