// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorTexts } from '../../src/i18n/errors.ts';
import type { Values } from '../support/screens/createBuilders.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, buildPerson, referential, club, faults, wire } = setUpScreens();

const PUT = 'PUT /api/licence_pre_registrations/:id';

/** A request for a licence of leisure; returns the server's answer. */
const requestLicence = async (values: Values = {}) => {
  const client = await as('gestionnaire');
  const { 'hydra:member': seasons } = await client.get('/seasons?current=true');
  return client.post('/licence_pre_registrations', {
    club: await club(),
    season: seasons[0]['@id'],
    familyName: 'INCONNUE',
    givenName: 'Lou',
    gender: 'F',
    birthDate: '1991-04-17',
    email: 'lou@example.org',
    phone: '+33639981234',
    address: { streetAddress: '1 rue du Filet', postalCode: '77000', addressLocality: 'Melun' },
    type: await referential('LicenceType', 'Loisir'),
    insurance: await referential('Insurance'),
    ...values,
  });
};

const open = (request: { id: number }) =>
  renderApp({ path: `/1/pre-registration/${request.id}/take-over`, account: 'gestionnaire' });

const licencesOf = async (person: string): Promise<readonly unknown[]> =>
  (await (await as('gestionnaire')).get(`/licences?person=${person}`))['hydra:member'];

const accept = () => screen.findByRole('button', { name: 'Accepter la demande' });

/** A request of somebody on record, taken over up to the acceptance. */
const takeOver = async () => {
  const person = await buildPerson();
  const request = await requestLicence({ familyName: person.familyName, givenName: person.givenName });
  const app = await open(request);
  await app.user.click(
    await screen.findByRole('button', { name: new RegExp(`^C’est cette personne.*${person.familyName}`) }),
  );
  await app.user.click(await screen.findByRole('radio', { name: 'Sans pratique sportive' }));
  await waitFor(async () => expect(await accept()).toBeEnabled());
  return { ...app, request, person };
};

describe('the taking over of a pre-registration (R2.147)', () => {
  it('goes on after a reload with what was chosen, and after a cut with nothing lost', async () => {
    const { user, request, person, close } = await takeOver();
    const lift = faults.cut(PUT);
    await user.click(await accept());
    expect(await screen.findByText(errorTexts.network)).toBeVisible();
    lift();
    close();

    const again = await open(request);
    expect(await screen.findByText('Vos choix commencés plus tôt sont repris.')).toBeVisible();
    expect(await screen.findByRole('radio', { name: 'Sans pratique sportive' })).toBeChecked();
    await again.user.click(await accept());
    expect(await screen.findByRole('link', { name: 'Ouvrir la licence' })).toBeVisible();
    expect(await licencesOf(person['@id'])).toHaveLength(1);
  });

  it('counts a lost answer for what the server did, and sends nothing twice', async () => {
    const { user, person } = await takeOver();
    faults.cut(PUT, { after: true });
    wire.clear();
    await user.click(await accept());
    expect(await screen.findByText('Demande acceptée : la licence est créée.')).toBeVisible();
    expect(screen.queryByText(/^Une autre personne/)).not.toBeInTheDocument();
    expect(wire.requests(PUT)).toHaveLength(1);
    expect(await licencesOf(person['@id'])).toHaveLength(1);
  });

  it('informs who comes second, and doubles nothing', async () => {
    const { user, request, person } = await takeOver();
    await (
      await as('officiel')
    ).put(`/licence_pre_registrations/${request.id}`, {
      person: person['@id'],
      medical: await referential('MedicalMention', 'Sans pratique sportive'),
      practiceForms: [await referential('PracticeForm', 'Loisir')],
      status: 'accepted',
    });
    await user.click(await accept());
    expect(await screen.findByText(/^Une autre personne du club vient d’accepter/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accepter la demande' })).not.toBeInTheDocument();
    expect(await licencesOf(person['@id'])).toHaveLength(1);
  });

  it('requires a certificate where an answer was yes, and for the person first', async () => {
    await open(
      await requestLicence({
        birthDate: '2014-05-17',
        legalRepresentativeName: 'INCONNUE Anne',
        legalRepresentativePhone: '+33639981234',
      }),
    );
    expect(await screen.findByText(/^Toutes les réponses au questionnaire ne sont pas/)).toBeVisible();
    expect(await accept()).toBeDisabled();
    expect(await accept()).toHaveAccessibleDescription(
      'Choisissez la personne. Enregistrez un certificat médical, ou choisissez une mention.',
    );
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { description: 'Choisissez la personne.' })).toBeDisabled();
  });

  it('writes a child down from the request once its contact is revealed', async () => {
    const { user } = await open(
      await requestLicence({
        birthDate: '2014-05-19',
        legalRepresentativeName: 'INCONNUE Anne',
        legalRepresentativePhone: '+33639981234',
      }),
    );
    const create = await screen.findByRole('button', { name: 'Nouvelle personne' });
    expect(create).toBeDisabled();
    expect(create).toHaveAccessibleDescription(/^Affichez d’abord les coordonnées/);
    expect(screen.queryByText('lou@example.org')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Afficher' }));
    expect(await screen.findByText('lou@example.org')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nouvelle personne' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nouvelle personne' });
    expect(await within(dialog).findByDisplayValue('lou@example.org')).toBeVisible();
  });

  it('writes a new person down for the club of the request where the address names none', async () => {
    const request = await requestLicence({ familyName: 'ARRIVANTE' });
    const { user } = await renderApp({
      path: `/28/pre-registration/${request.id}/take-over`,
      account: 'instance',
    });
    await user.click(await screen.findByRole('button', { name: 'Nouvelle personne' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nouvelle personne' });
    expect(await within(dialog).findByRole('combobox', { name: 'Club' })).toHaveValue(request.club.name);
    expect(await within(dialog).findByDisplayValue('Française')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Créer' }));
    expect(await screen.findByRole('button', { name: 'Choisir une autre personne' })).toBeVisible();
    const { 'hydra:member': people } = await (await as('instance')).get('/people?familyName=ARRIVANTE');
    const { givenName, birthDate } = request;
    const person = { familyName: 'ARRIVANTE', givenName, birthDate, club: { '@id': request.club['@id'] } };
    expect(people).toMatchObject([person]);
  });

  it('begins at the line of the home page, with the attestation that a child has given', async () => {
    const request = await requestLicence({
      birthDate: '2014-05-18',
      questionnaireOk: true,
      legalRepresentativeName: 'INCONNUE Anne',
      legalRepresentativePhone: '+33639981234',
    });
    const { user, address } = await renderApp({ path: '/1', account: 'gestionnaire' });
    const board = await screen.findByRole('region', { name: /pré-inscriptions? à traiter/ });
    const [line] = within(within(board).getByRole('list')).getAllByRole('link');
    await user.click(line as HTMLElement);
    await waitFor(() => expect(address()).toMatch(/^\/1\/pre-registration\/\d+\/take-over$/));
    await open(request);
    expect(await screen.findByRole('radio', { name: 'Attestation auto-questionnaire mineur' })).toBeChecked();
  });
});
