import { describe, expect, it } from 'vitest';
import type { Resolver } from 'react-hook-form';
import { createI18nProvider } from '../../../support/frenchTexts.ts';
import { toResolver } from '../../../../src/views/form/toResolver.ts';
import { describeFields } from '../../../support/describeFields.ts';

const { translate } = createI18nProvider();
const notBlank = { constraints: ['NotBlank'] };
const fields = describeFields({
  name: notBlank,
  address: { embedded: true, fields: { town: notBlank, street: {} } },
  members: { embedded: true, multiple: true, fields: { name: notBlank } },
  tags: { type: 'array', count: { max: 1, maxMessage: 'Un seul' } },
});

const resolve = (values: Parameters<Resolver>[0], excluded?: ReadonlySet<string>) =>
  toResolver(fields, translate, excluded ? { excluded } : {})(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

describe('toResolver', () => {
  it('passes valid values on as they are', async () => {
    const values = { name: 'TT', address: null, members: [], tags: [] };
    expect(await resolve(values)).toEqual({ values, errors: {} });
  });

  it('puts French sentences, and those of the server, where the inputs look for them (R5.7)', async () => {
    const { values, errors } = await resolve({
      name: '',
      address: { street: 'rue Haute' },
      members: [{ name: 'Marie' }, {}],
      tags: ['a', 'b'],
    });
    const empty = { type: 'description', message: 'La valeur ne doit pas être vide.' };
    expect(values).toEqual({});
    expect(errors).toEqual({
      name: empty,
      address: { town: empty },
      members: [undefined, { name: empty }],
      tags: { type: 'description', message: 'Un seul' },
    });
  });

  it('reports a list and its rows at once', async () => {
    const rows = describeFields({ rows: { multiple: true, count: { min: 3 }, fields: { name: notBlank } } });
    const { errors } = await toResolver(rows, translate)({ rows: [{ name: 'a' }, {}] }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(errors).toMatchObject({
      rows: {
        message: 'Cette collection doit contenir au moins 3 éléments.',
        1: { name: { message: 'La valeur ne doit pas être vide.' } },
      },
    });
  });

  it('lets pass what is excluded from validation (R4.45)', async () => {
    const values = { name: '', members: [{}] };
    expect(await resolve(values, new Set(['name', 'members.name']))).toEqual({ values, errors: {} });
  });
});
