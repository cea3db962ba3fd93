import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Counter } from '../../../src/games/asl-primosole/session/counters.js';
import type { Fort } from '../../../src/games/asl-primosole/session/position.js';
import { reasonsOf, ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

const begun = (): ScriptedCampaign =>
  new ScriptedCampaign(materialsFor(aslPrimosole, 'toll-house'), new NamedDice({}, 3));

/**
 * Toll House: the Axis have taken F3, the British hold E3, G4 and the bridge F5 around it. Every hex within two of F3 is within
 * two of one of those, so it is No Man's Land, and the area of F3 is F3 alone: isolated.
 */
function surrounded(terrain: object[] = [], forts: Record<string, Fort> = {}): ScriptedCampaign {
  const campaign = begun().own('axis', { forts });
  const { id } = campaign.counter('axis', 'Garrison squad 1');
  const lmg = { ...campaign.counter('axis', 'Garrison squad 1'), id: 'lmg', kind: 'sw', type: 'LMG', alias: 'A-lmg' };
  campaign.put('axis', { ...lmg, at: { with: id } } as Counter).battle({ terrain });
  campaign.page('british', 'control', [
    { kind: 'control', hex: 'F3', controller: 'axis' },
    { kind: 'control', hex: 'F5', controller: 'british' },
  ]);
  const area = campaign.position.open.areas.find(({ side, hexes }) => side === 'axis' && hexes.includes('F3'))!;
  expect([area.hexes, area.isolated]).toEqual([['F3'], true]);
  const moved = (side: 'british' | 'axis', units: readonly string[], hex: string): void => {
    const { lines, ...file } = campaign.suggested(side, 'file', 'places') as never as { lines: { units: string[] }[] };
    const rest = lines.map((line) => ({ ...line, units: line.units.filter((unit) => !units.includes(unit)) }));
    const kept = rest.filter((line) => line.units.length > 0 && !(line as { hex?: string }).hex);
    const others = rest.filter((line) => line.units.length > 0 && (line as { hex?: string }).hex);
    campaign.as(side, { ...file, lines: [...kept, ...others, { kind: 'place', units, hex }] } as never);
    campaign.as(side === 'british' ? 'axis' : 'british', { type: 'agree', page: 'places', except: [] });
  };
  moved(
    'british',
    [campaign.counter('british', 'Para squad 1').id, campaign.counter('british', 'Para leader').id],
    'E3',
  );
  moved('axis', [id], 'F3');
  campaign.as('axis', { type: 'stay', hex: 'F3' }).escapes();
  return campaign.both({ type: 'equipment', lines: [] }).handIn();
}

describe('the isolated garrison of a building', () => {
  it('is lost with everything when the building burns down and it could set up nowhere else [3.6095]', () => {
    const burnt = surrounded([{ kind: 'fire', hex: 'F3', as: 'stoneBuilding' }]);
    expect(burnt.position.open.terrain).toEqual({ F3: 'stoneRubble' });
    expect(burnt.counter('axis', 'Garrison squad 1').status).toBe('eliminated');
    expect(burnt.position.own.axis.counters.lmg!.status).toBe('eliminated');
    // Nobody else was there, and without the fire nobody is lost.
    expect(burnt.counter('axis', 'Garrison squad 3').status).toBe('alive');
    const standing = surrounded();
    expect(standing.counter('axis', 'Garrison squad 1').status).toBe('alive');
    expect(standing.position.own.axis.counters.lmg!.status).toBe('alive');
  });

  /** Shift, repairs, replenishment, chits: an Axis attack, so that the British set up first [3.6213]. */
  function secondSetUp(forts: Record<string, Fort> = {}): ScriptedCampaign {
    const campaign = surrounded([], forts).handIn().handIn().handIn();
    return campaign.handIn({ axis: { type: 'chit', chit: 'attack' }, british: { type: 'chit', chit: 'idle' } });
  }

  it('sets up before everybody else, in its own area, and is short of ammunition [3.6221]', () => {
    const campaign = secondSetUp();
    // The bridge F5 is alone between F3 and F7, with river and No Man's Land around it: the British have an isolated area too,
    // and their empty pass is not left out, for who is in it is nobody's business.
    expect(campaign.position.open.passes).toEqual([
      { side: 'british', isolated: true },
      { side: 'axis', isolated: true },
      { side: 'british', isolated: false },
      { side: 'axis', isolated: false },
    ]);
    campaign.as('british', { type: 'set-up', place: [], hold: [] });
    const { id } = campaign.counter('axis', 'Garrison squad 1');
    const setUp = (hex: string): object => ({ type: 'set-up', place: [{ unit: id, hex, as: 'open' }], hold: [] });
    expect(reasonsOf(() => campaign.as('axis', setUp('F7') as never))).toMatchObject([{ pointer: '/place/0' }]);
    campaign.as('axis', setUp('F3') as never);
    expect(campaign.counter('axis', 'Garrison squad 1').marks).toContain('shortage');
    campaign.toTheField();
    expect(campaign.counter('axis', 'Garrison squad 2').marks).not.toContain('shortage');
  });

  it('builds its new fortifications in that pass, and the others wait for theirs [3.6221, 3.6222]', () => {
    const foxhole = (id: string): Fort => ({
      ...{ id, kind: 'foxhole1S', hex: null, count: 1, since: '15PM', hidden: false, known: 'no' },
    });
    const campaign = secondSetUp({ one: foxhole('one'), two: foxhole('two') });
    campaign.as('british', { type: 'set-up', place: [], hold: [] });
    const { id } = campaign.counter('axis', 'Garrison squad 1');
    const setUp = (unit: string, hex: string): object => ({
      ...{
        type: 'set-up',
        hold: [],
        place: [id, unit].map((each) => ({ unit: each, hex: each === id ? 'F3' : hex, as: 'open' })),
      },
    });
    // F8 is in the Axis area that is not isolated.
    expect(reasonsOf(() => campaign.as('axis', setUp('one', 'F8') as never))).toEqual([
      { key: 'fort-not-there', rule: '3.6221', pointer: '/place/1', at: 2 },
    ]);
    campaign.as('axis', setUp('one', 'F3') as never);
    expect(campaign.position.own.axis.forts.one!.hex).toBe('F3');
    campaign.as('british', campaign.suggested('british', 'set-up'));
    const late = campaign.suggested('axis', 'set-up') as never as { place: { unit: string; hex: string }[] };
    const placed = (hex: string): object => ({
      ...late,
      place: late.place.map((each) => (each.unit === 'two' ? { ...each, hex } : each)),
    });
    expect(reasonsOf(() => campaign.as('axis', placed('F3') as never))).toMatchObject([
      { key: 'fort-not-there', rule: '3.6222' },
    ]);
    campaign.as('axis', placed('F8') as never);
    expect(campaign.position.own.axis.forts.two!.hex).toBe('F8');
  });
});

describe('isolated units that are overstacked', () => {
  /** The garrison and a fourth squad in the farm F7, cut off: eight half-squads where six have room (core: three squads). */
  function inTheFarm(): ScriptedCampaign {
    const campaign = begun();
    campaign.put('axis', { ...campaign.counter('axis', 'Garrison squad 1'), id: 'a99', alias: 'A-99' }).battle();
    campaign.page('british', 'control', [{ kind: 'control', hex: 'F5', controller: 'british' }]);
    const { areas } = campaign.position.open;
    campaign.open({ areas: areas.map((area) => (area.side === 'axis' ? { ...area, isolated: true } : area)) });
    const all = Object.values(campaign.position.own.axis.counters).flatMap(({ id, status, at }) =>
      status === 'alive' && at && 'hex' in at ? [id] : [],
    );
    campaign.page('british', 'places');
    return campaign.page('axis', 'places', [{ kind: 'place', units: all, hex: 'F7' }], () => false);
  }

  it('move one by one within their area until nobody is, and then stay [3.606]', () => {
    const campaign = inTheFarm();
    expect(reasonsOf(() => campaign.as('axis', { type: 'stay', hex: 'F7' }))).toMatchObject([{ key: 'overstacked' }]);
    // F8 and F9 are of the area, F5 is not, and F7 itself is full.
    expect(campaign.position.open.areas.find(({ side }) => side === 'axis')!.hexes).toEqual(
      expect.arrayContaining(['F7', 'F8', 'F9']),
    );
    expect(campaign.listed('axis', 'respread')).toHaveLength(1);
    for (const hex of ['F5', 'F7'])
      expect(reasonsOf(() => campaign.as('axis', { type: 'respread', unit: 'a99', hex }))).toMatchObject([
        { key: 'no-room-there', rule: '3.606' },
      ]);
    campaign.as('axis', { type: 'respread', unit: 'a99', hex: 'F8' });
    // Six half-squads are left in F7: nobody else has to move.
    expect(campaign.position.own.axis.counters.a99).toMatchObject({ at: { area: 1 }, lastHex: 'F8' });
    const { id } = campaign.counter('axis', 'Garrison squad 2');
    expect(reasonsOf(() => campaign.as('axis', { type: 'respread', unit: id, hex: 'F8' }))).toMatchObject([
      { key: 'not-overstacked' },
    ]);
    campaign.as('axis', { type: 'stay', hex: 'F7' }).as('axis', { type: 'stay', hex: 'F8' });
    expect(campaign.step).toBe('equipment');
  });
});
