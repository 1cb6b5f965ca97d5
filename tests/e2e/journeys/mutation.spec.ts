import { expect } from '@playwright/test';
import { createLicensee } from '../support/createLicensee.ts';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';

interface Kept {
  readonly status: string;
  readonly leftClubReview: string;
  readonly responses: readonly { readonly step: string; readonly organization: { readonly name: string } }[];
}

const PROOF = {
  name: 'recepisse.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

journey(
  'a player moves: the welcome club applies, the club left is heard, the league decides (R1.18, R2.56, R2.57, R2.146)',
  async ({ page, request, hand, pageOf }) => {
    const player = await createLicensee(request, 'T');
    await page.goto('/1/mutations');
    await hand.press(page.getByRole('link', { name: 'Créer' }));
    await hand.fill(page.getByRole('combobox', { name: 'Joueur', exact: true }), player.identifier);
    await expect(
      page.getByRole('status').getByText(`${player.familyName} ${player.givenName}`),
    ).toBeVisible();
    await hand.choose(
      page.getByRole('combobox', { name: 'Situation du joueur' }),
      'Création d’une association',
    );
    await expect(page.getByText('Mutation exceptionnelle', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Récépissé de déclaration de la nouvelle association')).toBeVisible();
    await expect(page.getByText('Instance compétente : ligue')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Remplir le formulaire' }));
    await expect(page.getByRole('textbox', { name: 'N° de licence' })).toHaveValue(player.identifier);
    await hand.fill(page.getByRole('textbox', { name: 'Date d’effet' }), '01/07/2024');
    await page.getByLabel('Justificatifs').setInputFiles(PROOF);
    await expect(page.getByText(PROOF.name, { exact: true })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Créer' }));
    await expect(page).toHaveURL(/\/1\/mutations\/\d+\/details$/);
    const course = page.getByRole('list', { name: 'Étapes' });
    for (const [step, state] of [
      ['Envoyer au joueur', 'En attente de signature du joueur'],
      ['Noter la signature du joueur', 'En attente du club quitté'],
    ] as const) {
      await hand.press(page.getByRole('button', { name: step }));
      await hand.press(page.getByRole('dialog', { name: step }).getByRole('button', { name: step }));
      await expect(course.locator('[aria-current]')).toContainText(state);
    }
    // The rest is not the welcome club's to do, and the page says whose.
    await expect(page.getByText('club quitté : En instruction')).toBeVisible();

    const other = await pageOf('multi');
    const left = hand.on(other);
    await other.goto(page.url().replace('/1/', '/2/'));
    const step = 'Transmettre à l’instance';
    await left.press(other.getByRole('button', { name: step }));
    const dialog = other.getByRole('dialog', { name: step });
    await left.press(dialog.getByRole('button', { name: step }));
    await expect(dialog.getByText('Choisissez une réponse.')).toBeVisible();
    await left.choose(dialog.getByRole('combobox', { name: 'Avis du club quitté' }), /^Favorable/);
    await left.press(dialog.getByRole('button', { name: step }));
    await expect(other.getByRole('list', { name: 'Étapes' })).toContainText('Favorable');

    const api = await openApi(request, 'instance');
    const iri = `/api/licence_mutations/${/\d+(?=\/details)/.exec(page.url())?.[0]}`;
    const deciding = await pageOf('instance');
    const decision = 'Accepter la mutation';
    await deciding.goto(page.url().replace('/1/', '/13/'));
    const third = hand.on(deciding);
    await third.press(deciding.getByRole('button', { name: decision }));
    await third.press(
      deciding.getByRole('dialog', { name: decision }).getByRole('button', { name: decision }),
    );
    await expect(deciding.getByRole('list', { name: 'Étapes' }).locator('[aria-current]')).toContainText(
      'Acceptée',
    );
    await page.reload();
    await expect(course.locator('[aria-current]')).toContainText('Acceptée');
    await expect(page.getByText(/^Pas encore licencié/)).toBeVisible();

    const kept = await api.get<Kept>(iri);
    expect(kept).toMatchObject({ status: 'accepted', leftClubReview: 'favorable' });
    expect(kept.responses.map((response) => response.step)).toEqual([
      'draft',
      'waitingPlayer',
      'waitingLeftClub',
      'waitingInstance',
      'accepted',
    ]);
    const person = await api.get<object>(player['@id']);
    expect(person, 'the player is of the welcome club').toMatchObject({ club: { '@id': '/api/clubs/1' } });
    const licence = await api.get<object>(player.licence);
    expect(licence, 'the licence stays where it was taken').toMatchObject({
      club: { '@id': '/api/clubs/2' },
      mutatedAt: expect.any(String),
    });
  },
);
