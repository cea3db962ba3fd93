import type { Desk } from './stage.js';

/** The attacks of the round as the procedure of the counterattacks takes them [8.5.5.3]. */
export function counterattackOf({ table, position }: Pick<Desk, 'table' | 'position'>, chosen: string): object {
  const card = table.cards.get(position.piles.republican.onTable ?? '');
  return {
    card: card && card.counterattack !== 'none' ? card.counterattack : 'brunete',
    attacks: position.operation!.attacks.map(({ space, republican, nationalist, advanced, cancelled }) => ({
      space,
      republicanLossNumber: republican,
      nationalistLossNumber: nationalist,
      advanced,
      terrainCancelled: cancelled,
    })),
    chosen,
    mainCityVp: table.mainCityVp,
  };
}
