import { Injectable } from '@nestjs/common';
import { Turn } from '../../edge/turns.js';
import { SHEETS, type Sheet } from '../../kernel/materials/index.js';
import { GameRegistry } from '../../kernel/procedures/index.js';
import type { LibraryDocument } from '../../library/document.js';
import { Library } from '../../library/library.js';
import { type Language, textIn } from '../../platform/language.js';
import { Problem } from '../../platform/problems/problem.js';
import { GameOptions } from '../game-options.js';
import { SessionSetups } from '../session-setup.js';
import type {
  MaterialPart,
  MaterialProblem,
  ScenarioCheckRequest,
  ScenarioReadiness,
  ScenarioTemplate,
  TemplateSeparator,
} from '../shapes/materials.js';
import { type Located, Locator, type Sent } from './located.js';
import { OwnMaterials } from './own-materials.service.js';
import { type PartFault, readParts } from './part-reader.js';
import { preparedSession } from './readiness.js';
import type { SheetOf } from './sheets/sheet-form.js';
import { stillEmpty } from './still-empty.js';
import { csvTemplate, jsonTemplate, sheetOf, sheetsOf } from './template.js';

/** A body of tables is parsed in one go: the largest map as records and as a table, or some hundreds of decks and counters. */
export const LARGEST_TABLES = 4 * 1024 * 1024;
/** More than this nobody reads at once. */
const MOST_PROBLEMS = 300;

const NOTHING_SENT: ScenarioCheckRequest = { parts: [], options: {} };

/** What a scenario asks of its owner, and what is still wrong with what he has filled in. Nothing is kept or opened. */
@Injectable()
export class ScenarioMaterials {
  private readonly options = new GameOptions();
  private readonly setups: SessionSetups;

  constructor(
    private readonly games: GameRegistry,
    private readonly library: Library,
    private readonly uploads: OwnMaterials,
  ) {
    this.setups = new SessionSetups(library);
  }

  async json(scenario: string, kind: Sheet, language: Language): Promise<ScenarioTemplate> {
    return jsonTemplate(await this.sheet(scenario, kind), kind, language);
  }

  async csv(scenario: string, kind: Sheet, language: Language, separator: TemplateSeparator): Promise<string> {
    return csvTemplate(await this.sheet(scenario, kind), kind, language, separator);
  }

  /** Whether a session could be opened with what is stored now. */
  readiness(scenario: string, language: Language, player?: string): Promise<ScenarioReadiness> {
    return this.check(scenario, NOTHING_SENT, language, player);
  }

  async check(
    id: string,
    request: ScenarioCheckRequest,
    language: Language,
    player?: string,
    turn = new Turn(),
  ): Promise<ScenarioReadiness> {
    const { game, scenario, options } = await this.scenario(id, request.options);
    const of = sheetOf(game, scenario, await this.setups.bare(scenario, options));
    const read = await readParts(of, request.parts);
    const wrong: Located[] = [];
    const sent: Sent[] = [];
    for (const from of read.records) {
      if (turn.isOver) await turn.giveWay();
      const checked = this.library.checker.check({ ...from.record, game: game.id });
      if ('document' in checked) sent.push({ from, document: checked.document });
      else {
        const record = typeof from.record.id === 'string' ? { record: from.record.id } : {};
        wrong.push(...checked.faults.map(({ pointer, detail }) => ({ from, ...record, pointer, detail })));
      }
    }
    turn.rest();
    const { map, chartPack, variant } = request;
    const own = sent.map(({ document }) => document);
    const mine = this.uploads.shelf(player);
    const { setup, missing } = await this.setups.collect(
      game,
      scenario,
      { map, chartPack, variant, own, mine },
      options,
    );
    // What was sent and is malformed is not missing.
    const absent = missing.filter(({ kind, id: name }) => !wrong.some(({ from }) => isNamed(from?.record, kind, name)));
    turn.goOn();
    // Rules can be asked only where everything is there to be looked at.
    if (wrong.length + read.faults.length + missing.length === 0) {
      const locator = new Locator(sent);
      wrong.push(...preparedSession(game, setup).lacking.map((fault) => locator.locate(fault)));
    } else wrong.push(...stillEmpty(of.wants, sent));
    const problems = [
      ...read.faults.map((fault) => partProblem(fault, language)),
      ...wrong.map((each) => located(each, language)),
    ];
    turn.rest();
    return {
      ready: problems.length + absent.length === 0,
      missing: absent,
      problems: problems.slice(0, MOST_PROBLEMS),
    };
  }

  /** The records of parts, each checked, or every fault at once: for whoever wants to keep them. */
  async documents(
    id: string,
    parts: readonly MaterialPart[],
    language: Language,
    turn = new Turn(),
  ): Promise<LibraryDocument[]> {
    const { game, scenario, options } = await this.scenario(id, {});
    const of = sheetOf(game, scenario, await this.setups.bare(scenario, options));
    const read = await readParts(of, parts);
    const problems = read.faults.map((fault) => partProblem(fault, language));
    const documents: LibraryDocument[] = [];
    for (const from of read.records) {
      if (turn.isOver) await turn.giveWay();
      const checked = this.library.checker.check({ ...from.record, game: game.id });
      if ('document' in checked) documents.push(checked.document);
      else problems.push(...checked.faults.map(({ pointer, detail }) => located({ from, pointer, detail }, language)));
    }
    turn.rest();
    if (problems.length === 0) return documents;
    throw new Problem('unprocessable', {
      detail: NOTHING_KEPT,
      members: { problems: problems.slice(0, MOST_PROBLEMS) },
    });
  }

  private async scenario(id: string, wanted: object) {
    const scenario = (await this.library.read('scenario', id)).document;
    const game = this.games.game(scenario.game);
    if (!game?.declaration.session) throw notPlayable(scenario.game);
    return { game, scenario, options: this.options.of(game, scenario.body.options as object | undefined, wanted) };
  }

  private async sheet(id: string, kind: Sheet): Promise<SheetOf> {
    const { game, scenario, options } = await this.scenario(id, {});
    const of = sheetOf(game, scenario, await this.setups.bare(scenario, options));
    const known = sheetsOf(of);
    if (!known.includes(kind)) throw notAskedFor(scenario, kind, known);
    return of;
  }
}

const isNamed = (record: Readonly<Record<string, unknown>> | undefined, kind: string, id: string): boolean =>
  record?.kind === kind && record.id === id;

const partProblem = ({ part, pointer, at, detail }: PartFault, language: Language): MaterialProblem => ({
  part,
  pointer,
  ...(at ? { at } : {}),
  detail: textIn(language, detail),
});

function located({ from, record, pointer, detail }: Located, language: Language): MaterialProblem {
  const at = from?.places?.find(pointer);
  return {
    ...(from ? { part: from.part } : {}),
    ...(record === undefined ? {} : { record }),
    pointer: from ? `${from.pointer}${pointer}` : pointer,
    ...(at ? { at } : {}),
    detail: textIn(language, detail),
  };
}

const NOTHING_KEPT = {
  en: 'Nothing was kept: something is wrong with what was sent.',
  ja: '誤りがあるため、何も保存していません。',
};

function notPlayable(game: string): Problem {
  return new Problem('unprocessable', {
    detail: {
      en: `Whole games of ${game} cannot be played yet; its rulings can be asked for.`,
      ja: `${game} のゲーム進行にはまだ対応していません。個々の裁定は利用できます。`,
    },
  });
}

function notAskedFor({ id }: LibraryDocument, kind: Sheet, known: readonly Sheet[]): Problem {
  const all = SHEETS.filter((sheet) => known.includes(sheet)).join(', ');
  return new Problem('not-found', {
    detail: {
      en: `"${id}" asks for nothing of the kind ${kind}; it has templates for ${all}.`,
      ja: `「${id}」に ${kind} の雛形はありません。あるのは ${all} です。`,
    },
  });
}
