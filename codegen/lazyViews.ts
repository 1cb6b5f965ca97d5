import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What the views of a resource are made from: all that `ResourceConfig` says. */
const VIEWS = new Set(['readOnly', 'list', 'lists', 'form', 'head', 'show', 'parts', 'fields']);

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
  resolveId: (source, importer) =>
    importer !== undefined && REGISTRY.test(importer)
      ? importer.replace(REGISTRY, `/src/resources/${source.slice(2).replace(/\.ts$/, '.start.ts')}`)
      : undefined,
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
  const kept = properties.filter(({ key }) => !VIEWS.has(key?.name ?? ''));
  const names = kept.map((property) => code.slice(property.start, property.end));
  const parts = [...names, `load: () => import('${file}')`];
  return `${code.slice(0, start)}{ ${parts.join(', ')} }${code.slice(end)}`;
};
