// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../../../src/data/createDraftStore.ts';
import { createPending } from '../../../support/createPending.ts';
import { renderForm } from '../../../support/forms/renderForm.tsx';

const fields = {
  name: { type: 'string', label: 'Nom' },
  code: { type: 'string', label: 'Code' },
  rows: {
    type: 'row',
    label: 'Lignes',
    multiple: true,
    embedded: true,
    fields: { town: { type: 'string', label: 'Ville' } },
  },
};
const record = { id: '/api/things/1', name: 'A', code: 'B', rows: [{ town: 'Meaux' }] };
const PLACE = 'things /api/things/1';

const openDrafts = () => {
  const kept = new Map<string, Draft>();
  const drafts = {
    read: (place: string) => Promise.resolve(kept.get(place) ?? null),
    write: (place: string, values: Draft['values'], base: Draft['base']) => {
      const savedAt = Date.parse('2026-03-05T08:05:07Z');
      kept.set(place, { ...structuredClone({ values, base }), savedAt });
      return Promise.resolve();
    },
    remove: (place: string) => {
      kept.delete(place);
      return Promise.resolve();
    },
  };
  return { drafts, kept };
};

/** Types, and has the page end without a save. */
const leaveDraft = async () => {
  const store = openDrafts();
  const { user, close } = await renderForm({ fields, record, drafts: store.drafts });
  await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'nne');
  await user.type(screen.getByRole('textbox', { name: 'Ville' }), ' Nord');
  close();
  return store;
};

const hideTab = (): void => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
};

describe('what is typed and not saved', () => {
  it('is offered again after the page ended, and sent once it is taken up', async () => {
    const { drafts, kept } = await leaveDraft();
    expect(kept.get(PLACE)?.values).toEqual({ name: 'Anne', rows: [{ town: 'Meaux Nord' }] });

    const { user, submit, sent } = await renderForm({ fields, record: { ...record, code: 'C' }, drafts });
    expect(await screen.findByText(/Un brouillon du 05\/03\/2026 à 09:05 n’a pas/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('A');
    await user.click(screen.getByRole('button', { name: 'Reprendre le brouillon' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('Anne'));
    expect(screen.getByRole('textbox', { name: 'Ville' })).toHaveValue('Meaux Nord');
    await submit();
    expect(sent).toEqual([{ name: 'Anne', code: 'C', rows: [{ town: 'Meaux Nord' }] }]);
    expect(kept.size).toBe(0);
  });

  it.each([
    ['a reload begins', () => window.dispatchEvent(new Event('beforeunload'))],
    ['the tab is hidden', () => hideTab()],
  ])('is kept to the last key when %s', async (_, leave) => {
    const { drafts, kept } = openDrafts();
    const { user } = await renderForm({ fields, record, drafts });
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'nne');
    expect(kept.size).toBe(0);
    leave();
    expect(kept.get(PLACE)?.values).toEqual({ name: 'Anne' });
  });

  it('stays kept while it is still being read and the form is touched', async () => {
    const { drafts, kept } = await leaveDraft();
    const { promise: gate, resolve: release } = createPending();
    const read = async (place: string) => {
      const found = kept.get(place) ?? null;
      await gate;
      return found;
    };
    const { user } = await renderForm({ fields, record, drafts: { ...drafts, read } });
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'x{Backspace}');
    // Twice as long as typing has to pause for a draft to be written.
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(kept.get(PLACE)?.values).toMatchObject({ name: 'Anne' });
    release();
    expect(await screen.findByText(/Un brouillon du/)).toBeVisible();
    expect(kept.get(PLACE)?.values).toMatchObject({ name: 'Anne' });
  });

  it('prompts for a choice where the record was changed since', async () => {
    const { drafts, kept } = openDrafts();
    const first = await renderForm({ fields, record, drafts, versions: [record] });
    await first.user.type(screen.getByRole('textbox', { name: 'Nom' }), 'nne');
    first.close();
    expect(kept.get(PLACE)).toMatchObject({ values: { name: 'Anne' }, base: { name: 'A' } });

    const changed = { ...record, name: 'Alice' };
    const { user, submit, sent } = await renderForm({ fields, record: changed, drafts, versions: [changed] });
    await user.click(await screen.findByRole('button', { name: 'Reprendre le brouillon' }));
    await submit();
    const dialog = await screen.findByRole('dialog', { name: 'Modifié entre-temps' });
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('radio', { name: 'La mienne' }));
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer ces choix' }));
    await waitFor(() => expect(sent).toMatchObject([{ name: 'Anne' }]));
  });

  it('prompts before it is left behind, once it is taken up', async () => {
    const { drafts } = await leaveDraft();
    const { user, goTo } = await renderForm({ fields, record, drafts });
    await user.click(await screen.findByRole('button', { name: 'Reprendre le brouillon' }));
    await goTo('/elsewhere');
    expect(await screen.findByRole('alertdialog', { name: /^Quitter sans enregistrer/ })).toBeVisible();
  });

  it('is forgotten when it is refused', async () => {
    const { drafts, kept } = await leaveDraft();
    const { user } = await renderForm({ fields, record, drafts });
    await user.click(await screen.findByRole('button', { name: 'Supprimer le brouillon' }));
    expect(kept.size).toBe(0);
    expect(screen.queryByText(/brouillon/)).not.toBeInTheDocument();
  });

  it('is forgotten when the form is left on purpose', async () => {
    const { drafts, kept } = openDrafts();
    const { user, goTo } = await renderForm({ fields, record, drafts });
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'nne');
    await waitFor(() => expect(kept.size).toBe(1));
    await goTo('/elsewhere');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Quitter sans enregistrer' }));
    await screen.findByRole('heading', { name: 'Ailleurs' });
    expect(kept.size).toBe(0);
  });

  it('is kept through a save that fails', async () => {
    const { drafts, kept } = openDrafts();
    const save = () => Promise.reject(new Error('down'));
    const { user, submit, close } = await renderForm({ fields, record, drafts, save });
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'nne');
    await submit();
    close();
    expect(kept.get(PLACE)?.values).toEqual({ name: 'Anne' });
  });

  it('keeps what is still on offer beside what is typed meanwhile', async () => {
    const { drafts, kept } = await leaveDraft();
    const { user, close } = await renderForm({ fields, record, drafts });
    await screen.findByText(/brouillon du/);
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'b');
    close();
    expect(kept.get(PLACE)?.values).toMatchObject({ name: 'Anne', code: 'Bb' });
  });
});
