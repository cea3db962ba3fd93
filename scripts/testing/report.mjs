/** What a run of Jest found, from its JSON, and what it had to leave out. */

const LEFT_OUT = /^(.*) \[left out: no (.+)\]$/;

/** Every suite that was skipped for want of a service: `[service, file: suite]`. */
function leftOut(results) {
  const found = new Map();
  for (const { name: path, assertionResults } of results.testResults) {
    for (const { ancestorTitles } of assertionResults) {
      const at = ancestorTitles.findIndex((title) => LEFT_OUT.test(title));
      if (at < 0) continue;
      const [, suite, service] = LEFT_OUT.exec(ancestorTitles[at]);
      const file = path.replaceAll('\\', '/').replace(/^.*\/test\//, 'test/');
      const name = [...ancestorTitles.slice(0, at), suite].join(' > ');
      found.set(`${file}: ${name}`, service);
    }
  }
  return [...found].map(([suite, service]) => [service, suite]);
}

const bar = '!'.repeat(80);

export const absentNotice = (services) => {
  const absent = services.filter(({ url }) => url === undefined);
  if (absent.length === 0) return '';
  const lines = absent.map(({ name, hint }) => `${name} is not there (${hint}): its suites will be left out.`);
  return `\n${bar}\n${lines.join('\n')}\n${bar}`;
};

export function leftOutNotice(runs) {
  const all = runs.flatMap(leftOut);
  if (all.length === 0) return '';
  const services = [...new Set(all.map(([service]) => service))];
  const lines = services.flatMap((service) => [
    `LEFT OUT, because there is no ${service}:`,
    ...all.filter(([other]) => other === service).map(([, suite]) => `  - ${suite}`),
  ]);
  return `\n${bar}\n${lines.join('\n')}\n${bar}`;
}

/** `N passed, N failed, N skipped`. A file that could not be run has no tests to count, but is a failure all the same. */
export function countLine(runs) {
  const sum = (...fields) => runs.reduce((total, run) => total + fields.reduce((n, field) => n + run[field], 0), 0);
  const failed = sum('numFailedTests', 'numRuntimeErrorTestSuites');
  return `${sum('numPassedTests')} passed, ${failed} failed, ${sum('numPendingTests', 'numTodoTests')} skipped`;
}

export const timesLine = (times) =>
  `Time: ${times.map(([name, ms]) => `${name} ${(ms / 1000).toFixed(0)} s`).join(', ')}`;
