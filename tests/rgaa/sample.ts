import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { createPerson } from '../e2e/support/createPerson.ts';
import { createPrize } from '../e2e/support/createPrize.ts';
import { openApi } from '../e2e/support/openApi.ts';
import { fillLogin, PASSWORD } from '../e2e/support/signIn.ts';

/** A page of the sample that the criteria are judged on. */
export interface SamplePage {
  /** French, as the declaration lists it. */
  readonly title: string;
  /** Read by somebody who has not logged in. */
  readonly visitor?: true;
  /** As wide as a phone. */
  readonly phone?: true;
  /** As it goes to the printer. */
  readonly paper?: true;
  /** Leads to the state that is judged. */
  readonly open: (page: Page, request: APIRequestContext) => Promise<void>;
}

const goTo =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
  };

const openPerson = async (page: Page, request: APIRequestContext): Promise<string> => {
  const person = await createPerson(request);
  await page.goto(`/1/persons/${person.id}/details`);
  await expect(page.getByRole('textbox', { name: 'Prénom', exact: true })).toBeEditable();
  return person['@id'];
};

/** Every kind of page there is, and the states in which it says most. */
export const sample: readonly SamplePage[] = [
  {
    title: 'Connexion, refusée',
    visitor: true,
    open: async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page.getByText('La valeur ne doit pas être vide.')).toHaveCount(2);
    },
  },
  {
    title: 'Vérification en deux étapes',
    visitor: true,
    open: async (page) => {
      await page.goto('/login');
      await fillLogin(page, 'mfa');
      await expect(page.getByLabel('Code de vérification')).toBeVisible();
    },
  },
  { title: 'Mot de passe oublié', visitor: true, open: goTo('/resetting/request') },
  { title: 'Page introuvable', visitor: true, open: goTo('/not-found') },
  { title: 'Accueil', open: goTo('/1') },
  {
    title: 'Liste, avec filtres et sélection',
    open: async (page) => {
      await page.goto('/1/licences');
      await page.getByRole('button', { name: /^Filtres/ }).click();
      await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('checkbox', { name: /^Sélectionner/ })
        .nth(1)
        .check();
    },
  },
  { title: 'Liste en cartes, sur téléphone', phone: true, open: goTo('/1/persons') },
  { title: 'Fiche', open: goTo('/1/persons/81/show') },
  {
    title: 'Création, avec erreurs',
    open: async (page) => {
      await page.goto('/1/persons/create');
      await page.getByRole('button', { name: 'Créer' }).click();
      await page
        .getByRole('alertdialog', { name: 'Formulaire invalide' })
        .getByRole('button', { name: 'Fermer' })
        .click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    title: 'Modification, avec erreurs',
    open: async (page, request) => {
      await openPerson(page, request);
      await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('');
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      await page
        .getByRole('alertdialog', { name: 'Formulaire invalide' })
        .getByRole('button', { name: 'Fermer' })
        .click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  { title: 'Étapes d’une demande', open: goTo('/1/tournament-requests/create') },
  {
    title: 'Dialogue',
    open: async (page) => {
      await page.goto('/1/licences/create');
      await expect(page.getByRole('dialog', { name: 'Nouvelle licence' })).toBeVisible();
    },
  },
  {
    title: 'Conflit de modifications',
    open: async (page, request) => {
      const iri = await openPerson(page, request);
      await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Anne');
      await (await openApi(request)).put(iri, { givenName: 'Alice' });
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByRole('dialog', { name: 'Modifié entre-temps' })).toBeVisible();
    },
  },
  {
    title: 'Import d’un fichier',
    open: async (page, request) => {
      await createPrize(request);
      await page.goto('/1/prizes');
      await page.getByRole('button', { name: 'Actions' }).click();
      await page.getByRole('menuitem', { name: 'Importer un fichier' }).click();
      const dialog = page.getByRole('dialog', { name: 'Importer un fichier' });
      await dialog.getByLabel('Fichier CSV ou XLSX').setInputFiles({
        name: 'palmarès.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Type;Date;Club;Structure;Commentaire\nInconnu;32/01/2026;;;Sans type'),
      });
      await dialog.getByRole('button', { name: 'Vérifier les lignes' }).click();
      await expect(dialog.getByRole('table').last()).toBeVisible();
    },
  },
  {
    title: 'Matrice des permissions',
    open: async (page) => {
      await page.goto('/1/permissions');
      await page.getByRole('button', { name: 'Tableau de tous les comptes' }).click();
      await page.getByRole('button', { name: 'Licences', exact: true }).last().click();
      await expect(page.getByRole('combobox', { name: 'Prise de licence, gestionnaire' })).toBeVisible();
    },
  },
  {
    title: 'Statistiques et leurs graphiques',
    open: async (page) => {
      await page.goto('/1/statistics');
      await expect(page.locator('.MuiBarChart-root').first()).toBeVisible();
    },
  },
  {
    title: 'Carte des salles',
    open: async (page) => {
      await page.goto('/1/sporthalls');
      await expect(page.getByRole('region', { name: /^Carte/ })).toBeVisible();
    },
  },
  { title: 'Feuille de rencontre', open: goTo('/1/sport-matches/17/sheet') },
  {
    title: 'Palette de recherche',
    open: async (page) => {
      await page.goto('/1');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('mar');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    title: 'Mon compte',
    open: async (page) => {
      await page.goto('/1');
      await page.getByRole('button', { name: 'Compte de gestionnaire' }).click();
      await page.getByRole('menuitem', { name: 'Mon compte' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    title: 'Mise en place de la vérification en deux étapes',
    open: async (page) => {
      await page.goto('/1');
      await page.getByRole('button', { name: 'Compte de gestionnaire' }).click();
      await page.getByRole('menuitem', { name: 'Mon compte' }).click();
      await page.getByRole('button', { name: /^(Activer|Modifier) la vérification/ }).click();
      await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible();
    },
  },
  { title: 'Aide', open: goTo('/1/help') },
  { title: 'Classement d’une poule', visitor: true, open: goTo('/contests/team/consult?pool=1') },
  {
    title: 'Recherche de tournois',
    visitor: true,
    open: goTo('/tournaments/search?from=2026-10-01&until=2027-05-31'),
  },
  {
    title: 'Tableau d’une épreuve individuelle',
    visitor: true,
    open: goTo('/contests/individual/consult?tab=draws&draw=1'),
  },
  {
    title: 'Vérification d’une attestation',
    visitor: true,
    open: async (page, request) => {
      const { code } = await (
        await openApi(request)
      ).get<{ readonly code: string }>('/api/licences/221/attestation');
      await page.goto(`/attestations/${code}`);
    },
  },
  { title: 'Déclaration d’accessibilité', visitor: true, open: goTo('/accessibilite') },
  { title: 'Mentions légales', visitor: true, open: goTo('/mentions-legales') },
  { title: 'Données personnelles', visitor: true, open: goTo('/donnees-personnelles') },
  { title: 'Attestation imprimée', paper: true, open: goTo('/1/licences/221/attestation') },
];
