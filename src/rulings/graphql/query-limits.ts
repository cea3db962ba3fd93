import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { GraphqlLimits } from '../../platform/config.js';

/** What a field costs: most are free, a ruling is one, odds run a procedure many times over. */
const ODDS_COST = 20;
const CATALOGUE_COST = 10;

interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly cost: number;
}

/** Refuses queries that are too deep, repeat themselves under too many aliases, or ask for too much work at once. */
export function queryLimits(limits: GraphqlLimits) {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(node) {
      // Introspection is bounded by the schema, and explorer pages nest it deeper than any ruling goes.
      if (isIntrospection(node.selectionSet)) return;
      const { depth, aliases, cost } = measure(node.selectionSet, context, 1, new Map());
      const complain = (what: string, found: number, limit: number): void => {
        if (found <= limit) return;
        const message = `The query has ${what} ${found}; at most ${limit} is allowed.`;
        context.reportError(new GraphQLError(message, { nodes: node }));
      };
      complain('depth', depth, limits.maxDepth);
      complain('aliases', aliases, limits.maxAliases);
      complain('cost', cost, limits.maxCost);
    },
  });
}

function isIntrospection({ selections }: SelectionSetNode): boolean {
  return selections.every((selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'));
}

/** Each fragment is measured once, however often it is spread: the numbers add, the walking does not. */
function measure(
  set: SelectionSetNode,
  context: ValidationContext,
  level: number,
  fragments: Map<FragmentDefinitionNode, Measure | 'open'>,
): Measure {
  let depth = level;
  let aliases = 0;
  let cost = 0;
  const add = (inner: Measure): void => {
    depth = Math.max(depth, inner.depth);
    aliases += inner.aliases;
    cost += inner.cost;
  };
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      if (selection.alias) aliases += 1;
      cost += fieldCost(selection.name.value, selection.arguments?.length ?? 0);
      if (selection.selectionSet) add(measure(selection.selectionSet, context, level + 1, fragments));
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      add(measure(selection.selectionSet, context, level, fragments));
    } else {
      const fragment = context.getFragment(selection.name.value);
      if (fragment) add(measureFragment(fragment, context, level, fragments));
    }
  }
  return { depth, aliases, cost };
}

function measureFragment(
  fragment: FragmentDefinitionNode,
  context: ValidationContext,
  level: number,
  fragments: Map<FragmentDefinitionNode, Measure | 'open'>,
): Measure {
  const known = fragments.get(fragment);
  // A fragment within itself is refused by another rule; here it only must not run for ever.
  if (known === 'open') return { depth: level, aliases: 0, cost: 0 };
  if (known) return { ...known, depth: known.depth + level };
  fragments.set(fragment, 'open');
  const measured = measure(fragment.selectionSet, context, 0, fragments);
  fragments.set(fragment, measured);
  return { ...measured, depth: measured.depth + level };
}

function fieldCost(name: string, args: number): number {
  if (name === 'games' || name === 'records' || name === 'sessionActions') return CATALOGUE_COST;
  if (args === 0) return 0;
  return name.endsWith('Odds') ? ODDS_COST : 1;
}
