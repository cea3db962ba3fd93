/** One ruling and its odds inside the process, against the same combat table in two rule engines. */
import { games } from '../../dist/games/index.js';
import { GivenDice } from '../../dist/kernel/dice/index.js';
import { Charts, QuietUmpire } from '../../dist/kernel/rulings/quiet-umpire.js';
import { RecordingScribe } from '../../dist/kernel/rulings/scribe.js';
import { lowerQuartile, median, medianRatio, race } from '../measure.mjs';
import { jsonRulesEngine, zen } from '../peers/rule-engines.mjs';
import { atLeast, atMost, info } from '../report.mjs';
import { CHART, chart, desk, GAME, game, PROCEDURE, REQUEST, restBody } from '../subject.mjs';

export async function inProcess({ quick }) {
  const engines = { zen: zen(chart), 'json-rules-engine': jsonRulesEngine(chart) };
  for (const [name, look] of Object.entries({ ...engines, umpire: lookUp })) await checkTable(name, look);

  const firsts = firstRulings();
  const { dice: _dice, ...oddsRequest } = structuredClone(REQUEST);
  const ruling = desk.rule(GAME, PROCEDURE, structuredClone(REQUEST), 'en');
  const odds = desk.odds(GAME, PROCEDURE, oddsRequest);
  const briefly = (detail) => JSON.stringify({ ...REQUEST, detail });
  const [rulesBody, outcomeBody] = [briefly('rules'), briefly('outcome')];
  let turn = 0;
  const next = () => {
    turn = (turn + 1) % 72;
    return [(turn % 24) - 9, (turn % 6) + 1];
  };
  const times = await race(
    {
      // A ruling writes defaults into its request, so each has one of its own; what making it takes is taken off.
      parsed: () => JSON.parse(restBody),
      full: () => desk.ask(GAME, PROCEDURE, JSON.parse(restBody), 'en'),
      rules: () => desk.ask(GAME, PROCEDURE, JSON.parse(rulesBody), 'en'),
      outcome: () => desk.ask(GAME, PROCEDURE, JSON.parse(outcomeBody), 'en'),
      zen: () => engines.zen(...next(), true),
      jre: () => engines['json-rules-engine'](...next()),
      lookUp: () => lookUp(...next()),
      zenUntraced: () => engines.zen(...next()),
      odds: () => desk.odds(GAME, PROCEDURE, oddsRequest),
      json: () => JSON.stringify(ruling).length + JSON.parse(restBody).input.attackers.length,
    },
    quick ? { rounds: 5, sliceMs: 20 } : { rounds: 61, sliceMs: 40 },
  );
  const alone = (name) => times[name].map((time, round) => time - times.parsed[round]);
  const [full, rules, outcome] = ['full', 'rules', 'outcome'].map(alone);
  const us = (name) => lowerQuartile(times[name]);
  return [
    atMost('explained ruling in process, fresh request validated', lowerQuartile(full), 6, 'us', {
      note: `${ruling.steps.length} steps`,
    }),
    atMost('its exact odds', us('odds'), 50, 'us', { note: `${odds.branches} branches` }),
    atLeast('that ruling against the table alone in zen, with its trace', medianRatio(times.zen, full), 30, 'x', {
      note: `zen ${us('zen').toFixed()} us`,
    }),
    atLeast('that ruling against the table alone in json-rules-engine', medianRatio(times.jre, full), 75, 'x', {
      note: `json-rules-engine ${us('jre').toFixed()} us`,
    }),
    atLeast('with `detail: rules` against zen', medianRatio(times.zen, rules), 42, 'x', {
      note: `${lowerQuartile(rules).toFixed(1)} us`,
    }),
    atLeast('with `detail: outcome` against zen', medianRatio(times.zen, outcome), 50, 'x', {
      note: `${lowerQuartile(outcome).toFixed(1)} us`,
    }),
    atMost('the first ruling of a procedure, the slowest of all', Math.max(...firsts), 2, 'ms', {
      note: `median ${median(firsts).toFixed(2)} ms of ${firsts.length}`,
    }),
    info('the table alone, with its provenance', us('lookUp'), 'us', {
      note: `${Math.round(medianRatio(times.zenUntraced, times.lookUp))} x zen without trace, ${Math.round(medianRatio(times.jre, times.lookUp))} x json-rules-engine`,
    }),
    info('JSON.parse of that request and JSON.stringify of that ruling', us('json'), 'us', {
      note: `${restBody.length} and ${JSON.stringify(ruling).length} bytes; a batch pays this and the ruling at least`,
    }),
  ];
}

/** How long, in ms, each procedure of each game takes the first time it is asked. */
function firstRulings() {
  return games.all.flatMap(({ id, procedures }) =>
    [...procedures].map(([name, { example }]) => {
      const request = structuredClone(example);
      const begin = performance.now();
      desk.rule(id, name, request, 'en');
      return performance.now() - begin;
    }),
  );
}

/** What the engines do, done by the kernel: a differential and a die in, the result and its provenance out. */
function lookUp(differential, die) {
  const scribe = new RecordingScribe(false);
  const charts = new Charts(game.charts, undefined, scribe);
  const umpire = new QuietUmpire({}, charts, new GivenDice([die]), undefined, scribe);
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
