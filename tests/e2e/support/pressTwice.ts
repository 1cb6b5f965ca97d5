import { expect, type Locator } from '@playwright/test';

/** A double click whose second press comes while what was pressed is closing, and gives it the focus. */
export const pressTwice = async (part: Locator): Promise<void> => {
  const isFocused = await part.evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) return false;
    element.click();
    await Promise.resolve();
    element.focus();
    return document.activeElement === element;
  });
  expect(isFocused).toBe(true);
};
