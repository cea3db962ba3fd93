import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Counter } from '../../../src/games/asl-primosole/session/counters.js';
import { ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

const materials = materialsFor(aslPrimosole, 'toll-house');

/** Para squad 1 is a prisoner of garrison squad 1; two garrison squads are left and stand where the test puts them. */
function captured(
  control: readonly object[],
  hex: string,
  dice: Record<string, readonly number[]> = {},
  prepare: (campaign: ScriptedCampaign, squad: Counter) => unknown = () => {},
) {
  const campaign = new ScriptedCampaign(materials, new NamedDice(dice, 3));
  const of = (side: 'british' | 'axis', name: string): Counter => campaign.counter(side, name);
  const [first, second] = [of('axis', 'Garrison squad 1'), of('axis', 'Garrison squad 2')];
  const prisoner = of('british', 'Para squad 1');
  prepare(campaign, prisoner);
  campaign.battle({
    'losses-british': [{ kind: 'fate', unit: prisoner.id, fate: 'captured', by: first.alias! }],
    'losses-axis': [of('axis', 'Garrison squad 3'), of('axis', 'Garrison leader')].map(({ id }) => ({
      kind: 'fate',
      unit: id,
      fate: 'eliminated',
    })),
  });
  campaign.page('british', 'control', control).page('british', 'places');
  campaign.page('axis', 'places', [{ kind: 'place', units: [first.id, second.id], hex }], () => false);
  return {
    campaign,
    first,
    second,
    prisoner: (): Counter => campaign.position.own.british.counters[prisoner.id]!,
  };
}

/**
 * The Axis hold the bridge F5 alone, the British everything round it. The neighbours of F5 (even columns lie lower) are F4,
 * F6, E5, E6, G5 and G6, each within two hexes of F3, F7, E3 or G4: No Man's Land on every side, so F5 is isolated [3.6052].
 */
const CUT_OFF = [
  { kind: 'control', hex: 'F5', controller: 'axis' },
  { kind: 'control', hex: 'F7', controller: 'british' },
];

const isolated = () => {
  const found = captured(CUT_OFF, 'F5');
  expect(found.campaign.position.open.areas.filter(({ side }) => side === 'axis')).toMatchObject([
    { number: 1, isolated: true, hexes: ['F5'] },
  ]);
  // Who is isolated may stay without a DR [3.606].
  found.campaign.as('axis', { type: 'stay', hex: 'F5' }).both({ type: 'equipment', lines: [] });
  expect(found.campaign.step).toBe('dispose');
  // Only the side of the guard is asked [3.608].
  expect(found.campaign.session.waitingFor(found.campaign.state)).toEqual(['axis']);
  return found;
};

describe('prisoners in the Refit Phase', () => {
  it('are kept by an isolated guard that says nothing', () => {
    const { campaign, first, prisoner } = isolated();
    campaign.as('axis', { type: 'dispose', prisoners: [] });
    expect(prisoner()).toMatchObject({ status: 'prisoner', guard: first.alias });
    expect(campaign.step).toBe('aftermath');
  });

  it('are handed to another unit of the same isolated area', () => {
    const { campaign, first, second, prisoner } = isolated();
    campaign.as('axis', { type: 'dispose', prisoners: [{ guard: first.id, do: 'transfer', to: second.id }] } as never);
    expect(prisoner()).toMatchObject({ status: 'prisoner', guard: second.alias });
  });

  it('are freed as a Green squad; of two areas equally near their own side chooses', () => {
    const { campaign, first, prisoner } = isolated();
    campaign.as('axis', { type: 'dispose', prisoners: [{ guard: first.id, do: 'free' }] } as never);
    // F3 and G4 on one bank, F7 on the other are two hexes from F5; every hex between is No Man's Land.
    const british = campaign.position.open.areas.filter(({ side }) => side === 'british');
    const numberOf = (hex: string): number => british.find(({ hexes }) => hexes.includes(hex))!.number;
    expect(numberOf('F3')).toBe(numberOf('G4'));
    expect(numberOf('F3')).not.toBe(numberOf('F7'));
    expect(campaign.session.waitingFor(campaign.state)).toEqual(['british']);
    campaign.as('british', { type: 'choose-area', unit: prisoner().id, area: numberOf('F7') } as never);
    // Unarmed MMC come back Green, of the same size: the printed Green British squad is a 4-3-6.
    expect(prisoner()).toMatchObject({
      status: 'alive',
      guard: null,
      kind: 'squad',
      type: '4-3-6',
      at: { area: numberOf('F7') },
    });
    expect(campaign.step).toBe('aftermath');
    expect(campaign.session.broken(campaign.state)).toEqual([]);
  });

  it('have one fate for each guard', () => {
    const { campaign, first, second } = isolated();
    const prisoners = [
      { guard: first.id, do: 'free' },
      { guard: first.id, do: 'transfer', to: second.id },
    ];
    expect(() => campaign.as('axis', { type: 'dispose', prisoners } as never)).toThrow('no-such-guard');
  });

  it('are eliminated where their guard is not isolated, and nobody is asked', () => {
    // F9 is two hexes from F7: the Axis area reaches the Entry Area.
    const { campaign, prisoner } = captured([{ kind: 'control', hex: 'F7', controller: 'axis' }], 'F7');
    campaign.both({ type: 'equipment', lines: [] });
    expect(prisoner().status).toBe('eliminated');
    expect(campaign.step).toBe('aftermath');
  });

  it('are free where their guard is lost in its Escape (PS-42)', () => {
    const { campaign, first, second, prisoner } = captured(CUT_OFF, 'F5', {
      'events/location-escape:escape coloured': [6],
      'events/location-escape:escape white': [6],
    });
    // 12, isolated +2, a second half-squad +1: far in the last row, all units eliminated [3.606].
    campaign.as('axis', { type: 'escape', hex: 'F5', stacks: [{ units: [first.id] }], drop: [] } as never);
    expect(campaign.position.own.axis.counters[first.id]!.status).toBe('eliminated');
    campaign.as('axis', { type: 'stay', hex: 'F5' }).both({ type: 'equipment', lines: [] });
    expect(campaign.position.own.axis.counters[second.id]!.status).toBe('alive');
    expect(prisoner()).toMatchObject({ status: 'alive', guard: null, type: '4-3-6' });
    expect(campaign.session.waitingFor(campaign.state)).toEqual(['british']);
    campaign.as('british', campaign.suggested('british', 'choose-area'));
    expect(campaign.step).toBe('aftermath');
  });
});

describe('a crew that is captured with its vehicle', () => {
  /** A British tank stands Immobile where the Axis hold the ground: its main gun is broken, so it makes no Strategic Location. */
  const taken = (control: readonly object[], hex: string): ReturnType<typeof captured> => {
    const tank = { kind: 'vehicle', type: 'Sherman III(a)', id: 'tank', alias: 'B-tank' };
    const found = captured(control, hex, {}, (campaign, squad) =>
      campaign.put('british', {
        ...squad,
        ...tank,
        at: { hex },
        lastHex: hex,
        marks: ['immobile', 'malfunctioned'],
      } as Counter),
    );
    // Whoever is isolated may stay without a DR [3.606].
    if (found.campaign.step === 'escape') found.campaign.as('axis', { type: 'stay', hex });
    return found;
  };
  const crews = ({ position }: ScriptedCampaign): Counter[] =>
    Object.values(position.own.british.counters).filter(({ kind }) => kind === 'crew');

  it('is a prisoner of those who hold the ground, and theirs to keep, hand over or free where they are isolated', () => {
    const { campaign, first } = taken(CUT_OFF, 'F5');
    expect(campaign.position.own.british.counters.tank!.status).toBe('eliminated');
    expect(crews(campaign)).toMatchObject([{ type: '2-2-8', status: 'prisoner', guard: first.alias }]);
    campaign.both({ type: 'equipment', lines: [] });
    expect(campaign.session.waitingFor(campaign.state)).toEqual(['axis']);
    campaign.as('axis', { type: 'dispose', prisoners: [{ guard: first.id, do: 'keep' }] } as never);
    expect(crews(campaign)).toMatchObject([{ status: 'prisoner', guard: first.alias }]);
    expect(campaign.session.broken(campaign.state)).toEqual([]);
  });

  it('is eliminated where they are not isolated [3.608]', () => {
    const { campaign } = taken([{ kind: 'control', hex: 'F7', controller: 'axis' }], 'F7');
    campaign.both({ type: 'equipment', lines: [] });
    expect(crews(campaign)).toMatchObject([{ status: 'eliminated' }]);
    expect(campaign.step).toBe('aftermath');
  });
});

describe('what is dropped before an Escape', () => {
  it('is carried by those who try, and nothing else', () => {
    const { campaign, first, second } = captured(CUT_OFF, 'F5');
    for (const id of [second.id, 'nobody'])
      expect(() =>
        campaign.as('axis', { type: 'escape', hex: 'F5', stacks: [{ units: [first.id] }], drop: [id] } as never),
      ).toThrow('not-escaping');
  });
});
