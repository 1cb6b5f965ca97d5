import { describe, expect, it } from 'vitest';
import { toDocumentedApi } from '../../../../src/schema/hydra/toDocumentedApi.ts';

describe('what a server documents of itself', () => {
  it.each([[{ 'hydra:title': 'Fédération' }], [{ title: 'Fédération' }]])(
    'is its title and its collections: %j',
    (documentation) => {
      const entrypoint = {
        '@context': '/api/contexts/Entrypoint',
        '@id': '/api',
        person: '/api/people',
        licence: 'https://api.example.org/api/licences',
        nothing: null,
      };
      expect(toDocumentedApi({ entrypoint, documentation })).toEqual({
        title: 'Fédération',
        collections: ['/people', '/licences'],
      });
    },
  );

  it('may be nothing', () => {
    expect(toDocumentedApi({ entrypoint: {}, documentation: { title: '' } })).toEqual({
      title: null,
      collections: [],
    });
  });
});
