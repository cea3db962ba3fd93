import type { FastifyInstance } from 'fastify';

/**
 * Which methods an address has. Fastify's router only says "not found", so that a 405 needs its own look at the route
 * patterns; it runs for unmatched requests alone and may be plain.
 */
export class RouteTable {
  private readonly methods = new Map<string, Set<string>>();

  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', ({ url, method }) => {
      // The preflight route matches everything and says nothing about what exists.
      if (url === '*') return;
      const known = this.methods.get(url) ?? new Set<string>();
      for (const name of [method].flat()) known.add(name);
      this.methods.set(url, known);
    });
  }

  allowed(path: string): string[] {
    const segments = path.split('/');
    const found = new Set<string>();
    for (const [pattern, methods] of this.methods) {
      if (matches(pattern.split('/'), segments)) for (const method of methods) found.add(method);
    }
    return [...found].sort();
  }
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  for (const [i, part] of pattern.entries()) {
    if (part === '*') return segments.length >= i;
    const segment = segments[i];
    if (segment === undefined) return false;
    if (part.startsWith(':') ? segment === '' : part !== segment) return false;
  }
  return pattern.length === segments.length;
}
