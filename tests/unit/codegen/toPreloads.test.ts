import { expect, it } from 'vitest';
import { toPreloads } from '../../../codegen/toPreloads.ts';

const chunk = (fileName: string, imports: readonly string[] = [], module: string | null = null) => ({
  fileName,
  imports,
  isEntry: fileName === 'index.js',
  facadeModuleId: module && `/project/src/${module}`,
});
const bundle = Object.fromEntries(
  [
    chunk('index.js', ['react.js']),
    chunk('react.js'),
    chunk('page.js', ['react.js', 'shared.js'], 'Page.tsx'),
    chunk('view.js', ['shared.js', 'table.js'], 'View.tsx'),
    chunk('shared.js', ['page.js']),
    chunk('table.js'),
  ].map((one) => [one.fileName, one]),
);

it('names the files of a page and of what its address asks for, each once and none that every page has', () => {
  const asked = { parameter: 'pool', module: 'View.tsx', path: '/pools/{}' };
  expect(
    toPreloads(bundle, { '/page': { module: 'Page.tsx', asked }, '/view': { module: 'View.tsx' } }),
  ).toEqual({
    '/page': {
      files: ['/page.js', '/shared.js'],
      asked: { name: 'pool', files: ['/view.js', '/table.js'], path: '/pools/{}' },
    },
    '/view': { files: ['/view.js', '/shared.js', '/page.js', '/table.js'] },
  });
});

it('ends the build where a page has no file of its own any more', () => {
  expect(() => toPreloads(bundle, { '/gone': { module: 'Gone.tsx' } })).toThrow(
    'no file of its own for Gone.tsx',
  );
});
