import { describe, expect, it } from '@jest/globals';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import { SeededDice } from '../../../src/kernel/dice/index.js';
import type { Game } from '../../../src/kernel/procedures/index.js';
import { InvalidSituationError } from '../../../src/kernel/rulings/index.js';
import { Session, type Standing, type StandingUnit } from '../../../src/kernel/session/index.js';
import { materialsFor } from '../../support/materials.js';
import { Chooser } from '../../support/random-play.js';

const seat = (game: Game, scenario: string): Session =>
  new Session(game, game.declaration.session!, materialsFor(game, scenario));
const kalima = seat(coldWarBattles, 'kalima-crossing');
const villar = seat(scwBattles, 'villar-bridge');

const unit = (card: string, place: string | null, more: Partial<StandingUnit> = {}): StandingUnit => ({
  card,
  side: null,
  place,
  faceUp: true,
  states: [],
  ...more,
});

const gone = (card: string): StandingUnit => unit(card, null, { states: ['eliminated'] });

/** Kalima Crossing after some fighting: the Old Mission is taken, one band is gone. */
const KALIMA: Standing = {
  turn: 3,
  phase: 'movement',
  side: 'southAfrican',
  control: { '0302': 'southAfrican' },
  points: { southAfrican: 3 },
  conditions: {},
  units: [
    unit('kalima-rifles-1', '0605'),
    unit('kalima-base', '0605'),
    unit('kalima-rifles-2', '0706', { states: ['suppressed'] }),
    unit('kalima-light-1', '0503'),
    unit('kalima-tanks', '0602'),
    gone('kalima-battery'),
    unit('kudu-mech', '0606'),
    unit('eland-cavalry', '0807'),
    unit('springbok-infantry', '0507'),
    unit('southern-guns', '0609'),
    unit('unita-band-1', '0203'),
    gone('unita-band-2'),
    unit('depot-south-base', '0608'),
  ],
};

/** Villar Bridge with everybody of the set-up who is not named here gone. */
function villarAt(phase: string): Standing {
  const laid = [
    unit('sierra-tabor-1', '0605'),
    unit('sierra-tabor-2', '0504', { states: ['reduced'] }),
    unit('villar-militia-1', '0604'),
    unit('villar-hq', '0603'),
  ];
  const waiting = Object.entries((villar.open().position as { units: Record<string, { place: string }> }).units);
  const others = waiting.flatMap(([card, { place }]) =>
    place === 'toPlace' && !laid.some((each) => each.card === card) ? [card] : [],
  );
  const rest = others.map((card) => (card.endsWith('-hq') ? unit(card, '0808') : gone(card)));
  const side = phase.startsWith('first') ? 'nationalist' : 'republican';
  return { turn: 2, phase, side, control: {}, points: {}, conditions: { weather: 'clear' }, units: [...laid, ...rest] };
}

const faultsOf = (session: Session, standing: Standing): string[] => {
  try {
    session.takeUp(standing);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidSituationError)) throw error;
    return error.faults.map(({ pointer }) => pointer);
  }
};

/** Plays on to the end by chance; no position on the way may break a rule. */
function playOn(session: Session, standing: Standing, seed: string): number {
  const [dice, chooser] = [new SeededDice(seed), new Chooser(seed)];
  let state = session.takeUp(standing);
  for (const side of session.sides) {
    state = session.decide(state, side, { type: 'join', seed: side }, dice, () => state).state;
  }
  let count = 0;
  for (; state.stage !== 'over'; count += 1) {
    expect(session.broken(state)).toEqual([]);
    const side = chooser.of(session.waitingFor(state));
    const open = session.actions(state, side).actions.map(({ command }) => command);
    const done = open.find(({ type }) => type === 'done' || type === 'end-phase');
    const command = done && chooser.below(4) === 0 ? done : chooser.of(open);
    state = session.decide(state, side, command, dice, () => state).state;
    if (count > 3000) throw new Error('not over');
  }
  return count;
}

describe('a game that was played elsewhere so far', () => {
  it.each(['reinforcement', 'movement', 'combat'])('Kalima Crossing goes on to its end from the %s phase', (phase) => {
    expect(playOn(kalima, { ...KALIMA, phase }, `kalima ${phase}`)).toBeGreaterThan(3);
  });

  it.each(['first-movement', 'first-combat', 'second-movement', 'second-combat'])(
    'Villar Bridge goes on to its end from %s',
    (phase) => {
      expect(playOn(villar, villarAt(phase), `villar ${phase}`)).toBeGreaterThan(3);
    },
  );

  it('has the points, the places and the turn that were told', () => {
    const state = kalima.takeUp(KALIMA);
    // The South African side moves second: its Movement Phase is step III.B of the printed sequence [4.3].
    expect(kalima.clock(state)).toMatchObject({ turn: 3, phase: { id: 'III.B' } });
    expect(state.position).toMatchObject({
      control: { '0302': 'southAfrican', '0605': 'communist' },
      ledger: [{ side: 'southAfrican', points: 3 }],
      units: { 'kalima-battery': { place: 'eliminated' }, 'cazombo-column': { place: 'due', dueTurn: 3 } },
    });
  });

  const changed = (at: number, more: Partial<StandingUnit>): Standing => ({
    ...KALIMA,
    units: KALIMA.units.map((each, i) => (i === at ? { ...each, ...more } : each)),
  });

  it.each<[string, Standing, string[]]>([
    ['a hex that the map has not', changed(0, { place: '2001' }), ['/units/0/place']],
    ['a card that nobody has', changed(0, { card: 'kalima-rifles' }), ['/units/0/card', '/units']],
    ['a card that is there twice', changed(2, { card: 'kalima-base' }), ['/units/2/card', '/units']],
    ['the other side', changed(0, { side: 'southAfrican' }), ['/units/0/side']],
    ['a state of another game', changed(0, { states: ['reduced'] }), ['/units/0/states']],
    ['both sides in one hex', changed(0, { place: '0606' }), ['/units']],
    ['a turn after the last', { ...KALIMA, turn: 7 }, ['/turn']],
    ['a phase without a beginning', { ...KALIMA, phase: 'recovery' }, ['/phase']],
    ['a hold on a hex that counts for nothing', { ...KALIMA, control: { '0604': 'communist' } }, ['/control/0604']],
    ['a side that does not play', { ...KALIMA, points: { soviet: 1 } }, ['/points/soviet']],
    ['weather, which the game has not', { ...KALIMA, conditions: { weather: 'rain' } }, ['/conditions/weather']],
  ])('Kalima Crossing refuses %s', (_what, standing, pointers) => {
    expect(faultsOf(kalima, standing)).toEqual(pointers);
  });

  it('Villar Bridge must be told the weather, and whose turn it is', () => {
    expect(faultsOf(villar, { ...villarAt('first-combat'), conditions: {} })).toEqual(['/conditions/weather']);
    expect(faultsOf(villar, { ...villarAt('first-combat'), side: 'republican' })).toEqual(['/side']);
  });
});
