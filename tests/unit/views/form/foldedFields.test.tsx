// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../../../support/forms/renderForm.tsx';

const fields = {
  name: { type: 'string', label: 'Nom' },
  notes: { type: 'string', label: 'Notes' },
  code: { type: 'string', label: 'Code' },
};
const config = { form: { sections: { first: ['name'] } } };
const record = { id: '/api/things/1', name: 'A', notes: 'B', code: 'C' };

const others = () => screen.getByRole('button', { name: /^Autres informations/ });

describe('fields that no section names', () => {
  it('wait behind their number, and open by a click', async () => {
    const { user, submit, sent } = await renderForm({ fields, record, config });
    expect(others()).toHaveAccessibleName('Autres informations 2 champs');
    expect(screen.queryByRole('textbox', { name: 'Notes' })).not.toBeInTheDocument();
    await user.click(others());
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'b');
    await user.click(others());
    await submit();
    await waitFor(() => expect(sent).toEqual([{ name: 'A', notes: 'Bb', code: 'C' }]));
  });

  it('are open where one is required and empty', async () => {
    const withRequired = { ...fields, notes: { ...fields.notes, constraints: [{ name: 'NotBlank' }] } };
    await renderForm({ fields: withRequired, config });
    expect(others()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('textbox', { name: /^Notes/ })).toBeVisible();
  });

  it('open when one of them has an error', async () => {
    const withRequired = { ...fields, notes: { ...fields.notes, constraints: [{ name: 'NotBlank' }] } };
    const { user, submit } = await renderForm({ fields: withRequired, config });
    await user.click(others());
    await submit();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveFocus());
  });
});

describe('a form that opens', () => {
  it('has the cursor in the first field of a new record', async () => {
    await renderForm({ fields, config });
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
  });

  it('takes a key in the second in which a browser would fill it in', async () => {
    const { user } = await renderForm({ fields: { familyName: { type: 'string', label: 'Nom' } } });
    const box = screen.getByRole('textbox', { name: 'Nom' });
    expect(box).toHaveAttribute('readonly');
    await user.keyboard('D');
    expect(box).toHaveValue('D');
  });

  it.each(['Ctrl', '⌘'])('is saved by %s+S wherever the focus is', async (modifier) => {
    const { user, sent } = await renderForm({ fields, record, config });
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'a');
    (document.activeElement as HTMLElement).blur();
    const isOpen = document.body.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 's',
        ctrlKey: modifier === 'Ctrl',
        metaKey: modifier === '⌘',
        bubbles: true,
        cancelable: true,
      }),
    );
    expect(isOpen, 'the browser would offer to save the page').toBe(false);
    await waitFor(() => expect(sent).toEqual([{ name: 'Aa', notes: 'B', code: 'C' }]));
  });
});
