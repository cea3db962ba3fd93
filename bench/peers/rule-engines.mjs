/** The same combat table in two general rule engines: a differential and a die in, the result out, nothing explained. */
import { ZenEngine } from '@gorules/zen-engine';
import { Engine } from 'json-rules-engine';

const bandsOf = ({ columnBands, columns }) => columns.map((_, i) => columnBands[i]);

/** One rule per cell. */
export function jsonRulesEngine(chart) {
  const engine = new Engine();
  for (const [r, row] of chart.rows.entries()) {
    for (const [c, [low, high]] of bandsOf(chart).entries()) {
      engine.addRule({
        conditions: {
          all: [
            { fact: 'die', operator: 'equal', value: Number(row) },
            ...(low === null ? [] : [{ fact: 'differential', operator: 'greaterThanInclusive', value: low }]),
            ...(high === null ? [] : [{ fact: 'differential', operator: 'lessThanInclusive', value: high }]),
          ],
        },
        event: { type: 'result', params: { result: chart.cells[r][c] } },
      });
    }
  }
  return async (differential, die) => (await engine.run({ differential, die })).events[0].params.result;
}

/** One decision table, first hit. */
export function zen(chart) {
  const unary = ([low, high]) => (low === null ? `<= ${high}` : high === null ? `>= ${low}` : `[${low}..${high}]`);
  const rules = chart.rows.flatMap((row, r) =>
    bandsOf(chart).map((band, c) => ({
      _id: `${r}-${c}`,
      differential: unary(band),
      die: String(Number(row)),
      result: `"${chart.cells[r][c]}"`,
    })),
  );
  const decision = new ZenEngine().createDecision({
    nodes: [
      { id: 'in', name: 'in', type: 'inputNode' },
      {
        id: 'table',
        name: 'table',
        type: 'decisionTableNode',
        content: {
          hitPolicy: 'first',
          inputs: [
            { id: 'differential', name: 'Differential', field: 'differential' },
            { id: 'die', name: 'Die', field: 'die' },
          ],
          outputs: [{ id: 'result', name: 'Result', field: 'result' }],
          rules,
        },
      },
      { id: 'out', name: 'out', type: 'outputNode' },
    ],
    edges: [
      { id: 'e1', sourceId: 'in', targetId: 'table', type: 'edge' },
      { id: 'e2', sourceId: 'table', targetId: 'out', type: 'edge' },
    ],
  });
  return async (differential, die, trace = false) =>
    (await decision.evaluate({ differential, die }, { trace })).result.result;
}
