// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FieldFormContext } from '../../../../src/fields/FieldFormContext.tsx';
import { inputs } from '../../../../src/fields/inputs.tsx';
import { FieldAnchor } from '../../../../src/fields/FieldInput.tsx';
import { describeFields } from '../../../support/describeFields.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

const renderFields = (...names: readonly string[]) =>
  render(
    <FieldFormContext value={{ inputs, openedAt: performance.now() }}>
      {describeFields(Object.fromEntries(names.map((name) => [name, {}]))).map((field) => (
        <FieldAnchor key={field.name} field={field} path={field.name}>
          <input aria-label={field.name} />
        </FieldAnchor>
      ))}
    </FieldFormContext>,
  );

describe('a form that holds the data of other people', () => {
  it('lets nobody, not even the browser, write into them in its first second (R9.34, R9.40)', () => {
    renderFields('familyName');
    const name = screen.getByRole('textbox', { name: 'familyName' });
    expect(name).toHaveAttribute('autocomplete', 'off');
    wait(999);
    expect(name).toHaveAttribute('readonly');
    wait(1);
    expect(name).not.toHaveAttribute('readonly');
  });

  it('leaves fields alone that no browser would fill in (R9.40)', () => {
    renderFields('code', 'password', 'username');
    for (const field of screen.getAllByLabelText(/./)) {
      expect(field).not.toHaveAttribute('readonly');
      expect(field).not.toHaveAttribute('autocomplete');
    }
  });
});
