import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';

interface Entry {
  readonly '@id': string;
  readonly account: { readonly username: string };
  readonly matrix: Readonly<Record<string, number>>;
  readonly endDate: string | null;
}

/** The holder of the rights, who may read everything at the start. */
const HOLDER = 'lecteur';

journey(
  'rights on persons are delegated to another account, and withdrawn (R2.38, R2.129)',
  async ({ page, request, hand, pageOf, expectAccessible, expectError }) => {
    const api = await openApi(request);
    const readEntry = async (): Promise<Entry> => {
      const { 'hydra:member': entries } = await api.get<{ 'hydra:member': readonly Entry[] }>(
        '/api/club_permissions?club=1&itemsPerPage=100',
      );
      const entry = entries.find(({ account }) => account.username === HOLDER);
      if (!entry) throw new Error(`No rights of ${HOLDER}`);
      return entry;
    };
    const before = await readEntry();
    const matrix = { ...before.matrix, 'persons.list': 1 };
    await api.put(before['@id'], { matrix, endDate: null });

    await page.goto('/1/permissions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Droits d’accès');
    await expect(page.getByRole('list', { name: 'Personnes qui ont des droits' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await hand.press(page.getByRole('button', { name: `Détail des droits de ${HOLDER}` }));
    await expectAccessible();
    await hand.press(page.getByRole('table').getByRole('button', { name: 'Personnes' }));
    const right = page.getByRole('combobox', { name: `Liste des personnes, ${HOLDER}` });
    await expect(right).toHaveValue('1');
    await hand.choose(right, 'Modification');
    await expect(page.getByText('1 compte modifié, pas encore enregistré')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Enregistrer' }));
    await expect(page.getByText('1 sur 1 traité.')).toBeVisible();
    await expect(page.getByText('Aucune modification à enregistrer')).toBeFocused();
    expect((await readEntry()).matrix).toEqual({ ...before.matrix, 'persons.list': 2 });

    const theirs = await pageOf(HOLDER);
    await theirs.goto('/1/persons');
    await expect(theirs.getByRole('link', { name: 'Créer' })).toBeVisible();

    await hand.choose(right, 'Aucun');
    await hand.press(page.getByRole('button', { name: 'Enregistrer' }));
    await expect(page.getByText('Aucune modification à enregistrer')).toBeVisible();
    expect((await readEntry()).matrix).toEqual({ ...before.matrix, 'persons.list': 0 });
    // The page begins by the rights that the browser knows, and where it is quick by the form behind them; the server
    // knows better.
    expectError(/403 .*\/api\/people(?:\?|\/mapping)/);
    await theirs.reload();
    await expect(
      theirs.getByText('Vous ne disposez pas de droits suffisants pour consulter cette ressource'),
    ).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Créer' })).toHaveCount(0);
    await api.put(before['@id'], { matrix: before.matrix, endDate: null });
  },
);
