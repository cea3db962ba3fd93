import { useEffect } from 'preact/hooks';
import { named, say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import type { Table } from './table.js';
import turnIcon from './turn-icon.svg';

/** The icon of the tab, with a dot on it while it is this player's turn. */
function mark(yours: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = yours ? turnIcon : '/favicon.svg';
}

/** Title and icon say whose turn it is; a hidden page may also say so aloud, where the player asked for it. */
export function useTurnNotice(table: Table): void {
  const yours = table.yourMove.value;
  const name = table.materials.value ? named(table.materials.value.scenario.name) : 'Umpire';
  useEffect(() => {
    mark(yours);
    document.title = yours ? `● ${say(play.your)} ${name}` : `${name} - Umpire`;
    if (yours && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      new Notification(say(play.your), { body: name, tag: table.id });
    }
    return () => {
      mark(false);
      document.title = 'Umpire';
    };
  }, [yours, name, table]);
}
