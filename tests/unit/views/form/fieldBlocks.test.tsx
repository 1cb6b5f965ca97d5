// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderForm } from '../../../support/forms/renderForm.tsx';

const SIZE = 200;
const FAR = 150;

/** A description without end, of which one field far down has to be filled. */
const fields = Object.fromEntries(
  Array.from({ length: SIZE }, (_, index) => [
    `size${index}`,
    {
      type: 'string',
      label: `Taille ${index}`,
      ...(index === FAR ? { constraints: [{ name: 'NotBlank' }] } : {}),
    },
  ]),
);

describe('a form of 200 fields', () => {
  it('mounts the inputs of its first screens alone, and those that an error leads to', async () => {
    const { user, submit, sent } = await renderForm({ fields });
    expect(document.querySelectorAll('form input').length).toBeLessThan(100);
    await submit();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Fermer' }));
    const far = await vi.waitUntil(() => document.querySelector(`[data-field=size${FAR}] input`), {
      timeout: 20_000,
    });
    await vi.waitFor(() => expect(far).toHaveFocus(), { timeout: 20_000 });
    await user.keyboard('12');
    await submit();
    expect(sent[0]).toHaveProperty(`size${FAR}`, '12');
    expect(Object.keys(sent[0] ?? {})).toHaveLength(SIZE);
  });
});
