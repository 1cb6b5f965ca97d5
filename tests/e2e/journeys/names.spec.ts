import { expect } from '@playwright/test';
import { buildXlsx, sheetRows } from '../../support/buildXlsx.ts';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';

interface Members<Member> {
  readonly 'hydra:member': readonly Member[];
}

/** As spreadsheets count days: 21/11/2026. */
const DAY = 46347;

/** A laptop and a phone of today. */
for (const width of [1366, 390])
  journey(
    `a person of a compound name is found by palette, picker and import, ${width} px wide`,
    async ({ page, request, hand }) => {
      const api = await openApi(request);
      const { 'hydra:member': people } = await api.get<Members<{ '@id': string; givenName: string }>>(
        '/api/people?familyName=REY-DEBOVE&club=/api/clubs/1',
      );
      const [person] = people;
      const { 'hydra:member': types } = await api.get<Members<{ name: string }>>(
        '/api/referentials?type=PrizeType',
      );
      const [type] = types;
      if (!person || !type) throw new Error('The seed lacks the person or the prize');
      const name = `REY-DEBOVE ${person.givenName}`;
      const said = `${person.givenName} rey debove`.toLowerCase();
      const ownPrizes = async () =>
        (await api.get<Members<object>>(`/api/prizes?person=${person['@id']}`))['hydra:member'].length;
      const before = await ownPrizes();
      // The same prize twice within a minute is one.
      const day = `<c s="1"><v>${DAY - width - (hand.by === 'mouse' ? 1 : 2)}</v></c>`;
      const size = page.viewportSize();
      await page.setViewportSize({ width, height: 768 });

      await page.goto('/1');
      await hand.press(page.getByRole('button', { name: 'Rechercher', exact: true }));
      const search = page.getByRole('combobox', {
        name: 'Rechercher une page, une personne, un club, une équipe',
      });
      await hand.fill(search, said);
      const found = page.getByRole('option', { name });
      await expect(found).toHaveCount(1);
      await (hand.by === 'mouse' ? found.click() : page.keyboard.press('Enter'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

      await page.goto('/1/prizes/create');
      const picker = page.getByRole('combobox', { name: 'Personne' });
      await hand.choose(picker, new RegExp(`^${name}`), said);
      await expect(picker).toHaveValue(new RegExp(`^${name}`));

      await page.goto('/1/prizes');
      await hand.press(page.getByRole('button', { name: 'Actions' }));
      await hand.press(page.getByRole('menuitem', { name: 'Importer un fichier' }));
      const dialog = page.getByRole('dialog', { name: 'Importer un fichier' });
      await dialog.getByLabel('Fichier CSV ou XLSX').setInputFiles({
        name: 'recompenses.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(
          buildXlsx({
            sheets: {
              Récompenses: sheetRows(
                ['Récompenses de la saison'],
                ['PERSONNE', 'TYPE', 'RANG', 'DATE', 'STRUCTURE'],
                [said, type.name, 'Or', day, "VAL D'YERRES PING"],
                // An identity of the server is nobody's number.
                ['12', type.name, 'Argent', day, "VAL D'YERRES PING"],
              ),
            },
          }),
        ),
      });
      await hand.press(dialog.getByRole('button', { name: 'Oui, à la ligne 2' }));
      await hand.press(dialog.getByRole('button', { name: 'Vérifier les lignes' }));
      await expect(dialog.getByText('2 lignes lues, 1 à corriger.')).toBeVisible();
      await expect(dialog.getByText(name).first()).toBeVisible();
      await expect(dialog.getByText(/^«.12.» n’est le numéro d’aucun/)).toBeVisible();
      await hand.press(dialog.getByRole('button', { name: 'Importer 1 ligne' }));
      await expect(dialog.getByText('1 sur 2 traités.')).toBeVisible();
      expect(await ownPrizes()).toBe(before + 1);
      await hand.press(dialog.getByRole('button', { name: 'Fermer' }));
      if (size) await page.setViewportSize(size);
    },
  );
