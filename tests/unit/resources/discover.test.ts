import { describe, expect, it } from 'vitest';
import { discoverResources } from '../../../src/resources/discover.ts';

const names = (...paths: readonly string[]): readonly string[] =>
  discoverResources(
    paths.map((path) => ({ path, entity: 'thing' })),
    [{ path: 'help' }],
  ).map(({ name }) => name);

describe('the resources of a server', () => {
  it('are its collections that the registry does not know, by their paths', () => {
    expect(
      discoverResources([
        { path: '/people', entity: 'person' },
        { path: '/blog_posts', entity: 'blogPost' },
      ]),
    ).toEqual([
      expect.objectContaining({ name: 'blog_posts', entity: 'blog-post', path: '/blog_posts', right: {} }),
    ]);
  });

  it.each([
    // Names of ours, for other collections.
    ['/persons', 'persons-2'],
    ['/help', 'help-2'],
    ['/constructor', 'constructor-2'],
    ['/__proto__', '__proto__-2'],
    // Of our addresses only outside of a club, or behind the name of a resource.
    ['/login', 'login'],
    ['/create', 'create'],
    ['/not-found', 'not-found'],
    ['/show', 'show'],
    ['/blog/posts', 'blog-posts'],
    ['/caf%C3%A9s', 'cafes'],
    ['/%E5%AD%A6%E6%A0%A1', '--'],
    ['/100%', '100-'],
  ])('at %s are called %s', (path, name) => {
    expect(names(path)).toEqual([name]);
  });

  it.each([
    ['/lab_results', 'labResult', 'Lab result |||| Lab results'],
    ['/invoice-summaries', 'invoiceSummary', 'Invoice summary |||| Invoice summaries'],
    ['/blog/posts', 'blogPost', 'Blog post |||| Blog posts'],
    ['/v1/lab_results', 'labResult', 'Lab result |||| Lab results'],
    ['/staff', 'staff', 'Staff |||| Staff'],
    ['/caf%C3%A9s', 'café', 'Café |||| Cafés'],
    // The number that distinguishes its address is no part of it.
    ['/persons', 'human', 'Human |||| Persons'],
  ])('at %s bear the words of the server', (path, entity, label) => {
    expect(discoverResources([{ path, entity }])).toEqual([expect.objectContaining({ label })]);
  });

  it('of one segment are distinguished', () => {
    expect(names('/blog-posts', '/blog/posts', '/blog/posts')).toEqual(['blog-posts', 'blog-posts-2']);
  });
});
