/** Reads typed values from an environment and collects every complaint, so that one start-up names them all. */
export class EnvReader {
  readonly complaints: string[] = [];

  constructor(private readonly env: Readonly<Record<string, string | undefined>>) {}

  integer(name: string, fallback: number, { min, max }: { min: number; max: number }): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    return this.refuse(name, text, `a whole number from ${min} to ${max}`, fallback);
  }

  oneOf<const T extends string>(name: string, fallback: T, accepted: readonly T[]): T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    return (
      accepted.find((value) => value === text) ?? this.refuse(name, text, `one of ${accepted.join(', ')}`, fallback)
    );
  }

  url(name: string, schemes: readonly string[], { several = false } = {}): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const schemeOf = (url: string): string => (URL.canParse(url) ? new URL(url).protocol.slice(0, -1) : '');
    if ((several ? text.split(',') : [text]).every((url) => schemes.includes(schemeOf(url)))) return text;
    const begins = schemes.map((s) => `${s}://`).join(' or ');
    // The value may hold a password: it is not repeated.
    return this.refuse(
      name,
      undefined,
      several
        ? `a URL that begins with ${begins}, or several with commas between them`
        : `a URL that begins with ${begins}`,
      undefined,
    );
  }

  string(name: string, fallback: string): string {
    return this.text(name) ?? fallback;
  }

  /** Its value is never repeated. */
  secret(name: string, minLength: number): string | undefined {
    const text = this.text(name);
    if (text === undefined || text.length >= minLength) return text;
    return this.refuse(name, undefined, `at least ${minLength} characters`, undefined);
  }

  parsed<T>(name: string, fallback: T, accepted: string, parse: (text: string) => T | undefined): T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    return parse(text) ?? this.refuse(name, text, accepted, fallback);
  }

  /** An empty variable counts as absent: compose files and shells often pass `NAME=`. */
  private text(name: string): string | undefined {
    const text = this.env[name]?.trim();
    return text === '' ? undefined : text;
  }

  private refuse<T>(name: string, text: string | undefined, accepted: string, fallback: T): T {
    this.complaints.push(`${name}${text === undefined ? '' : `="${text}"`}: expected ${accepted}`);
    return fallback;
  }
}
