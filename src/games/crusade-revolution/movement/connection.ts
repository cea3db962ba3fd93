import { choice, flag, integer, object, text, texts } from '../../../kernel/fields/index.js';
import { trace } from '../../../kernel/graphs/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { CampaignMap, isJoined, isOpen, layOut, spaceAt } from '../shared/campaign-map.js';
import { Side } from '../vocabulary.js';

class ConnectionInput {
  @choice('Side whose spaces may be passed', Side) side!: Side;
  @object('The map', CampaignMap) map!: CampaignMap;
  @text('One space', { max: 60 }) a!: string;
  @text('The other space', { max: 60 }) b!: string;
}
class ConnectionOutcome {
  @flag('One line joins them [2.1.2]') adjacent!: boolean;
  @flag('A chain of friendly spaces joins them; adjacent spaces always are [2.1.2]') connected!: boolean;
  @texts('A shortest chain, both ends included', { max: 60, maxItems: 300 }) chain!: string[];
  @integer('Lines of that chain', { min: 0, max: 300 }) lines!: number;
}

export const connection = procedure<ConnectionInput, ConnectionOutcome, Options>({
  id: 'connection',
  resolver: 'movement',
  title: { en: 'Adjacent and connected', ja: '隣接と連結' },
  description: {
    en: 'Whether two spaces are adjacent, and whether a side’s own spaces connect them.',
    ja: '二つのスペースが隣接するか、友軍スペースで連結するかを示す。',
  },
  rules: ['2.1.2'],
  input: ConnectionInput,
  outcome: ConnectionOutcome,
  example: {
    input: {
      side: 'republican',
      a: 'Madrid',
      b: 'Guadalajara',
      map: {
        spaces: [
          { id: 'Madrid', control: 'republican' },
          { id: 'Guadalajara', control: 'republican' },
        ],
        connections: [{ a: 'Madrid', b: 'Guadalajara' }],
      },
    },
  },
  resolve(input, umpire) {
    const board = layOut(input.map);
    const [a, b] = [spaceAt(board, input.a, '/a'), spaceAt(board, input.b, '/b')];
    const adjacent = isJoined(board, a, b, umpire.options);
    umpire.note('2.1.2', adjacent ? 'adjacent' : 'not-adjacent', { a: a.id, b: b.id });
    const ends = (id: string): boolean => id === a.id || id === b.id;
    const lines = trace(board, {
      sources: [a.id],
      through: (space) => space.control === input.side || ends(space.id),
      over: (line, from, to) => isOpen(line, from, to, umpire.options),
    });
    const chain = lines.pathTo(b.id) ?? [];
    umpire.note('2.1.2', chain.length > 0 ? 'connected' : 'not-connected', { side: input.side, a: a.id, b: b.id });
    umpire.summarise(chain.length > 0 ? 'connected' : 'not-connected', { side: input.side, a: a.id, b: b.id });
    return { adjacent, connected: chain.length > 0, chain, lines: Math.max(chain.length - 1, 0) };
  },
});
