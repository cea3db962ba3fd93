import { Injectable } from '@nestjs/common';
import { checked } from '../edge/checker/checker.js';
import { oneOf } from '../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import { fillDefaults } from '../kernel/fields/index.js';
import { InvalidSituationError, type Ruling, type SituationFault } from '../kernel/rulings/index.js';
import type { Session, SessionState, TakingUp } from '../kernel/session/index.js';
import { inBoth, type Language } from '../platform/language.js';
import { Problem } from '../platform/problems/problem.js';
import { RulingService } from '../rulings/ruling.service.js';
import { type Asker, OpeningDesk } from '../sessions/seats/opening-desk.js';
import type { LaidTable, Opened } from '../sessions/session-opener.js';
import type { StandingGame } from './position/standing.js';
import type { VassalAnswer } from './shapes/question.js';
import { VassalFiles } from './vassal-files.js';

/** A `VassalAnswer`, with the ruling as the kernel gives it. */
type Answered = Pick<VassalAnswer, 'asked'> & { readonly ruling: Ruling };

/** Saved games of VASSAL with the rules at hand: asked about, and gone on with. */
@Injectable()
export class VassalGames {
  constructor(
    private readonly files: VassalFiles,
    private readonly desk: OpeningDesk,
    private readonly rulings: RulingService,
  ) {}

  /** The same procedures that a session at this position would ask, with the same input. */
  async ask(request: string, language: Language, client: string): Promise<Answered> {
    const told = await this.files.standing('question', request, client);
    const { game: choice, question, about, dice } = told.rest;
    const table = await this.desk.lay(choice);
    const takingUp = takingUpOf(table);
    const { questions } = takingUp;
    const declared = Object.hasOwn(questions, question) ? questions[question] : undefined;
    if (!declared) {
      throw new InvalidRequestError([new FieldFault('/question', oneOf(Object.keys(questions), question))]);
    }
    const wish = within('/about', () => checked(declared.shape, byName(about, declared.units, told, takingUp)));
    const state = stood(table.session, told);
    const { procedure, input } = within('/about', () => table.session.question(state, question, wish as object));
    const { game, materials } = table;
    const asked = {
      procedure,
      input: fillDefaults(game.procedures.get(procedure)!.input, input) as object,
      options: materials.options,
    };
    const chartPack = materials.pack ? { chartPack: materials.pack } : {};
    const body = { input: asked.input, options: asked.options, ...(dice ? { dice } : {}), ...chartPack };
    return { asked, ruling: this.rulings.rule(game.id, procedure, body, language) };
  }

  /** A session that goes on from there, for whoever it is opened for. */
  async open(request: string, asker: Asker): Promise<Opened> {
    const told = await this.files.standing('session', request, asker.client);
    return this.desk.open(told.rest.session, asker, {
      told: told.standing,
      state: (session) => {
        const { asksOnly } = takingUpOf({ game: session.game });
        if (asksOnly) throw new Problem('unprocessable', { detail: asksOnly });
        return stood(session, told);
      },
    });
  }
}

function takingUpOf({ game }: Pick<LaidTable, 'game'>): TakingUp<unknown, unknown> {
  const { takingUp } = game.declaration.session!;
  if (takingUp) return takingUp;
  throw new Problem('unprocessable', {
    detail: {
      en: `Games of ${game.title.en} cannot be taken up from elsewhere; their rulings can be asked for.`,
      ja: `${game.title.ja} のゲームは途中から引き継げません。個々の裁定は利用できます。`,
    },
  });
}

/** Whoever names a piece by its id in the saved game means the unit that it stands for. */
function byName(
  about: object,
  fields: readonly string[],
  { pieces, standing }: StandingGame,
  { named: namesOf }: TakingUp<unknown, unknown>,
): object {
  const names = namesOf?.(standing.units) ?? pieces.map(({ card }) => card);
  const units = new Map(pieces.map(({ id }, i) => [id, names[i]!]));
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return units.get(value) ?? value;
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [units.get(key) ?? key, named(each)]));
  };
  return Object.fromEntries(
    Object.entries(about).map(([key, value]) => [key, fields.includes(key) ? named(value) : value]),
  );
}

function stood(session: Session, told: StandingGame): SessionState {
  try {
    return session.takeUp(told.standing);
  } catch (error) {
    if (!(error instanceof InvalidSituationError)) throw error;
    throw new InvalidRequestError(error.faults.map((fault) => aboutPiece(fault, told)));
  }
}

/** What is wrong with a unit is told of its piece, by the name that players see. */
function aboutPiece({ pointer, detail }: SituationFault, { pieces }: StandingGame): FieldFault {
  const piece = pieces[Number(/^\/units\/(\d+)/.exec(pointer)?.[1] ?? Number.NaN)];
  if (!piece) return new FieldFault(pointer.startsWith('/units') ? '/save' : `/standing${pointer}`, inBoth(detail));
  const { en, ja } = inBoth(detail);
  return new FieldFault('/save', {
    en: `"${piece.name}" (piece ${piece.id}): ${en}`,
    ja: `「${piece.name}」（駒${piece.id}）：${ja}`,
  });
}

/** Faults of a part of the request, told where that part stands. */
function within<T>(pointer: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InvalidSituationError || error instanceof InvalidRequestError)) throw error;
    throw new InvalidRequestError(
      error.faults.map((fault) => new FieldFault(`${pointer}${fault.pointer}`, inBoth(fault.detail))),
    );
  }
}
