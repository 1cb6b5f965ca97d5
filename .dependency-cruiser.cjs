// Who may import whom. `npm test -- layers` runs these rules and refuses a run that did not see every file.

/** Lowest first; folders of one step do not know each other either. */
const LAYERS = [
  ['lib'],
  ['generated', 'i18n'],
  ['schema', 'rules', 'ui'],
  ['http'],
  ['session'],
  ['data'],
  ['fields'],
  ['views'],
  ['resources'],
  ['features'],
  ['areas'],
  ['app'],
];

const anyOf = (names) => `(${names.join('|')})`;
const packages = (...names) => `(^|/)node_modules/${anyOf(names)}/`;

const REACT = ['react', 'react-dom', 'react-router', 'react-router-dom', '@mui/[^/]+', '@emotion/[^/]+'];
const REACT_ADMIN = ['react-admin', 'ra-[^/]+', '@api-platform/[^/]+'];
const GRAPHQL = ['graphql', 'graphql-request', '@graphql-tools/[^/]+'];

const layerRules = LAYERS.flatMap((step, height) =>
  step.map((folder) => ({
    name: `layer-${folder}`,
    comment: `src/${folder} imports from itself and from lower layers.`,
    severity: 'error',
    from: { path: `^src/${folder}/` },
    to: { path: '^src/', pathNot: `^src/${anyOf([folder, ...LAYERS.slice(0, height).flat()])}/` },
  })),
);

/** Rooms of src/views, lowest first; those of one step do not know each other either. Its root stands above all of them. */
const ROOMS = [
  ['page'],
  ['dialogs', 'save', 'figures', 'masked', 'process', 'show'],
  ['drafts'],
  ['form'],
  ['bulk'],
  ['table'],
  ['transfer'],
  ['list'],
];

const roomRules = ROOMS.flatMap((step, height) =>
  step.map((room) => ({
    name: `views-${room}`,
    comment: `src/views/${room} imports from itself and from the rooms below it.`,
    severity: 'error',
    from: { path: `^src/views/${room}/` },
    to: { path: '^src/views/', pathNot: `^src/views/${anyOf([room, ...ROOMS.slice(0, height).flat()])}/` },
  })),
);

/** Folders of the stand-in server, lowest first; those of one step do not know each other either. */
const SANDBOX_LAYERS = [
  ['model'],
  ['checkout', 'entities', 'storage', 'validation'],
  ['provider', 'rights'],
  ['mail'],
  ['http', 'rules'],
  ['auth', 'live', 'payments'],
  ['rest'],
  ['read'],
  ['graphql'],
  ['seed'],
  ['api'],
  ['host'],
];

const sandboxRules = SANDBOX_LAYERS.flatMap((step, height) =>
  step.map((folder) => ({
    name: `sandbox-${folder}`,
    comment: `sandbox/${folder} imports from itself and from lower layers.`,
    severity: 'error',
    from: { path: `^sandbox/${folder}/` },
    to: {
      path: '^sandbox/',
      pathNot: `^sandbox/${anyOf([folder, ...SANDBOX_LAYERS.slice(0, height).flat()])}/`,
    },
  })),
);

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    ...layerRules,
    forbid(
      'layer-main',
      'src/main.ts mounts the application and knows nothing else.',
      { path: '^src/[^/]+$' },
      { path: '^src/', pathNot: '^src/(app/|[^/]+$)' },
    ),
    forbid(
      'layer-unknown',
      'A folder of src stands in one of the layers above.',
      { path: '^src/[^/]+/', pathNot: `^src/${anyOf(LAYERS.flat())}/` },
      {},
    ),
    forbid(
      'areas-apart',
      'Areas never import one another: what two of them need moves down.',
      { path: '^src/areas/([^/]+)/' },
      { path: '^src/areas/', pathNot: '^src/areas/$1/' },
    ),
    forbid(
      'features-apart',
      'Features never import one another: what two of them need moves down, what one shows in another stands in its manifest.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/[^/]+/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'features-by-manifest',
      'What a feature brings is known by its manifest, and the manifests by one list.',
      { path: '^src/', pathNot: '^src/features/([^/]+/|features\\.ts$)' },
      { path: '^src/features/[^/]+/' },
    ),
    // Judged on what is left at run time: a type costs the visitor nothing.
    forbid(
      'reach-plain-areas',
      'Public pages and login load no react-admin and no GraphQL, by any detour.',
      { path: '^src/areas/(public|auth)/' },
      { path: packages(...REACT_ADMIN, ...GRAPHQL), reachable: true },
    ),
    forbid(
      'ui-plain',
      'Presentational pieces know neither react-admin nor where data comes from.',
      { path: '^src/ui/' },
      { path: packages(...REACT_ADMIN, ...GRAPHQL, '@tanstack/[^/]+', 'react-hook-form') },
    ),
    forbid(
      'pure',
      'lib, schema and rules are functions of their arguments: no component, no page, no framework.',
      { path: '^src/(lib|schema|rules)/' },
      { path: packages(...REACT, ...REACT_ADMIN) },
    ),
    forbid(
      'no-react-below-fields',
      'Transport and data layer hold no component and no hook.',
      { path: '^src/(http|data)/' },
      { path: packages(...REACT) },
    ),
    forbid(
      'src-apart',
      'The application knows neither its stand-in server nor its tests: an error and its mirror image would cancel out.',
      { path: '^src/' },
      { path: '^(sandbox|host|codegen|tests)/' },
    ),
    forbid(
      'sandbox-apart',
      'The reference server shares no code with the application it is there to check.',
      { path: '^sandbox/' },
      { path: '^(src|codegen|tests)/' },
    ),
    forbid(
      'host-apart',
      'What serves the built application serves it beside any API: it knows neither the application nor the stand-in.',
      { path: '^host/' },
      { path: '^(src|sandbox|codegen|tests)/' },
    ),
    forbid(
      'codegen-apart',
      'The generator reads a server over the wire; of the application it knows the field model, the resources and the builder of queries.',
      { path: '^codegen/' },
      { path: '^(src|sandbox|tests)/', pathNot: '^src/(schema|lib|resources|data/graphql)/' },
    ),
    forbid(
      'no-node-in-src',
      'The application runs in a browser.',
      { path: '^src/' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'no-dev-package-in-src',
      'What the application loads is a dependency, not a devDependency.',
      { path: '^src/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'declared-packages',
      'A package that is imported is named in package.json, or it comes and goes with another.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid('resolved', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
    forbid(
      'no-circle',
      'Two files that need each other are one file, or lack a third below them.',
      {},
      { circular: true },
    ),
    ...sandboxRules,
    forbid(
      'sandbox-unknown',
      'A folder of sandbox stands in one of its layers.',
      { path: '^sandbox/[^/]+/', pathNot: `^sandbox/${anyOf(SANDBOX_LAYERS.flat())}/` },
      {},
    ),
    forbid(
      'sandbox-main',
      'The files at the root of sandbox are its two programs: no other file imports them.',
      {},
      { path: '^sandbox/[^/]+$' },
    ),
    ...roomRules,
    forbid(
      'views-unknown',
      'A folder of src/views is one of its rooms.',
      { path: '^src/views/[^/]+/', pathNot: `^src/views/${anyOf(ROOMS.flat())}/` },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
