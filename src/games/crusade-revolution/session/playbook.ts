import type { MaterialRecord, SessionSetup } from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';
import { bodyOf, type ScenarioBody } from './body.js';

/**
 * What a published scenario leaves to the Playbook stands in the owner's deck of counters. Its cards are of three kinds, by
 * `values.kind`: a counter (the usual one) with both its faces and, under `at.<scenario>`, the space or box it begins in; the
 * start of a scenario (`rm`, `vp`); and a line of its victory requirements (`from`, `to`, `winner`).
 */
interface PlaybookCard {
  readonly id: string;
  readonly title: { readonly en: string; readonly ja?: string };
  readonly side?: Side;
  readonly values?: Readonly<Record<string, string | number | boolean | null>>;
}

export const COUNTERS = 'crusade-revolution-counters';
const BOXES = ['reserve', 'aside', 'eliminated', 'morocco'];

/** A scenario with its units: as it stands, or filled from the owner's counters where it names none itself. */
export function withPlaybook(materials: SessionSetup): {
  body: ScenarioBody;
  cards: SessionSetup['cards'];
  /** Where a line of the set-up stands in what the owner has written. */
  lineAt: (i: number) => string;
} {
  const body = bodyOf(materials);
  const deck = materials.decks[COUNTERS];
  const named = body.setUp.some(({ units }) => (units ?? []).length > 0);
  if (named || !deck) return { body, cards: materials.cards, lineAt: (i) => `/setUp/${i}/where` };
  const cards = (deck.body.cards ?? []) as readonly PlaybookCard[];
  const { id } = materials.scenario;
  const counters = cards.filter(({ values }) => (values?.kind ?? 'counter') === 'counter');
  const of = (kind: string): readonly PlaybookCard[] =>
    cards.filter(({ values }) => values?.kind === kind && values.scenario === id);
  return {
    lineAt: (i) => `/cards/${counters[i]!.id}/at.${id}`,
    cards: Object.fromEntries(counters.map((card) => [card.id, recordOf(card)])),
    body: {
      ...body,
      decks: (body.requires ?? [])
        .filter(({ kind, id: name }) => kind === 'deck' && name !== COUNTERS)
        .map(({ id: name }) => name),
      setUp: counters.map((card) => placed(card, id)),
      allotments: [...(body.allotments ?? []), ...of('start').flatMap(startOf)],
      start: {
        ...body.start,
        initialCorps: counters.filter(({ values }) => values?.initialCorps === true).map((card) => card.id),
      },
      victory: { ...body.victory, levels: [...(body.victory.levels ?? []), ...of('requirement').map(levelOf)] },
    },
  };
}

function recordOf({ id, title, side, values = {} }: PlaybookCard): MaterialRecord {
  const { type, region, cf, lf, mf, oneStep } = values;
  const back = { cf: values.reducedCf ?? cf, lf: values.reducedLf ?? lf, mf: values.reducedMf ?? mf };
  return {
    id,
    name: title,
    ...(side === undefined ? {} : { side }),
    body: {
      values: { type, ...(region ? { region } : {}), cf, lf, mf, oneStep: oneStep === true },
      ...(oneStep === true ? {} : { reduced: { type, ...back } }),
    },
  };
}

/** Where a counter begins; one that the scenario does not place waits aside [4.2.2]. */
function placed({ id, side, values = {} }: PlaybookCard, scenario: string): ScenarioBody['setUp'][number] {
  const where = String(values[`at.${scenario}`] ?? 'aside');
  return {
    side: side ?? 'nationalist',
    units: [{ card: id }],
    where: BOXES.includes(where) ? { box: where } : { spaces: [where] },
    ...(values[`reduced.${scenario}`] === true ? { status: 'reduced' } : {}),
  };
}

function startOf({ values = {} }: PlaybookCard): NonNullable<ScenarioBody['allotments']> {
  return [
    ...(typeof values.rm === 'number' ? [{ side: 'republican' as const, of: 'morale', points: values.rm }] : []),
    ...(typeof values.vp === 'number'
      ? [{ side: 'nationalist' as const, of: 'victoryPoints', points: values.vp }]
      : []),
  ];
}

const levelOf = ({ title, values = {} }: PlaybookCard): NonNullable<ScenarioBody['victory']['levels']>[number] => ({
  from: typeof values.from === 'number' ? values.from : null,
  to: typeof values.to === 'number' ? values.to : null,
  ...(values.winner === 'nationalist' || values.winner === 'republican' ? { side: values.winner } : {}),
  result: title,
});
