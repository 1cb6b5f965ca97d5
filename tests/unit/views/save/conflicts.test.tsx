// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/http/ApiError.ts';
import { renderForm } from '../../../support/forms/renderForm.tsx';

const fields = {
  name: { type: 'string', label: 'Nom' },
  code: { type: 'string', label: 'Code' },
  address: {
    type: 'place',
    label: 'Adresse',
    embedded: true,
    fields: { town: { type: 'string', label: 'Ville' }, street: { type: 'string', label: 'Voie' } },
  },
};
const record = { id: '/api/things/1', name: 'A', code: 'B', address: { town: 'Meaux', street: 'rue A' } };

const open = async (versions: readonly object[], options: object = {}) => {
  const form = await renderForm({
    fields,
    record,
    versions: versions.map((version) => ({ ...record, ...version })),
    ...options,
  });
  const type = (name: string, text: string) => form.user.type(screen.getByRole('textbox', { name }), text);
  return { ...form, type };
};

const findDialog = () => screen.findByRole('dialog', { name: 'Modifié entre-temps' });
const lost = (): Promise<never> =>
  Promise.reject(new ApiError({ kind: 'network', message: 'lost', unknownOutcome: true }));

it('fails and can be repeated when a record comes that cannot be compared', async () => {
  const unreadable = {
    ...record,
    toJSON: () => 'unreadable',
    get name(): string {
      throw new Error('Not to be read');
    },
  };
  const { user, submit, sent } = await renderForm({ fields, record, versions: [unreadable, record] });
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'x');
  await submit();
  expect(await screen.findByText(/Echec de l['’]enregistrement/)).toBeVisible();
  expect(sent).toEqual([]);
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ code: 'Bx', name: 'A' });
});

describe('saving a record that somebody else has changed meanwhile', () => {
  it('takes over what they changed elsewhere, says so, and sends once', async () => {
    const { type, submit, sent } = await open([{ code: 'Theirs' }]);
    await type('Nom', 'nne');
    await submit();
    expect(
      await screen.findByText(/Enregistrement réussi\s+Modifications d’une autre personne.*Code/),
    ).toBeVisible();
    expect(sent).toMatchObject([{ name: 'Anne', code: 'Theirs' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers a choice field by field, by keyboard, and sends it once', async () => {
    const theirs = { name: 'Alice', address: { town: 'Chelles', street: 'rue A' } };
    const { user, type, submit, sent } = await open([theirs]);
    await type('Nom', 'nne');
    await type('Ville', ' Nord');
    await submit();
    const dialog = await findDialog();
    expect(sent).toEqual([]);
    expect(screen.queryByText('Enregistrement en cours')).not.toBeInTheDocument();
    const name = within(dialog).getByRole('group', { name: 'Nom' });
    const town = within(dialog).getByRole('group', { name: 'Adresse › Ville' });
    expect(within(name).getByRole('radio', { name: 'La leur' })).toHaveAccessibleDescription('Alice');
    expect(within(town).getByRole('radio', { name: 'La mienne' })).toHaveAccessibleDescription('Meaux Nord');
    expect((await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual(
      [],
    );

    within(dialog).getByRole('button', { name: 'Enregistrer ces choix' }).focus();
    await user.keyboard('{Enter}');
    expect(within(name).getByRole('radio', { name: 'La mienne' })).toHaveFocus();
    expect(within(name).getByText('Choisissez l’une des deux valeurs.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard(' {ArrowDown}');
    expect(within(town).getByRole('radio', { name: 'La leur' })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer ces choix' }));

    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(sent).toMatchObject([{ name: 'Anne', address: { town: 'Chelles', street: 'rue A' } }]);
    expect(screen.getByRole('textbox', { name: 'Ville' })).toHaveValue('Chelles');
  });

  it('keeps what was typed when the choice is put off, and prompts again at the next save', async () => {
    const { user, type, submit, sent } = await open([{ name: 'Alice' }]);
    await type('Nom', 'nne');
    await submit();
    await user.click(within(await findDialog()).getByRole('button', { name: 'Revenir au formulaire' }));
    expect(await screen.findByText(/^Rien n’a été enregistré/)).toBeVisible();
    expect(screen.queryByText('Enregistrement en cours')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('Anne');
    await submit();
    expect(await findDialog()).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('compares again when the server refuses a version that changed in between', async () => {
    let refusals = 1;
    const save = (body: Record<string, unknown>) =>
      refusals-- > 0
        ? Promise.reject(new ApiError({ kind: 'conflict', status: 412, message: 'Precondition Failed' }))
        : Promise.resolve({ id: record.id, ...body });
    const { type, submit, sent } = await open([{}, { code: 'Theirs' }], { save });
    await type('Nom', 'nne');
    await submit();
    expect(await screen.findByText(/^Enregistrement réussi/)).toBeVisible();
    expect(sent).toMatchObject([
      { name: 'Anne', code: 'B' },
      { name: 'Anne', code: 'Theirs' },
    ]);
  });

  it('shows a refusal that no newer version explains, without sending again', async () => {
    const save = () =>
      Promise.reject(new ApiError({ kind: 'conflict', status: 409, message: 'Saison close.' }));
    const { type, submit, sent } = await open([{}], { save });
    await type('Nom', 'nne');
    await submit();
    await waitFor(() => expect(screen.getAllByText(/^Echec de l'enregistrement/)).not.toEqual([]));
    expect(sent).toHaveLength(1);
  });
});

describe('a send that was carried out although it looks refused', () => {
  it('is not repeated when the browser itself sent it twice and the second one met the tag of the first', async () => {
    const save = () =>
      Promise.reject(new ApiError({ kind: 'conflict', status: 412, message: 'Precondition Failed' }));
    const { type, submit, sent } = await open([{}, { name: 'Anne' }], { save });
    await type('Nom', 'nne');
    await submit();
    expect(await screen.findByText(/^Enregistrement réussi\s+Le premier envoi/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('is not repeated when the server stumbled over its answer alone', async () => {
    const save = () => Promise.reject(new ApiError({ kind: 'server', status: 500, message: 'Oops' }));
    const { type, submit, sent } = await open([{}, { name: 'Anne' }], { save });
    await type('Nom', 'nne');
    await submit();
    await waitFor(() => expect(screen.getAllByText(/^Echec de l'enregistrement/)).not.toEqual([]));
    await submit();
    expect(await screen.findByText(/^Enregistrement réussi\s+Le premier envoi/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

describe('saving again after a result that is not known', () => {
  it('sends nothing when the first time was carried out', async () => {
    const { type, submit, sent } = await open([{}, { name: 'Anne' }], { save: lost });
    await type('Nom', 'nne');
    await submit();
    await waitFor(() => expect(screen.getAllByText(/Résultat inconnu/)).not.toEqual([]));
    await submit();
    expect(await screen.findByText(/^Enregistrement réussi\s+Le premier envoi/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('prompts nobody about what the server has only written its own way', async () => {
    const { type, submit, sent } = await open([{}, { name: 'ANNE' }], { save: lost });
    await type('Nom', 'nne');
    await submit();
    await waitFor(() => expect(screen.getAllByText(/Résultat inconnu/)).not.toEqual([]));
    await submit();
    expect(await screen.findByText(/^Enregistrement réussi\s+Le premier envoi/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('creates no second record when the first one is there', async () => {
    const findTwin = vi.fn(() => Promise.resolve({ ...record, name: 'Anne' }));
    const { user, submit, sent } = await renderForm({ fields, findTwin, save: lost });
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'Anne');
    await submit();
    await waitFor(() => expect(screen.getAllByText(/Résultat inconnu/)).not.toEqual([]));
    expect(findTwin).not.toHaveBeenCalled();
    await submit();
    expect(await screen.findByText(/^Enregistrement réussi\s+Le premier envoi/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('sends again when the first time was lost', async () => {
    const answers = [lost, (body: object) => Promise.resolve({ ...record, ...body })];
    const save = (body: object) => answers.shift()?.(body);
    const { type, submit, sent } = await open([{}], { save });
    await type('Nom', 'nne');
    await submit();
    await waitFor(() => expect(screen.getAllByText(/Résultat inconnu/)).not.toEqual([]));
    await submit();
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(sent).toHaveLength(2);
  });
});
