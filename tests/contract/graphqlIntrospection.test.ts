import { assertObjectType, buildClientSchema, getIntrospectionQuery } from 'graphql';
import type { IntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { entities } from '../../sandbox/entities/index.ts';
import { queryGraphql } from '../support/queryGraphql.ts';
import { buildViewer } from '../support/buildViewer.ts';
import { setUpDatabase } from '../support/openTestDatabase.ts';

describe('introspection of the GraphQL endpoint', () => {
  const context = setUpDatabase(entities);

  const introspect = async () => {
    const { data, errors } = await queryGraphql(context, buildViewer(), getIntrospectionQuery());
    expect(errors).toBeUndefined();
    return buildClientSchema(data as unknown as IntrospectionQuery);
  };

  it('gives a schema that graphql-js can rebuild, with every entity as a type', async () => {
    const schema = await introspect();
    const typeOf = (name: string) => assertObjectType(schema.getType(name));
    for (const { shortName, fields } of context.model.entities.values()) {
      const open = Object.entries(fields).filter(([, field]) => !field.hidden);
      expect(Object.keys(typeOf(shortName).getFields())).toEqual(
        expect.arrayContaining(['id', '_id', ...open.map(([name]) => name)]),
      );
    }
  });

  it('names a collection and an item field for every entity', async () => {
    const roots = Object.keys((await introspect()).getQueryType()?.getFields() ?? {});
    expect(roots).toEqual(
      expect.arrayContaining([
        'people',
        'person',
        'clubs',
        'club',
        'licences',
        'licence',
        'clubMemberships',
        'clubMembership',
        'accountants',
        'accountant',
        'seasons',
        'season',
        'referentials',
        'referential',
        'contactPoints',
        'contactPoint',
        'accounts',
        'news',
      ]),
    );
    // `node` beside two for each entity, but one for `news`, a word without plural.
    expect(roots.length).toBe(2 * context.model.entities.size + 1 - 1);
  });

  it('shows nothing of hidden fields', async () => {
    const account = assertObjectType((await introspect()).getType('Account'));
    expect(Object.keys(account.getFields())).not.toContain('modulesAccesses');
  });

  it('stays within a size that a client can load', async () => {
    const { data } = await queryGraphql(
      context,
      buildViewer(),
      getIntrospectionQuery({ descriptions: false }),
    );
    expect(JSON.stringify(data).length).toBeLessThan(6_000_000);
  });
});
