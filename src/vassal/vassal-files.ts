import { Injectable } from '@nestjs/common';
import type { LaidUnit } from '../kernel/session/index.js';
import { Library } from '../library/library.js';
import type { Language } from '../platform/language.js';
import { Problem } from '../platform/problems/problem.js';
import { bytesOf, textOf } from '../platform/workers/parts.js';
import { WorkerPool } from '../platform/workers/worker-pool.js';
import { ScenarioMaterials } from '../sessions/materials/scenario-materials.service.js';
import type { ScenarioTemplate } from '../sessions/shapes/materials.js';
import {
  type Asking,
  boardSaveIn,
  MODULE_JOB,
  type ModuleTask,
  moduleOf,
  POSITION_JOB,
  positionIn,
  SAVE_JOB,
  STANDING_JOB,
  standingIn,
} from './jobs.js';
import type { WantedScenario } from './module/module-answer.js';
import type { WrittenSave } from './position/board-save.js';

/** A large module is as much work as three questions. */
const BUDGETS = 3;
const MOST_BYTES = 64 * 1024 * 1024;

/** More cards than any counter sheet has. */
const MOST_CARDS = 5000;

/** Reads the files of VASSAL, in a thread where there are any. Answers are texts of JSON: nobody here looks into them. */
@Injectable()
export class VassalFiles {
  constructor(
    private readonly pool: WorkerPool,
    private readonly library: Library,
    private readonly materials: ScenarioMaterials,
  ) {}

  async module(bytes: Uint8Array, scenario: string | undefined, language: Language, client: string): Promise<string> {
    const wanted = scenario === undefined ? {} : { wanted: await this.wanted(scenario, language) };
    const task: ModuleTask = { language, ...wanted };
    if (!this.pool.isOn) return JSON.stringify(moduleOf(bytes, task));
    const head = new TextEncoder().encode(`${JSON.stringify(task)}\n`);
    // Copied once, into a buffer that can be handed over: a module may be large.
    const input = new Uint8Array(head.length + bytes.length);
    input.set(head);
    input.set(bytes, head.length);
    return this.inThread(MODULE_JOB, input, client);
  }

  async position(request: string, client: string): Promise<string> {
    if (!this.pool.isOn) return JSON.stringify(positionIn(request));
    return this.inThread(POSITION_JOB, new TextEncoder().encode(request), client);
  }

  /** A game that goes on, as a question or a session has it. */
  async standing(asking: Asking, request: string, client: string): Promise<ReturnType<typeof standingIn>> {
    if (!this.pool.isOn) return standingIn(asking, request);
    const input = new TextEncoder().encode(`${asking}\n${request}`);
    return JSON.parse(await this.inThread(STANDING_JOB, input, client));
  }

  /** The board of a session, laid out in a saved game of the module. */
  async boardSave(units: readonly LaidUnit[], request: string, client: string): Promise<WrittenSave> {
    if (!this.pool.isOn) return boardSaveIn(units, request);
    const input = new TextEncoder().encode(`${JSON.stringify(units)}\n${request}`);
    const { pieces, note } = await this.pool.run(SAVE_JOB, input, { client, budgets: BUDGETS, mostBytes: MOST_BYTES });
    return { ...(note as Omit<WrittenSave, 'file'>), file: new Uint8Array(Buffer.concat(pieces.map(bytesOf))) };
  }

  /** The cards and the places of a scenario, as far as the library has them, and what it asks of its owner. */
  private async wanted(id: string, language: Language): Promise<WantedScenario> {
    const { document } = await this.library.read('scenario', id);
    const cards = await this.library.cardsOf(document, MOST_CARDS);
    const named = document.body.map as string | undefined;
    const map = named === undefined ? undefined : (await this.library.find('map', named))?.document;
    const templates = await this.templates(id, language);
    const known = cards.map((card) => ({ id: card.id, side: card.side ?? '', names: namesOf(card.name) }));
    const ids = new Set(known.map((card) => card.id));
    const asked = templates.flatMap(cardsIn).filter((card) => !ids.has(card.id));
    return { id, cards: [...known, ...asked], places: map ? placesOf(map.body) : null, templates };
  }

  /** A scenario asks for some tables and not for others. */
  private async templates(id: string, language: Language): Promise<ScenarioTemplate[]> {
    const asked = (['map', 'counters', 'deck'] as const).map((kind) =>
      this.materials.json(id, kind, language).catch((error: unknown) => {
        if (error instanceof Problem && error.status < 500) return [];
        throw error;
      }),
    );
    return (await Promise.all(asked)).flat();
  }

  private async inThread(job: string, input: Uint8Array, client: string): Promise<string> {
    const { pieces } = await this.pool.run(job, input, { client, budgets: BUDGETS, mostBytes: MOST_BYTES });
    return pieces.map(textOf).join('');
  }
}

/** Every place that a map names by itself: hexes that differ from the rest, or spaces. */
function placesOf(body: Readonly<Record<string, unknown>>): string[] {
  const { hexes = [], spaces = [] } = body as { hexes?: { hex: string }[]; spaces?: { id: string }[] };
  return [...hexes.map(({ hex }) => hex), ...spaces.map((space) => space.id)];
}

const namesOf = (name: { readonly en?: string; readonly ja?: string } = {}): string[] =>
  [name.en, name.ja].filter((each) => each !== undefined);

interface AskedCard {
  readonly id: string;
  readonly side?: string;
  readonly title?: { readonly en?: string; readonly ja?: string };
}

/** Counters that nobody has supplied yet have names all the same. */
const cardsIn = ({ records }: ScenarioTemplate): WantedScenario['cards'] =>
  (records as readonly { readonly body: { readonly cards?: readonly AskedCard[] } }[]).flatMap(({ body }) =>
    (body.cards ?? []).map(({ id, side = '', title }) => ({ id, side, names: namesOf(title) })),
  );
