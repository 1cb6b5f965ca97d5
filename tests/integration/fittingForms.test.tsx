// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn, pick } from '../support/screens/fillIn.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, buildPerson, buildLicence, club } = setUpScreens();

const open = (path: string) => renderApp({ path, account: 'gestionnaire' });

describe('labels and fields suit the person', () => {
  it('a girl has the category of girls in the list and in the record, a boy that of boys (R2.50)', async () => {
    const boy = await buildPerson({ birthDate: '2013-04-17', gender: 'M' });
    const other = await buildLicence({ person: boy['@id'] });
    const girl = await buildPerson({ birthDate: '2013-04-17', gender: 'F' });
    const licence = await buildLicence({ person: girl['@id'] });
    const filter = encodeURIComponent(JSON.stringify({ 'person.familyName': girl.familyName }));
    const app = await open(`/1/licences?filter=${filter}`);
    expect(await screen.findByRole('cell', { name: 'Cadette 1' })).toBeVisible();
    // At the head of the record and among its fields.
    await app.open(`/1/licences/${licence.id}/show`);
    await waitFor(() => expect(screen.getAllByText('Cadette 1')).toHaveLength(2));
    await app.open(`/1/licences/${other.id}/show`);
    await waitFor(() => expect(screen.getAllByText('Cadet 1')).toHaveLength(2));
  });

  it('a minor needs a legal representative as soon as the birth date says so', async () => {
    const { user } = await open('/1/persons/create');
    await fillIn(user, 'Date de naissance', '17/04/1990');
    expect(screen.queryByRole('combobox', { name: 'Représentant légal' })).not.toBeInTheDocument();
    await fillIn(user, 'Date de naissance', '17/04/2014');
    const heading = await screen.findByRole('heading', { name: 'Identité' });
    const identity = heading.closest('section') as HTMLElement;
    expect(await within(identity).findByRole('combobox', { name: 'Représentant légal' })).toBeVisible();
    expect(screen.getByText('Cette personne est mineure : indiquez son représentant légal.')).toBeVisible();
  });

  it('a licence of a minor without a legal representative says so (R2.150)', async () => {
    const child = await buildPerson({ birthDate: '2014-04-17' });
    const { user } = await open('/1/licences/create');
    await pick(user, 'Personne', child.familyName, `${child.familyName} Camille`);
    expect(
      await screen.findByText(/^Cette personne est mineure et n’a pas de représentant légal/),
    ).toBeVisible();
  });

  it('the attestation of another age is greyed, and says why (R2.156)', async () => {
    const child = await buildPerson({ birthDate: '2014-04-17' });
    const { user } = await open(`/1/persons/${child.id}/histories/certificates`);
    await user.click(await screen.findByRole('link', { name: 'Créer' }));
    await user.click(await screen.findByRole('combobox', { name: 'Type' }));
    const adult = await screen.findByRole('option', { name: /majeur/ });
    await waitFor(() => expect(adult).toHaveAttribute('aria-disabled', 'true'));
    expect(adult).toHaveTextContent('Pour les majeurs : cette personne est mineure.');
    expect(screen.getByRole('option', { name: /mineur$/ })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('a round is entered by licences of its season alone (R2.173)', async () => {
    const client = await as('gestionnaire');
    const { 'hydra:member': seasons } = await client.get('/seasons?order[startDate]=desc');
    const current = seasons.find((season: { current: boolean }) => season.current);
    const former = seasons.find((season: { '@id': string }) => season['@id'] !== current['@id']);
    const person = await buildPerson();
    await buildLicence({ person: person['@id'], season: former['@id'] });
    await buildLicence({ person: person['@id'] });
    const { user } = await open('/1/tour-registrations/create');
    const field = await screen.findByRole('combobox', { name: 'Licence' });
    await user.click(field);
    await user.type(field, person.familyName);
    await screen.findByRole('option', { name: new RegExp(person.familyName) });
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
});

describe('mutations', () => {
  it('under way are counted on the home page, and the list separates arrivals from departures (R2.56)', async () => {
    const own = await club();
    const client = await as('gestionnaire');
    const { 'hydra:member': all } = await client.get('/licence_mutations?open=true&itemsPerPage=100');
    const ours = all.filter((one: Mutation) => [one.leftClub['@id'], one.welcomeClub['@id']].includes(own));
    const { user, address } = await open('/1');
    const tile = await screen.findByRole('link', { name: /Mutations en cours/ });
    await waitFor(() => expect(tile).toHaveTextContent(new RegExp(`^${ours.length}\\D`)));
    await user.click(tile);
    await user.click(await screen.findByRole('button', { name: 'Arrivées' }));
    await waitFor(() => expect(address()).toContain('welcomeClub'));
    const filter = JSON.parse(new URLSearchParams(address().split('?')[1]).get('filter') ?? '{}');
    expect(filter).toEqual({ open: true, welcomeClub: own });
    expect(screen.getByRole('button', { name: 'Arrivées' })).toHaveAttribute('aria-pressed', 'true');
    const arrivals = ours.filter((one: Mutation) => one.welcomeClub['@id'] === own);
    await waitFor(() =>
      expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(arrivals.length + 1),
    );
    await user.click(screen.getByRole('button', { name: 'Toutes' }));
    await waitFor(() => expect(address()).not.toContain('welcomeClub'));
  });
});

interface Mutation {
  readonly leftClub: { readonly '@id': string };
  readonly welcomeClub: { readonly '@id': string };
}
