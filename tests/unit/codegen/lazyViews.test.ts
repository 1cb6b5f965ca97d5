import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { lazyViews } from '../../../codegen/lazyViews.ts';
import * as declared from '../../../src/resources/registry.ts';

it('leaves the registry the names of every resource and the views of none, which come with the whole file', async () => {
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [lazyViews()],
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve('src/resources/registry.ts'), formats: ['es'] },
    },
  })) as readonly Rolldown.RolldownOutput[];
  const chunks = (built?.output ?? []).flatMap((part) => (part.type === 'chunk' ? [part] : []));
  const [start = ''] = chunks.filter(({ isEntry }) => isEntry).map(({ code }) => code);
  const later = chunks.filter(({ isEntry }) => !isEntry).map(({ code }) => code);
  const all = Object.values(declared);
  expect(all.length).toBeGreaterThan(70);
  for (const { name, texts } of all) {
    expect(start).toContain(`name: "${name}"`);
    expect(start).toContain(texts.name);
    expect(later.filter((code) => code.includes(`name: "${name}"`))).toHaveLength(1);
  }
  expect(start).not.toMatch(/columns:|filters:|scope:/);
}, 60_000);
