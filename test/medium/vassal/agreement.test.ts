import { describe, expect, it } from '@jest/globals';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import type { Position as ColdWarPosition } from '../../../src/games/cold-war-battles/session/position.js';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import type { Position as SpanishPosition } from '../../../src/games/scw-battles/session/position.js';
import { GivenDice, SeededDice } from '../../../src/kernel/dice/index.js';
import { type Command, type RulingRecord, Session, type SessionState } from '../../../src/kernel/session/index.js';
import { playByKind } from '../../support/cwb-play.js';
import { materialsFor } from '../../support/materials.js';
import { type LaidUnit, MadeUpModule } from '../../support/vassal-game.js';

/** Commands after which the die may be rolled. */
const LAST_WORDS = ['resolve', 'choose-table', 'end-support', 'end-protect', 'protect'];

const NOTHING = { eliminated: [], control: {}, points: {}, conditions: {} };

/** The ruling on a question, with the dice that fell in the session. */
function asked(
  session: Session,
  state: SessionState,
  name: string,
  wish: object,
  { dice }: RulingRecord,
): RulingRecord {
  const { procedure, input } = session.question(state, name, wish);
  return session.book.rule(procedure, input, new GivenDice(dice.map(({ value }) => value)));
}

/** Dice that were given say so. */
const plain = ({ dice, ...ruling }: RulingRecord) => ({
  ...ruling,
  dice: dice.map(({ name, value }) => [name, value]),
});

describe('a position that went through VASSAL', () => {
  it('Kalima Crossing: a combat is ruled as in the session that stands there', () => {
    const materials = materialsFor(coldWarBattles, 'kalima-crossing');
    const module = new MadeUpModule(coldWarBattles, materials);
    let compared = 0;
    for (let game = 0; game < 5; game += 1) {
      const states = new Map<number, SessionState>();
      const onState = ({ state }: { state: SessionState }): void => void states.set(state.version, state);
      const { session, entries } = playByKind({
        game: coldWarBattles,
        materials,
        seed: `vassal ${game}`,
        maxCommands: 4000,
        onState,
      });
      for (const { version, command, rulings } of entries) {
        const ruling = rulings.find(({ procedure }) => procedure === 'combat/adjacent-attack');
        const before = states.get(version - 1)?.position as ColdWarPosition | undefined;
        if (!ruling || !before || !LAST_WORDS.includes(command.type)) continue;
        const { combat, attacks, event, flown, turn, phasing, units } = before;
        const attack = combat ? attacks[combat.attack]! : attacks.find(({ targets }) => targets[0] === command.target)!;
        if (attack.kind !== 'adjacent') continue;
        // What no map shows, air and what was fought before in the phase, is left to other tests.
        const air = (combat?.supportAir.length ?? 0) + (combat?.protectionAir.length ?? 0);
        const flownOver = Object.values(flown).some((hexes) => attack.targets.some((hex) => hexes[hex] !== undefined));
        if (air > 0 || flownOver || attacks.some(({ done }) => done) || Object.keys(event).length > 0) continue;
        const all = Object.values(units);
        const laid = all.flatMap(({ place, counter, hex, suppressed }) =>
          place === 'map' ? [{ card: counter, hex: hex!, ...(suppressed ? { suppressed } : {}) }] : [],
        );
        const eliminated = all.flatMap(({ place, counter }) => (place === 'eliminated' ? [counter] : []));
        // A unit taken back from the eliminated waits beside the map.
        if (all.some(({ place, counter }) => place === 'due' && counter !== 'cazombo-column')) continue;
        const told = module.standing(laid, { ...NOTHING, turn, phase: 'combat', side: phasing, eliminated });
        const { crt } = ruling.outcome as { crt: string };
        const wish = {
          units: attack.attackers,
          targets: attack.targets,
          crt,
          support: combat?.support.map(({ unit }) => unit) ?? [],
          protection: [
            ...(combat?.protection.map(({ unit }) => unit) ?? []),
            ...(command.type === 'protect' ? [command.unit] : []),
          ],
        };
        expect(plain(asked(session, session.takeUp(told.standing), 'attack', wish, ruling))).toEqual(plain(ruling));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('Villar Bridge: a session goes on from there, and rules on the attack as it was ruled on before', () => {
    const materials = materialsFor(scwBattles, 'villar-bridge');
    const module = new MadeUpModule(scwBattles, materials);
    const session = new Session(scwBattles, scwBattles.declaration.session!, materials);
    // Two tabors next to the militia in Villar, one of them reduced; the others wherever nobody is near.
    const laid: LaidUnit[] = [
      { card: 'sierra-tabor-1', hex: '0605' },
      { card: 'sierra-tabor-2', hex: '0504', suppressed: true },
      { card: 'villar-militia-1', hex: '0604' },
    ];
    const others = Object.entries((session.open().position as SpanishPosition).units).flatMap(([card, { place }]) =>
      place === 'toPlace' && !laid.some((unit) => unit.card === card) ? [card] : [],
    );
    const headquarters = others.filter((card) => card.endsWith('-hq'));
    const spots = ['0101', '1108'];
    const told = module.standing([...laid, ...headquarters.map((card, i) => ({ card, hex: spots[i]! }))], {
      ...NOTHING,
      turn: 2,
      phase: 'first-combat',
      side: 'nationalist',
      eliminated: others.filter((card) => !headquarters.includes(card)),
      conditions: { weather: 'clear' },
    });
    const dice = new SeededDice('villar');
    let state = session.takeUp(told.standing);
    const play = (side: string, command: Command) => {
      const decision = session.decide(state, side, command, dice, () => state);
      state = decision.state;
      return decision.entry.rulings.find(({ procedure }) => procedure === 'combat/attack');
    };
    const stood = state;
    for (const side of session.sides) play(side, { type: 'join', seed: side });
    let ruling: RulingRecord | undefined;
    const attackers = ['sierra-tabor-1', 'sierra-tabor-2'];
    for (const unit of attackers) ruling ??= play('nationalist', { type: 'attack', unit, hex: '0604' });
    for (let count = 0; !ruling && count < 20; count += 1) {
      const [side] = session.waitingFor(state);
      const open = session.actions(state, side!).actions.map(({ command }) => command);
      const kind = open.find(({ kind: each }) => each === 'normal');
      ruling = play(side!, kind ?? open.find(({ type }) => type === 'done') ?? open[0]!);
    }
    const wish = { units: attackers, targets: ['0604'], kind: 'normal', support: [], protection: [] };
    expect(ruling).toBeDefined();
    expect(plain(asked(session, stood, 'attack', wish, ruling!))).toEqual(plain(ruling!));
  });
});
