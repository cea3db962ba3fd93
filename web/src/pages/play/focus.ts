/** Whoever plays by keys is led to the question that his choice has opened. */
export function toChoice(): void {
  const isOpen = '.choice .offers button, .choice .orders button, .choice .fan .ready:not(.chosen)';
  document.querySelector<HTMLElement>(isOpen)?.focus();
}

/** And back to the map when it is answered. */
export function backToMap(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.querySelector<HTMLElement>('.board-frame')?.focus();
}
