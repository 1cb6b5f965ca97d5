// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../../../support/forms/renderForm.tsx';

const contacts = {
  type: 'contact_point',
  label: 'Contacts',
  multiple: true,
  embedded: true,
  fields: {
    name: { type: 'string', label: 'Nom', constraints: [{ name: 'NotBlank' }] },
    town: { type: 'string', label: 'Ville' },
  },
};
const rowsOf = (...names: readonly string[]) =>
  names.map((name, index) => ({ '@id': `/api/contact_points/${index + 1}`, name, town: 'Meaux' }));
const recordOf = (...names: readonly string[]) => ({ id: '/api/things/1', contacts: rowsOf(...names) });
const namesIn = (body: Record<string, unknown> | undefined) =>
  ((body?.contacts ?? []) as { name: string }[]).map(({ name }) => name);
const button = (name: RegExp | string) => screen.getByRole('button', { name });

describe('an embedded collection in a form', () => {
  it('adds a row, puts the cursor into it and sends it behind the others', async () => {
    const { user, submit, sent } = await renderForm({ fields: { contacts }, record: recordOf('Anne') });
    await user.click(button(/^Ajouter\s: Contact$/));
    expect(screen.getAllByRole('textbox', { name: 'Nom' })[1]).toHaveFocus();
    await user.keyboard('Bruno');
    await submit();
    expect(sent[0]?.contacts).toEqual([
      { '@id': '/api/contact_points/1', name: 'Anne', town: 'Meaux' },
      { name: 'Bruno', town: null },
    ]);
  });

  it('calls a row that has a code by it in the heading, the announcements and the errors', async () => {
    const code = { type: 'string', label: 'Code', constraints: [{ name: 'NotBlank' }] };
    const tables = { ...contacts, label: 'Tableaux', fields: { code, ...contacts.fields } };
    const record = {
      id: '/api/things/1',
      tables: [
        { code: 'B', name: 'Messieurs' },
        { code: 'A', name: '' },
      ],
    };
    const { user, submit } = await renderForm({ fields: { tables }, record });
    await user.click(button('Monter «\u202fTableau A\u202f»'));
    expect(screen.getByText(/^Déplacement\s: Tableau A, en position 1 sur 2$/)).toBeInTheDocument();
    await user.click(button('Supprimer «\u202fTableau B\u202f»'));
    expect(screen.getByText(/^Suppression\s: Tableau B, 1 en tout$/)).toBeInTheDocument();
    await submit();
    expect(await screen.findByRole('button', { name: 'Tableau A, Nom', hidden: true })).toBeInTheDocument();
  });

  it('removes a row and puts it back in its place', async () => {
    const { user, submit, sent } = await renderForm({
      fields: { contacts },
      record: recordOf('Anne', 'Bruno', 'Chloé'),
    });
    await user.click(button('Supprimer «\u202fContact 2\u202f»'));
    expect(screen.getAllByRole('textbox', { name: 'Nom' })).toHaveLength(2);
    expect(button('Contact 2')).toHaveFocus();
    await user.click(button('Annuler la suppression'));
    await submit();
    expect(namesIn(sent[0])).toEqual(['Anne', 'Bruno', 'Chloé']);
    expect(sent[0]?.contacts).toContainEqual(expect.objectContaining({ '@id': '/api/contact_points/2' }));
  });

  it('copies what is typed in a row into a new one without the identity of the original', async () => {
    const { user, submit, sent } = await renderForm({ fields: { contacts }, record: recordOf('Anne') });
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'tte');
    await user.click(button('Dupliquer «\u202fContact 1\u202f»'));
    await submit();
    expect(sent[0]?.contacts).toEqual([
      { '@id': '/api/contact_points/1', name: 'Annette', town: 'Meaux' },
      { name: 'Annette', town: 'Meaux' },
    ]);
  });

  it('moves rows by keyboard and keeps the focus with the moved one', async () => {
    const { user, submit, sent } = await renderForm({
      fields: { contacts },
      record: recordOf('Anne', 'Bruno', 'Chloé'),
    });
    button('Contact 1').focus();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    expect(button('Contact 3')).toHaveFocus();
    expect(screen.getByText(/^Déplacement\s: Contact 3, en position 3 sur 3$/)).toBeInTheDocument();
    await submit();
    expect(namesIn(sent[0])).toEqual(['Bruno', 'Chloé', 'Anne']);
  });

  it('keeps what is typed into rows that move', async () => {
    const { user, submit, sent } = await renderForm({
      fields: { contacts },
      record: recordOf('Anne', 'Bruno'),
    });
    await user.type(screen.getByDisplayValue('Bruno'), ' Petit');
    await user.click(button('Monter «\u202fContact 2\u202f»'));
    await user.type(screen.getByDisplayValue('Anne'), ' Leroy');
    await submit();
    expect(namesIn(sent[0])).toEqual(['Bruno Petit', 'Anne Leroy']);
  });

  it.each([
    [{ min: 2 }, 'Au moins 2'],
    [{ max: 4 }, 'Au maximum 4'],
    [{ min: 2, max: 4 }, 'Entre 2 et 4'],
    [{ min: 3, max: 3 }, '1 / 3'],
  ])('says how many rows are wanted: %o (R5.18, R5.19, R5.20, R5.21)', async (count, text) => {
    await renderForm({ fields: { contacts: { ...contacts, count } }, record: recordOf('Anne') });
    expect(screen.getByRole('group', { name: 'Contacts' })).toHaveAccessibleDescription(text);
  });

  it('adds none beyond the maximum and says why', async () => {
    const fields = { contacts: { ...contacts, count: { max: 2 } } };
    await renderForm({ fields, record: recordOf('Anne', 'Bruno') });
    expect(button(/^Ajouter/)).toBeDisabled();
    expect(button('Dupliquer «\u202fContact 1\u202f»')).toBeDisabled();
    const full = screen.getByText('Le nombre maximum est atteint.');
    expect(full).toBeVisible();
    for (const greyed of [button(/^Ajouter/), button('Dupliquer «\u202fContact 1\u202f»')])
      expect(greyed).toHaveAccessibleDescription(full.textContent);
  });

  it('says of the arrows at both ends why they may not be pressed', async () => {
    await renderForm({ fields: { contacts }, record: recordOf('Anne', 'Bruno') });
    const first = button('Monter «\u202fContact 1\u202f»');
    expect(first).toBeDisabled();
    expect(first).toHaveAccessibleDescription('Déjà en première position');
    expect(button('Descendre «\u202fContact 2\u202f»')).toHaveAccessibleDescription(
      'Déjà en dernière position',
    );
    expect(button('Descendre «\u202fContact 1\u202f»')).toHaveAccessibleDescription('');
  });

  it('starts many rows collapsed, named by what they hold, and mounts the far ones later', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `Membre ${index + 1}`);
    await renderForm({ fields: { contacts }, record: recordOf(...names) });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(button(/^Contact 1\s: Membre 1, Meaux$/)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('listitem')).toHaveLength(200);
    expect(screen.queryByText(/Membre 150/)).not.toBeInTheDocument();
  });

  it('can only be read without the right to change it', async () => {
    await renderForm({ fields: { contacts }, record: recordOf('Anne'), locked: 'Interdit' });
    const group = screen.getByRole('group', { name: 'Contacts' });
    expect(within(group).getByRole('textbox', { name: 'Nom' })).toBeDisabled();
    expect(within(group).getAllByRole('button')).toHaveLength(1);
  });
});
