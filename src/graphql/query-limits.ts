import {
  type ASTVisitor,
  type DefinitionNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { GraphqlLimits } from '../platform/config.js';
import type { QueryCosts } from './query-costs.js';

/**
 * Introspection answers thousands of types: each of its lists has a price, and types within the fields of types cost
 * twenty times that. The query that explorers and generators send has nine lists (4,500) and fits once.
 */
const INTROSPECTION_LIST_COST = 500;
const INTROSPECTION_NESTING = 20;
const INTROSPECTION_LISTS = new Set([
  'types',
  'directives',
  'fields',
  'args',
  'inputFields',
  'interfaces',
  'possibleTypes',
  'enumValues',
]);

interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly cost: number;
  /** Of the cost, what introspection's lists of types and fields come to, which a list around them multiplies. */
  readonly lists: number;
}

const NOTHING: Measure = { depth: 0, aliases: 0, cost: 0, lists: 0 };

/** Validation compares each field with every other of its name, and each fragment with every other: it takes the square of these. */
const MOST_BRACES = 600;
const MOST_FRAGMENTS = 200;

/** Refuses queries that are too deep, repeat themselves under too many aliases, or ask for too much work at once. */
export function queryLimits(limits: GraphqlLimits, costs: QueryCosts) {
  return (context: ValidationContext): ASTVisitor => {
    const document = context.getDocument() as { definitions: readonly DefinitionNode[] };
    const tooLong = lengthFault(document.definitions);
    if (tooLong) {
      context.reportError(tooLong);
      // Rules cannot stop each other. What is refused already must not cost what the others would look at.
      document.definitions = [];
    }
    return measuringRule(context, limits, costs);
  };
}

function lengthFault(definitions: readonly DefinitionNode[]): GraphQLError | undefined {
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
  let braces = 0;
  const left: { readonly selectionSet?: SelectionSetNode | undefined }[] = [...(definitions as readonly object[])];
  for (let next = left.pop(); next; next = left.pop()) {
    if (!next.selectionSet) continue;
    braces += 1;
    for (const selection of next.selectionSet.selections) if ('selectionSet' in selection) left.push(selection);
  }
  if (fragments > MOST_FRAGMENTS) return tooMany('fragments', fragments, MOST_FRAGMENTS);
  return braces > MOST_BRACES ? tooMany('braces', braces, MOST_BRACES) : undefined;
}

const tooMany = (what: string, found: number, limit: number): GraphQLError =>
  new GraphQLError(`The query has ${what} ${found}; at most ${limit} is allowed.`);

function measuringRule(context: ValidationContext, limits: GraphqlLimits, costs: QueryCosts): ASTVisitor {
  return {
    OperationDefinition(node) {
      const { depth, aliases, cost } = measure(node.selectionSet, { context, costs, fragments: new Map() }, 1);
      const complain = (what: string, found: number, limit: number): void => {
        if (found <= limit) return;
        const message = `The query has ${what} ${found}; at most ${limit} is allowed.`;
        context.reportError(new GraphQLError(message, { nodes: node }));
      };
      // Explorer pages nest `ofType` deeper than any ruling goes; the price of the lists bounds what that answers.
      if (!isIntrospection(node.selectionSet)) complain('depth', depth, limits.maxDepth);
      complain('aliases', aliases, limits.maxAliases);
      complain('cost', cost, limits.maxCost);
    },
  };
}

function isIntrospection({ selections }: SelectionSetNode): boolean {
  return selections.every((selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'));
}

/** What measuring takes with it. */
interface Measuring {
  readonly context: ValidationContext;
  readonly costs: QueryCosts;
  readonly fragments: Map<FragmentDefinitionNode, Measure | 'open'>;
}

/** Each fragment is measured once, however often it is spread: the numbers add, the walking does not. */
function measure(set: SelectionSetNode, measuring: Measuring, level: number, onSchema = false): Measure {
  const { context, costs } = measuring;
  let depth = level;
  let aliases = 0;
  let cost = 0;
  let lists = 0;
  const add = (inner: Measure): void => {
    depth = Math.max(depth, inner.depth);
    aliases += inner.aliases;
    cost += inner.cost;
    lists += inner.lists;
  };
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      if (selection.alias) aliases += 1;
      const within = onSchema || name === '__schema' || name === '__type';
      const inner = selection.selectionSet ? measure(selection.selectionSet, measuring, level + 1, within) : NOTHING;
      add(inner);
      if (!onSchema) {
        cost += costs.field(name, selection.arguments?.length ?? 0) + (costs.times(name) - 1) * inner.cost;
      } else if (INTROSPECTION_LISTS.has(name)) {
        cost += INTROSPECTION_LIST_COST;
        if (name !== 'types') cost += (INTROSPECTION_NESTING - 1) * inner.lists;
        if (name !== 'args' && name !== 'enumValues') lists += INTROSPECTION_LIST_COST;
      }
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      add(measure(selection.selectionSet, measuring, level, onSchema));
    } else {
      const fragment = context.getFragment(selection.name.value);
      if (fragment) add(measureFragment(fragment, measuring, level));
    }
  }
  return { depth, aliases, cost, lists };
}

function measureFragment(fragment: FragmentDefinitionNode, measuring: Measuring, level: number): Measure {
  const { fragments } = measuring;
  const known = fragments.get(fragment);
  // A fragment within itself is refused by another rule; here it only must not run for ever.
  if (known === 'open') return NOTHING;
  if (known) return { ...known, depth: known.depth + level };
  fragments.set(fragment, 'open');
  const onSchema = fragment.typeCondition.name.value.startsWith('__');
  const measured = measure(fragment.selectionSet, measuring, 0, onSchema);
  fragments.set(fragment, measured);
  return { ...measured, depth: measured.depth + level };
}
