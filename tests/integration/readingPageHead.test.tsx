// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { Blob } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PNG } from '../support/sampleFiles.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, buildPerson, wire, faults } = setUpScreens();

const PERSON = 'GET /api/people/:id';
const FILE = 'GET /api/files/**';

/** The head of the page, by the name that stands in it. */
const head = async (name: string | RegExp): Promise<HTMLElement> => {
  const found = (await screen.findByRole('heading', { level: 1, name })).closest('header');
  if (!found) throw new Error('The name stands in no head');
  return found;
};

const card = async (title: string): Promise<HTMLElement> => {
  const found = (await screen.findByRole('heading', { level: 2, name: title })).closest('section');
  if (!found) throw new Error(`'${title}' is no section`);
  return found;
};

const photo = (base64: string) => ({
  originalFilename: 'photo.png',
  base64File: `data:image/png;base64,${base64}`,
});

describe('the portrait in the head', () => {
  // jsdom has a Blob of its own, which is not that of the answers, and no addresses for either.
  beforeEach(() => {
    vi.stubGlobal('Blob', Blob);
    URL.createObjectURL = () => 'blob:portrait';
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is the photo of the person, read once for the page', async () => {
    const { id } = await buildPerson({ familyName: 'PORTRAIT', photo: photo(PNG) });
    await renderApp({ path: `/1/persons/${id}`, account: 'gestionnaire' });
    const top = await head('PORTRAIT Camille');
    await waitFor(() => expect(top.querySelector('img')).toHaveAttribute('src', 'blob:portrait'));
    expect(top.querySelector('img')).toHaveAttribute('alt', '');
    expect(wire.requests(FILE)).toHaveLength(1);
  });

  it('is the initials where the photo is broken, and the page is whole', async () => {
    const { id } = await buildPerson({ familyName: 'SANSPHOTO', photo: photo(PNG) });
    faults.alter(FILE, () => new Response('<html>', { headers: { 'Content-Type': 'image/png' } }));
    await renderApp({ path: `/1/persons/${id}`, account: 'gestionnaire' });
    const top = await head('SANSPHOTO Camille');
    expect(within(top).getByText('SC')).toBeInTheDocument();
    expect(await card('Identité')).toHaveTextContent('SANSPHOTO');
    await waitFor(() => expect(wire.requests(FILE)).toHaveLength(1));
    expect(top.querySelector('img')).toBeNull();
  });
});

describe('the head of a person', () => {
  it('holds a name of 80 letters whole, as heading and as the end of the way to it', async () => {
    const familyName = 'WOLFESCHLEGELSTEINHAUSENBERGERDORFF'.repeat(3).slice(0, 80);
    const { id } = await buildPerson({ familyName });
    await renderApp({ path: `/1/persons/${id}`, account: 'gestionnaire' });
    const top = await head(`${familyName} Camille`);
    expect(within(top).getByText('WC')).toBeInTheDocument();
    const way = screen.getByRole('navigation', { name: /^Fil d/ });
    expect(way.querySelector('[aria-current]')).toHaveTextContent(`${familyName} Camille`);
  });

  it('never names the record before it is read', async () => {
    const { id, familyName } = await buildPerson();
    const release = faults.hold(PERSON);
    await renderApp({ path: `/1/persons/${id}`, account: 'gestionnaire' });
    const way = await screen.findByRole('navigation', { name: /^Fil d/ });
    expect(way.querySelector('[aria-current]')).toHaveTextContent(/^…$/);
    release();
    await waitFor(() =>
      expect(way.querySelector('[aria-current]')).toHaveTextContent(`${familyName} Camille`),
    );
  });

  it('calls, writes and copies', async () => {
    const { id } = await buildPerson({
      familyName: 'CONTACT',
      mainPhone: { telephone: '+33639980777' },
      mainEmail: { email: 'contact.essai@example.org' },
    });
    const { user } = await renderApp({ path: `/1/persons/${id}`, account: 'lecteur' });
    const top = await head('CONTACT Camille');
    expect(within(top).getByRole('link', { name: '+33 6 39 98 07 77' })).toHaveAttribute(
      'href',
      'tel:+33639980777',
    );
    expect(within(top).getByRole('link', { name: 'contact.essai@example.org' })).toHaveAttribute(
      'href',
      'mailto:contact.essai@example.org',
    );
    await user.click(within(top).getByRole('button', { name: 'Copier contact.essai@example.org' }));
    expect(await screen.findByText(/^Copié\s: contact\.essai@example\.org$/)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('contact.essai@example.org');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(within(top).getByRole('button', { name: 'Copier +33 6 39 98 07 77' }));
    expect(await screen.findByText(/^La copie n’est pas permise/)).toBeVisible();
  });

  it('keeps back how to reach a minor until it is asked for', async () => {
    const client = await as('gestionnaire');
    const { 'hydra:member': minors } = await client.get(
      '/people?club=1&birthDate[after]=2012-01-01&itemsPerPage=1',
    );
    const [{ id, familyName, givenName }] = minors as [Answered];
    const { user } = await renderApp({ path: `/1/persons/${id}`, account: 'gestionnaire' });
    const top = await head(`${familyName} ${givenName}`);
    expect(within(top).queryByRole('link', { name: /@|^\+33/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Afficher' }));
    expect(await within(await card('Coordonnées')).findByRole('link', { name: /@/ })).toBeVisible();
  });

  it('of somebody who may read alone says why nothing is changed', async () => {
    const { id, familyName } = await buildPerson();
    await renderApp({ path: `/1/persons/${id}`, account: 'lecteur' });
    const top = await head(`${familyName} Camille`);
    const button = within(top).getByRole('button', { name: 'Modifier' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/^Vous n’avez pas le droit/);
  });
});

describe('the licences of a person', () => {
  it('stand in a section of their own, a dozen too, each with season, type and state and a way to it', async () => {
    const client = await as('gestionnaire');
    const { 'hydra:member': licences } = await client.get('/licences?club=1&itemsPerPage=12');
    const iris = (licences as readonly Answered[]).map((licence) => licence['@id']);
    const { id } = await buildPerson();
    faults.alter(PERSON, async (answer) =>
      Response.json({ ...((await answer.json()) as object), licences: iris }, answer),
    );
    await renderApp({ path: `/1/persons/${id}`, account: 'gestionnaire' });
    const section = await card('Licences');
    await within(section).findAllByRole('link', { name: /^\d{4}\/\d{4}$/ });
    const lines = within(section).getAllByRole('listitem');
    expect(lines).toHaveLength(12);
    const shown = lines.map((line) => within(line).getByRole('link'));
    expect(new Set(shown.map((link) => link.getAttribute('href'))).size).toBe(12);
    const seasons = shown.map((link) => link.textContent);
    expect(seasons).toEqual(seasons.toSorted().toReversed());
    for (const line of lines)
      expect(line).toHaveTextContent(/^\d{4}\/\d{4}\p{L}.*(?:Validée|À|É|Ref|Ann|En)/u);
    expect(await card('Autres informations')).not.toHaveTextContent(/Licences/);
  });
});

describe('a record that cannot be read', () => {
  it('which was deleted is told so, with the way to its list and none to its tabs', async () => {
    await renderApp({ path: '/1/persons/999999', account: 'gestionnaire' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Enregistrement introuvable' }),
    ).toBeVisible();
    const way = screen.getByRole('navigation', { name: /^Fil d/ });
    expect(within(way).getByRole('link', { name: 'Personnes' })).toHaveAttribute('href', '/1/persons');
    expect(screen.queryByRole('link', { name: 'Fiche' })).not.toBeInTheDocument();
  });

  it('which is refused leads away, with the reason', async () => {
    const { id } = await buildPerson();
    faults.status(PERSON, 403, { 'hydra:description': 'Access Denied.' });
    const { address } = await renderApp({ path: `/1/persons/${id}`, account: 'gestionnaire' });
    await waitFor(() => expect(address()).not.toContain('/persons/'));
    expect(await screen.findByText(/^Vous ne disposez pas de droits suffisants/)).toBeVisible();
  });
});

describe('the page of a process', () => {
  it('has its next step as the only filled button, beside the way to change it and the one to end it', async () => {
    const client = await as('gestionnaire');
    const { 'hydra:member': requests } = await client.get('/tournament_requests?itemsPerPage=100');
    const draft = (requests as readonly Answered[]).find(({ status }) => status === 0);
    if (!draft) throw new Error('The seed has no request in draft');
    await renderApp({ path: `/1/tournament-requests/${draft.id}/show`, account: 'gestionnaire' });
    const process = await screen.findByRole('region', { name: 'Avancement' });
    await within(process).findAllByRole('button');
    const main = screen.getByRole('main');
    const filled = main.querySelectorAll('.MuiButton-contained');
    expect([...filled].map(({ textContent }) => textContent)).toHaveLength(1);
    expect(process).toContainElement(filled[0] as HTMLElement);
    expect(screen.getByRole('link', { name: 'Modifier' })).toHaveClass('MuiButton-outlined');
  });
});

interface Answered {
  readonly '@id': string;
  readonly id: number;
  readonly familyName: string;
  readonly givenName: string;
  readonly status: number;
}
