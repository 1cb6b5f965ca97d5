// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { Blob } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PNG } from '../support/sampleFiles.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, buildPerson, wire, faults } = setUpScreens();

const PERSON = 'GET /api/people/:id';
const FILE = 'GET /api/files/**';

/** The head of the page, by its name. */
const head = async (name: string | RegExp): Promise<HTMLElement> => {
  const found = (await screen.findByRole('heading', { level: 1, name })).closest('header');
  if (!found) throw new Error('No head has the name');
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

describe('the head of a person', () => {
  // jsdom has a Blob of its own, which is not that of the answers, and no addresses for either.
  beforeEach(() => {
    vi.stubGlobal('Blob', Blob);
    URL.createObjectURL = () => 'blob:portrait';
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows the photo, read once, calls, writes and copies, and says to whom may read alone why nothing is changed', async () => {
    const { id } = await buildPerson({
      familyName: 'CONTACT',
      mainPhone: { telephone: '+33639980777' },
      mainEmail: { email: 'contact.essai@example.org' },
      photo: photo(PNG),
    });
    const { user } = await renderApp({ path: `/1/persons/${id}`, account: 'lecteur' });
    const top = await head('CONTACT Camille');
    await waitFor(() => expect(top.querySelector('img')).toHaveAttribute('src', 'blob:portrait'));
    expect(top.querySelector('img')).toHaveAttribute('alt', '');
    expect(wire.requests(FILE)).toHaveLength(1);
    vi.unstubAllGlobals();

    const button = within(top).getByRole('button', { name: 'Modifier' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/^Vous n’avez pas le droit/);

    const phone = within(top).getByRole('link', { name: '+33 6 39 98 07 77' });
    expect(phone).toHaveAttribute('href', 'tel:+33639980777');
    const mail = within(top).getByRole('link', { name: 'contact.essai@example.org' });
    expect(mail).toHaveAttribute('href', 'mailto:contact.essai@example.org');
    await user.click(within(top).getByRole('button', { name: 'Copier contact.essai@example.org' }));
    expect(await screen.findByText(/^Copié\s: contact\.essai@example\.org$/)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('contact.essai@example.org');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(within(top).getByRole('button', { name: 'Copier +33 6 39 98 07 77' }));
    expect(await screen.findByText(/^La copie n’est pas permise/)).toBeVisible();
  });

  it('names nobody before the record is read, then a name of 80 letters whole, with initials for a broken photo and the way to a first licence', async () => {
    const familyName = 'WOLFESCHLEGELSTEINHAUSENBERGERDORFF'.repeat(3).slice(0, 80);
    const { id } = await buildPerson({ familyName, photo: photo(PNG) });
    faults.alter(FILE, () => new Response('<html>', { headers: { 'Content-Type': 'image/png' } }));
    const release = faults.hold(PERSON);
    await renderApp({ path: `/1/persons/${id}`, account: 'gestionnaire' });
    const way = await screen.findByRole('navigation', { name: /^Fil d/ });
    expect(way.querySelector('[aria-current]')).toHaveTextContent(/^…$/);
    release();
    const top = await head(`${familyName} Camille`);
    expect(way.querySelector('[aria-current]')).toHaveTextContent(`${familyName} Camille`);

    expect(within(top).getByText('WC')).toBeInTheDocument();
    expect(await card('Identité')).toHaveTextContent(familyName);
    await waitFor(() => expect(wire.requests(FILE)).toHaveLength(1));
    expect(top.querySelector('img')).toBeNull();

    expect(await within(top).findByText('Pas de licence 2026/2027')).toBeVisible();
    expect(await within(top).findByRole('link', { name: 'Prendre une licence' })).toBeVisible();
    expect(filledIn(top)).toEqual(['Prendre une licence']);
    expect(within(top).queryByRole('link', { name: 'Renouveler' })).not.toBeInTheDocument();
  });

  it('hides the contact details of a minor until they are requested', async () => {
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
});

/** The next steps that a page proposes: its filled buttons. */
const filledIn = (top: HTMLElement): readonly (string | null)[] =>
  [...top.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent);

/** Somebody of the club with an earlier licence, with or without one of the current season. */
const findLicensee = async (isLicensed: boolean): Promise<Answered> => {
  const client = await as('gestionnaire');
  const { 'hydra:member': people } = await client.get(
    `/people?club=1&exists[licence]=${isLicensed}&itemsPerPage=100`,
  );
  for (const { id } of people as readonly Answered[]) {
    const person = (await client.get(`/people/${id}`)) as unknown as Answered;
    if (person.licences.length > (isLicensed ? 1 : 0)) return person;
  }
  throw new Error('The seed has no such person');
};

const licencesOf = async ({ id }: Answered): Promise<readonly Answered[]> => {
  const answer = await (await as('gestionnaire')).get(`/licences?person=/api/people/${id}`);
  return answer['hydra:member'] as readonly Answered[];
};

describe('the next step of a person', () => {
  it('who had a licence last season is to renew it: on their page, on that of the licence, and beside the button that saves it', async () => {
    const former = await findLicensee(false);
    const [licence] = await licencesOf(former);
    const { user, open } = await renderApp({ path: `/1/persons/${former.id}`, account: 'gestionnaire' });
    const top = await head(`${former.familyName} ${former.givenName}`);
    expect(await within(top).findByText('Pas de licence 2026/2027')).toBeVisible();
    expect(filledIn(top)).toEqual(['Renouveler']);
    expect(within(top).getByRole('link', { name: 'Prendre une licence' })).toBeVisible();

    await open(`/1/licences/${licence?.id}/show`);
    const there = await head(new RegExp(licence?.identifier ?? ''));
    expect(await within(there).findByRole('link', { name: 'Renouveler' })).toBeVisible();
    expect(filledIn(there)).toEqual(['Renouveler']);

    // The list is behind the dialog, and finding by role walks through both.
    const lift = faults.status('GET /api/licences', 200, { 'hydra:member': [], 'hydra:totalItems': 0 });
    await open(`/1/licences/${licence?.id}`);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('link', { name: 'Renouveler' })).toBeVisible();
    expect(filledIn(dialog)).toEqual(['Enregistrer']);
    lift();

    // In another season no licence is missing.
    await open(`/1/persons/${former.id}`);
    await user.click(screen.getByRole('combobox', { name: /saison/i }));
    await user.click(await screen.findByRole('option', { name: '2025/2026' }));
    const again = await head(`${former.familyName} ${former.givenName}`);
    await waitFor(() => expect(filledIn(again)).toEqual([]));
    expect(within(again).getByRole('link', { name: 'Renouveler' })).toBeVisible();
    expect(within(again).queryByText(/^Pas de licence/)).not.toBeInTheDocument();
  });

  it('who has one is none: neither to take nor to renew, on the page of a former licence neither', async () => {
    const person = await findLicensee(true);
    const former = (await licencesOf(person)).find((licence) => licence['@id'] !== person.licence?.['@id']);
    const { open } = await renderApp({ path: `/1/persons/${person.id}`, account: 'gestionnaire' });
    const top = await head(`${person.familyName} ${person.givenName}`);
    expect(await within(top).findByRole('link', { name: 'Nouveau certificat' })).toBeVisible();
    expect(within(top).queryByRole('link', { name: /^Renouveler|^Prendre/ })).not.toBeInTheDocument();
    expect(within(top).queryByText(/^Pas de licence/)).not.toBeInTheDocument();
    expect(filledIn(top)).toEqual([]);

    await open(`/1/licences/${former?.id}/show`);
    const there = await head(new RegExp(former?.identifier ?? ''));
    expect(await within(there).findByRole('link', { name: 'Modifier' })).toHaveClass('MuiButton-outlined');
    expect(within(there).queryByRole('link', { name: 'Renouveler' })).not.toBeInTheDocument();
  });
});

describe('the page of a record', () => {
  it('has what happened to a licence in the order of time, the newest first, its validation too', async () => {
    const { 'hydra:member': licences } = await (
      await as('gestionnaire')
    ).get('/licences?club=1&itemsPerPage=100');
    const licence = (licences as readonly Answered[]).find(
      ({ validationDate, firstLicenceDate }) => validationDate && firstLicenceDate,
    );
    await renderApp({ path: `/1/licences/${licence?.id}/show`, account: 'gestionnaire' });
    const lines = within(await card('Suivi')).getAllByRole('listitem');
    const texts = lines.map(({ textContent }) => textContent);
    expect(texts).toContainEqual(expect.stringMatching(/^Date de validation/));
    expect(texts).toContainEqual(expect.stringMatching(/^Première licence/));
    const days = texts.map(
      (text) => /(\d\d)\/(\d\d)\/(\d{4})/.exec(text)?.slice(1).toReversed().join('-') ?? '',
    );
    expect(days).toEqual(days.toSorted((one, other) => other.localeCompare(one)));
  });

  it('has the licences of a person in a section of their own, a dozen too, each with season, type and state and a way to it', async () => {
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

  it('writes a moment alike in head and field, is titled with its list where it is named as the home, and fills its next step alone', async () => {
    const client = await as('gestionnaire');
    faults.alter('GET /api/club_affiliations/:id', async (answer) =>
      Response.json({ ...((await answer.json()) as object), submitDate: '2025-07-02T19:00:12' }, answer),
    );
    const { open } = await renderApp({ path: '/1/affiliations/1/show', account: 'gestionnaire' });
    const top = await head('Affiliation 2025/2026');
    expect(await within(top).findByText('02/07/2025 à 19:00:12')).toBeVisible();
    expect(await card('Suite donnée')).toHaveTextContent('02/07/2025 à 19:00:12');

    const { 'hydra:member': labels } = await client.get('/labels?itemsPerPage=100');
    const label = (labels as readonly { id: number; name: string }[]).find(({ name }) => name === 'Accueil');
    await open(`/1/label-types/${label?.id}/show`);
    await head('Accueil');
    const way = screen.getByRole('navigation', { name: /^Fil d/ });
    const list = within(way).getAllByRole('link').at(-1)?.textContent;
    expect(document.title).toBe(`Accueil – ${list} - Raquette`);

    const { 'hydra:member': requests } = await client.get('/tournament_requests?itemsPerPage=100');
    const draft = (requests as readonly Answered[]).find(({ status }) => status === 0);
    if (!draft) throw new Error('The seed has no request in draft');
    await open(`/1/tournament-requests/${draft.id}/show`);
    const process = await screen.findByRole('region', { name: 'Avancement' });
    await within(process).findAllByRole('button');
    const filled = screen.getByRole('main').querySelectorAll('.MuiButton-contained');
    expect([...filled].map(({ textContent }) => textContent)).toHaveLength(1);
    expect(process).toContainElement(filled[0] as HTMLElement);
    expect(screen.getByRole('link', { name: 'Modifier' })).toHaveClass('MuiButton-outlined');
  });

  it('says that it was deleted, with the way to its list and none to its tabs', async () => {
    await renderApp({ path: '/1/persons/999999', account: 'gestionnaire' });
    const title = { level: 1, name: 'Enregistrement introuvable' };
    expect(await screen.findByRole('heading', title)).toBeVisible();
    const way = screen.getByRole('navigation', { name: /^Fil d/ });
    expect(within(way).getByRole('link', { name: 'Personnes' })).toHaveAttribute('href', '/1/persons');
    expect(screen.queryByRole('link', { name: 'Fiche' })).not.toBeInTheDocument();
  });

  it('is closed to the account by the name that another record gave it', async () => {
    const { user } = await renderApp({ path: '/1/mutations/2/show', account: 'gestionnaire' });
    const [link] = await screen.findAllByRole('link', { name: /^BENOÎT/ });
    await user.click(link as HTMLElement);
    const title = { level: 1, name: 'Enregistrement non accessible' };
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.getByText(/n’a pas accès à «\sBENOÎT Nicolas\s»/)).toBeVisible();
  });

  it('leads away with the reason where it is refused', async () => {
    const { id } = await buildPerson();
    faults.status(PERSON, 403, { 'hydra:description': 'Access Denied.' });
    const { address } = await renderApp({ path: `/1/persons/${id}`, account: 'gestionnaire' });
    await waitFor(() => expect(address()).not.toContain('/persons/'));
    expect(await screen.findByText(/^Vous ne disposez pas de droits suffisants/)).toBeVisible();
  });
});

interface Answered {
  readonly '@id': string;
  readonly id: number;
  readonly familyName: string;
  readonly givenName: string;
  readonly identifier: string;
  readonly licence: { readonly '@id': string } | null;
  readonly licences: readonly unknown[];
  readonly validationDate: string | null;
  readonly firstLicenceDate: string | null;
  readonly status: number;
}
