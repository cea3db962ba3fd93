import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../i18n/language.js';
import { shell } from '../i18n/shell.js';

interface LaterProps<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** A page that is fetched when it is first shown. */
export function Later<P extends object>({ load, props }: LaterProps<P>) {
  const [loaded, setLoaded] = useState<{ Page: ComponentType<P> } | 'failed' | undefined>();
  useEffect(() => {
    load().then(
      (Page) => setLoaded({ Page }),
      () => setLoaded('failed'),
    );
  }, [load]);
  if (loaded === undefined || loaded === 'failed') {
    return (
      <main class="page" id="content">
        <p role="status">{say(loaded ? shell.unreachable : shell.loading)}</p>
      </main>
    );
  }
  const { Page } = loaded;
  return <Page {...props} />;
}
