import { describe, expect, it } from '@jest/globals';
import { shapeChecker } from '../../../src/edge/checker/checker.js';
import { panzer } from '../../../src/games/panzer/index.js';
import type { Position } from '../../../src/games/panzer/session/position.js';
import { prepare } from '../../../src/games/panzer/session/table.js';
import { LANGUAGES } from '../../../src/kernel/rulings/index.js';
import { type Remark, replay, type SessionSetup } from '../../../src/kernel/session/index.js';
import { replayed } from '../../support/panzer-agreement.js';
import { ALL_OPTIONS, fordWith } from '../../support/panzer-options.js';
import { playPanzer } from '../../support/panzer-play.js';

const materials = (): SessionSetup => fordWith(ALL_OPTIONS);

describe('Sukhaya Ford with all optional rules at random', () => {
  it.each(['first', 'second', 'third'])(
    'the %s game ends with nothing broken and replays to the same state',
    (seed) => {
      const { session, entries, state } = playPanzer(materials(), seed, (turn) => {
        expect(turn.session.broken(turn.state)).toEqual([]);
        expect(turn.open.actions.length).toBeLessThan(120);
        // A call that is put together is its own side's business, and a field nobody has set off its owner's.
        const { artillery, mines } = turn.state.position as Position;
        const call = artillery.part?.call;
        for (const viewer of turn.session.sides) {
          const view = turn.session.view(turn.state, viewer) as { call: object | null };
          expect(view.call === null).toBe(!call || artillery.part!.side !== viewer);
          const seen = turn.session.board(turn.state, viewer)!.markers.filter(({ key }) => key === 'mines');
          expect(seen).toHaveLength(mines.filter(({ known, side }) => known || side === viewer).length);
        }
      });
      expect(replay(session, entries)).toEqual(state);
      expect(state.stage).toBe('over');
    },
  );

  it('every event has its declared form, and every sentence its words in both languages', () => {
    const rules = panzer.declaration.session!;
    const table = prepare(materials());
    const say = ({ key, values }: Remark): void => {
      for (const language of LANGUAGES)
        expect(panzer.phrasebooks[language].render(key, values)).not.toMatch(/\{|undefined|ford-/);
    };
    const checkers = new Map(
      Object.entries(rules.events!).map(([type, { shape, secret }]) => [
        type,
        { open: shapeChecker(shape), hidden: secret && shapeChecker(secret) },
      ]),
    );
    const onView = shapeChecker(rules.viewShape!);
    const game = playPanzer(materials(), 'words', ({ state: { position }, open, session, side }) => {
      for (const { command } of open.actions) say(rules.describe!(table, position, command));
      for (const { prompt } of rules.pending!(table, position, side)) say(prompt!);
      for (const viewer of session.sides)
        expect(onView(structuredClone(rules.view(table, position, viewer)) as object)).toEqual([]);
    });
    const met = new Set<string>();
    for (const { event } of replayed(materials(), game)) {
      const { type, secret, reveals: _, ...open } = event;
      met.add(type);
      const checker = checkers.get(type)!;
      expect([type, checker.open({ ...open })]).toEqual([type, []]);
      expect(secret === undefined).toBe(checker.hidden === undefined);
      if (secret) {
        const { for: _whom, ...rest } = secret;
        expect([type, checker.hidden!({ ...rest })]).toEqual([type, []]);
      }
      const told = rules.tell!(table, event);
      if (told) say(told);
    }
    expect([...met]).toEqual(expect.arrayContaining(['discharged', 'dischargers-closed']));
  });

  it('the events that chance does not bring have their words too', () => {
    const table = prepare(materials());
    const unit = 'ford-panzer-1';
    const secret = { for: ['german'], weapon: 1, state: 'repaired' };
    const events = [
      { type: 'weapon-jammed', unit, weapon: 1 },
      { type: 'weapon-lost', unit, weapon: 1 },
      { type: 'weapon-tried', unit },
      { type: 'weapon-tried', unit, secret },
      { type: 'repairs-shown', repairs: [{ unit, weapon: 1, state: 'repaired' }] },
      { type: 'gun-turned', unit, facing: 3 },
      { type: 'tank-frightened', unit, suppression: 'on' },
      { type: 'vehicle-sunk', unit },
      { type: 'camouflage-lost', unit },
      { type: 'fire-started', hex: '0405' },
      ...['optics', 'coaxMg', 'turretRing', 'radio', 'runningGear', 'fuel'].map((damage) => ({
        type: 'collateral-suffered',
        unit,
        damage,
      })),
    ];
    for (const event of events)
      for (const language of LANGUAGES) {
        const { key, values } = panzer.declaration.session!.tell!(table, event)!;
        expect(panzer.phrasebooks[language].render(key, values)).not.toMatch(/\{|undefined|ford-/);
      }
  });
});
