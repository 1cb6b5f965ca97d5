// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderDisplay, renderInput } from '../../support/renderField.tsx';

const choices = [
  { value: 'a', label: 'Lundi' },
  { value: 'b', label: 'Mardi' },
];

describe('values that a server repeats', () => {
  // React complains of two children with one key, and may then lose or double one of them.
  const expectNoComplaint = (render: () => void): void => {
    const complain = vi.spyOn(console, 'error');
    render();
    expect(complain).not.toHaveBeenCalled();
  };

  it('are shown as often as they are sent', () => {
    expectNoComplaint(() => {
      expect(renderDisplay({ choices, multiple: true }, ['a', 'b', 'a']).text()).toBe('Lundi, Mardi, Lundi');
      expect(renderDisplay({ type: 'array' }, ['x', 'x']).text()).toBe('x, x');
    });
  });

  it('are in the input of a list', () => {
    expectNoComplaint(() => renderInput({ type: 'array' }, ['x', 'x']));
    expect(screen.getAllByRole('button', { name: 'x' })).toHaveLength(2);
  });

  it.each([
    ['described', 'a', 2],
    ['unknown', 'z', 3],
  ])('are once among the choices when %s', (_, value, count) => {
    expectNoComplaint(() => renderInput({ choices, multiple: true }, [value, value]));
    const offered = screen.getAllByRole('button').filter((button) => button.textContent !== 'Tous');
    expect(offered).toHaveLength(count);
  });
});
