import { type Command, type Entry, type Side, sealedCommands, UNSEAL } from '../../kernel/session/index.js';
import { isSigned } from '../fair-dice/index.js';

/** Who holds a seat from a version on: somebody with a key or without one, or nobody. */
interface Holder {
  readonly since: number;
  readonly key?: string;
  readonly left?: true;
}

/** Follows a log and sees to it that whoever has a key of his own has signed every command given in his name. */
export class CommandSignatures {
  private readonly holders = new Map<Side, Holder[]>();
  private readonly hashes: string[];

  constructor(
    private readonly session: string,
    openingHash: string,
  ) {
    this.hashes = [openingHash];
  }

  /** What is wrong with the signatures of the next entry, if anything is. */
  wrongWith(entry: Entry, hash: string): string | undefined {
    const given = givenIn(entry);
    const stranger = Object.keys(entry.signed ?? {}).find((side) => given[side] === undefined);
    if (stranger !== undefined) return `has a signature of ${stranger}, who gives no command`;
    for (const [side, command] of Object.entries(given)) {
      const wrong = this.wrongBy(side, command, entry);
      if (wrong) return wrong;
    }
    for (const event of entry.events) this.seat(event, entry.version);
    this.hashes.push(hash);
    return undefined;
  }

  private wrongBy(side: Side, command: Command, entry: Entry): string | undefined {
    const now = this.holder(side, entry.version - 1);
    const by = entry.signed?.[side];
    if (!by) {
      if (now?.left) return `is given for ${side}, where nobody sits`;
      return now?.key === undefined ? undefined : `is not signed by ${side}`;
    }
    const hash = by.version < entry.version ? this.hashes[by.version] : undefined;
    const key = this.holder(side, by.version)?.key;
    if (key === undefined || hash === undefined) return `has a signature of ${side}, who had no key`;
    // What was handed in unseen stands, whoever sits there when it is opened.
    if (entry.command.type !== UNSEAL && now?.key !== key) return `is signed by whoever sat at ${side} before`;
    const text = { session: this.session, version: by.version, hash, command };
    return isSigned(key, text, by.signature) ? undefined : `is not signed by ${side}`;
  }

  private seat({ type, side, publicKey }: Entry['events'][number], since: number): void {
    if (type === 'rules-adopted') for (const list of this.holders.values()) list.push({ since });
    const taken = type === 'joined' || type === 'seat-taken';
    if (!taken && type !== 'seat-left') return;
    const list = this.holders.get(side as Side) ?? [];
    this.holders.set(side as Side, list);
    if (!taken) list.push({ since, left: true });
    else list.push({ since, ...(publicKey === undefined ? {} : { key: publicKey as string }) });
  }

  private holder(side: Side, version: number): Holder | undefined {
    return this.holders.get(side)?.findLast(({ since }) => since <= version);
  }
}

/** Commands that a side gives by itself. What the service writes in its name, when it sits down or leaves, it cannot sign. */
const UNSIGNED = new Set(['join', 'adopt-rules', 'leave-seat', 'take-seat', 'out-of-time']);

/** Each side's command of an entry. */
function givenIn({ side, command }: Entry): Readonly<Record<Side, Command>> {
  if (command.type === UNSEAL) return sealedCommands(command);
  return UNSIGNED.has(command.type) ? {} : { [side]: command };
}
