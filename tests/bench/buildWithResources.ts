import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Start of the names of the resources that only the measurement has, and of their chunks. */
export const EXTRA = 'measured-';
const HOME = /\{ (persons|licences|seasons|news|informations|organizations) \}/;

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
    resolveId: (id) => (id.startsWith(EXTRA) ? `${ROOT}src/resources/${id}.ts` : undefined),
    load: (id) => {
      if (!id.includes(`/src/resources/${EXTRA}`)) return undefined;
      return resourceOf(Number(/\d+(?=\.ts$)/.exec(id)?.[0]));
    },
    transform: (code, id) => {
      if (id.endsWith('/src/resources/registry.ts'))
        return count < known
          ? inFront(code.split('\n').filter((line) => line.startsWith('export')))
              .slice(0, count)
              .join('\n')
          : `${code}\n${numbers.map(lineOf).join('\n')}`;
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

/** Those that the home shows first. */
const inFront = (lines: readonly string[]): readonly string[] => [
  ...lines.filter((line) => HOME.test(line)),
  ...lines.filter((line) => !HOME.test(line)),
];

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

const lineOf = (number: number): string => `export { measured${number} } from '${nameOf(number)}';`;

const resourceOf = (number: number): string => {
  const [noun, adjective] = wordsOf(number);
  return `export const measured${number} = { name: '${nameOf(number)}', entity: '${noun}-${adjective}-${number}',
    texts: { name: '${noun} ${adjective} ${number} |||| ${noun}s ${adjective}s ${number}' },
    path: '/${noun}_${adjective}_${number}', recordRepresentation: ['${noun}Name'], search: '${noun}Name',
    right: { module: 'club', action: 'club.${noun}s' }, list: { columns: ['name', 'date'], scope: ['club'] } };`;
};
