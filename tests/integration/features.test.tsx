// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Feature } from '../../src/features/defineFeature.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

/** The list of features without the one that a test takes out. */
const list = vi.hoisted(() => ({ all: [] as readonly Feature[], now: [] as readonly Feature[] }));

vi.mock(import('../../src/features/features.ts'), async (load) => {
  const { features } = await load();
  list.all = features;
  list.now = features;
  return {
    get features() {
      return list.now;
    },
  };
});

const { features } = await import('../../src/features/features.ts');
const { renderApp } = setUpScreens();
const names = features.map(({ name }) => name);
/** For pages about a record, the number of one of the seed. */
const toAddress = (path: string): string => `/1/${path.replace(':id', '1')}`;

const open = async (path: string, name: string) => {
  list.now = list.all.filter((feature) => feature.name !== name);
  return await renderApp({ path, account: 'gestionnaire' });
};

const menuAddresses = async (): Promise<readonly (string | null)[]> => {
  const links = await screen.findAllByRole('menuitem');
  return links.map((link) => link.getAttribute('href'));
};

describe('without a feature', () => {
  it.each(names)('the club opens, with no menu entry of it: %s', async (name) => {
    const app = await open('/1', name);
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
    const taken = list.all.find((feature) => feature.name === name);
    const own = (taken?.pages ?? []).filter(({ path, resource }) => path !== resource);
    const shown = await menuAddresses();
    for (const { path } of own) expect(shown).not.toContain(toAddress(path));
    app.close();
  });

  it('its pages are unknown addresses', async () => {
    for (const [name, path] of [
      ['match-sheet', '/1/sport-matches/1/sheet'],
      ['licences', '/1/corpo'],
      ['people', '/1/persons/1/rankings'],
      ['help', '/1/help'],
    ] as const) {
      const app = await open(path, name);
      await waitFor(() => expect(app.address()).toBe('/not-found'));
      app.close();
    }
  });

  it('its actions are gone from the records of others', async () => {
    const renew = { name: 'Renouveler' };
    const whole = await open('/1/persons', 'none');
    const header = async () => within(await screen.findByRole('main'));
    expect(await (await header()).findByRole('button', { name: /doublons/i })).toBeVisible();
    whole.close();
    const app = await open('/1/persons', 'people');
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /doublons/i })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', renew)).not.toBeInTheDocument();
    app.close();
  });
});
