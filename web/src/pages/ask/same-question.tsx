import { useState } from 'preact/hooks';
import type { Schema } from '../../forms/schema.js';
import { ask } from '../../i18n/ask.js';
import { say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';

interface SameQuestionProps {
  readonly game: string;
  readonly procedure: string;
  readonly input: unknown;
  readonly schema: Schema;
}

const camel = (id: string): string => id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The same question as a link and in the words of programs. */
export function SameQuestion({ game, procedure, input, schema }: SameQuestionProps) {
  const [resolver = '', id = ''] = procedure.split('/');
  const body = JSON.stringify({ input });
  const forms = {
    curl: `curl -X POST ${location.origin}/v1/games/${game}/${procedure} \\\n  -H 'content-type: application/json' \\\n  -d '${body.replaceAll("'", "'\\''")}'`,
    GraphQL: `{ ${camel(game)} { ${resolver} { ${camel(id)}(input: ${literal(input, schema)}) { legal summary steps { rule text } } } } }`,
    TypeScript: `const ruling = await umpire.${camel(game)}.${resolver}.${camel(id)}(${JSON.stringify(input, null, 2)});`,
  };
  return (
    <details class="same">
      <summary>{say(ask.share)}</summary>
      <Copied title={say(ask.link)} text={location.href} />
      {Object.entries(forms).map(([title, text]) => (
        <Copied key={title} title={title} text={text} />
      ))}
    </details>
  );
}

/** As GraphQL writes it: names without quotes, and words of an enumeration bare. */
function literal(value: unknown, schema: Schema | undefined): string {
  if (Array.isArray(value)) return `[${value.map((each) => literal(each, schema?.items)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, each]) => `${name}: ${literal(each, schema?.properties?.[name])}`);
    return `{${fields.join(', ')}}`;
  }
  return typeof value === 'string' && schema?.enum ? value : JSON.stringify(value);
}

function Copied({ title, text }: { readonly title: string; readonly text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div class="copied">
      <div class="row">
        <b class="grow">{title}</b>
        <button
          type="button"
          aria-label={`${say(play.copy)}: ${title}`}
          onClick={async () => {
            await navigator.clipboard?.writeText(text);
            setCopied(true);
          }}
        >
          {copied ? '✓' : '⧉'}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by keys */}
      <pre tabIndex={0}>{text}</pre>
    </div>
  );
}
