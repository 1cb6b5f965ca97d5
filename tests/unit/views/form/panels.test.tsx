// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reachableControls } from '../../../../src/fields/navigation/reachableControls.ts';
import { renderForm } from '../../../support/forms/renderForm.tsx';

const fields = {
  name: { type: 'string', label: 'Nom', constraints: [{ name: 'NotBlank' }] },
  code: { type: 'string', label: 'Code' },
  notes: { type: 'string', label: 'Notes' },
};
const sections = { first: ['name', 'code'], second: ['notes'] };
const record = { id: '/api/things/1', name: 'A', code: 'B', notes: 'C' };

describe('a form in steps', () => {
  const config = { form: { layout: 'steps' as const, sections } };

  it('shows one step at a time and keeps what is typed in the others', async () => {
    const { user, submit, sent } = await renderForm({ fields, record, config });
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'b');
    expect(screen.queryByRole('textbox', { name: 'Notes' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Suivant' }));
    await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'c');
    expect(screen.queryByRole('textbox', { name: 'Code' })).not.toBeInTheDocument();
    expect(screen.getByText('Étape 2 sur 2 · second')).toBeVisible();
    await submit();
    await waitFor(() => expect(sent).toEqual([{ name: 'A', code: 'Bb', notes: 'Cc' }]));
  });

  it('goes on only from a step whose own fields are valid', async () => {
    const { user } = await renderForm({ fields, config });
    await user.click(screen.getByRole('button', { name: 'Suivant' }));
    const name = screen.getByRole('textbox', { name: /^Nom/ });
    await waitFor(() => expect(name).toHaveAccessibleDescription('La valeur ne doit pas être vide.'));
    expect(name).toHaveFocus();
    expect(screen.getByText('Étape 1 sur 2 · first')).toBeVisible();
  });

  it('has one bar, whose filled button goes on until the last step, and Ctrl+S saves from every step', async () => {
    const { user, sent } = await renderForm({ fields, record, config });
    const on = screen.getByRole('button', { name: 'Suivant' });
    const save = screen.getByRole('button', { name: 'Enregistrer' });
    expect(on.parentElement).toBe(save.parentElement);
    expect(screen.getByRole('button', { name: 'Précédent' }).parentElement).toBe(save.parentElement);
    expect(on).toHaveClass('MuiButton-contained');
    expect(save).toHaveClass('MuiButton-outlined');
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'b{Control>}s{/Control}');
    await waitFor(() => expect(sent).toEqual([{ name: 'A', code: 'Bb', notes: 'C' }]));
    await user.click(on);
    expect(await screen.findByText('Étape 2 sur 2 · second')).toBeVisible();
    expect(on).toBeDisabled();
    expect(save).toHaveClass('MuiButton-contained');
  });

  it('keeps Tab among the fields of the step and the exits of the form (R9.39, R9.40)', async () => {
    const { user, path } = await renderForm({ fields, record, config });
    await user.click(screen.getByRole('button', { name: /second/ }));
    const first = screen.getByRole('button', { name: /first/ });
    first.focus();
    await user.tab({ shift: true });
    const exit = screen.getByRole('link', { name: 'Fermer' });
    expect(exit).toHaveFocus();
    await user.tab();
    expect(first).toHaveFocus();
    expect(reachableControls(document.body)).toContain(screen.getByRole('textbox', { name: 'Notes' }));
    expect(reachableControls(document.body)).not.toContain(document.querySelector('[name="code"]'));
    exit.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/things'));
  });
});

describe('a form in tabs', () => {
  it('puts what no section names into a last tab', async () => {
    const config = { form: { layout: 'tabs' as const, sections: { first: ['name'] } } };
    await renderForm({ fields, record, config });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'first',
      'Autres informations',
    ]);
  });

  it('takes its tabs from the groups of the description where the resource names none', async () => {
    const grouped = { ...fields, notes: { ...fields.notes, groups: ['Divers'] } };
    await renderForm({ fields: grouped, record, config: { form: { layout: 'tabs' } } });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Divers',
      'Autres informations',
    ]);
  });
});
