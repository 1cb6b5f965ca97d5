// @vitest-environment jsdom
import axe from 'axe-core';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
// Transformed before a test waits for them.
import '../../../src/fields/moment/MomentPicker.tsx';
import '../../../src/fields/richText/RichTextEditor.tsx';
import type { FieldHint, Kind } from '../../../src/schema/kinds.ts';
import { renderInput } from '../../support/renderField.tsx';

const choices = Array.from({ length: 6 }, (_, value) => ({
  value,
  label: `Choix ${value}`,
  color: '#335296',
}));
type Case = readonly [
  name: string,
  field: Readonly<Record<string, unknown>>,
  value: unknown,
  hint?: FieldHint,
];

/** None for inputs that are made of others, or take files. */
const INPUTS: Readonly<Record<Kind, readonly Case[]>> = {
  text: [['text', { constraints: ['NotBlank'], help: 'Une aide' }, 'a']],
  textarea: [['long text', { type: 'text' }, 'a']],
  password: [['password', { type: 'password' }, null]],
  richText: [['rich text', { type: 'text' }, '<p>a</p>', { as: 'richText' }]],
  email: [['e-mail', { constraints: ['Email'] }, 'a@b.fr']],
  url: [['address', { constraints: ['Url'] }, 'https://fftt.com']],
  duration: [['duration', { constraints: ['Duration'] }, 'PT1H30M']],
  phone: [['phone', { type: 'string' }, '0123456789', { as: 'phone' }]],
  color: [['colour', { type: 'string' }, '#335296', { as: 'color' }]],
  licenceNumber: [['licence number', { type: 'string' }, '9312345', { as: 'licenceNumber' }]],
  integer: [['whole number', { type: 'int' }, 1]],
  year: [['year', { type: 'int' }, 2026, { as: 'year' }]],
  decimal: [['decimal', { type: 'float' }, 12.5]],
  percentage: [['percentage', { type: 'float' }, 12.5, { as: 'percentage' }]],
  currency: [['amount', { type: 'int' }, 100, { as: 'currency' }]],
  boolean: [['boolean', { type: 'bool' }, true]],
  date: [['date', { type: 'date' }, null]],
  time: [['time', { type: 'time' }, null]],
  datetime: [['moment', { type: 'datetime' }, null]],
  choice: [
    ['few choices', { type: 'int', choices: choices.slice(0, 3) }, 1],
    ['many choices', { type: 'int', choices }, 1],
  ],
  choices: [
    ['several of few choices', { type: 'int', choices: choices.slice(0, 3), multiple: true }, [1]],
    ['several of many choices', { type: 'int', choices, multiple: true }, [1]],
  ],
  relation: [['relation', { type: 'thing', path: 'things' }, null]],
  relations: [
    ['relations', { type: 'thing', path: 'things', multiple: true }, [{ '@id': '/api/things/1', name: 'a' }]],
  ],
  object: [],
  address: [],
  collection: [],
  list: [['list', { type: 'array' }, ['a', 'b']]],
  file: [],
  files: [],
  image: [],
  json: [['JSON', { type: 'json' }, { a: 1 }]],
  unknown: [['unknown type', { type: 'inconnu' }, 'a']],
};

/** A limit for a busy machine, not an expectation. */
const PATIENCE = { timeout: 40_000 };

/** Violations that axe finds; contrast needs a layout, which only the browser has. */
const violations = async (): Promise<readonly string[]> => {
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

describe('the input of', () => {
  it.each(
    Object.values(INPUTS)
      .flat()
      .map(([name, raw, value, hint = {}]) => [name, raw, value, hint] as const),
  )('%s has no axe violation and is found by its label', async (_, raw, value, hint) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    renderInput(raw, value, { hint });
    if (hint.as === 'richText') await screen.findByRole('textbox', { name: /^Champ/ }, PATIENCE);
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
