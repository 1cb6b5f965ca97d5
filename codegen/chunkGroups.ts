/**
 * Parts of the application by the modules that they are entered by, those that are opened first before the others: what a
 * part reaches, and none before it does, is one file. Without it the first list takes 224 files instead of 30, and comes
 * 38 % later from an empty cache at 40 ms an answer.
 */
const PARTS = {
  /** Requests the token while what draws is on its way. */
  start: ['main.ts'],
  app: ['app/draw.tsx'],
  /** Modules that pages of visitors have in common with those of the club, so that neither loads the other. */
  shared: ['schema/stateTone.ts'],
  pages: [
    'areas/auth/LoginPage.tsx',
    'areas/public/tournaments/TournamentsPage.tsx',
    'areas/public/team/TeamPage.tsx',
    'areas/public/individual/IndividualPage.tsx',
  ],
  club: ['areas/club/ClubArea.tsx'],
  home: [
    'features/home/HomePage.tsx',
    'features/match-sheet/page/ComingMeetings.tsx',
    'areas/club/account/UnsentWarning.tsx',
  ],
  form: ['views/SchemaCreate.tsx', 'views/SchemaEdit.tsx'],
  record: ['views/SchemaShow.tsx', 'views/SchemaHead.tsx'],
} as const;

const PACKAGE = /\/node_modules\/(?!@mui\/material\/|@tanstack\/)/;

/** The modules of the build, as rolldown knows them. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Modules or files with all that they import, and what that imports. */
export const behind = (
  ids: readonly string[],
  importsOf: (id: string) => readonly string[],
): ReadonlySet<string> => {
  const found = new Set(ids);
  for (const id of found) for (const one of importsOf(id)) found.add(one);
  return found;
};

/** The groups of the build; `src` is the folder of the sources. */
export const chunkGroups = (src: string) => {
  let parts: readonly (readonly [string, ReadonlySet<string>])[] | undefined;
  const partOf = (id: string, graph: Graph): string | null => {
    parts ??= Object.entries(PARTS).map(([name, paths]) => [
      name,
      behind(
        paths.map((path) => `${src}/${path}`),
        // Any other package names more than is used of it.
        (module) => graph.getModuleInfo(module)?.importedIds.filter((one) => !PACKAGE.test(one)) ?? [],
      ),
    ]);
    const [first, second] = parts.filter(([, ids]) => ids.has(id)).map(([part]) => part);
    return (first === 'pages' && second ? 'shared' : first) ?? null;
  };
  return [
    // What every page is drawn with; not the copies that other packages have of it.
    {
      name: 'vendor',
      test: /^(?!.*node_modules.*node_modules).*node_modules\/(react|react-dom|scheduler|react-router|@emotion|stylis|@mui\/(styled-engine|private-theming|system|utils|material\/esm\/(styles|utils|Button|ButtonBase|Typography|CssBaseline)))\//,
    },
    // One after the other: what a part takes brings all that it imports along, unless an earlier one has it.
    ...Object.keys(PARTS).map((part) => ({
      debugName: part,
      name: (id: string, graph: Graph) => (partOf(id, graph) === part ? part : null),
    })),
    // Texts of a kilobyte each, which are requested together.
    { name: 'texts', test: /\/src\/(i18n\/pageTexts|features\/[\w-]+\/texts)\.ts$/ },
  ];
};
