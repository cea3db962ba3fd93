import { useEffect, useRef, useState } from 'preact/hooks';
import {
  Connection,
  type GameId,
  type Odds,
  type ProcedureInfo,
  type Ruling,
  rulingsOf,
  UmpireProblem,
} from '../../../../client/src/index.js';
import { umpire } from '../../api/client.js';
import { Field } from '../../forms/field.js';
import type { Schema } from '../../forms/schema.js';
import { ask } from '../../i18n/ask.js';
import { formWord } from '../../i18n/form-words.js';
import { language, say } from '../../i18n/language.js';
import { shell } from '../../i18n/shell.js';
import { useLoaded } from '../../ui/use-loaded.js';
import { Answer } from './answer.js';
import { QuestionMap } from './question-map.js';
import { SameQuestion } from './same-question.js';

type Input = Readonly<Record<string, unknown>>;

/** A procedure that is known by its name only. */
interface NamedProcedure {
  (input: Input, options: object): Promise<Ruling>;
  odds(input: Input, options: object): Promise<Odds>;
}

export interface Answered {
  readonly ruling?: Ruling;
  readonly odds?: Odds;
  /** The chances shown are those of the question before: the new ones are still being counted. */
  readonly counting?: boolean;
  readonly problem?: UmpireProblem;
}

const WAIT_MS = 250;
const HASH = /^#q=(.+)$/;

const connection = new Connection({
  baseUrl: location.origin,
  get lang() {
    return language.peek();
  },
});

const camel = (id: string): string => id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function procedureOf(game: GameId, name: string): NamedProcedure {
  const [resolver = '', id = ''] = name.split('/');
  return rulingsOf<Record<string, Record<string, NamedProcedure>>>(connection, game)[resolver]![camel(id)]!;
}

/** The question that a link carries behind its #. */
function linked(): Input | undefined {
  try {
    const [, text] = HASH.exec(location.hash) ?? [];
    return text === undefined ? undefined : (JSON.parse(decodeURIComponent(text)) as Input);
  } catch {
    return undefined;
  }
}

export function Question({ game, procedure }: { readonly game: GameId; readonly procedure: string }) {
  const { value: info, error } = useLoaded(() => umpire.catalogue.procedure(game, procedure), [game, procedure]);
  if (!info) {
    return (
      <main class="page" id="content">
        {error ? (
          <>
            <p class="fault" role="alert">
              {error.message}
            </p>
            <a href={`/ask/${game}`}>{say(ask.title)}</a>
          </>
        ) : (
          <p role="status">{say(shell.loading)}</p>
        )}
      </main>
    );
  }
  return <Asked key={`${game} ${procedure}`} game={game} procedure={procedure} info={info} />;
}

interface AskedProps {
  readonly game: GameId;
  readonly procedure: string;
  readonly info: ProcedureInfo;
}

function Asked({ game, procedure, info }: AskedProps) {
  const { request } = info.example as { readonly request: { readonly input: Input; readonly options?: object } };
  const [input, setInput] = useState<Input>(linked() ?? request.input);
  const [seed, setSeed] = useState('1');
  const [answered, setAnswered] = useState<Answered>({});
  const answers = useRef<HTMLElement>(null);
  useEffect(() => {
    history.replaceState(null, '', `#q=${encodeURIComponent(JSON.stringify(input))}`);
    const gone = new AbortController();
    const timer = setTimeout(async () => {
      const asked = procedureOf(game, procedure);
      const options = { signal: gone.signal, ...(request.options ? { options: request.options } : {}) };
      try {
        const ruling = await asked(input, { ...options, ...(info.dice.length > 0 ? { dice: { seed } } : {}) });
        setAnswered(({ odds }) => ({ ruling, ...(odds ? { odds, counting: true } : {}) }));
        const odds = info.dice.length > 0 ? await asked.odds(input, options) : undefined;
        setAnswered({ ruling, ...(odds ? { odds } : {}) });
      } catch (problem) {
        if (problem instanceof UmpireProblem) setAnswered({ problem });
      }
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [input, seed, language.value]);
  const faults = new Map(
    answered.problem?.errors?.map(({ pointer, detail }) => [pointer.replace(/^\/input/, ''), detail]),
  );
  const { map, ...rest } = (info.inputSchema as Schema).properties ?? {};
  const hasMap = map !== undefined && input.map !== undefined;
  const schema = hasMap ? { ...(info.inputSchema as Schema), properties: rest } : (info.inputSchema as Schema);
  return (
    <main class="ask" id="content">
      <section aria-label={say(ask.question)}>
        <h1>{info.title}</h1>
        <p class="fine">{info.description}</p>
        {hasMap && (
          <QuestionMap
            game={game}
            input={input}
            outcome={answered.ruling?.outcome as Input | null | undefined}
            onChange={setInput}
            schema={schema}
          />
        )}
        <form class="form" onSubmit={(event) => event.preventDefault()}>
          <Field
            schema={schema}
            value={input}
            label=""
            style={{
              word: (word, title) => title ?? formWord(word),
              about: ({ description }) => description,
              sparse: true,
              faults,
            }}
            onChange={(changed) => setInput(changed as Input)}
          />
        </form>
        <button type="button" onClick={() => setInput(request.input)}>
          {say(ask.example)}
        </button>
        {answered.ruling && (
          <button
            type="button"
            class="peek"
            title={say(ask.toAnswer)}
            onClick={() => answers.current?.scrollIntoView({ block: 'start' })}
          >
            {answered.ruling.summary}
          </button>
        )}
      </section>
      <section ref={answers} aria-label={say(ask.answer)} class="answers">
        <Answer
          game={game}
          answered={answered}
          outcome={info.outcomeSchema as Schema}
          rolls={info.dice.length > 0}
          onRoll={() => setSeed(crypto.randomUUID())}
        />
        <SameQuestion game={game} procedure={procedure} input={input} schema={info.inputSchema as Schema} />
      </section>
    </main>
  );
}
