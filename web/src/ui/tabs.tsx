import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: () => ComponentChildren;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Tabs as the keyboard knows them: arrows move between them. Only the chosen one is drawn. */
export function Tabs({ tabs, chosen, onChoose }: TabsProps) {
  const name = useId();
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const next = tabs[(at + step + tabs.length) % tabs.length]!;
    onChoose(next.id);
    document.getElementById(`${name}-${next.id}`)?.focus();
  };
  const open = tabs[at]!;
  return (
    <div class="tabs">
      <div role="tablist" onKeyDown={move}>
        {tabs.map(({ id, title }) => (
          <button
            type="button"
            role="tab"
            key={id}
            id={`${name}-${id}`}
            aria-selected={id === open.id}
            aria-controls={`${name}-panel`}
            tabIndex={id === open.id ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reached by keys */}
      <div role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-${open.id}`} tabIndex={0}>
        {open.content()}
      </div>
    </div>
  );
}
