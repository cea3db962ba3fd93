import { language, say } from '../../i18n/language.js';
import { problems } from '../../i18n/problems.js';
import type { PageProps } from '../../shell.js';
import { useLoaded } from '../../ui/use-loaded.js';

interface ProblemType {
  readonly type: string;
  readonly status: number;
  readonly title: string;
  readonly description: string;
}

async function read(): Promise<readonly ProblemType[]> {
  const headers = { accept: 'application/json', 'accept-language': language.peek() };
  const list = (await (await fetch('/problems', { headers })).json()) as { readonly problems: readonly ProblemType[] };
  return list.problems;
}

/** Every type of problem, or the one that somebody followed the link of. */
export function ProblemsPage({ rest: [type] }: PageProps) {
  const { value: all, error } = useLoaded(read);
  const shown = type === undefined || !all ? (all ?? []) : all.filter((each) => each.type === `/problems/${type}`);
  return (
    <main class="page" id="content">
      <h1>{say(problems.title)}</h1>
      <p>{say(problems.about)}</p>
      {error && <p class="fault">{error.message}</p>}
      {all && shown.length === 0 && <p class="fault">{say(problems.unknown, { type: `/problems/${type}` })}</p>}
      <ul class="cards">
        {shown.map(({ type: address, status, title, description }) => (
          <li class="card" key={address}>
            <h2>{title}</h2>
            <p>{description}</p>
            <p class="fine">
              <a href={address}>{address}</a> · {say(problems.status, { status })}
            </p>
          </li>
        ))}
      </ul>
      {type !== undefined && <a href="/problems">{say(problems.all)}</a>}
    </main>
  );
}
