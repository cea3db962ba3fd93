import { FieldFault, InvalidRequestError } from '../../edge/faults.js';

/** How far somebody has been told of one session. */
export interface Position {
  readonly version: number;
  /** The number of the last remark; absent where remarks are not told. */
  readonly remark?: number;
}

const ONE = /^([A-Za-z0-9_-]{1,64}):(\d{1,9})(?:\.(\d{1,9}))?$/;

/**
 * How far a listener has been told of all games, and when it was last looked which they are. As a text it is the id of an
 * event, `lzx3k1p0;4nC0sM6dTq1v8uXe:41.3;...`: whoever comes back with it goes on exactly there, on whichever instance.
 */
export class Positions {
  constructor(
    public since: number,
    readonly of = new Map<string, Position>(),
  ) {}

  static read(text: string, most: number): Positions {
    const [since = '', ...each] = text.split(';');
    if (!/^[0-9a-z]{1,10}$/.test(since) || each.length > most) throw notOurs();
    const positions = new Positions(Number.parseInt(since, 36));
    for (const one of each) {
      const [, session, version, remark] = ONE.exec(one) ?? [];
      if (session === undefined) throw notOurs();
      positions.of.set(session, {
        version: Number(version),
        ...(remark === undefined ? {} : { remark: Number(remark) }),
      });
    }
    return positions;
  }

  toString(): string {
    const each = [...this.of].map(
      ([session, { version, remark }]) => `;${session}:${version}${remark === undefined ? '' : `.${remark}`}`,
    );
    return `${Math.floor(this.since).toString(36)}${each.join('')}`;
  }
}

const notOurs = (): InvalidRequestError =>
  new InvalidRequestError([
    new FieldFault('/Last-Event-ID', {
      en: 'is no id of an event of this stream',
      ja: 'このストリームのイベントの id ではありません',
    }),
  ]);
