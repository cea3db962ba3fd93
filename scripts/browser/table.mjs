/** Opens a table in the pages as people do: one opens it and sits down, the other follows the link. */

/** Answers the pages in the order of the seats, and the link that was sent. */
export async function sitDown(url, contexts, scenario) {
  const [first, ...others] = contexts;
  const host = await first.newPage();
  await host.goto(url);
  await host.locator('.games .row', { hasText: scenario }).getByRole('button').click();
  await host.locator('dialog button[type=submit]').click();
  await host.locator('.lobby input').fill('Anna');
  const seats = host.locator('.lobby .card');
  await seats.first().waitFor();
  await seats.first().locator('button.main').click();
  await seats.first().locator('.badge.on').waitFor();
  const pages = [host];
  for (const [number, context] of others.entries()) {
    await seats
      .nth(number + 1)
      .locator('button[aria-expanded]')
      .click();
    const link = await seats
      .nth(number + 1)
      .locator('.invitation input')
      .inputValue();
    const guest = await context.newPage();
    await guest.goto(link);
    await guest.locator('.lobby input').fill('Boris');
    await guest.locator('.lobby button[type=submit]').click();
    await guest.waitForURL((at) => at.hash === '');
    pages.push(guest);
  }
  await Promise.all(pages.map((page) => page.locator('main.table').waitFor()));
  return pages;
}
