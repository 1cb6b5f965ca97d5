// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnTexts } from '../support/screens/columnTexts.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';
import { watchDrawn } from '../support/watchDrawn.ts';

const { renderApp } = setUpScreens();

const QUIET_MS = 100;
const wait = () => act(async () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)));

/** How often components were drawn while something was done and until nothing more was. */
const countDrawn = async (names: readonly string[], doIt: () => Promise<unknown>) => {
  const drawn = await watchDrawn(async () => {
    await doIt();
    await wait();
  });
  return Object.fromEntries(names.map((name) => [name, drawn.filter((one) => one.name === name).length]));
};

const openList = async (path: string) => {
  const { user } = await renderApp({ path, account: 'gestionnaire' });
  await screen.findByRole('table');
  await wait();
  return user;
};

describe('a click in a list draws once', () => {
  it('the rows of its next page, with the names of the related, and the area around them', async () => {
    const user = await openList('/1/licences');
    const names = () => columnTexts(screen.getByRole('table'), 'Nom');
    const before = names();
    const drawn = await countDrawn(['NameCell', 'ClubLayout'], async () => {
      await user.click(screen.getByRole('button', { name: /page suivante|prochaine page/i }));
      await waitFor(() => expect(names()).not.toEqual(before));
    });
    expect(drawn).toEqual({ NameCell: names().length, ClubLayout: 1 });
    expect(names()).not.toContain('--');
  });

  it('the area around the form of a new record', async () => {
    const user = await openList('/1/persons');
    const drawn = await countDrawn(['ClubLayout'], async () => {
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Créer' }));
      await screen.findByRole('textbox', { name: 'Nom' });
    });
    expect(drawn).toEqual({ ClubLayout: 1 });
  });
});
