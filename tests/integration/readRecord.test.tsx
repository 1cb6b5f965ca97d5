// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, buildPerson } = setUpScreens();

describe('a record to read', () => {
  it('leads to the records that it names', async () => {
    const client = await as('gestionnaire');
    const { 'hydra:member': licences } = await client.get('/licences?club=1&itemsPerPage=1');
    const [{ id, person }] = licences as [
      { id: number; person: { '@id': string; familyName: string; givenName: string } },
    ];
    const { user, address } = await renderApp({ path: `/1/licences/${id}/show`, account: 'gestionnaire' });
    const name = `${person.familyName} ${person.givenName}`;
    const section = (await screen.findByRole('heading', { level: 2, name: 'Licence' })).closest('section');
    await user.click(await within(section as HTMLElement).findByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(address()).toBe(`/1/persons/${person['@id'].split('/').at(-1)}`);
  });

  it('of a person shows fax and web page (R3.160, R3.162)', async () => {
    const client = await as('gestionnaire');
    const { id } = await buildPerson();
    const address = 'https://www.example.org/une-page-de-club-au-nom-long';
    await client.put(`/people/${id}`, {
      ...(await client.get(`/people/${id}`)),
      mainFax: { telephone: '+33639980123' },
      mainPage: { page: address },
    });
    await renderApp({ path: `/1/persons/${id}/communication`, account: 'lecteur' });
    expect(await screen.findByRole('link', { name: '+33 6 39 98 01 23' })).toBeVisible();
    const page = screen.getByRole('link', { name: `${address.slice(0, 30)}...` });
    expect(page).toHaveAttribute('href', address);
  });

  it('of a club names its correspondent (R3.164)', async () => {
    const client = await as('gestionnaire');
    const { 'hydra:member': accountants } = await client.get('/accountants?organization=1&itemsPerPage=100');
    const { correspondent } = await client.get('/clubs/1');
    const iri = (correspondent as { readonly '@id': string })['@id'];
    const { person } = (
      accountants as readonly { '@id': string; person: { familyName: string; givenName: string } }[]
    ).find((one) => one['@id'] === iri) ?? { person: { familyName: '?', givenName: '?' } };
    await renderApp({ path: '/1/informations', account: 'lecteur' });
    expect((await screen.findAllByText(`${person.familyName} ${person.givenName}`))[0]).toBeVisible();
  });
});
