import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Start of the names of the resources that only the measurement has, and of their chunks. */
export const EXTRA = 'measured-';

/** Builds the application with the first `count` of its resources or, beyond those it has, with more of their kind. */
export const buildWithResources = async (count: number, known: number, outDir: string): Promise<void> => {
  await build({
    root: ROOT,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [registerResources(count, known)],
  });
};

const registerResources = (count: number, known: number): Plugin => {
  const numbers = Array.from({ length: Math.max(0, count - known) }, (_, index) => index + 1);
  return {
    name: 'bench-resources',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(`./${EXTRA}`) ? `${ROOT}src/resources/${id.slice(2)}` : undefined),
    load: (id) => (id.includes(`/src/resources/${EXTRA}`) ? configOf(id) : undefined),
    transform: (code, id) => {
      if (id.endsWith('/src/resources/index.ts'))
        return count < known
          ? replace(code, '= registry.map(', `= registry.slice(0, ${count}).map(`)
          : replace(code, '] as const satisfies', `${numbers.map(entryOf).join('')}] as const satisfies`);
      if (id.endsWith('/src/i18n/resources.ts'))
        return replace(code, 'typeset({', `typeset({ ${numbers.map(textOf).join('')}`);
      // No page may show a resource that is left out.
      if (id.endsWith('/src/features/toPages.ts') && count < known)
        return replace(
          code,
          'flatMap(({ pages = [] }) => pages)',
          'flatMap(({ pages = [] }) => pages.filter(isKept))',
        )
          .concat(
            '\nconst isKept = (page) => !page.resource || resources.some(({ name }) => name === page.resource);',
          )
          .replace('  refuseClashes(features);\n', '');
      return undefined;
    },
  };
};

const replace = (code: string, what: string, by: string): string => {
  if (!code.includes(what)) throw new Error(`The sources no longer hold '${what}': mend the measurement`);
  return code.replace(what, by);
};

/** As unlike one another as real resources are: what repeats itself would weigh nothing in gzip. */
const NOUNS = 'atelier arbitre ballon carnet dossier entraineur facture groupe horaire inventaire'.split(' ');
const ADJECTIVES = 'annuel binaire courant divers extra ferme gradue honoraire interne junior'.split(' ');
const wordsOf = (number: number) =>
  [NOUNS[number % 10] ?? '', ADJECTIVES[Math.floor(number / 10) % 10] ?? '', String(number)] as const;
const nameOf = (number: number): string => `${EXTRA}${wordsOf(number).join('-')}`;

const entryOf = (number: number): string => {
  const [noun, adjective] = wordsOf(number);
  const path = `/${noun}_${adjective}_${number}`;
  return `{ name: '${nameOf(number)}', entity: '${noun}-${adjective}-${number}', path: '${path}',
    recordRepresentation: ['${noun}Name'], search: '${noun}Name', right: { module: 'club', action: 'club.${noun}s' },
    load: () => import('./${nameOf(number)}.ts') },\n`;
};

const textOf = (number: number): string => {
  const [noun, adjective] = wordsOf(number);
  return `'${nameOf(number)}': { name: '${noun} ${adjective} ${number} |||| ${noun}s ${adjective}s ${number}' },\n`;
};

const configOf = (id: string): string =>
  `import { defineResource } from './defineResource.ts';
  export default defineResource({ list: { columns: ['name', 'date'], scope: ['club'] } }); // ${id}`;
