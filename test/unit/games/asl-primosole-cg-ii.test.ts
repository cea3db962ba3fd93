import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Counter } from '../../../src/games/asl-primosole/session/counters.js';
import { madeUpPrimosole } from '../../support/asl-made-up.js';
import { ScriptedCampaign } from '../../support/asl-script.js';
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
