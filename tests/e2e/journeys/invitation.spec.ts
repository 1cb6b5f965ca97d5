import { expect } from '@playwright/test';
import { createPerson } from '../support/createPerson.ts';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';
import { fillLogin } from '../support/signIn.ts';

const PASSWORD = 'quatre balles neuves';

interface Mail {
  readonly to: string;
  readonly link: string | null;
}

journey(
  'a colleague without an account is invited, chooses a password and works with just the rights given (R2.38, R2.129)',
  async ({ page, request, hand, expectAccessible }) => {
    const person = await createPerson(request);
    const email = `${person.familyName.toLowerCase()}-${hand.by}@example.org`;
    const mails = async (): Promise<readonly Mail[]> =>
      ((await (await request.get('/sandbox/mailbox')).json()) as readonly Mail[]).filter(
        ({ to }) => to === email,
      );
    await page.goto('/1/permissions');
    await hand.press(page.getByRole('button', { name: 'Donner des droits' }));
    const dialog = page.getByRole('dialog', { name: 'Donner des droits' });
    await hand.choose(
      dialog.getByRole('combobox', { name: 'Personne invitée' }),
      new RegExp(person.familyName),
      person.familyName,
    );
    await hand.fill(dialog.getByRole('textbox', { name: /Courriel/ }), 'colleague@mail.invalid');
    await hand.choose(dialog.getByRole('combobox', { name: /Profil type/ }), 'Secrétaire');
    await expect(dialog.getByText('licences et club (Club, Licences)')).toBeVisible();
    await expectAccessible();

    await hand.press(dialog.getByRole('button', { name: 'Donner ces droits' }));
    await expect(dialog).toHaveCount(0);

    const line = page.getByRole('listitem').filter({ hasText: person.familyName });
    await expect(line).toHaveCount(1);
    await expect(line).toContainText('Secrétaire');
    await expect(line).toContainText('Courriel non remis : colleague@mail.invalid ne reçoit rien');
    await hand.press(line.getByRole('button', { name: /^Renvoyer/ }));
    const again = page.getByRole('dialog', { name: /^Renvoyer/ });
    await hand.fill(again.getByRole('textbox', { name: /Courriel/ }), email);
    await hand.press(again.getByRole('button', { name: 'Renvoyer' }));
    await expect(line).toContainText(`Invitation envoyée à ${email}`);
    await expectAccessible();
    expect(await mails()).toHaveLength(1);

    const elsewhere = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin });
    if (!elsewhere) throw new Error('The browser has gone');
    const theirs = await elsewhere.newPage();
    const hands = hand.on(theirs);
    await theirs.goto((await mails())[0]?.link ?? '');
    await hands.fill(theirs.getByLabel('Nouveau mot de passe', { exact: true }), PASSWORD);
    await hands.fill(theirs.getByLabel('Confirmation du mot de passe'), PASSWORD);
    await theirs.keyboard.press('Enter');
    await expect(theirs).toHaveURL('/login');
    await fillLogin(theirs, email, PASSWORD);
    await expect(theirs.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
    await theirs.goto('/1/licences');
    await expect(theirs.getByRole('link', { name: 'Créer' })).toBeVisible();
    await theirs.goto('/1/persons');
    await expect(
      theirs.getByText('Vous ne disposez pas de droits suffisants pour consulter cette ressource'),
    ).toBeVisible();
    await elsewhere.close();

    await page.reload();
    await expect(line).toContainText('Secrétaire');
    await expect(line).not.toContainText('Invitation');
    const api = await openApi(request);
    const { 'hydra:member': entries } = await api.get<{ 'hydra:member': readonly object[] }>(
      '/api/club_permissions?club=1&itemsPerPage=100&order[id]=desc',
    );
    expect(entries[0]).toMatchObject({
      invitation: 'accepted',
      matrix: { 'licences.create': 2, 'club.accountancy': 2, 'persons.list': 0 },
    });
  },
);
