/** The verifier and the rules as Umpire publishes them: the page runs the same files that a player runs at home. */
interface Check {
  readonly check: string;
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'open';
}

export interface Verdict {
  readonly ok: boolean;
  readonly complete: boolean;
  readonly checks: readonly Check[];
  readonly faults: readonly { readonly version: number | null; readonly what: string }[];
}

interface Verifier {
  verifyGame(file: unknown, earlier: undefined, kept: { readonly rules: readonly unknown[] }): Promise<Verdict>;
}

interface Bundle {
  readonly game: string;
  readonly url: string;
}

/** Checks a saved game; the rules of its game are fetched once, under a name that never changes. */
export async function verify(file: { readonly opening?: { readonly game?: string } }): Promise<Verdict> {
  const bundles = (await (await fetch('/rules')).json()) as readonly Bundle[];
  const bundle = bundles.find(({ game }) => game === file.opening?.game);
  const [{ verifyGame }, rules] = await Promise.all([
    import(/* @vite-ignore */ new URL('/v1/sessions/verify.mjs', location.origin).href) as Promise<Verifier>,
    bundle ? import(/* @vite-ignore */ new URL(bundle.url, location.origin).href) : undefined,
  ]);
  return verifyGame(file, undefined, { rules: rules ? [rules] : [] });
}
