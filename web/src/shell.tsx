import type { ComponentType } from 'preact';
import { language, say } from './i18n/language.js';
import { shell } from './i18n/shell.js';
import { HomePage } from './pages/home/home-page.js';
import { parts, path } from './router.js';
import { Later } from './ui/later.js';
import { nextTheme, theme } from './ui/theme.js';

/** What each page takes: the rest of its path. */
export interface PageProps {
  readonly rest: readonly string[];
}

type Load = () => Promise<ComponentType<PageProps>>;

/** One file for each page, fetched when it is first opened. */
const PAGES: Readonly<Record<string, Load>> = {
  replay: async () => (await import('./pages/replay/replay-page.js')).ReplayPage,
  ask: async () => (await import('./pages/ask/ask-page.js')).AskPage,
  workshop: async () => (await import('./pages/workshop/workshop-page.js')).WorkshopPage,
  problems: async () => (await import('./pages/problems/problems-page.js')).ProblemsPage,
  play: async () => (await import('./pages/play/play-page.js')).PlayPage,
};

export function Shell() {
  const [page, ...rest] = parts();
  const load = page === undefined ? undefined : PAGES[page];
  return (
    <>
      <a class="skip" href="#content">
        {say(shell.skip)}
      </a>
      <Header />
      {page === undefined ? (
        <HomePage />
      ) : load ? (
        <Later key={path.value} load={load} props={{ rest }} />
      ) : (
        <main class="page" id="content">
          <p>{say(shell.notFound)}</p>
        </main>
      )}
    </>
  );
}

function Header() {
  return (
    <header class="top">
      <a class="brand" href="/" aria-label={say(shell.umpire)}>
        <img src="/favicon.svg" alt="" width="22" height="22" />
        <span>{say(shell.umpire)}</span>
      </a>
      <nav aria-label={say(shell.pages)}>
        <a href="/ask">{say(shell.ask)}</a>
        <a href="/replay">{say(shell.replay)}</a>
        <a href="/workshop">{say(shell.workshop)}</a>
        <a href="/docs">{say(shell.reference)}</a>
      </nav>
      <button
        type="button"
        class="quiet"
        lang={language.value === 'en' ? 'ja' : 'en'}
        onClick={() => {
          language.value = language.value === 'en' ? 'ja' : 'en';
        }}
      >
        {say(shell.otherLanguage)}
      </button>
      <button
        type="button"
        class="quiet"
        aria-label={say(shell.theme, { theme: say(shell[theme.value]) })}
        title={say(shell.theme, { theme: say(shell[theme.value]) })}
        onClick={nextTheme}
      >
        {{ auto: '◐', light: '☀', dark: '☾' }[theme.value]}
      </button>
    </header>
  );
}
