/** `examples/umpire.http`: requests as VS Code's REST Client, IntelliJ and others send them. */
import { requestsOf } from './requests.mjs';

/** What a request takes from those before it, as those programs write it. */
const of = (name, path) => `{{${name}.response.body.$.${path}}}`;

export const httpFile = (openapi) =>
  ['@base = http://localhost:3000\n', ...requestsOf(openapi, of).map(request)].join('\n');

function request({ name, title, method, path, headers, body }) {
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}\n`);
  const content = body === undefined ? '' : `\n${body}\n`;
  return `### ${title}\n${name ? `# @name ${name}\n` : ''}${method} {{base}}${path}\n${lines.join('')}${content}`;
}
