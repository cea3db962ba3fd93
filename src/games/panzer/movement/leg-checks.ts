import type { Judge } from '../options.js';
import { requireOption } from '../shared/requires.js';
import { isLoadedSection } from './leg-ground.js';
import type { LegMode, LegMover } from './leg-input.js';

/** What a leg unit or gun may do with its command and in its state [6.1.4.2, 6.6.4, 6.6.5]. */
export function checkLegMove(umpire: Judge, unit: LegMover, mode: LegMode, hexes: number, floors: number): void {
  const { command, kind, fullCover } = unit;
  const loadedSection = isLoadedSection(unit);
  if (kind === 'vehicle') umpire.forbid('6.6.4', 'not-a-leg-unit');
  if (command !== 'move' && command !== 'shortHalt') umpire.forbid(['4.5', '4.2'], 'no-move-command', { command });
  requireOption(umpire, 'morale', '7.1.5.1', unit.hesitating);
  if (command === 'shortHalt') {
    if (kind === 'towed') umpire.forbid('6.6.5', 'no-short-halt');
    else if (loadedSection) umpire.forbid('6.6.4.1', 'no-short-halt');
    if (fullCover) umpire.forbid('6.1.4.2', 'no-short-halt-in-cover');
  }
  if (kind === 'towed') {
    if (hexes > 1) umpire.forbid('6.6.5', 'manhandle-one-hex');
    if (!unit.canManhandle || unit.card?.canManhandle === false) umpire.forbid('6.6.5', 'too-heavy-to-manhandle');
    if (fullCover) umpire.forbid('6.1.4.2', 'no-move-in-cover');
  } else if (fullCover && loadedSection) umpire.forbid('6.1.4.2', 'no-move-in-cover');
  else if (fullCover && mode !== 'crawl' && hexes + floors > 0)
    umpire.forbid(['6.1.4.2', '6.6.4.3'], 'in-cover-only-crawling');
  if (mode === 'quickmarch') checkQuickmarcher(umpire, unit, loadedSection);
  if (mode === 'crawl') {
    checkCrawler(umpire, unit, loadedSection);
    if (hexes !== 1) umpire.forbid('6.6.4.3', 'crawl-one-hex');
    if (floors > 0) umpire.forbid('6.6.4.3', 'crawl-no-floors');
  }
}

function checkQuickmarcher(umpire: Judge, unit: LegMover, loadedSection: boolean): void {
  if (unit.command !== 'move') umpire.forbid('6.6.4.2', 'quickmarch-needs-move');
  if (loadedSection && unit.mount !== 'cavalry') umpire.forbid('6.6.4.2', 'quickmarch-not-loaded');
  if (unit.kind === 'towed') umpire.forbid('6.6.4.2', 'quickmarch-not-guns');
  if (unit.suppressed || unit.broken || unit.hesitating) umpire.forbid('6.6.4.2', 'quickmarch-only-steady');
  if (unit.cautious && umpire.options.weather && unit.kind !== 'section')
    umpire.forbid('7.36.2', 'no-quickmarch-cautious');
}

function checkCrawler(umpire: Judge, unit: LegMover, loadedSection: boolean): void {
  if (!unit.fullCover) umpire.forbid('6.6.4.3', 'crawl-needs-cover');
  if (unit.suppressed) umpire.forbid('6.6.4.3', 'crawl-not-suppressed');
  if (loadedSection || unit.kind === 'towed') umpire.forbid('6.6.4.3', 'crawl-not-loaded');
}
