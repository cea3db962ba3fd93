import type { MaterialRecord, SessionSetup } from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';
import { bodyOf, type ScenarioBody, type Start } from './body.js';
import type { Complain } from './cards/checks.js';
import type { SiegeName } from './position.js';

type Level = NonNullable<ScenarioBody['victory']['levels']>[number];

/**
 * What a published scenario leaves to the Playbook stands in the owner's deck of counters. Its cards are of three kinds, by
 * `values.kind`: a counter (the usual one) with both its faces and, under `at.<scenario>`, the space or box it begins in; the
 * start of a scenario (`rm`, `vp`, and what has happened before it); and a line of its victory requirements (`from`, `to`,
 * `winner`).
 */
interface PlaybookCard {
  readonly id: string;
  readonly title: { readonly en: string; readonly ja?: string };
  readonly side?: Side;
  readonly values?: Readonly<Record<string, string | number | boolean | null>>;
}

export const COUNTERS = 'crusade-revolution-counters';
const SIEGES: readonly SiegeName[] = ['simancas', 'santaMaria', 'alcazar'];
const CAMPAIGN = 'crusade-revolution-campaign';
const WANTED = { en: 'the Playbook says it [4.0]', ja: 'プレイブックの値が必要です [4.0]' };
const BOXES = ['reserve', 'aside', 'eliminated', 'morocco'];

/** A scenario with its units: as it stands, or filled from the owner's counters where it names none itself. */
export function withPlaybook(materials: SessionSetup): {
  body: ScenarioBody;
  cards: SessionSetup['cards'];
  /** Where a line of the set-up stands in what the owner has written. */
  lineAt: (i: number) => string;
  fromPlaybook: boolean;
} {
  const body = bodyOf(materials);
  const deck = materials.decks[COUNTERS];
  const named = body.setUp.some(({ units }) => (units ?? []).length > 0);
  if (named || !deck) return { body, cards: materials.cards, lineAt: (i) => `/setUp/${i}/where`, fromPlaybook: false };
  const cards = (deck.body.cards ?? []) as readonly PlaybookCard[];
  const { id } = materials.scenario;
  const counters = cards.filter(({ values }) => (values?.kind ?? 'counter') === 'counter');
  const of = (kind: string): readonly PlaybookCard[] =>
    cards.filter(({ values }) => values?.kind === kind && values.scenario === id);
  return {
    fromPlaybook: true,
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
        ...Object.assign({}, ...of('start').map(standingOf)),
        initialCorps: counters.filter(({ values }) => values?.initialCorps === true).map((card) => card.id),
      },
      victory: {
        ...body.victory,
        levels: [...(body.victory.levels ?? []), ...bounded(of('requirement').map(levelOf))],
      },
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

const namesIn = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split(/[,;]/)
        .map((name) => name.trim())
        .filter((name) => name !== '')
    : [];

/** What a scenario that begins later finds on the map and behind it [4.0]. */
function standingOf({ values = {} }: PlaybookCard): Partial<Start> {
  const works = (['position', 'trench'] as const).flatMap((kind) =>
    namesIn(values[kind === 'position' ? 'positions' : 'trenches']).map((space) => ({ space, kind })),
  );
  const sieges = Object.fromEntries(
    SIEGES.flatMap((siege) => {
      const left = values[`siege.${siege}`];
      return typeof left === 'number' ? [[siege, left]] : [];
    }),
  );
  return {
    ...(values.strait === 'nationalist' || values.strait === 'republican' ? { strait: values.strait } : {}),
    ...(typeof values.played === 'string' ? { played: namesIn(values.played) } : {}),
    ...(works.length > 0 ? { works } : {}),
    ...(Object.keys(sieges).length > 0 ? { sieges } : {}),
  };
}

/** A line without bounds is what is left when no other fits: it comes last. */
function bounded(levels: readonly Level[]): Level[] {
  const isOpen = ({ from, to }: Level): boolean => from === null && to === null;
  return [...levels.filter((line) => !isOpen(line)), ...levels.filter(isOpen)];
}

/** Victory points that no scenario goes beyond. */
const POINTS = 200;

/** 5.1.1, 16.3.1: what only the Playbook says, and its owner has not copied. The campaign's morale stands in the book. */
export function playbookFaults(scenario: string, { allotments = [], victory }: ScenarioBody, complain: Complain): void {
  const isThere = (of: string): boolean => allotments.some((line) => line.of === of);
  if (!isThere('morale') && scenario !== CAMPAIGN) complain(`/cards/start-${scenario}/rm`, WANTED);
  if (!isThere('victoryPoints')) complain(`/cards/start-${scenario}/vp`, WANTED);
  const levels = victory.levels ?? [];
  const covers = (vp: number): boolean =>
    levels.some(({ from, to }) => vp >= (from ?? -POINTS) && vp <= (to ?? POINTS));
  const open = Array.from({ length: 2 * POINTS + 1 }, (_, i) => i - POINTS).filter((vp) => !covers(vp));
  // The point nearest to the start is the plainest example of what is missing.
  const [first] = open.sort((a, b) => Math.abs(a) - Math.abs(b));
  if (first !== undefined)
    complain(`/cards/requirement-${scenario}`, {
      en: `no line of the victory requirements covers ${first} VP [5.1.1]`,
      ja: `勝利条件のどの行も ${first} VP を含みません [5.1.1]`,
    });
}

const levelOf = ({ title, values = {} }: PlaybookCard): Level => ({
  from: typeof values.from === 'number' ? values.from : null,
  to: typeof values.to === 'number' ? values.to : null,
  ...(values.winner === 'nationalist' || values.winner === 'republican' ? { side: values.winner } : {}),
  result: title,
});
