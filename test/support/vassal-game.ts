import { checked } from '../../src/edge/checker/checker.js';
import type { Game } from '../../src/kernel/procedures/index.js';
import type { SessionSetup } from '../../src/kernel/session/index.js';
import { readModule } from '../../src/vassal/module/module.js';
import { moduleAnswer } from '../../src/vassal/module/module-answer.js';
import { positionOf } from '../../src/vassal/position/position.js';
import { readSave } from '../../src/vassal/position/save.js';
import { type StandingGame, standingOf } from '../../src/vassal/position/standing.js';
import { VassalMapping } from '../../src/vassal/shapes/mapping.js';
import { addPiece, centre, madeModule, savedGame } from './vassal.js';

/** A unit on the map of a game, by its card. */
export interface LaidUnit {
  readonly card: string;
  readonly hex: string;
  readonly suppressed?: boolean;
  readonly untried?: boolean;
  /** Which of the six ways it is turned to, from the first. */
  readonly facing?: number;
}

/** What the second level of the layer says of a unit. */
const TURNED: Readonly<Record<string, string>> = {
  'scw-battles': 'reduced',
  'crusade-revolution': 'reduced',
  panzer: 'damaged',
};

/** A scenario with cards of its own as a module of VASSAL: a counter for each card, under its English name. */
export class MadeUpModule {
  readonly file: Uint8Array;
  readonly mapping: VassalMapping;
  private readonly cards: SessionSetup['cards'];

  /** `places` are the spaces of a game that has no hexes, by the hexes that stand for them on the board. */
  constructor(game: Game, { scenario, cards }: SessionSetup, places: Readonly<Record<string, string>> = {}) {
    const named = JSON.stringify(scenario.body);
    const isOwn = ({ id, body }: SessionSetup['cards'][string]) =>
      body.scenario === scenario.id || named.includes(`"${id}"`);
    this.cards = Object.fromEntries(Object.entries(cards).filter(([, card]) => isOwn(card)));
    const own = Object.values(this.cards);
    this.file = madeModule(own.map(({ name }) => ({ name: name.en })));
    const wanted = own.map(({ id, side = '', name }) => ({ id, side, names: [name.en] }));
    const { mapping } = moduleAnswer(readModule(this.file), 'en', {
      id: scenario.id,
      cards: wanted,
      places: null,
      templates: [],
    });
    const turned = { layers: { Suppressed: '2' }, states: [TURNED[game.id] ?? 'suppressed'] };
    const facings = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
    this.mapping = checked(VassalMapping, { ...mapping, places, facings, pieces: [...mapping.pieces, turned] });
  }

  /** A saved game with these units in the middle of their hexes; its pieces are numbered from 1. */
  save(units: readonly LaidUnit[]): Uint8Array {
    return savedGame([
      ...units.map(({ card, hex, suppressed, untried, facing }, i) =>
        addPiece({
          id: String(i + 1),
          name: this.cards[card]!.name.en,
          ...centre(hex),
          ...(suppressed ? { suppressed } : {}),
          ...(facing === undefined ? {} : { facing }),
          ...(untried ? { maskedBy: 'somebody' } : {}),
        }),
      ),
      'MapBoardPicker\tBoard\t0\t0',
    ]);
  }

  /** What is read from that file. */
  standing(units: readonly LaidUnit[], told: Parameters<typeof standingOf>[1]): StandingGame {
    const position = positionOf(readSave(this.save(units)), this.mapping);
    if (position.unmatched.length > 0) throw new Error(`unmatched: ${JSON.stringify(position.unmatched)}`);
    return standingOf(position, told);
  }
}
