// @vitest-environment jsdom
import axe from 'axe-core';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
// Transformed before a test waits for them.
import '../../../src/fields/moment/MomentPicker.tsx';
import '../../../src/fields/richText/RichTextEditor.tsx';
import type { FieldHint } from '../../../src/schema/kinds.ts';
import { renderInput } from '../../support/renderField.tsx';

const choices = Array.from({ length: 6 }, (_, value) => ({
  value,
  label: `Choix ${value}`,
  color: '#335296',
}));
const INPUTS: readonly (readonly [string, Readonly<Record<string, unknown>>, unknown, FieldHint])[] = [
  ['text', { constraints: ['NotBlank'], help: 'Une aide' }, 'a', {}],
  ['long text', { type: 'text' }, 'a', {}],
  ['rich text', { type: 'text' }, '<p>a</p>', { as: 'richText' }],
  ['whole number', { type: 'int' }, 1, {}],
  ['amount', { type: 'int' }, 100, { as: 'currency' }],
  ['percentage', { type: 'float' }, 12.5, { as: 'percentage' }],
  ['boolean', { type: 'bool' }, true, {}],
  ['date', { type: 'date' }, null, {}],
  ['moment', { type: 'datetime' }, null, {}],
  ['time', { type: 'time' }, null, {}],
  ['few choices', { type: 'int', choices: choices.slice(0, 3) }, 1, {}],
  ['many choices', { type: 'int', choices }, 1, {}],
  ['several of few choices', { type: 'int', choices: choices.slice(0, 3), multiple: true }, [1], {}],
  ['several of many choices', { type: 'int', choices, multiple: true }, [1], {}],
  ['relation', { type: 'thing', path: 'things' }, null, {}],
  [
    'relations',
    { type: 'thing', path: 'things', multiple: true },
    [{ '@id': '/api/things/1', name: 'a' }],
    {},
  ],
  ['list', { type: 'array' }, ['a', 'b'], {}],
  ['colour', { type: 'string' }, '#335296', { as: 'color' }],
  ['phone', { type: 'string' }, '0123456789', { as: 'phone' }],
  ['unknown type', { type: 'inconnu' }, 'a', {}],
];

/** Violations that axe finds; contrast needs a layout, which only the browser has. */
const violations = async (): Promise<readonly string[]> => {
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

describe('the input of', () => {
  it.each(INPUTS)('%s has no axe violation and is found by its label', async (_, raw, value, hint) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    renderInput(raw, value, { hint });
    if (hint.as === 'richText') await screen.findByRole('textbox', { name: /^Champ/ });
    const found = [
      ...screen.queryAllByLabelText(/^Champ/),
      ...screen.queryAllByRole('group', { name: /^Champ/ }),
    ];
    expect(found).not.toHaveLength(0);
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['a text', {}, 'textbox'],
    ['a number', { type: 'int' }, 'textbox'],
    ['an amount', { type: 'int', as: 'currency' }, 'textbox'],
    ['a yes or no', { type: 'bool' }, 'checkbox'],
    ['few choices', { choices: choices.slice(0, 3) }, 'radiogroup'],
    ['many choices', { choices }, 'combobox'],
    ['several of many choices', { choices, multiple: true }, 'combobox'],
    ['a relation', { type: 'thing', path: 'things' }, 'combobox'],
    ['relations', { type: 'thing', path: 'things', multiple: true }, 'combobox'],
    ['a list', { type: 'array' }, 'combobox'],
  ])('%s says that it is required, in its mark and to a screen reader (R5.15)', async (_, raw, role) => {
    renderInput({ ...raw, constraints: ['NotNull'] });
    expect(screen.getByRole(role, { name: /^Champ/ })).toHaveAttribute('aria-required', 'true');
    expect(screen.getAllByText('*', { exact: false }).length).toBeGreaterThan(0);
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['several of few choices', { choices: choices.slice(0, 3), multiple: true }],
    ['embedded rows', { type: 'row', multiple: true, embedded: true, fields: { name: { label: 'Nom' } } }],
  ])('%s, a group, is described as required (R5.15)', async (_, raw) => {
    renderInput({ ...raw, constraints: ['NotNull'] });
    expect(screen.getByRole('group', { name: /^Champ/ })).toHaveAccessibleDescription(/^Obligatoire/);
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['a choice', { type: 'int', choices }, 'combobox'],
    ['several choices', { type: 'int', choices, multiple: true }, 'combobox'],
    ['a date', { type: 'date' }, 'button'],
    ['a moment', { type: 'datetime' }, 'button'],
  ])('%s has no axe violation once it is open', async (_, raw, role) => {
    const { user } = renderInput(raw);
    await user.click(screen.getByRole(role, { name: /Champ/ }));
    await screen.findAllByRole(role === 'button' ? 'gridcell' : 'option');
    expect(await violations()).toEqual([]);
  });
});
