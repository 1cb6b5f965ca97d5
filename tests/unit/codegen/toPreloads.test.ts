import { expect, it } from 'vitest';
import { toPreloads } from '../../../codegen/toPreloads.ts';

const chunk = (fileName: string, imports: readonly string[] = [], module: string | null = null) => ({
  fileName,
  imports,
  isEntry: fileName === 'index.js',
  facadeModuleId: module && `/project/src/${module}`,
});

/** A file of several modules, none of which has one of its own. */
const gathered = (fileName: string, modules: readonly string[], imports: readonly string[] = []) => ({
  ...chunk(fileName, imports),
  moduleIds: modules.map((module) => `/project/src/${module}`),
});
const bundle = Object.fromEntries(
  [
    chunk('index.js', ['start.js']),
    chunk('start.js'),
    gathered('app.js', ['App.tsx', 'draw.tsx'], ['react.js', 'start.js']),
    chunk('react.js'),
    chunk('page.js', ['react.js', 'shared.js'], 'Page.tsx'),
    chunk('view.js', ['shared.js', 'table.js'], 'View.tsx'),
    chunk('shared.js', ['page.js']),
    chunk('table.js'),
    chunk('club.js', ['react.js', 'shared.js'], 'Club.tsx'),
    chunk('home.js', ['shared.js'], 'Home.tsx'),
    chunk('texts.js', [], 'texts.ts'),
    chunk('list.js', ['table.js', 'club.js'], 'List.tsx'),
    chunk('licences.js', ['types.js'], 'resources/licences.ts'),
    chunk('types.js'),
  ].map((one) => [one.fileName, one]),
);

const app = 'draw.tsx';
const club = {
  area: 'Club.tsx',
  home: 'Home.tsx',
  texts: 'texts.ts',
  views: { list: 'List.tsx', show: 'View.tsx' },
  configs: 'resources',
};

it('names the files of a page and of what its address asks for, each once and none that every page has', () => {
  const asked = { parameter: 'pool', module: 'View.tsx', path: '/pools/{}' };
  expect(
    toPreloads(bundle, {
      app,
      pages: { '/page': { module: 'Page.tsx', asked }, '/view': { module: 'View.tsx' } },
      club,
    }).pages,
  ).toEqual({
    '/page': {
      files: ['/page.js', '/shared.js'],
      asked: { name: 'pool', files: ['/view.js', '/table.js'], path: '/pools/{}' },
    },
    '/view': { files: ['/view.js', '/shared.js', '/page.js', '/table.js'] },
  });
});

it('names what draws every page beside the files that each starts with', () => {
  expect(toPreloads(bundle, { app, pages: {}, club }).app).toEqual(['/app.js', '/react.js']);
});

it('names what the home, a view and a config add to the club area, with the texts of all but a list', () => {
  expect(toPreloads(bundle, { app, pages: {}, club }).club).toEqual({
    area: ['/club.js', '/shared.js', '/page.js'],
    home: ['/home.js', '/texts.js'],
    views: { list: ['/list.js', '/table.js'], show: ['/view.js', '/table.js', '/texts.js'] },
    configs: { licences: ['/licences.js', '/types.js'] },
  });
});

it('ends the build where a page is in no file any more', () => {
  expect(() => toPreloads(bundle, { app, pages: { '/gone': { module: 'Gone.tsx' } }, club })).toThrow(
    'no file for Gone.tsx',
  );
});
