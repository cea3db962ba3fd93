import type { WantedCard } from '../../../kernel/materials/index.js';
import type { SessionSetup } from '../../../kernel/session/index.js';
import type { Judge } from '../options.js';
import { COUNTERS } from '../session/playbook.js';
import { Side } from '../vocabulary.js';

const LETTER: Readonly<Record<Side, 'N' | 'R'>> = { nationalist: 'N', republican: 'R' };
const NAMES: Readonly<Record<Side, { en: string; ja: string }>> = {
  nationalist: { en: 'Nationalist', ja: '反乱軍' },
  republican: { en: 'Republican', ja: '共和国' },
};
const FACES = ['cf', 'lf', 'mf', 'reducedCf', 'reducedLf', 'reducedMf'];
const BACK = FACES.slice(3);
/** What has happened before a scenario; nothing, where it is left empty. */
const BEFORE = ['strait', 'played', 'positions', 'trenches', 'siege.simancas', 'siege.santaMaria', 'siege.alcazar'];

const nulls = (names: readonly string[]): Record<string, null> => Object.fromEntries(names.map((name) => [name, null]));

/** The 55 strategy cards of each side, by number; the title of those that the book names [2.3]. */
export function strategyCards(decks: readonly string[], umpire: Judge): WantedCard[] {
  const chart = umpire.chart('decks');
  const count = ['warOfTheColumns', 'mobilization', 'warOfTheArmies'].reduce(
    (sum, phase) => sum + chart.number(phase, 'cardsPerSide'),
    0,
  );
  const titles = titlesByNumber(umpire);
  return Side.values.flatMap((side) => {
    const deck = decks.find((id) => id.includes(side));
    if (deck === undefined) return [];
    const pools = side === 'nationalist' ? ['rp.nationalist', 'rp.axis'] : ['rp.republican', 'rp.soviet'];
    const optional = [...pools, 'asterisk', 'combatCard', 'reinforcement', 'counterattack', 'event', 'combat', 'red'];
    return Array.from({ length: count }, (_, i): WantedCard => {
      const number = `${LETTER[side]}${i + 1}`;
      return {
        sheet: 'deck',
        deck,
        card: {
          id: number.toLowerCase(),
          number,
          title: { en: titles.get(number) ?? number },
          side,
          phase: null,
          values: { ops: null, sr: null, ...nulls(optional.slice(0, 6)) },
          ...nulls(optional.slice(6)),
        },
        mayStayEmpty: optional,
        comment: PHASE,
      };
    });
  });
}

const PHASE = {
  en: 'phase is warOfTheColumns, mobilization, warOfTheArmies or optional, by the back of the card',
  ja: 'phase は warOfTheColumns・mobilization・warOfTheArmies・optional のどれか（カードの裏による）',
};

function titlesByNumber(umpire: Judge): Map<string, string> {
  const chart = umpire.chart('cards-mentioned');
  const titles = new Map<string, string>();
  const column = chart.columns.indexOf('number');
  chart.rows.forEach((title, row) => {
    if (chart.isSupplied(row, column)) titles.set(chart.text(title, 'number'), title);
  });
  return titles;
}

/** Corps and units that the rules call by name; the rest of the counters nobody but their owner can count. */
export function counterCards({ scenario }: SessionSetup, umpire: Judge): WantedCard[] {
  const at = `at.${scenario.id}`;
  const line = (id: string, en: string, side: Side, known: object, comment: WantedCard['comment']): WantedCard => ({
    sheet: 'counters',
    deck: COUNTERS,
    card: { id, title: { en }, side, values: { kind: 'counter', ...known, ...nulls([...FACES, 'region', at]) } },
    mayStayEmpty: [...BACK, 'region', at],
    comment,
  });
  const corps = Side.values.flatMap((side) =>
    (umpire.chart('initial-corps').at(side, 'corps') as string[]).map((name) => {
      const id = `${LETTER[side]}-${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      const type = name === 'CTV' ? 'ctv' : 'corps';
      return line(id, `${NAMES[side].en} ${name}`, side, { type, initialCorps: true }, FIRST_CORPS);
    }),
  );
  const africa = umpire
    .chart('afr-arrivals')
    .rows.map((number) => line(`afr-${number}`, `Army of Africa ${number}`, 'nationalist', { type: 'afr' }, AFRICA));
  return [...corps, ...africa, ...playbookLines(scenario.id)];
}

const FIRST_CORPS = { en: 'a corps that is deployed between turns 5 and 6 [15.2.1]', ja: '初期軍団 [15.2.1]' };
const AFRICA = {
  en: 'begins in Sevilla or in the box morocco [17.6.2]',
  ja: 'セビリアか morocco のボックスで始まる [17.6.2]',
};

/** What stands in the Playbook alone: points at the start and who wins with how many [4.0, 5.1.1]. */
function playbookLines(scenario: string): WantedCard[] {
  const line = (id: string, en: string, ja: string, values: object, mayStayEmpty: readonly string[]): WantedCard => ({
    sheet: 'counters',
    deck: COUNTERS,
    card: { id: `${id}-${scenario}`, title: { en, ja }, values: { scenario, ...values } },
    mayStayEmpty,
    comment: { en: 'from the Playbook', ja: 'プレイブックによる' },
  });
  const bounds = { kind: 'requirement', from: null, to: null };
  return [
    line('start', 'Start', '開始時', { kind: 'start', rm: null, vp: null, ...nulls(BEFORE) }, BEFORE),
    line('nationalist-victory', 'Nationalist victory', '反乱軍の勝利', { ...bounds, winner: 'nationalist' }, ['to']),
    line('draw', 'Draw', '引き分け', bounds, ['from', 'to']),
    line('republican-victory', 'Republican victory', '共和国の勝利', { ...bounds, winner: 'republican' }, ['from']),
  ];
}
