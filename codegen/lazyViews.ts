import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { ResourceConfig } from '../src/views/page/ResourceConfig.ts';

/** What the views of a resource are made from: a word of `ResourceConfig` that is not here does not compile. */
const VIEWS: Readonly<Record<keyof ResourceConfig, true>> = {
  readOnly: true,
  list: true,
  lists: true,
  form: true,
  head: true,
  show: true,
  parts: true,
  fields: true,
  relatedActions: true,
};

const REGISTRY = /\/src\/resources\/registry\.ts$/;
const START = /\.start\.ts$/;

/** An object that a file exports, as `this.parse` tells it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly body?: readonly Node[];
  readonly declaration?: Node | null;
  readonly declarations?: readonly Node[];
  readonly init?: Node;
  readonly expression?: Node;
  readonly properties?: readonly Node[];
  readonly key?: Node;
}

/**
 * Puts the names of resources and their views apart in the build: the registry gets what the club area begins with, and
 * the whole object comes when the first view opens. Without it all views are loaded with the registry.
 */
export const lazyViews = (): Plugin => ({
  name: 'lazy-views',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => {
    const [, name] = /^\.\/(\w+)\.ts$/.exec(source) ?? [];
    return name !== undefined && importer !== undefined && REGISTRY.test(importer)
      ? importer.replace(REGISTRY, `/src/resources/${name}.start.ts`)
      : undefined;
  },
  async load(id) {
    if (!START.test(id)) return undefined;
    const file = id.replace(START, '.ts');
    const code = await readFile(file, 'utf8');
    return withoutViews(code, this.parse(code, { lang: 'ts' }) as Node, file);
  },
});

const withoutViews = (code: string, program: Node, file: string): string => {
  const [declared] = (program.body ?? []).flatMap(({ declaration }) => declaration?.declarations ?? []);
  let object = declared?.init;
  while (object?.expression) object = object.expression;
  if (!object?.properties) throw new Error(`${file} exports no object that is a resource`);
  const { start, end, properties } = object;
  const kept = properties.filter(({ key }) => !Object.hasOwn(VIEWS, key?.name ?? ''));
  const names = kept.map((property) => code.slice(property.start, property.end));
  const parts = [...names, `load: () => import('${file}')`];
  return `${code.slice(0, start)}{ ${parts.join(', ')} }${code.slice(end)}`;
};
