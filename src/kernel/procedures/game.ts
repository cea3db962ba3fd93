import { Chart, type ChartData, type ChartPack, checkPack } from '../charts/index.js';
import { type Choice, fieldsOf, isShared, type ShapeClass, shapesWithin } from '../fields/index.js';
import type { MaterialsGuide } from '../materials/guide.js';
import { COMMON_MESSAGES, COMMON_TERMS } from '../rulings/common-messages.js';
import { LANGUAGES, type Language, type Messages, Phrasebook } from '../rulings/messages.js';
import { dicePurposes } from '../session/purposes.js';
import type { AnySessionRules } from '../session/rules.js';
import { type FieldDescriptions, type FieldNames, FieldWords } from './field-names.js';
import type { Bilingual, Procedure } from './procedure.js';

/** A numbered section of the book, in our words. */
export interface Section {
  readonly id: string;
  readonly title: Bilingual;
  readonly kind: 'definition' | 'procedure' | 'constraint' | 'table' | 'scenario' | 'optional' | 'flavour' | 'example';
  /** The resolvers it feeds, joined by "+"; "none" where there is nothing to adjudicate. */
  readonly resolver: string;
  readonly summary: Bilingual;
  /** The stages of a session that play it, beside those that say so themselves. */
  readonly stages?: readonly string[];
  /** Why no procedure cites it, where that is so. */
  readonly notAdjudicated?: string;
}

export interface Term {
  readonly en: string;
  readonly ja: string;
  readonly note?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a game holds procedures of every input, outcome and option type
export type AnyProcedure = Procedure<any, any, any>;

export interface GameDeclaration {
  readonly id: string;
  readonly title: Bilingual;
  /** The printed edition the rulings follow. */
  readonly edition: Bilingual;
  /** Version of charts and procedures; raised whenever an answer changes. */
  readonly rulesVersion: string;
  /** Optional rules and switches, each with the default the book or our reading gives it. */
  readonly options: ShapeClass;
  readonly charts: readonly ChartData[];
  /** Packs that ship with the game, used only by those who ask for them by name. */
  readonly chartPacks?: readonly ChartPack[];
  readonly sections: readonly Section[];
  readonly glossary: readonly Term[];
  readonly messages: Readonly<Record<Language, Messages>>;
  /** What forms call the fields of questions; a field without a name here goes by its own. */
  readonly fieldNames?: FieldNames;
  readonly fieldDescriptions?: FieldDescriptions;
  readonly procedures: readonly AnyProcedure[];
  /** By "resolver/id": every section the procedure was seen to cite; written by `npm run rules:citations`, held by a test. */
  readonly citations: Readonly<Record<string, readonly string[]>>;
  /** Likewise: the options the procedure was seen to ask for. */
  readonly optionsRead: Readonly<Record<string, readonly string[]>>;
  /** How a whole game is played, where it can be. */
  readonly session?: AnySessionRules;
  /** What a game asks of its owner's box. */
  readonly materials?: MaterialsGuide;
}

/** A game as it is served: everything looked up by name, everything checked once. */
export class Game {
  readonly charts: ReadonlyMap<string, Chart>;
  readonly chartPacks: ReadonlyMap<string, ChartPack>;
  readonly sections: ReadonlyMap<string, Section>;
  readonly procedures: ReadonlyMap<string, AnyProcedure>;
  readonly phrasebooks: Readonly<Record<Language, Phrasebook>>;
  readonly #rules = new Map<string, readonly string[]>();

  constructor(readonly declaration: GameDeclaration) {
    const named = <T>(what: string, items: readonly T[], name: (item: T) => string): Map<string, T> => {
      const map = new Map(items.map((item) => [name(item), item]));
      if (map.size !== items.length) throw new Error(`${declaration.id}: two ${what} share a name`);
      return map;
    };
    this.charts = named(
      'charts',
      declaration.charts.map((data) => new Chart(data)),
      (chart) => chart.id,
    );
    this.chartPacks = named('chart packs', declaration.chartPacks ?? [], (pack) => pack.name);
    this.sections = named('sections', declaration.sections, (section) => section.id);
    this.procedures = named('procedures', declaration.procedures, (p) => `${p.resolver}/${p.id}`);
    this.phrasebooks = Object.fromEntries(
      LANGUAGES.map((language) => {
        const { terms, steps, madeUp } = declaration.messages[language];
        return [
          language,
          new Phrasebook(language, {
            terms: { ...COMMON_TERMS[language], ...terms },
            steps: { ...COMMON_MESSAGES[language], ...steps },
            ...(madeUp ? { madeUp } : {}),
          }),
        ];
      }),
    ) as Record<Language, Phrasebook>;
    for (const [name, { rules }] of this.procedures) {
      this.#rules.set(name, [...new Set([...rules, ...(declaration.citations[name] ?? [])])]);
    }
    checkRules(this);
    checkCommands(this);
    checkPacks(this);
    checkNames(this);
    dicePurposes(this);
  }

  get id(): string {
    return this.declaration.id;
  }

  /** Every section a procedure ("resolver/id") implements: its headlines first. */
  rulesOf(procedure: string): readonly string[] {
    return this.#rules.get(procedure) ?? [];
  }

  /** The stages of a session in which a section is played. */
  stagesOf(section: string): readonly string[] {
    const named = this.sections.get(section)?.stages ?? [];
    return [...new Set([...named, ...(this.declaration.session?.stagesBySection?.[section] ?? [])])];
  }

  /** The options that make a difference to a procedure ("resolver/id"). */
  optionsOf(procedure: string): readonly string[] {
    return this.declaration.optionsRead[procedure] ?? [];
  }

  /** What forms call fields and choices in a language. */
  fieldWords(language: Language): FieldWords {
    return this.words(language, this.declaration.fieldNames);
  }

  /** The same of the options. */
  optionWords(language: Language): FieldWords {
    const { fieldNames } = this.declaration;
    return this.words(language, { fields: fieldNames?.options ?? {}, choices: fieldNames?.choices ?? {} });
  }

  private words(language: Language, names: FieldNames | undefined): FieldWords {
    const { messages, fieldDescriptions } = this.declaration;
    return new FieldWords(language, names, (word) => messages[language].terms[word], fieldDescriptions);
  }

  get title(): Bilingual {
    return this.declaration.title;
  }
}

function checkRules(game: Game): void {
  for (const id of game.procedures.keys()) {
    for (const rule of game.rulesOf(id)) {
      if (!game.sections.has(rule)) throw new Error(`${game.id} ${id} cites the unknown section ${rule}`);
    }
  }
}

/** The commands of a session cite the book as the procedures do. */
function checkCommands(game: Game): void {
  for (const [type, { rules }] of Object.entries(game.declaration.session?.commands ?? {})) {
    for (const rule of rules) {
      if (!game.sections.has(rule)) throw new Error(`${game.id} ${type} cites the unknown section ${rule}`);
    }
  }
}

function checkPacks(game: Game): void {
  for (const pack of game.chartPacks.values()) {
    const fault = checkPack(pack, game.charts)[0];
    if (fault) throw new Error(`${game.id}: chart pack ${pack.name} ${fault.pointer}: ${fault.detail}`);
  }
}

/** Published type names come from class and choice names, so within a game each name must mean one thing. */
function checkNames(game: Game): void {
  const names = new Map<string, ShapeClass | Choice>();
  const claim = (name: string, owner: ShapeClass | Choice): void => {
    const holder = names.get(name);
    if (holder && holder !== owner) throw new Error(`${game.id}: two types are called ${name}`);
    names.set(name, owner);
  };
  const roots = [game.declaration.options];
  for (const { input, outcome } of game.procedures.values()) {
    roots.push(input, outcome);
    // What is sent is published as "...Input", which must not be another class's own name.
    for (const shape of shapesWithin(input)) if (!shape.name.endsWith('Input')) claim(`${shape.name}Input`, shape);
  }
  for (const root of [...roots, ...withinSession(game)]) {
    for (const shape of shapesWithin(root)) {
      if (!isShared(shape)) claim(shape.name, shape);
      for (const { type } of fieldsOf(shape)) {
        const leaf = type.kind === 'list' ? type.of : type;
        if (leaf.kind === 'choice') claim(leaf.choice.name, leaf.choice);
      }
    }
  }
}

/** What the shapes of a session are made of. Themselves they are published under the names of their events and commands. */
function withinSession({ declaration: { session } }: Game): ShapeClass[] {
  if (!session) return [];
  const shapes = [
    ...Object.values(session.commands).map(({ shape }) => shape),
    ...Object.values(session.events ?? {}).flatMap(({ shape, secret }) => (secret ? [shape, secret] : [shape])),
    ...(session.viewShape ? [session.viewShape] : []),
  ];
  return shapes.flatMap((shape) => [...shapesWithin(shape)].filter((nested) => nested !== shape));
}
