import type { Fault, Reply } from '../Fault.ts';

/** What a server answers to a write that it has done. */
const NO_CONTENT: Reply = { status: 204, headers: {}, body: '' };

/** No application could bear these. They show that the judge is not blind: each must be found. */
export const lethal: readonly Fault[] = [
  { name: 'a write done twice', trouble: { twice: true } },
  { name: 'a success that nobody stored', trouble: { answer: NO_CONTENT } },
  {
    name: 'a form and its draft taken away',
    trouble: { cut: 'before' },
    page: async (page, isOn) => {
      if (isOn) return;
      await page.evaluate(async () => {
        for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
      });
      await page.goto('/not-found');
    },
  },
  {
    name: 'a page emptied',
    trouble: { cut: 'before' },
    page: async (page, isOn) => isOn || (await page.evaluate(() => document.body.replaceChildren())),
  },
];
