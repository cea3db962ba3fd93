import { inlineSchema } from '../../edge/schema/json-schema.js';
import { titled } from '../../edge/schema/titled-schema.js';
import type { AnyProcedure, Game, Section } from '../../kernel/procedures/index.js';
import { RESOLVERS } from '../../kernel/procedures/index.js';
import type { Language } from '../../kernel/rulings/index.js';
import type { RulingService } from '../ruling.service.js';

/** Sections of these kinds say something that can be adjudicated. */
const ADJUDICABLE: readonly Section['kind'][] = ['procedure', 'constraint', 'table', 'scenario', 'optional'];

export const procedureName = (procedure: AnyProcedure): string => `${procedure.resolver}/${procedure.id}`;

/** What is on the shelf, as data: games, procedures, sections, charts, words. */
export class Catalogue {
  constructor(private readonly rulings: RulingService) {}

  games(language: Language) {
    return this.rulings.registry.all.map((game) => this.gameEntry(game, language));
  }

  gameEntry(game: Game, language: Language) {
    const procedures = [...game.procedures.values()];
    const adjudicable = [...game.sections.values()].filter(isAdjudicable);
    const implemented = new Set(procedures.flatMap((procedure) => game.rulesOf(procedureName(procedure))));
    return {
      id: game.id,
      title: game.title[language],
      edition: game.declaration.edition[language],
      rulesVersion: game.declaration.rulesVersion,
      resolvers: RESOLVERS.filter((resolver) => procedures.some((procedure) => procedure.resolver === resolver)),
      procedures: procedures.map(procedureName),
      chartPacks: [...game.chartPacks.values()].map(({ name, source }) => ({ name, source })),
      coverage: {
        sections: game.sections.size,
        adjudicable: adjudicable.length,
        implemented: adjudicable.filter(({ id }) => implemented.has(id)).length,
      },
      options: titled(inlineSchema(game.declaration.options), game.optionWords(language)),
    };
  }

  procedures(game: Game, language: Language) {
    return [...game.procedures.values()].map((procedure) => this.procedureHead(game, procedure, language));
  }

  /** Without the shapes: 75 of them with their examples come to most of a megabyte. */
  private procedureHead(game: Game, procedure: AnyProcedure, language: Language) {
    const name = procedureName(procedure);
    return {
      id: procedure.id,
      resolver: procedure.resolver,
      title: procedure.title[language],
      description: procedure.description[language],
      path: `/v1/games/${game.id}/${name}`,
      rules: game.rulesOf(name),
      dice: (procedure.dice ?? []).map(({ name: die, die: { label }, title, when }) => ({
        name: die,
        die: label,
        title: title[language],
        when: when[language],
      })),
      stops: (procedure.stops ?? []).map(({ id, title }) => ({ id, title: title[language] })),
      from: Object.keys(procedure.from ?? {}),
      options: game.optionsOf(name),
      self: `/v1/games/${game.id}/procedures/${name}`,
    };
  }

  /** The shapes and the example are made when they are looked at: over GraphQL most are not. */
  procedureEntry(game: Game, procedure: AnyProcedure, language: Language) {
    const { rulings } = this;
    return {
      ...this.procedureHead(game, procedure, language),
      get inputSchema() {
        return titled(inlineSchema(procedure.input), game.fieldWords(language));
      },
      get outcomeSchema() {
        return titled(inlineSchema(procedure.outcome, true), game.fieldWords(language));
      },
      get optionsSchema() {
        return titled(inlineSchema(game.declaration.options), game.optionWords(language));
      },
      get example() {
        const request = structuredClone(procedure.example);
        return {
          request: procedure.example,
          ruling: rulings.rule(game.id, procedureName(procedure), request, language),
        };
      },
    };
  }

  sections(game: Game, language: Language) {
    return [...game.sections.values()].map((section) => this.sectionEntry(game, section, language));
  }

  sectionEntry(game: Game, section: Section, language: Language) {
    const { id, kind, resolver, title, summary, notAdjudicated } = section;
    return {
      id,
      title,
      kind,
      resolver,
      summary: summary[language],
      procedures: [...game.procedures.keys()].filter((name) => game.rulesOf(name).includes(id)),
      stages: game.stagesOf(id),
      ...(notAdjudicated === undefined ? {} : { notAdjudicated }),
    };
  }

  charts(game: Game, language: Language) {
    return [...game.charts.values()].map(({ id, data }) => ({
      id,
      title: data.title[language],
      rule: data.rule,
      source: data.source,
      rows: data.rows.length,
      columns: data.columns.length,
    }));
  }

  /** A whole chart: every cell with its name, value and provenance; what the book does not print has the source null. */
  chartEntry(game: Game, id: string, language: Language) {
    const chart = game.charts.get(id);
    if (!chart) return undefined;
    const { title, cells: _cells, sources: _sources, ...printed } = chart.data;
    const { rows, columns } = printed;
    return {
      ...printed,
      title: title[language],
      cells: rows.flatMap((row, r) =>
        columns.map((column, c) => {
          const value = chart.cell(r, c);
          return { row, column, value, source: value === null ? null : chart.use(r, c).source };
        }),
      ),
    };
  }
}

const isAdjudicable = ({ kind, resolver }: Section): boolean => ADJUDICABLE.includes(kind) && resolver !== 'none';
