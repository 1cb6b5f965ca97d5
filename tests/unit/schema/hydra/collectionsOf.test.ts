import { describe, expect, it } from 'vitest';
import { collectionsOf } from '../../../../src/schema/hydra/collectionsOf.ts';

describe('the collections of a server', () => {
  it('are what its entrypoint names', () => {
    expect(
      collectionsOf({
        '@context': '/api/contexts/Entrypoint',
        '@id': '/api',
        person: '/api/people',
        licence: 'https://api.example.org/api/licences',
        blogPost: '/api/blog/posts',
        nothing: null,
        elsewhere: '/other/things',
        climbing: '/api/../secrets',
        script: '/api/<script>',
        encoded: '/api/a%2Fb',
      }),
    ).toEqual([
      { path: '/people', entity: 'person' },
      { path: '/licences', entity: 'licence' },
      { path: '/blog/posts', entity: 'blogPost' },
    ]);
  });

  it('may be none', () => {
    expect(collectionsOf({})).toEqual([]);
  });
});
