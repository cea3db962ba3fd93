import { named } from '../i18n/language.js';
import type { Session } from './types.js';

/** A side in words. */
export function sideName({ seats }: Pick<Session, 'seats'>, side: string): string {
  const seat = seats.find((each) => each.side === side);
  return seat ? named(seat.title) : side;
}
