// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInput } from '../../support/renderField.tsx';

describe('Enter in the input of a relation', () => {
  it('is meant for its open list, also where nothing is highlighted, and sends no form', async () => {
    const { user } = renderInput({ type: 'person', path: 'people' }, null, {
      dataProvider: { labelFields: vi.fn(), query: vi.fn() },
    });
    const input = screen.getByRole('combobox', { name: 'Champ' });
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
    await user.click(input);
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false);
    await user.keyboard('{Escape}');
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
  });
});
