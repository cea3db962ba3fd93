import { describe, expect, it } from '@jest/globals';
import { checked } from '../../../src/edge/checker/checker.js';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Counter } from '../../../src/games/asl-primosole/session/counters.js';
import { namesOf } from '../../../src/games/asl-primosole/session/elsewhere/pieces.js';
import { strategicLocations } from '../../../src/games/asl-primosole/session/ground.js';
import type { Position } from '../../../src/games/asl-primosole/session/position.js';
import { placeOf } from '../../../src/games/asl-primosole/session/roster.js';
import { prepare, type Table } from '../../../src/games/asl-primosole/session/table.js';
import { GivenDice } from '../../../src/kernel/dice/index.js';
import { fillDefaults } from '../../../src/kernel/fields/index.js';
import { InvalidSituationError } from '../../../src/kernel/rulings/index.js';
import { Session, type SessionState, type Standing, type StandingUnit } from '../../../src/kernel/session/index.js';
import { positionOf } from '../../../src/vassal/position/position.js';
import { readSave } from '../../../src/vassal/position/save.js';
import { standingOf } from '../../../src/vassal/position/standing.js';
import { VassalMapping } from '../../../src/vassal/shapes/mapping.js';
import { playCampaign } from '../../support/asl-campaigns.js';
import { materialsFor } from '../../support/materials.js';
import { GEOMORPHIC } from '../../support/vasl.js';
import { addPiece, savedGame } from '../../support/vassal.js';

const materials = materialsFor(aslPrimosole, 'toll-house');
const session = new Session(aslPrimosole, aslPrimosole.declaration.session!, materials);

/** A board of VASL under the map of Toll House: on both, even columns lie half a hex lower. */
const MAPPING = checked(VassalMapping, {
  maps: [{ name: 'Main Map', edgeWidth: 400, edgeHeight: 400, boards: [{ name: '01', ...GEOMORPHIC }] }],
  pieces: [
    { name: '4-5-7 *', side: 'axis', card: 'german 4-5-7' },
    { name: 'LMG', side: 'axis', card: 'german LMG' },
    { name: 'Para *', side: 'british', card: '{name}' },
    { name: 'British control', side: 'british', card: 'control' },
    { layers: { Suppressed: '2' }, states: ['encircled'] },
  ],
});
const pointOf = (hex: string): { x: number; y: number } => {
  const [column, row] = [hex.charCodeAt(0) - 65, Number(hex.slice(1)) - 1];
  return { x: Math.round(400 + 56.25 * column), y: Math.round(432.25 + 64.5 * row + (column % 2 ? 32.25 : 0)) };
};

/** The table after the first battle: the paras have the bridge, one squad of the garrison is left in front of the farm. */
const PIECES: readonly (readonly [string, string, boolean?])[] = [
  ['Para squad 1', 'F3'],
  ['Para squad 2', 'G4'],
  ['Para squad 3', 'F5'],
  ['Para leader', 'F3'],
  ['4-5-7 squad', 'F7'],
  ['4-5-7 squad', 'E7', true],
  ['4-5-7 squad', 'A8'],
  ['LMG', 'E7'],
  ['British control', 'F5'],
];
const TOLD = {
  ...{ turn: 1, phase: 'refit', side: 'british', control: {}, points: {}, conditions: {}, eliminated: [] },
};

function standing(pieces = PIECES, told: object = {}): Standing {
  const save = savedGame([
    'bd\t0\t0\t01\tVER\t6.0\t',
    ...pieces.map(([name, hex, suppressed = false], at) =>
      addPiece({ id: String(at + 1), name, map: 'Main Map', ...pointOf(hex), suppressed }),
    ),
  ]);
  const position = positionOf(readSave(save), MAPPING);
  expect(position.unmatched).toEqual([]);
  return standingOf(position, { ...TOLD, ...told }).standing;
}
const stood = (pieces = PIECES, told: object = {}): SessionState => session.takeUp(standing(pieces, told));

function asked<O>(state: SessionState, question: string, wish: object): { procedure: string; outcome: O } {
  const { shape } = aslPrimosole.declaration.session!.takingUp!.questions[question]!;
  const { procedure, input } = session.question(state, question, fillDefaults(shape, wish) as object);
  return { procedure, outcome: session.book.rule(procedure, input, new GivenDice([3, 4, 3, 4])).outcome as O };
}

const faultsOf = (work: () => unknown): string[] => {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof InvalidSituationError)) throw error;
    return error.faults.map(({ pointer }) => pointer);
  }
};

describe('Toll House on VASL', () => {
  it('has its Setup Areas drawn from control and map', () => {
    const { procedure, outcome } = asked<{
      hexes: { hex: string; area: string }[];
      areas: { side: string; isolated: boolean }[];
    }>(stood(), 'areas', {});
    expect(procedure).toBe('status/setup-areas');
    // E3, F3 and G4 are British as the campaign begins and F5 by its marker; F7 is the garrison's. Within two hexes of F7 and
    // of F5 alike: F6 (1, 1), E6 and G6 (2, 1), E7 and G7 (1, 2), D6 and H6 (2, 2).
    const between = outcome.hexes.filter(({ area }) => area === 'noMansLand').map(({ hex }) => hex);
    expect(between.sort()).toEqual(['D6', 'E6', 'E7', 'F6', 'G6', 'G7', 'H6']);
    // F1 is two hexes from F3, F9 two from F7: both reach their Entry Areas.
    expect(outcome.areas.map(({ side, isolated }) => [side, isolated])).toEqual([
      ['british', false],
      ['axis', false],
    ]);
  });

  it('says who is isolated, and why', () => {
    // The barn is the garrison's by what is told. Every hex around it lies within two of F3, which is British: no way out of it.
    const barn = [...PIECES, ['4-5-7 squad', 'E3']] as typeof PIECES;
    const { outcome } = asked<{ areas: object[]; units: { name: string; standing: string }[] }>(
      stood(barn, { control: { E3: 'axis' } }),
      'isolation',
      { side: 'axis' },
    );
    expect(outcome.areas).toContainEqual({
      ...{ side: 'axis', number: expect.any(Number), size: 1, isolated: true, path: [] },
      brokenBy: ['D2', 'D3', 'E2', 'E4', 'F2', 'F3'],
    });
    expect(outcome.units.map(({ name, standing: stands }) => [name, stands])).toEqual([
      ['german 4-5-7', 'retained'],
      ['german 4-5-7-2', 'outside'],
      ['german 4-5-7-3', 'outside'],
      ['german LMG', 'outside'],
      ['german 4-5-7-4', 'isolated'],
    ]);
  });

  it('lets the squad in No Man’s Land try to Escape, with what somebody says it carries', () => {
    const wish = { units: ['german 4-5-7-2'], carried: { 'german LMG': 'german 4-5-7-2' } };
    const { input } = session.question(stood(), 'escape', { apart: false, ...wish });
    expect(input).toMatchObject({
      ...{ side: 'axis', hex: 'E7', date: '15AM', encircled: true },
      units: [{ size: 'squad', stack: 1, items: ['german LMG'] }],
    });
    const { procedure, outcome } = asked<object>(stood(), 'escape', wish);
    expect(procedure).toBe('events/location-escape');
    // The farm is next to E7.
    expect(outcome).toMatchObject({ area: 'noMansLand', compulsory: true, isolated: false, hexesToFriendlyArea: 1 });
  });

  it('says what becomes of each where it stands, and what it has to check', () => {
    const fate = (unit: string) => asked<object>(stood(), 'fate', { unit }).outcome;
    expect(fate('german 4-5-7')).toMatchObject({ fates: ['retainedInPlace'], mustEscape: false });
    expect(fate('german 4-5-7-2')).toMatchObject({ mustEscape: true });
    // From A8 it walks by B8 and C8 to D8, all nobody's.
    expect(fate('german 4-5-7-3')).toMatchObject({ mustEscape: false });
    expect(asked(stood(), 'refuge', { unit: 'german 4-5-7-3' })).toMatchObject({
      procedure: 'status/nearest-area',
      outcome: { hexes: 3, mustEscape: false },
    });
    expect(asked(stood(), 'checks', { side: 'axis' }).outcome).toEqual({
      due: [{ name: 'german 4-5-7-2', checks: ['encirclement'] }],
    });
  });

  it('finds the path of a Shift, by the road', () => {
    // F3, F2 and F1 are British and on the paved road.
    const { outcome } = asked<object>(stood(), 'shift', { side: 'british', from: 'F3', to: 'F1' });
    expect(outcome).toMatchObject({ exists: true, uncontrolledHexes: 0, riverHexes: 0, allRoad: true });
  });

  it('what cannot be so is told at its place', () => {
    const told = (more: object) => faultsOf(() => stood(PIECES, more));
    expect(told({ turn: 3 })).toEqual(['/turn']);
    expect(told({ phase: 'field' })).toEqual(['/phase']);
    expect(told({ control: { A1: 'axis' } })).toEqual(['/control/A1']);
    expect(told({ control: { F7: 'italian' } })).toEqual(['/control/F7']);
    expect(told({ conditions: { weather: 'mud' } })).toEqual(['/conditions/weather']);
    expect(told({ points: { axis: 1 } })).toEqual(['/points/axis']);
    const unit = (card: string, place: string, states: string[] = []): StandingUnit => ({
      ...{ card, side: 'axis', place, faceUp: true, states },
    });
    const laid = (...units: StandingUnit[]) => faultsOf(() => session.takeUp({ ...standing([]), units }));
    expect(laid(unit('german 9-9-9', 'F7'))).toEqual(['/units/0/card']);
    expect(laid(unit('german 4-5-7', 'Z9'))).toEqual(['/units/0/place']);
    expect(laid(unit('german 4-5-7', 'F7', ['tired']))).toEqual(['/units/0/states']);
    expect(laid(unit('control', 'B2'))).toEqual(['/units/0/place']);
    const ask = (wish: object) => faultsOf(() => asked(stood(), 'escape', wish));
    expect(ask({ units: ['german 4-5-7', 'german 4-5-7-2'] })).toEqual(['/units/1']);
    expect(ask({ units: ['somebody'] })).toEqual(['/units/0']);
    expect(ask({ units: ['german 4-5-7'], carried: { 'german LMG': 'german 4-5-7' } })).toEqual([
      '/carried/german LMG',
    ]);
  });

  it('knows counters that no order of battle has, by the charts and cards', () => {
    const types = ['german 4-6-8', 'german 2-4-8', 'german 8-1', 'german hero', 'german HMG', 'italian 3-4-6'];
    const units = types.map((card) => ({ card, side: 'axis', place: 'F7', faceUp: true, states: [] }));
    const { own } = session.takeUp({ ...standing([]), units }).position as Position;
    expect(Object.values(own.axis.counters).map(({ kind }) => kind)).toEqual([
      ...['squad', 'halfSquad', 'leader', 'hero', 'sw', 'squad'],
    ]);
  });
});

/** The table of a session as its players would lay it out, and what they would say besides. */
function laidOut(table: Table, position: Position): { standing: Standing; names: Map<string, string> } {
  const ids: string[] = [];
  const counters = Object.values(position.own).flatMap(({ counters: own }) => Object.values(own));
  const units = counters.flatMap((counter): StandingUnit[] => {
    const hex = hexOf(position, counter);
    if (counter.status !== 'alive' || hex === null) return [];
    const states = counter.marks.filter((mark) => KEPT.includes(mark));
    ids.push(counter.id);
    const card = `${counter.nationality} ${counter.type}`;
    return [{ card, side: counter.side, place: hex, faceUp: true, states }];
  });
  const names = new Map(namesOf(units).map((name, at) => [ids[at]!, name]));
  const { objectives, entryHeld, terrain, date } = position.open;
  const told = {
    ...{ turn: table.dates.indexOf(date) + 1, phase: 'refit', side: 'british', points: {} },
    units: [
      ...units,
      ...Object.entries(position.own).flatMap(([side, { forts }]) =>
        Object.values(forts).flatMap(({ kind, hex, hidden }) => {
          const card = /^(foxhole|trench|pillbox)/.exec(kind)?.[0];
          return card && hex !== null && !hidden ? [{ card, side, place: hex, faceUp: true, states: [] }] : [];
        }),
      ),
      ...entryHeld.map((place) => ({ card: 'entryHex', side: 'british', place, faceUp: true, states: [] })),
      ...Object.entries(terrain).map(([place, as]) => ({
        ...{ card: as.endsWith('Rubble') ? `rubble ${as}` : as, side: 'axis', place, faceUp: true, states: [] },
      })),
    ],
    control: Object.fromEntries(
      strategicLocations({ table, position }).flatMap(({ hex, kind, controller }) =>
        kind === 'britishControlledAxisEntryHex' ? [] : [[hex, controller]],
      ),
    ),
    conditions: Object.fromEntries(objectives.map(({ hex, side }) => [`objective ${hex}`, side])),
  };
  return { standing: told, names };
}
const KEPT: readonly string[] = ['encircled', 'wounded', 'unarmed', 'heroic', 'immobile', 'abandoned', 'malfunctioned'];
const hexOf = (position: Position, counter: Counter): string | null => {
  const place = placeOf(position, counter);
  return place && 'hex' in place ? place.hex : place && 'area' in place ? counter.lastHex : null;
};

describe('campaigns with made-up battles', () => {
  it.each(['toll-house', 'orchard-ferry'])('Escapes of %s are ruled on as the session ruled on them', (scenario) => {
    const played = materialsFor(aslPrimosole, scenario);
    const table = prepare(played);
    let compared = 0;
    for (let game = 0; game < 5; game += 1) {
      let before: SessionState | undefined;
      playCampaign({
        materials: played,
        seed: `vassal primosole ${game}`,
        maxCommands: 3000,
        onState: (_, state) => {
          before = state;
        },
        onEntry: (campaign, { command, rulings }) => {
          const ruling = rulings.find(({ procedure }) => procedure === 'events/location-escape');
          const stacks = ((command.stacks ?? []) as { units: string[] }[]).map(({ units }) => units);
          if (!ruling || stacks.length !== 1 || stacks[0]!.length === 0) return;
          const position = before!.position as Position;
          const dropped = (command.drop ?? []) as string[];
          const { standing: laid, names } = laidOut(table, position);
          const counters = Object.values(position.own).flatMap((own) => Object.values(own.counters));
          const items = counters.flatMap(({ id, at, status }) =>
            status === 'alive' && at && 'with' in at && stacks[0]!.includes(at.with) && !dropped.includes(id)
              ? [[names.get(id), names.get(at.with)]]
              : [],
          );
          const wish = {
            units: stacks[0]!.map((id) => names.get(id)),
            apart: false,
            carried: Object.fromEntries(items),
          };
          const taken = campaign.takeUp(laid);
          const { procedure, input } = campaign.question(taken, 'escape', wish);
          const again = campaign.book.rule(procedure, input, new GivenDice(ruling.dice.map(({ value }) => value)));
          expect(again.steps).toEqual(ruling.steps);
          expect(again.outcome).toMatchObject({ ...(ruling.outcome as object), stacks: expect.any(Array) });
          compared += 1;
        },
      });
    }
    expect(compared).toBeGreaterThan(3);
  });
});
