import { expect, test as base } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { createSeats, type Seats } from './createSeats.ts';
import { tabTo } from './tabTo.ts';

/** Somebody at work: the same steps by mouse, or by keyboard alone. */
export interface Hand {
  readonly by: 'mouse' | 'keyboard';
  /** Activates a button, link, tab, box or item of a menu. */
  readonly press: (target: Locator) => Promise<void>;
  /** Replaces what a field holds. */
  readonly fill: (field: Locator, text: string) => Promise<void>;
  /** Picks an option of a combobox; `search` is typed first where the options have to be searched. */
  readonly choose: (field: Locator, option: string | RegExp, search?: string) => Promise<void>;
  /** The same hand on another page, where somebody else is at work. */
  readonly on: (page: Page) => Hand;
}

interface Given {
  /** Of the account at work, logged in; the journey says where it begins. */
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly hand: Hand;
  /** The page of somebody else, logged in. */
  readonly pageOf: (username: string) => Promise<Page>;
  /** An error that browsers report in this journey, and that belongs to it. */
  readonly expectError: Seats['expectError'];
  /** Once: both hands find the same page. */
  readonly expectAccessible: () => Promise<void>;
}

const test = base.extend<{ quietPage: undefined }, { seats: Seats }>({
  seats: [
    async ({ browser }, provide) => {
      const seats = createSeats(browser);
      await provide(seats);
      await seats.close();
    },
    { scope: 'worker' },
  ],
  quietPage: [
    async ({ seats }, provide) => {
      await provide(undefined);
      expect(await seats.leave(), 'errors that the browsers reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** Registers a journey of an account twice, once for each hand. */
export function journey(
  title: string,
  steps: (given: Given) => Promise<void>,
  username = 'gestionnaire',
): void {
  for (const [by, toHand] of Object.entries({ mouse: byMouse, keyboard: byKeyboard }))
    test(`${title}, by ${by}`, async ({ request, seats, baseURL, locale, timezoneId, viewport }) => {
      const options = { baseURL, locale, timezoneId, viewport };
      const pageOf = (account: string): Promise<Page> => seats.of(account, options);
      const page = await pageOf(username);
      await steps({
        page,
        request,
        pageOf,
        hand: toHand(page),
        expectError: seats.expectError,
        expectAccessible: async () => {
          if (by === 'mouse') await expectAccessible(page);
        },
      });
    });
}

const byMouse = (page: Page): Hand => ({
  by: 'mouse',
  on: byMouse,
  press: (target) => target.click(),
  fill: (field, text) => field.fill(text),
  choose: async (field, option, search) => {
    if (await isNative(field)) {
      await field.selectOption({ label: String(option) });
      return;
    }
    await field.click();
    if (search !== undefined) await field.pressSequentially(search);
    await page.getByRole('option', { name: option }).click();
  },
});

const byKeyboard = (page: Page): Hand => ({
  by: 'keyboard',
  on: byKeyboard,
  press: async (target) => {
    await reach(page, target);
    await page.keyboard.press((await isToggled(target)) ? 'Space' : 'Enter');
  },
  fill: async (field, text) => {
    await reach(page, field);
    // Fields that hold the data of other people stay closed for the first second of a form.
    await expect(field).toBeEditable();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  choose: async (field, option, search) => {
    await reach(page, field);
    // The browser's own list goes to what is typed.
    if (await isNative(field)) {
      await page.keyboard.type(String(option));
      return;
    }
    if (search !== undefined) await page.keyboard.type(search);
    else if ((await field.getAttribute('aria-expanded')) !== 'true') await page.keyboard.press('ArrowDown');
    await arrowTo(page, page.getByRole('option', { name: option }), field);
    await page.keyboard.press('Enter');
  },
});

/** By Tab, the way that is shorter; what a menu, a list of tabs or a group of radio buttons holds, by arrows. */
const reach = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  const role = await target.evaluate((element) => element.getAttribute('role') ?? '');
  const isOpenMenu = await target.evaluate((element) => element.closest('.MuiPopover-root') !== null);
  if (role === 'menuitem' && isOpenMenu) await arrowTo(page, target, target);
  else if (role === 'tab') await arrowToTab(page, target);
  else await tabTo(page, target, (await isBefore(target)) ? 'Shift+Tab' : 'Tab');
};

/** A list of tabs is one stop, at the tab that is chosen. */
const arrowToTab = async (page: Page, tab: Locator): Promise<void> => {
  const chosen = page.getByRole('tablist').filter({ has: tab }).getByRole('tab', { selected: true });
  await tabTo(page, chosen, (await isBefore(chosen)) ? 'Shift+Tab' : 'Tab');
  const key = (await isBefore(tab)) ? 'ArrowLeft' : 'ArrowRight';
  while (!(await tab.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press(key);
};

/** What was passed already is gone back to. */
const isBefore = (target: Locator): Promise<boolean> =>
  target.evaluate(
    (element) =>
      document.activeElement !== document.body &&
      document.activeElement?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING,
  );

const isToggled = (target: Locator): Promise<boolean> =>
  target.evaluate(
    (element) => element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type),
  );

const isNative = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element instanceof HTMLSelectElement);

/** More than the options that one list shows at once. */
const MAX_ARROWS = 60;

/** An owner that is there answers at once. */
const OWNER_MS = 200;

/** Lists mark their option by focus, comboboxes by naming it. */
const arrowTo = async (page: Page, option: Locator, owner: Locator): Promise<void> => {
  await expect(option).toBeVisible();
  for (let step = 0; step < MAX_ARROWS; step += 1) {
    // What owns an open list of its own is hidden behind it, and the list then moves the focus.
    const named = await owner.getAttribute('aria-activedescendant', { timeout: OWNER_MS }).catch(() => null);
    const isThere = await option.evaluate(
      (element, id) => element === document.activeElement || (id !== null && element.id === id),
      named,
    );
    if (isThere) return;
    await page.keyboard.press('ArrowDown');
  }
  await expect(option, `reached after ${MAX_ARROWS} arrows`).toBeFocused();
};
