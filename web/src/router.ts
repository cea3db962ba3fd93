import { signal } from '@preact/signals';

/** Where the reader is. Pages are told apart by the first part of the path. */
export const path = signal(location.pathname);

addEventListener('popstate', () => {
  path.value = location.pathname;
});

export function go(to: string): void {
  history.pushState(null, '', to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** The parts of the path, decoded; none of `/`. */
export const parts = (): string[] => path.value.split('/').filter(Boolean).map(decoded);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const OWN = ['play', 'replay', 'ask', 'workshop', 'problems'];

/** Links between the pages change the view without loading anything; every other link is the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
  if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  const [page] = link.pathname.split('/').filter(Boolean);
  if (page !== undefined && !OWN.includes(page)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
