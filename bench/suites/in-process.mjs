/** One ruling and its odds inside the process, against the same combat table in two rule engines. */
import { GivenDice } from '../../dist/kernel/dice/index.js';
import { RecordingUmpire } from '../../dist/kernel/rulings/umpire.js';
import { lowerQuartile, medianRatio, race } from '../measure.mjs';
import { jsonRulesEngine, zen } from '../peers/rule-engines.mjs';
import { atLeast, atMost, info } from '../report.mjs';
import { CHART, chart, desk, GAME, game, PROCEDURE, REQUEST, restBody } from '../subject.mjs';

export async function inProcess({ quick }) {
  const engines = { zen: zen(chart), 'json-rules-engine': jsonRulesEngine(chart) };
  for (const [name, look] of Object.entries({ ...engines, umpire: lookUp })) await checkTable(name, look);

  const request = structuredClone(REQUEST);
  const { dice: _dice, ...oddsRequest } = structuredClone(REQUEST);
  const ruling = desk.rule(GAME, PROCEDURE, request, 'en');
  const odds = desk.odds(GAME, PROCEDURE, oddsRequest);
  let turn = 0;
  const next = () => {
    turn = (turn + 1) % 72;
    return [(turn % 24) - 9, (turn % 6) + 1];
  };
  const times = await race(
    {
      ruling: () => desk.rule(GAME, PROCEDURE, request, 'en'),
      zen: () => engines.zen(...next(), true),
      jre: () => engines['json-rules-engine'](...next()),
      lookUp: () => lookUp(...next()),
      zenUntraced: () => engines.zen(...next()),
      odds: () => desk.odds(GAME, PROCEDURE, oddsRequest),
      json: () => JSON.stringify(ruling).length + JSON.parse(restBody).input.attackers.length,
    },
    quick ? { rounds: 5, sliceMs: 20 } : { rounds: 61, sliceMs: 40 },
  );
  const us = (name) => lowerQuartile(times[name]);
  const faster = (name) => medianRatio(times[name], times.ruling);
  return [
    atMost('explained ruling in process, request validated', us('ruling'), 5, 'us', {
      note: `${ruling.steps.length} steps`,
    }),
    atMost('its exact odds', us('odds'), 50, 'us', { note: `${odds.branches} branches` }),
    atLeast('that ruling against the table alone in zen, with its trace', faster('zen'), 50, 'x', {
      note: `zen ${us('zen').toFixed()} us`,
    }),
    atLeast('that ruling against the table alone in json-rules-engine', faster('jre'), 100, 'x', {
      note: `json-rules-engine ${us('jre').toFixed()} us`,
    }),
    info('the table alone, with its provenance', us('lookUp'), 'us', {
      note: `${Math.round(medianRatio(times.zenUntraced, times.lookUp))} x zen without trace, ${Math.round(medianRatio(times.jre, times.lookUp))} x json-rules-engine`,
    }),
    info('JSON.parse of that request and JSON.stringify of that ruling', us('json'), 'us', {
      note: `${restBody.length} and ${JSON.stringify(ruling).length} bytes; a batch pays this and the ruling at least`,
    }),
  ];
}

/** What the engines do, done by the kernel: a differential and a die in, the result and its provenance out. */
function lookUp(differential, die) {
  const umpire = new RecordingUmpire({}, game.charts, new GivenDice([die]));
  const table = umpire.chart(CHART);
  return table.cell(umpire.roll('combat') - 1, table.columnFor(differential));
}

/** The engines must know the table before their speed means anything. */
async function checkTable(name, look) {
  for (const [r, row] of chart.rows.entries()) {
    for (const [c, [low, high]] of chart.columnBands.entries()) {
      const found = await look(low ?? high, Number(row));
      if (found !== chart.cells[r][c]) throw new Error(`${name}: ${row}, ${chart.columns[c]} gave ${found}`);
    }
  }
}
