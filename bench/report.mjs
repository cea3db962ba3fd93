/** Rows of results: what was measured, what was wanted, and whether it was met. */
import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

const row = (what, value, unit, target, met, { note = '' } = {}) => ({ what, value, unit, target, met, note });

export const atLeast = (what, value, target, unit, extra) =>
  row(what, value, unit, `at least ${amount(target)} ${unit}`, value >= target, extra);
export const atMost = (what, value, target, unit, extra) =>
  row(what, value, unit, `at most ${amount(target)} ${unit}`, value <= target, extra);
/** For comparison only. */
export const info = (what, value, unit, extra) => row(what, value, unit, '', undefined, extra);

function amount(value) {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return String(Number(value.toPrecision(Math.abs(value) < 1 ? 2 : 3)));
}

function verdict({ met }) {
  if (met === undefined) return '';
  return met ? 'met' : '**missed**';
}

const HEAD = ['measured', 'result', 'target', 'verdict', 'beside it'];
const cells = (each) => [each.what, `${amount(each.value)} ${each.unit}`, each.target, verdict(each), each.note];

function markdown(rows) {
  const line = (parts) => `| ${parts.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map(() => '---')), ...rows.map((each) => line(cells(each)))].join('\n');
}

export function text(rows) {
  const table = [HEAD, ...rows.map(cells)].map((parts) => parts.map((part) => part.replaceAll('*', '')));
  const widths = HEAD.map((_, i) => Math.max(...table.map((parts) => parts[i].length)));
  return table
    .map((parts) =>
      parts
        .map((part, i) => part.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export async function writeResults(file, rows, load) {
  const missed = rows.filter(({ met }) => met === false).length;
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  await writeFile(
    file,
    `# Results of the last \`npm run bench\`

${new Date().toISOString().slice(0, 10)}; ${machine}; load average of the machine ${load[0]} before and ${load[1]} after the run.

The question is one attack of eight units (\`bench/subject.mjs\`), the same for every contestant, and all give the same answer.
Contestants take turns in short slices, round after round; a ratio is the median of the ratios within each round, a time that
stands alone the lower quartile of its rounds. Only ratios carry from one machine to another. Servers run in processes of their own, under 16
keep-alive connections (batches: 2 connections, 1000 rulings a request), all with the flags of \`npm start\`. "By processor time" compares what an answer costs the
server's process, which other work on the machine disturbs less than its rate.

${markdown(rows)}

${missed === 0 ? 'Every target is met.' : `${missed} of ${rows.filter(({ met }) => met !== undefined).length} targets missed.`}
`,
  );
}
