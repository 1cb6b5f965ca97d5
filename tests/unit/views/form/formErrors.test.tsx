// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withServerErrors } from '../../../../src/data/decorators.ts';
import { parseError } from '../../../../src/http/parseError.ts';
import { renderForm } from '../../../support/forms/renderForm.tsx';

const required = [{ name: 'NotBlank' }];
const fields = {
  name: { type: 'string', label: 'Nom' },
  title: { type: 'string', label: 'Titre', constraints: required },
  contacts: {
    type: 'contact',
    label: 'Contacts',
    multiple: true,
    embedded: true,
    fields: { email: { type: 'string', label: 'Courriel', constraints: required } },
  },
};
const sections = { first: ['name'], second: ['title', 'contacts'] };
const record = {
  id: '/api/things/1',
  name: 'A',
  title: 'B',
  contacts: Array.from({ length: 20 }, (_, index) => ({ email: index === 15 ? null : 'a@example.org' })),
};

const closeDialog = async (user: Awaited<ReturnType<typeof renderForm>>['user']) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Fermer' }));

it('says what an asterisk means before the first field that has one', async () => {
  await renderForm({ fields });
  const note = screen.getByText('Les champs marqués d’un astérisque (*) sont obligatoires.');
  const [first] = screen.getAllByRole('textbox');
  expect(note.compareDocumentPosition(first ?? note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says nothing of asterisks where no field has one', async () => {
  await renderForm({ fields: { name: { type: 'string' } } });
  expect(screen.getByRole('textbox')).toBeVisible();
  expect(screen.queryByText(/astérisque/)).toBeNull();
});

describe('a form that is not valid', () => {
  it('says so in a dialog, then puts the cursor into the first field to correct (R5.6, R5.8, R5.9, R5.14)', async () => {
    const { user, submit, sent } = await renderForm({ fields });
    await submit();
    const dialog = await screen.findByRole('alertdialog', { name: 'Formulaire invalide' });
    expect(dialog).toHaveAccessibleDescription('Certains champs du formulaire sont invalides.');
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await closeDialog(user);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Titre/ })).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('Les données du formulaire sont invalides');
    expect(screen.getByText('À corriger')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('takes the title of the dialog from the resource (R5.9)', async () => {
    const config = { form: { invalidTitle: 'form.other' } } as const;
    const { submit } = await renderForm({ fields, config });
    await submit();
    expect(await screen.findByRole('alertdialog', { name: 'Autres informations' })).toBeVisible();
  });

  it('keeps the message under the field until it is corrected (R5.13)', async () => {
    const { user, submit } = await renderForm({ fields });
    await submit();
    await closeDialog(user);
    const title = await screen.findByRole('textbox', { name: /^Titre/ });
    expect(title).toHaveAccessibleDescription('La valeur ne doit pas être vide.');
    await user.type(title, 'x');
    await waitFor(() => expect(title).not.toHaveAccessibleDescription('La valeur ne doit pas être vide.'));
    expect(screen.queryByRole('region', { name: 'Erreurs à corriger' })).not.toBeInTheDocument();
  });

  it('counts the errors of tabs and rows and leads through both to the field', async () => {
    const config = { form: { layout: 'tabs' as const, sections } };
    const { user, submit } = await renderForm({ fields, record, config });
    await user.click(screen.getByRole('tab', { name: 'second' }));
    await user.click(screen.getByRole('button', { name: /^Contact 1[^\d]/ }));
    const first = screen.getByRole('textbox', { name: /^Courriel/ });
    await waitFor(() => expect(first).not.toHaveAttribute('readonly'));
    await user.type(first, '.fr');
    await user.click(screen.getByRole('button', { name: 'Contact 1' }));
    await user.click(screen.getByRole('tab', { name: 'first' }));
    await submit();
    await closeDialog(user);
    const summary = await screen.findByRole('region', { name: 'Erreurs à corriger' });
    expect(screen.getByRole('tab', { name: /second.*1 erreur/ })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'first' }));
    await user.click(within(summary).getByRole('button', { name: 'Contact 16, Courriel' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Courriel/ })).toHaveFocus());
    expect(screen.getByRole('tab', { name: /second/ })).toHaveAttribute('aria-selected', 'true');
    expect(within(screen.getAllByRole('listitem')[15] ?? summary).getByText('1 erreur')).toBeVisible();
  });
});

describe('a form that nobody may send', () => {
  it('greys the button and says which right is missing (R5.32)', async () => {
    await renderForm({ fields, record, locked: 'Vous n’avez pas le droit de modifier cet enregistrement.' });
    const button = screen.getByRole('button', { name: 'Enregistrer' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/pas le droit de modifier/);
    expect(screen.getByRole('link', { name: 'Fermer' })).toBeVisible();
  });
});

describe('a form that the server refuses with a map of errors', () => {
  it('shows each at its field (R7.32)', async () => {
    const body = { errors: { name: 'Déjà pris' } };
    const provider = withServerErrors({
      create: () => Promise.reject(parseError({ status: 400, statusText: 'Bad Request', body })),
    } as never);
    const save = (): Promise<never> => provider.create('things', { data: {} }) as Promise<never>;
    const { user, submit } = await renderForm({ fields, save });
    await user.type(screen.getByRole('textbox', { name: /^Titre/ }), 'B');
    await submit();
    const name = screen.getByRole('textbox', { name: 'Nom' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Déjà pris'));
    expect(name).toBeInvalid();
  });
});

describe('a form of which the server refuses a value in a row', () => {
  it.each([400, 422])(
    'shows the message of a %i at its field, whatever row is closed (R8.5)',
    async (status) => {
      const violations = [{ propertyPath: 'contacts[3].email', message: 'Adresse refusée' }];
      const provider = withServerErrors({
        update: () =>
          Promise.reject(parseError({ status, statusText: '', body: { '@type': 'Error', violations } })),
      } as never);
      const rows = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ email: `${name}@example.org` }));
      const { user, submit } = await renderForm({
        fields,
        record: { ...record, contacts: rows },
        versions: [{ ...record, contacts: rows }],
        save: () => provider.update('things', {} as never) as Promise<never>,
      });
      await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'bis');
      await submit();
      const summary = await screen.findByRole('region', { name: 'Erreurs à corriger' });
      expect(within(summary).getByRole('button', { name: 'Contact 4, Courriel' })).toBeVisible();
      await waitFor(() =>
        expect(screen.getByDisplayValue('d@example.org')).toHaveAccessibleDescription('Adresse refusée'),
      );
      expect(screen.queryAllByText('Adresse refusée').length).toBeGreaterThan(0);
    },
  );
});

describe('a value of the server that no choice names', () => {
  const chosen = {
    name: fields.name,
    status: { label: 'Statut', choices: [{ value: 'open', label: 'Ouvert' }] },
    ranks: { label: 'Rangs', multiple: true, choices: [{ value: 1, label: 'Premier' }] },
  };

  it('is shown, stops no save of another field and goes back as it came (R4.47, R5.43)', async () => {
    const stored = { id: '/api/things/1', name: 'A', status: 'xyz', ranks: [7] };
    const { user, submit, sent } = await renderForm({ fields: chosen, record: stored, versions: [stored] });
    expect(screen.getByRole('radio', { name: 'xyz' })).toBeChecked();
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'bis');
    await submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ name: 'Abis', status: 'xyz', ranks: [7] });
  });
});

describe('a field that has the name of the form’s own errors', () => {
  const named = { root: { type: 'string', label: 'Racine', constraints: required } };

  it('is to be filled in like any other, and said in the dialog (R5.8, R5.9)', async () => {
    const { user, submit, sent } = await renderForm({ fields: named });
    await submit();
    expect(await screen.findByRole('alertdialog', { name: 'Formulaire invalide' })).toBeVisible();
    await closeDialog(user);
    const field = await screen.findByRole('textbox', { name: /^Racine/ });
    expect(field).toHaveAccessibleDescription('La valeur ne doit pas être vide.');
    expect(sent).toEqual([]);
  });
});
