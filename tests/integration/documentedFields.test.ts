import { describe, expect, it } from 'vitest';
import { entities } from '../../sandbox/entities/index.ts';
import { createModel } from '../../sandbox/model/createModel.ts';
import { entrypointName, toDocumentation } from '../../sandbox/rest/toDocumentation.ts';
import { toMapping } from '../../sandbox/rest/toMapping.ts';
import type { FieldDescription } from '../../src/schema/description.ts';
import { fromHydra } from '../../src/schema/hydra/fromHydra.ts';
import { parseMapping } from '../../src/schema/parseMapping.ts';

const model = createModel(entities);
const documented = {
  entrypoint: Object.fromEntries(
    entities.map(({ name, path }) => [entrypointName(model.entity(name)), `/api${path}`]),
  ),
  documentation: toDocumentation(model, 'https://api.example.org'),
};

/**
 * What a Hydra documentation can say of a field; files and lists of choices are plain texts to it, and what has a
 * collection is a relation.
 */
const known = ({ name, type, label, multiple, embedded, required, path }: FieldDescription) => ({
  name,
  type: ['text', 'file', 'image', 'array', 'json'].includes(type) ? 'string' : type,
  label,
  multiple: path === null && !embedded ? false : multiple,
  embedded: path === null && embedded,
  required,
  path,
});

describe('the documentation, where a server describes no fields', () => {
  it.each(entities.map(({ name, path }) => [name, path] as const))(
    'describes %s by the same names, types, labels and relations as its description',
    (name, path) => {
      const described = parseMapping({ fields: toMapping(model, model.entity(name), 'POST') }).fields;
      const derived = parseMapping(fromHydra(documented, path, 'create')).fields;
      expect(derived.map(known)).toEqual(described.filter(({ readOnly }) => !readOnly).map(known));
    },
  );

  it('offers for a new record only what can be written', () => {
    const names = (operation: 'create' | 'show') =>
      parseMapping(fromHydra(documented, '/licences', operation)).fields.map(({ name }) => name);
    expect(names('show')).toContain('nationalRank');
    expect(names('create')).not.toContain('nationalRank');
    expect(names('create')).toContain('person');
  });

  it('lists the verbs of the collection and of its records', () => {
    expect(fromHydra(documented, '/licences', 'list')?.methods).toEqual(['GET', 'POST', 'PUT', 'DELETE']);
    expect(fromHydra(documented, '/seasons', 'list')?.methods).toEqual(['GET']);
  });

  it('knows nothing of a collection that is not documented', () => {
    expect(fromHydra(documented, '/unknown', 'list')).toBeNull();
  });
});
