import { Injectable } from '@nestjs/common';
import type { StandingUnit } from '../kernel/session/index.js';
import type { Language } from '../platform/language.js';
import { Problem } from '../platform/problems/problem.js';
import { sentenceOf } from '../sessions/sentence.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { VassalForms as Filled } from './shapes/filled-forms.js';
import type { VassalPosition } from './shapes/position.js';
import { VassalFiles } from './vassal-files.js';

/** Forms of a session, filled in from a game that was fought on VASSAL: a report of a battle, for whoever has to make it. */
@Injectable()
export class VassalForms {
  constructor(
    private readonly files: VassalFiles,
    private readonly sessions: SessionsService,
  ) {}

  async fill(
    id: string,
    token: string | undefined,
    request: string,
    language: Language,
    client: string,
  ): Promise<Filled> {
    const { session, side } = await this.sessions.readAsSide(id, token);
    const { pieces, unmatched } = JSON.parse(await this.files.position(request, client)) as VassalPosition;
    const known = pieces.filter((piece) => piece.card !== null && piece.side !== null);
    const filled = session.engine.fillForms(session.state, side, known.map(unitOf));
    if (!filled) throw noForms(session.game.title);
    const place = new Map(pieces.map((piece) => [piece.id, piece.place.name]));
    return {
      version: session.version,
      forms: filled.commands.map((command) => {
        const told = session.engine.describe(session.state, command);
        return { command, text: told ? sentenceOf(session, told, language) : '' };
      }),
      unread: [
        ...filled.unread.map((at) => ({
          id: known[at]!.id,
          name: known[at]!.name,
          place: known[at]!.place.name,
          missing: [],
        })),
        ...unmatched.map((piece) => ({ ...piece, place: place.get(piece.id) ?? null })),
      ],
    };
  }
}

const unitOf = ({
  card,
  side,
  face,
  hidden,
  states,
  place,
  inDeck,
}: VassalPosition['pieces'][number]): StandingUnit => ({
  card: card!,
  side: side!,
  place: inDeck ? null : place.id,
  faceUp: face === 'up' && !hidden,
  states,
});

const noForms = ({ en, ja }: { readonly en: string; readonly ja: string }): Problem =>
  new Problem('unprocessable', {
    detail: {
      en: `Sessions of ${en} have no forms to be filled in from a saved game.`,
      ja: `${ja} のセッションには、セーブから記入できる書式がありません。`,
    },
  });
