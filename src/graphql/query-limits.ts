import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { GraphqlLimits } from '../platform/config.js';

/** What a field costs: most are free, a ruling is one, odds run a procedure many times over. */
const ODDS_COST = 20;
const CATALOGUE_COST = 10;

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

/** Refuses queries that are too deep, repeat themselves under too many aliases, or ask for too much work at once. */
export function queryLimits(limits: GraphqlLimits) {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(node) {
      const { depth, aliases, cost } = measure(node.selectionSet, context, 1, new Map());
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
  });
}

function isIntrospection({ selections }: SelectionSetNode): boolean {
  return selections.every((selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'));
}

type Fragments = Map<FragmentDefinitionNode, Measure | 'open'>;

/** Each fragment is measured once, however often it is spread: the numbers add, the walking does not. */
function measure(
  set: SelectionSetNode,
  context: ValidationContext,
  level: number,
  fragments: Fragments,
  onSchema = false,
): Measure {
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
      const inner = selection.selectionSet
        ? measure(selection.selectionSet, context, level + 1, fragments, within)
        : NOTHING;
      add(inner);
      if (!onSchema) cost += fieldCost(name, selection.arguments?.length ?? 0);
      else if (INTROSPECTION_LISTS.has(name)) {
        cost += INTROSPECTION_LIST_COST;
        if (name !== 'types') cost += (INTROSPECTION_NESTING - 1) * inner.lists;
        if (name !== 'args' && name !== 'enumValues') lists += INTROSPECTION_LIST_COST;
      }
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      add(measure(selection.selectionSet, context, level, fragments, onSchema));
    } else {
      const fragment = context.getFragment(selection.name.value);
      if (fragment) add(measureFragment(fragment, context, level, fragments));
    }
  }
  return { depth, aliases, cost, lists };
}

function measureFragment(
  fragment: FragmentDefinitionNode,
  context: ValidationContext,
  level: number,
  fragments: Fragments,
): Measure {
  const known = fragments.get(fragment);
  // A fragment within itself is refused by another rule; here it only must not run for ever.
  if (known === 'open') return NOTHING;
  if (known) return { ...known, depth: known.depth + level };
  fragments.set(fragment, 'open');
  const onSchema = fragment.typeCondition.name.value.startsWith('__');
  const measured = measure(fragment.selectionSet, context, 0, fragments, onSchema);
  fragments.set(fragment, measured);
  return { ...measured, depth: measured.depth + level };
}

/** Whole lists of a game's shelf: 75 procedures with their shapes come to most of a megabyte. */
const SHELF_COST: Readonly<Record<string, number>> = { procedures: 500, charts: 250, rules: 100, glossary: 100 };

function fieldCost(name: string, args: number): number {
  if (args === 0 && Object.hasOwn(SHELF_COST, name)) return SHELF_COST[name]!;
  if (name === 'games' || name === 'records' || name === 'sessionActions') return CATALOGUE_COST;
  if (args === 0) return 0;
  return name.endsWith('Odds') ? ODDS_COST : 1;
}
