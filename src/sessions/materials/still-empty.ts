import { escapePointer } from '../../edge/fault-words.js';
import type { WantedCard, Wants } from '../../kernel/materials/index.js';
import type { Located, Sent } from './located.js';

const STILL_EMPTY = { en: 'is still to be filled in', ja: 'まだ記入されていません' };

/**
 * Gaps of a template that are gaps still, in cards that were sent. The rules say the same and more once everything is there;
 * this is for an owner who has filled in his counters and has no map yet.
 */
export function stillEmpty({ cards }: Wants, sent: readonly Sent[]): Located[] {
  const wanted = new Map(cards.map((each) => [`${each.deck}/${each.card.id}`, each]));
  return sent.flatMap(({ from, document }) => {
    if (document.kind !== 'deck') return [];
    const filled = document.body.cards as readonly WantedCard['card'][];
    return filled.flatMap((card, at) => {
      const gaps = gapsOf(wanted.get(`${document.id}/${card.id}`), card);
      return gaps.map((path) => ({
        from,
        record: document.id,
        pointer: `/body/cards/${at}/${path.map(escapePointer).join('/')}`,
        detail: STILL_EMPTY,
      }));
    });
  });
}

/** The paths of what a template leaves empty, must not stay so, and is. */
function gapsOf(wanted: WantedCard | undefined, card: WantedCard['card']): (readonly string[])[] {
  if (!wanted) return [];
  const isGap = (name: string, template: unknown, value: unknown): boolean =>
    template === null && (value ?? null) === null && !wanted.mayStayEmpty?.includes(name);
  const own = Object.entries(wanted.card).filter(([name, value]) =>
    isGap(name, value, card[name as keyof typeof card]),
  );
  const values = Object.entries(wanted.card.values ?? {}).filter(([name, value]) =>
    isGap(name, value, card.values?.[name]),
  );
  return [...own.map(([name]) => [name]), ...values.map(([name]) => ['values', name])];
}
