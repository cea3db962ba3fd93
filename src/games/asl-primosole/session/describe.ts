import type { Values } from '../../../kernel/rulings/index.js';
import type { Command, Remark } from '../../../kernel/session/index.js';
import type { Name } from './names.js';
import type { Position } from './position.js';
import { SIDES } from './roster.js';
import type { Table } from './table.js';

/** Key and section of the sentence of each command. */
const SENTENCES: Readonly<Record<string, readonly [string, string]>> = {
  purchase: ['do-purchase', '3.617'],
  fortify: ['do-fortify', '3.619'],
  recon: ['do-recon', '3.620'],
  chit: ['do-chit', '3.621'],
  'set-up': ['do-set-up', '3.622'],
  'accept-set-up': ['do-accept-set-up', '3.622'],
  fanaticism: ['do-fanaticism', 'CG16'],
  inspect: ['do-inspect', '3.6223'],
  stop: ['do-stop', '3.6223'],
  bombard: ['do-bombard', '3.617/British'],
  'no-more': ['do-no-more', '3.617/British'],
  'declare-plus-one': ['do-declare-plus-one', 'CG14'],
  'begin-play': ['do-begin-play', 'CG14'],
  'end-player-turn': ['do-end-player-turn', 'CG14'],
  'agree-end': ['do-agree-end', 'CG14'],
  'reveal-objective': ['do-reveal-objective', '3.2/Objective-Hex'],
  'open-report': ['do-open-report', '3.601'],
  file: ['do-file', '3.6'],
  agree: ['do-agree', '3.6'],
  dispute: ['do-dispute', '3.6'],
  amend: ['do-amend', '3.6'],
  stand: ['do-stand', '3.6'],
  'offer-die': ['do-offer-die', '3.6'],
  'take-die': ['do-take-die', '3.6'],
  withdraw: ['do-withdraw', '3.6'],
  check: ['do-check', '3.604'],
  'choose-area': ['do-choose-area', '3.6053'],
  escape: ['do-escape', '3.606'],
  'escape-vehicle': ['do-escape-vehicle', '3.606'],
  stay: ['do-stay', '3.606'],
  respread: ['do-respread', '3.606'],
  'resolve-escape': ['do-resolve-escape', '3.606'],
  'leave-vehicle': ['do-leave-vehicle', '3.606'],
  'captured-gun': ['do-captured-gun', '3.60742'],
  'prepare-escape': ['do-prepare-escape', '3.606'],
  equipment: ['do-equipment', '3.6071'],
  dispose: ['do-dispose', '3.608'],
  return: ['do-return', '3.60742'],
  aftermath: ['do-aftermath', '3.611'],
  shift: ['do-shift', '3.613'],
  refit: ['do-refit', '3.6141'],
  replenish: ['do-replenish', '3.6142'],
  'take-cpp': ['do-take-cpp', '3.616'],
};

/** The sentence of a listed command; counters by name, a form by how much is in it. */
export function describe(_table: Table, position: Position, command: Command): Remark {
  const [key, rule] = SENTENCES[command.type] ?? ['do-other', '3.6'];
  const lists = [
    'orders',
    'purchases',
    'place',
    'lines',
    'prisoners',
    'units',
    'heroes',
    'groups',
    'crew',
    'stacks',
  ] as const;
  const count = lists.map((name) => command[name]).find(Array.isArray)?.length ?? 0;
  const values: Record<string, unknown> = { count, ...scalars(command) };
  if (typeof command.unit === 'string') values.unit = nameFor(position, command.unit);
  const called = calledIn(position, command.line);
  if (called) values.unit = called;
  return { rule, key, values: values as Values };
}

const scalars = (command: Command): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(command).filter(
      ([name, value]) => name !== 'type' && ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );

/** The counter that a line of the report is about, as both sides call it. */
const calledIn = ({ open }: Position, line: unknown): Name | undefined =>
  typeof line === 'string'
    ? Object.values(open.report).find((page) => page?.lines[line]?.called)?.lines[line]?.called
    : undefined;

function nameFor(position: Position, id: string): Name | string {
  for (const side of SIDES) {
    const counter = position.own[side].counters[id];
    if (counter) return counter.name;
  }
  return id;
}
