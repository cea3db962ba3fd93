/**
 * Plays in the pages by clicking what is lit, at random from a seed, knowing no rule: what a hand and an eye can do and
 * nothing else. It looks at the page's marks (what is ready, lit, offered), never at the API.
 */

/** A small generator: the same seed makes the same choices. */
function chooser(seed) {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7);
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

const STATE = 'main.table';
const WAIT_MS = 20_000;
/** So many clicks without a move are no chance any more. */
const MOST_IN_VAIN = 80;

/**
 * Whose turn it is, as this page shows it (mine, theirs or over; nothing while it is still being laid out), at which version,
 * and whether a command is under way: asked at once, because each question to a page costs more than its answer.
 */
const standing = (page) =>
  page.evaluate((wanted) => {
    const table = document.querySelector(wanted);
    return {
      turn: table?.dataset.turn,
      version: Number(table?.dataset.version),
      busy: table?.dataset.busy !== 'false',
    };
  }, STATE);

/** Everything that can be clicked now, in the order in which a player would look for it. */
const lookAround = () => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => !each.disabled);
  const name = (each, mark) => each.getAttribute(mark);
  const open = (list) => {
    const forward = list.filter((each) => name(each, 'data-changes') !== 'yes');
    return { forward: forward.length, back: list.length - forward.length };
  };
  return {
    form: all('[data-form] button[type=submit]').length,
    offers: open(all('[data-choice] .offer button[data-changes]')),
    fan: all('[data-choice] .counter-button.ready').length,
    held: all('.stack.chosen, .counter-button.chosen, .card-button.chosen').length > 0,
    panel: all('[data-choice]').length,
    lit: all('path[data-place]:not([data-changes=yes])').map((each) => name(each, 'data-place')),
    litBack: all('path[data-place][data-changes=yes]').map((each) => name(each, 'data-place')),
    litBoxes: all('button[data-place]').length,
    commands: open(all('[data-commands] button')),
    stacks: all('[data-stack].ready').map((each) => name(each, 'data-stack')),
    trays: all('.trays .counter-button.ready').length,
    cards: all('.card-button.ready').length,
  };
};

/**
 * Where the n-th of what a selector finds can be pressed, as a finger would; of things on the map only what lies in its
 * window. Found in the page itself: waiting until it stands still, as Playwright does, takes longer than the whole move.
 */
const pointOf = (page, selector, n) =>
  page.evaluate(
    ([wanted, number]) => {
      const found = [...document.querySelectorAll(wanted)].filter((each) => !each.disabled)[number];
      if (!found) return {};
      const onMap = found.closest('.board-frame');
      if (!onMap) found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = found.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit && (onMap ? onMap.contains(hit) : found.contains(hit))) return { at: [x, y] };
      return onMap ? {} : { covered: `${found.textContent} at ${x},${y}` };
    },
    [selector, n],
  );

/** A map can be moved by hand; whatever else is open to a player and cannot be brought under his finger is a fault. */
async function press(page, selector, n = 0) {
  let { at, covered } = await pointOf(page, selector, n);
  if (covered) {
    // A dialog that is only just opening.
    await page.waitForTimeout(100);
    ({ at, covered } = await pointOf(page, selector, n));
  }
  if (covered) throw new Error(`nobody can press ${selector}: ${covered}`);
  if (at) await page.mouse.click(...at);
}

const quoted = (id) => id.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** One click; false where nothing is lit. */
async function click(page, below, haste) {
  const seen = await page.evaluate(lookAround);
  const nth = (selector, count) => press(page, selector, below(count));
  const forward = (scope, { forward: count }) => nth(`${scope}:not([data-changes=yes])`, count);
  if (seen.form > 0) {
    await press(page, '[data-form] button[type=submit]');
    return true;
  }
  const ways = [];
  if (seen.offers.forward > 0) ways.push(() => forward('[data-choice] .offer button[data-changes]', seen.offers));
  const litIn = (places) => press(page, `path[data-place="${quoted(places[below(places.length)])}"]`);
  const lit = () => litIn(seen.lit);
  if (seen.panel > 0) {
    if (seen.lit.length > 0 && seen.held) ways.push(lit);
    if (seen.litBoxes > 0 && seen.held) ways.push(() => nth('button[data-place]', seen.litBoxes));
    if (seen.fan > 0 && ways.length === 0) ways.push(() => nth('[data-choice] .counter-button.ready', seen.fan));
    // Now and then a player lets go: what he holds may only undo what he has chosen.
    if (ways.length === 0 && seen.offers.back > 0 && below(4) === 0) {
      ways.push(() => nth('[data-choice] .offer button[data-changes=yes]', seen.offers.back));
    } else if (ways.length === 0 || below(6) === 0) ways.splice(0, ways.length, () => page.keyboard.press('Escape'));
  } else {
    if (seen.commands.forward > 0) {
      // Several times: a game is to come to its end.
      const end = () => forward('[data-commands] button', seen.commands);
      ways.push(...Array(haste).fill(end));
    }
    if (seen.lit.length > 0) ways.push(lit);
    if (seen.litBoxes > 0) ways.push(() => nth('button[data-place]', seen.litBoxes));
    if (seen.stacks.length > 0) {
      ways.push(() => press(page, `[data-stack="${quoted(seen.stacks[below(seen.stacks.length)])}"]`));
    }
    if (seen.trays > 0) ways.push(() => nth('.trays .counter-button.ready', seen.trays));
    if (seen.cards > 0) ways.push(() => nth('.card-button.ready', seen.cards));
    // What is chosen is taken back only where there is no other way on.
    if (ways.length === 0 && seen.litBack.length > 0) ways.push(() => litIn(seen.litBack));
    if (ways.length === 0 && seen.commands.back > 0) ways.push(() => nth('[data-commands] button', seen.commands.back));
  }
  if (ways.length === 0) return false;
  await ways[below(ways.length)]();
  return true;
}

/** How the page stands once its command is answered: told by the page itself, not asked for again and again. */
async function settled(page) {
  const now = await standing(page);
  if (!now.busy) return now;
  await page.waitForSelector(`${STATE}[data-busy=false]`, { timeout: WAIT_MS, state: 'attached' });
  return standing(page);
}

/**
 * Plays on until the game is over on every page. `pages` are the seats, in any order; each sees the board as its own side
 * does. `onMove` is called whenever a page that was to move has done so; `haste` says how many times as likely it is that a
 * command of its own (most end a phase) is given as that something is taken up.
 */
export async function playByClicking(
  pages,
  seed,
  { mostClicks = 4000, haste = 3, onMove = async () => undefined } = {},
) {
  const below = chooser(seed);
  let clicks = 0;
  let idleSince;
  let vain = 0;
  const wait = async (why) => {
    idleSince ??= performance.now();
    if (performance.now() - idleSince > WAIT_MS) throw new Error(why);
    await new Promise((done) => setTimeout(done, 25));
  };
  while (clicks < mostClicks) {
    const stand = await Promise.all(pages.map(standing));
    if (stand.every(({ turn }) => turn === 'over')) return { clicks, version: stand[0].version };
    const mine = pages.filter((_, number) => stand[number].turn === 'mine');
    const versions = new Set(stand.map(({ version }) => version));
    if (mine.length === 0 || versions.size > 1) {
      // The stream is on its way.
      await wait('nobody is asked');
      continue;
    }
    const page = mine[below(mine.length)];
    const before = stand[pages.indexOf(page)].version;
    if (!(await click(page, below, haste))) {
      // Nothing is lit for a moment where the other side was faster: the page is looked at again.
      await wait(`nothing is lit: ${await page.locator('.prompt').textContent()}`);
      continue;
    }
    idleSince = undefined;
    const after = await settled(page);
    clicks += 1;
    vain += 1;
    if (after.version !== before || after.turn !== 'mine') {
      vain = 0;
      await onMove(page);
    }
    if (vain === MOST_IN_VAIN) {
      throw new Error(`${vain} clicks lead nowhere: ${JSON.stringify(await page.evaluate(lookAround))}`);
    }
  }
  throw new Error(`not over after ${clicks} clicks`);
}
