import { type Command, isDivision, type UnitType } from '../vocabulary.js';

export interface StackedUnit {
  readonly command: Command;
  readonly type?: UnitType;
}

/** US airborne infantry and artillery fill a hex by themselves [16.18]. */
export const isPentomic = ({ command, type }: StackedUnit): boolean =>
  command === 'nato' && (type === 'airborne' || type === 'artillery' || type === 'infantry');

/** The rule that keeps two units of one side out of one hex at the end of a phase, if any. */
export function incompatibility(one: StackedUnit, other: StackedUnit): string | undefined {
  if (isPentomic(one) || isPentomic(other)) return '16.18';
  if (one.command === other.command) return undefined;
  if (isDivision(one.command) && isDivision(other.command)) return '16.23';
  const nato = one.command === 'nato' ? one : other.command === 'nato' ? other : undefined;
  // 77SF and CIA, the Special Forces, may join Hungarians [16.10].
  if (nato) return nato.type === 'specialForce' ? undefined : '16.10';
  const commands = [one.command, other.command];
  if (commands.includes('mpla') && commands.includes('cuban')) return '17.8';
  const sadf = one.command === 'sadf' ? one : other.command === 'sadf' ? other : undefined;
  if (sadf && commands.includes('unita')) return sadf.type === 'specialForce' ? undefined : '17.18';
  return undefined;
}
