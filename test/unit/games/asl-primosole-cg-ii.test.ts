import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Counter } from '../../../src/games/asl-primosole/session/counters.js';
import type { Command } from '../../../src/kernel/session/index.js';
import { madeUpPrimosole } from '../../support/asl-made-up.js';
import { reasonsOf, ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

const materials = materialsFor(aslPrimosole, 'primosole-cg-ii', [madeUpPrimosole]);

/** The counters of the signals company that the Axis own from the start. */
const company = ({ position }: ScriptedCampaign): Counter[] => {
  const { id } = Object.values(position.own.axis.lines).find(({ group }) => group === 'I4')!;
  return Object.values(position.own.axis.counters).filter(({ line }) => line === id);
};

/** 15AM is over and nobody was lost; the British hold so many hexes north of the river. Dice that are not named show 4. */
function after15AM(hexesNorth: number): ScriptedCampaign {
  const campaign = new ScriptedCampaign(materials, new NamedDice({}, 4)).handIn().handIn().toTheField();
  campaign.battle();
  const north = { kind: 'count', name: 'britishHexesNorth', value: hexesNorth };
  campaign.page('axis', 'control', [north], (line) => (line as { name?: string }).name !== north.name);
  campaign.page('british', 'places').page('axis', 'places').escapes();
  return campaign.both({ type: 'equipment', lines: [] });
}

describe('the German company of CG-II that waits off the map', () => {
  it('is away from the start, and its strength DR takes +1', () => {
    const campaign = new ScriptedCampaign(materials, new NamedDice({}, 4)).handIn();
    // 4 + 4 + 1 = 9: depleted, nine squads of the twelve [3.52/I-5, 3.6181].
    expect(company(campaign).filter(({ kind }) => kind === 'squad')).toHaveLength(9);
    expect(new Set(company(campaign).map(({ status }) => status))).toEqual(new Set(['away']));
    // Neither in a Holding Area nor on the map: it comes by 3.60742 alone.
    expect(company(campaign).filter(({ at }) => at !== null && !('with' in at))).toEqual([]);
    expect(campaign.position.open.germansAway).toBe(true);
  });

  it('finds burnt-out wrecks in N20, N21, N23 and O19', () => {
    const { position } = new ScriptedCampaign(materials, new NamedDice({}, 4));
    expect(position.open.wrecks).toEqual({
      ...{ N20: 'burntOutWreck', N21: 'burntOutWreck', N23: 'burntOutWreck', O19: 'burntOutWreck' },
    });
  });

  it('may return after a date that ended with five British hexes north of the river, not with four', () => {
    expect(after15AM(4).step).toBe('aftermath');
    const campaign = after15AM(5);
    expect(campaign.step).toBe('return');
    campaign.as('axis', campaign.suggested('axis', 'return'));
    // At most three leaders and nine squad-equivalents come back: all nine squads.
    const back = company(campaign).filter(({ status }) => status === 'alive');
    expect(back.filter(({ kind }) => kind === 'squad')).toHaveLength(9);
    expect(back.filter(({ at }) => at && 'entry' in at).length).toBeGreaterThanOrEqual(9);
    expect(campaign.position.open.germansAway).toBe(false);
    expect(campaign.session.broken(campaign.state)).toEqual([]);
  });
});

const buying = (mode: 'onMap' | 'reserve'): { axis: Command } => ({
  axis: {
    type: 'purchase',
    orders: [{ group: 'I7', mode, improved: false, creepingBarrage: false }],
  } as unknown as Command,
});
interface Placing {
  readonly unit: string;
  readonly hex: string;
  readonly as: string;
}
const setUpOf = (campaign: ScriptedCampaign): Command & { place: Placing[]; hold: unknown[] } =>
  campaign.suggested('axis', 'set-up') as never;
const bought = (campaign: ScriptedCampaign, kind: string): string[] =>
  Object.values(campaign.position.own.axis.counters)
    .filter((each) => each.line?.startsWith('a-I7') && each.kind === kind)
    .map(({ id }) => id);

describe('the first set-up of CG-II', () => {
  it('takes groups bought on map where the order of battle lets the Axis set up [3.2/Setup-Area, 3.5, CG5, 3.6175]', () => {
    const campaign = new ScriptedCampaign(materials, new NamedDice({}, 4)).handIn(buying('onMap'));
    // 12 + 3 = 15 of 31 CPP.
    expect(campaign.position.own.axis.cpp).toBe(16);
    campaign.handInTo('set-up');
    const { place } = setUpOf(campaign);
    const squads = place.filter(({ unit }) => bought(campaign, 'squad').includes(unit));
    expect(squads).toHaveLength(12);
    expect(squads.filter(({ hex }) => Number(hex.slice(1)) > 27)).toEqual([]);
    campaign.as('axis', setUpOf(campaign));
    expect(campaign.session.broken(campaign.state)).toEqual([]);
  });

  it('lets six MMC stand south of the river and refuses the seventh, and any Gun [3.52/I-2]', () => {
    const campaign = new ScriptedCampaign(materials, new NamedDice({}, 4)).handIn().handInTo('set-up');
    const command = setUpOf(campaign);
    const { counters } = campaign.position.own.axis;
    const south = (ids: readonly string[]): Command =>
      ({
        ...command,
        place: command.place.map((each) =>
          ids.includes(each.unit) ? { ...each, hex: `${'DEFGHIJK'[ids.indexOf(each.unit)]}25` } : each,
        ),
      }) as unknown as Command;
    const squads = command.place.map(({ unit }) => unit).filter((unit) => counters[unit]?.kind === 'squad');
    const gun = command.place.find(({ unit }) => counters[unit]?.kind === 'gun')!.unit;
    expect(reasonsOf(() => campaign.as('axis', south(squads.slice(0, 7))))).toMatchObject([
      { key: 'too-many-south', rule: '3.52/I-2' },
    ]);
    expect(reasonsOf(() => campaign.as('axis', south([gun]))).map(({ rule }) => rule)).toContain('3.52/I-2');
    campaign.as('axis', south(squads.slice(0, 6)));
    expect(campaign.session.broken(campaign.state)).toEqual([]);
  });

  it('takes a Reserve in its first hexes too, eight from the British and four from the river [CG6]', () => {
    const campaign = new ScriptedCampaign(materials, new NamedDice({}, 4)).handIn(buying('reserve'));
    // 12 - 2 = 10 of 31 CPP.
    expect(campaign.position.own.axis.cpp).toBe(21);
    campaign.handInTo('set-up');
    const command = setUpOf(campaign);
    const ids = [...bought(campaign, 'squad'), ...bought(campaign, 'leader')];
    const cloaked = (row: number): Command =>
      ({
        ...command,
        hold: [],
        place: [...command.place, ...ids.map((unit, at) => ({ unit, hex: `${'DEFG'[at % 4]}${row}`, as: 'reserve' }))],
      }) as unknown as Command;
    expect(new Set(reasonsOf(() => campaign.as('axis', cloaked(19))).map(({ key }) => key))).toEqual(
      new Set(['reserve-near-river']),
    );
    campaign.as('axis', cloaked(12));
    expect(campaign.session.broken(campaign.state)).toEqual([]);
    expect(Object.values(campaign.position.own.axis.lines).find(({ group }) => group === 'I7')).toMatchObject({
      mode: 'reserve',
      heldBack: false,
    });
  });

  it('passes Reserves over where it counts the tenth that may hide by day [3.619, CG6]', () => {
    const fort: Command = { type: 'fortify', orders: [{ item: 'hipSquad', count: 2 }] } as never;
    // The pioneers have twelve squads, a tenth of which is one; the twelve in Reserve are not counted.
    const reserve = new ScriptedCampaign(materials, new NamedDice({}, 4)).handIn(buying('reserve'));
    expect(reasonsOf(() => reserve.session.checkSealed(reserve.state, 'axis', fort))).toMatchObject([
      { key: 'hip-limit', rule: '3.619' },
    ]);
    const open = new ScriptedCampaign(materials, new NamedDice({}, 4)).handIn(buying('onMap'));
    expect(reasonsOf(() => open.session.checkSealed(open.state, 'axis', fort))).toEqual([]);
  });
});
