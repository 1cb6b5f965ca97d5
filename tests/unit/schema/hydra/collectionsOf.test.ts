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
        café: '/api/caf%C3%A9s',
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
      { path: '/caf%C3%A9s', entity: 'café' },
    ]);
  });

  it('may be none', () => {
    expect(collectionsOf({})).toEqual([]);
  });
});
