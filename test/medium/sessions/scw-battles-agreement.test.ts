import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import { groundOf } from '../../../src/games/scw-battles/session/ground.js';
import { moveQuestion } from '../../../src/games/scw-battles/session/move-question.js';
import type { Position } from '../../../src/games/scw-battles/session/position.js';
import { commandOf, commandQuestion, supplyOf, supplyQuestion } from '../../../src/games/scw-battles/session/status.js';
import { prepare } from '../../../src/games/scw-battles/session/table.js';
import { Side } from '../../../src/games/scw-battles/vocabulary.js';
import { RuleBook, type SessionSetup } from '../../../src/kernel/session/index.js';
import { materialsFor } from '../../support/materials.js';
import { Chooser, playRandomGame, type Turn } from '../../support/random-play.js';
import { ledMaterials } from '../../support/scw-leaders.js';
import { bruneteDocuments, jaramaDocuments } from '../../support/scw-published.js';
import { shaken } from '../../support/scw-shaken.js';

const documents = (scenario: string, chooser: Chooser) => {
  if (scenario === 'villar-bridge') return [];
  return shaken(scenario === 'jarama' ? jaramaDocuments() : bruneteDocuments(), chooser);
};

/** Asks the procedures one by one what the session works out for many units at once. */
class Examiner {
  readonly table;
  readonly book: RuleBook;
  asked = 0;

  constructor(materials: SessionSetup) {
    this.table = prepare(materials);
    this.book = new RuleBook(scwBattles, materials);
  }

  desk(position: Position) {
    return { table: this.table, position, book: this.book };
  }

  status(position: Position): void {
    const desk = this.desk(position);
    const ground = groundOf(this.table, position);
    for (const side of Side.values) {
      const [supplied, commanded] = [supplyOf(desk, ground, side), commandOf(desk, ground, side)];
      for (const piece of ground.of(side)) {
        const supply = this.book.ask<{ inSupply: boolean }>('status/supply-line', supplyQuestion(desk, ground, piece));
        const command = this.book.ask<{ inCommand: boolean }>(
          'status/command-chain',
          commandQuestion(desk, ground, piece),
        );
        expect([piece.id, supplied(piece), commanded(piece)]).toEqual([
          piece.id,
          supply.outcome!.inSupply,
          command.outcome!.inCommand,
        ]);
        this.asked += 1;
      }
    }
  }

  moves({ open }: Turn, position: Position, chooser: Chooser): void {
    const ground = groundOf(this.table, position);
    const moves = open.actions.filter(({ command }) => command.type === 'move');
    if (moves.length === 0) return;
    const { unit } = chooser.of(moves).command as unknown as { unit: string };
    const question = moveQuestion(this.desk(position), ground, ground.piece(unit)!);
    const { outcome } = this.book.ask<{ hexes: { hex: string; cost: number }[] }>('movement/reach', question);
    const listed = moves.flatMap(({ command, cost }) =>
      command.unit === unit ? [`${command.to} ${cost!.amount}`] : [],
    );
    const reached = outcome!.hexes.map(({ hex, cost }) => `${hex} ${cost}`);
    expect([unit, ...listed.sort()]).toEqual([unit, ...reached.sort()]);
    this.asked += 1;
  }
}

describe('what a session works out for many units at once', () => {
  it.each(['villar-bridge', 'villar-bridge with leaders', 'jarama', 'brunete'])(
    '%s: supply, command and reach are those of the procedures',
    (scenario) => {
      const chooser = new Chooser(`agreement ${scenario}`);
      const materials = scenario.endsWith('leaders')
        ? ledMaterials({ 'villar-leader': { at: '0604' }, 'sierra-leader': { at: '0606' } })
        : materialsFor(scwBattles, scenario, documents(scenario, chooser));
      const examiner = new Examiner(materials);
      playRandomGame({
        game: scwBattles,
        materials,
        seed: `agreement ${scenario}`,
        maxCommands: 20_000,
        doneOneIn: 6,
        onState: (turn) => {
          const position = turn.state.position as Position;
          if (chooser.below(25) === 0) examiner.status(position);
          if (position.step === 'moving' && chooser.below(3) === 0) examiner.moves(turn, position, chooser);
        },
      });
      expect(examiner.asked).toBeGreaterThan(20);
    },
  );
});
