/** A defect that the chosen libraries have, put back by one replacement, and the test that must go red then. */
export interface WeakPoint {
  /** Number of the weak point; one may have several faces. */
  readonly point: number;
  readonly defect: string;
  /** Occurs exactly once in `file`. */
  readonly find: string;
  readonly file: string;
  readonly replace: string;
  readonly test: string;
  /** Title of the test, or its beginning. */
  readonly title: string;
  /** The defect stops the process: not coming to an end is its red. */
  readonly endless?: true;
}

const FORM = 'tests/unit/views/typedForm.test.tsx';
const SESSION = 'tests/unit/session/createSession.test.ts';
const PROVIDER = 'tests/unit/data/createDataProvider.test.ts';
const TRANSPORT = 'tests/unit/http/createTransport.test.ts';
const ADDRESS = 'tests/unit/http/resolveApiUrl.test.ts';
const HYDRA = 'tests/unit/data/hydra.test.ts';

export const weakPoints: readonly WeakPoint[] = [
  {
    point: 1,
    defect: 'each of many calls at once renews the session by itself',
    file: 'src/session/createTokenKeeper.ts',
    find: `renewing ??= renew(login.id, refused)`,
    replace: `renewing = renewal.renewUnderLock(login.id, refused).then(String)`,
    test: SESSION,
    title: 'renews once for twenty requests at the same time',
  },
  {
    point: 1,
    defect: 'the data provider says by a function that it can be cancelled',
    file: 'src/data/createDataProvider.ts',
    find: 'supportAbortSignal: true,',
    replace: 'supportAbortSignal: (() => true) as never,',
    test: PROVIDER,
    title: 'lets react-admin cancel reads',
  },
  {
    point: 2,
    defect: 'tabs renew the session beside one another',
    file: 'src/session/createTokenStore.ts',
    find: "(locks ? await locks.request('raquette-session', work) : await work()),",
    replace: 'await work(),',
    test: SESSION,
    title: 'renew once for all of them',
  },
  {
    point: 2,
    defect: 'a tab reads what it remembers of the stored session, not what another has stored since',
    file: 'src/session/createTokenStore.ts',
    find: 'if (!db) return memory.session;',
    replace: 'if (!db || memory.session) return memory.session;',
    test: SESSION,
    title: 'renew once for all of them',
  },
  {
    point: 3,
    defect: 'react-admin hears of the 401 and resolves the save without data',
    file: 'src/session/createAuthProvider.ts',
    find: 'checkError: () => Promise.resolve(),',
    replace: `checkError: (error: { status?: number }) =>
    error.status === 401 ? Promise.reject(new Error('401')) : Promise.resolve(),`,
    test: 'tests/unit/session/createAuthProvider.test.ts',
    title: 'never lets react-admin turn a failed save into a success',
  },
  {
    point: 4,
    defect: 'a record read afresh is written over what is typed',
    file: 'src/views/form/SchemaForm.tsx',
    find: ' resetOptions={resetOptions}',
    replace: ' resetOptions={{}}',
    test: 'tests/unit/views/openForm.test.tsx',
    title: 'keeps what is typed when somebody else has changed it',
  },
  {
    point: 5,
    defect: 'an address that begins as that of the form does counts as the form itself',
    file: 'src/views/page/useLeaveBlocker.ts',
    find: 'currentLocation.pathname !== nextLocation.pathname,',
    replace: '!nextLocation.pathname.startsWith(currentLocation.pathname),',
    test: FORM,
    title: 'prompts before it is left for an address that begins as its own does',
  },
  {
    point: 6,
    defect: 'an address fills in the form for a new record',
    file: 'src/views/SchemaCreate.tsx',
    find: '...start,',
    replace: "...start, ...JSON.parse(new URLSearchParams(here.search).get('source') ?? '{}'),",
    test: 'tests/unit/views/newForm.test.tsx',
    title: 'is not filled in by a forged address',
  },
  {
    point: 7,
    defect: 'a form is sent as often as it is submitted',
    file: 'src/views/save/useSave.ts',
    find: 'if (!send || isUnderWay(save.get())) return undefined;',
    replace: 'if (!send) return undefined;',
    test: FORM,
    title: 'is sent once, whatever is clicked and pressed',
  },
  {
    point: 8,
    defect: 'a foreign address is called',
    file: 'src/http/resolveApiUrl.ts',
    find: "if (!url || url.origin !== entrypoint.origin || url.username !== '' || url.password !== '')",
    replace: "if (!url || url.username !== '' || url.password !== '')",
    test: ADDRESS,
    title: 'refuses "https://evil.example/api/people"',
  },
  {
    point: 8,
    defect: 'an id climbs out of its collection',
    file: 'src/http/resolveApiUrl.ts',
    find: ".some((segment) => segment === '..' || segment === '.');",
    replace: ".some((segment) => segment === '\\0');",
    test: ADDRESS,
    title: 'refuses "/people/%2e%2e/accounts"',
  },
  {
    point: 8,
    defect: "answers go through the library's own fetch, which brings a context from elsewhere",
    file: 'src/data/hydra.ts',
    find: "        const method = call.isPatch ? 'PATCH' : (options?.method ?? 'GET');\n",
    replace: `        const method = call.isPatch ? 'PATCH' : (options?.method ?? 'GET');
        const { fetchHydra } = await import('@api-platform/admin');
        if (method === 'GET') return fetchHydra(url, options);
`,
    test: HYDRA,
    title: 'brings no context from elsewhere',
  },
  {
    point: 9,
    defect: 'a page in HTML counts as the success of a write',
    file: 'src/http/sendOnce.ts',
    find: "  const type = (headers.get('Content-Type')",
    replace:
      "  if (!isRead) return { status, headers, body: json, text };\n  const type = (headers.get('Content-Type')",
    test: TRANSPORT,
    title: 'refuses a page in place of a document',
  },
  {
    point: 9,
    defect: 'a page in HTML that refuses is shown without its status',
    file: 'src/http/createTransport.ts',
    find: '  throw parseError({ ...response, body, isRead, isCreation, unknownOutcome });\n',
    replace: `  if (response.json === null) throw new TypeError('No JSON');
  throw parseError({ ...response, body, isRead, isCreation, unknownOutcome });
`,
    test: TRANSPORT,
    title: 'reads an HTML error by its status',
  },
  {
    point: 9,
    defect: 'violations count only where a header leads to the documentation',
    file: 'src/http/createTransport.ts',
    find: 'throw parseError({ ...response, body, isRead, isCreation, unknownOutcome });',
    replace: `throw parseError({
      ...response,
      body: response.headers.has('Link') ? response.json : null,
      isRead,
      isCreation,
      unknownOutcome,
    });`,
    test: 'tests/unit/http/everyRefusal.test.ts',
    title: '422: ',
  },
  {
    point: 9,
    defect: 'truncated JSON counts as an answer',
    file: 'src/http/sendOnce.ts',
    find: "if (json === null && text.trim() !== 'null')",
    replace: 'if (json === undefined)',
    test: TRANSPORT,
    title: 'refuses truncated JSON',
  },
  {
    point: 9,
    defect: 'an empty filter reaches the library, which throws on null',
    file: 'src/data/createDataProvider.ts',
    find: '...withServerErrors(withoutEmptyFilters(withSearch(provider, directory, reads.labels, describeList))),',
    replace: '...withServerErrors(withSearch(provider, directory, reads.labels, describeList)),',
    test: PROVIDER,
    title: 'send no empty filter',
  },
  {
    point: 9,
    defect: 'fields that nobody described are sent',
    file: 'src/schema/payload.ts',
    find: '    writable(fields).flatMap(',
    replace: `    writable([...fields, ...Object.keys(values).map((name) => ({ ...fields[0]!, name }))]).flatMap(`,
    test: 'tests/unit/schema/payload.test.ts',
    title: 'keeps described and writable fields only',
  },
  {
    point: 10,
    defect: 'the library keeps what it read for whoever logs in next',
    file: 'src/data/hydra.ts',
    find: 'disableCache: true,',
    replace: 'disableCache: false,',
    test: HYDRA,
    title: 'leaves nothing in the cache of the library',
  },
  {
    point: 10,
    defect: 'several records are read by the library, out of that cache',
    file: 'src/data/hydra.ts',
    find: '    create: async (resource, params) => {',
    replace: `    getMany: (resource: string, params: never) => open().provider.getMany(resource, params),
    create: async (resource, params) => {`,
    test: HYDRA,
    title: 'offers no reading of several records',
  },
  {
    point: 11,
    defect: 'a field without a message is handed to the form as one with null',
    file: 'src/http/parseError.ts',
    find: 'if (message === null) return;',
    replace: '',
    test: 'tests/unit/http/parseError.test.ts',
    title: 'survives the odd body {"errors":{"email":[null]}}',
  },
  {
    point: 11,
    defect: 'a document brings a prototype along',
    file: 'src/http/parseJson.ts',
    find: "(key === '__proto__' ? undefined : value)",
    replace: 'value',
    test: TRANSPORT,
    title: 'drops a __proto__ key, escaped or not',
  },
  {
    point: 11,
    defect: 'a message on __proto__ changes the prototype of the errors',
    file: 'src/data/serverErrors.ts',
    find: 'const errors = emptyMap<readonly string[]>();',
    replace: 'const errors: Record<string, readonly string[]> = {};',
    test: 'tests/unit/data/serverErrors.test.ts',
    title: 'survives a violation of a field named after a prototype',
  },
  {
    point: 12,
    defect: 'an exported cell is a formula',
    file: 'src/views/transfer/csv.ts',
    find: 'FORMULA.test(text) ||',
    replace: '',
    test: 'tests/unit/views/transfer/export.test.ts',
    title: 'defuses the formula',
  },
  {
    point: 13,
    defect: 'a blocked storage takes react-admin down while it is loaded',
    file: 'src/app/replaceBlockedStorage.ts',
    find: 'if (tryOrNull(() => scope[name])) continue;',
    replace: 'if (tryOrNull(() => scope[name]) || name.length > 0) continue;',
    test: 'tests/unit/app/replaceBlockedStorage.test.ts',
    title: 'lets react-admin load and keep its state',
  },
  {
    point: 13,
    defect: 'a full storage throws at whoever sets a preference',
    file: 'src/areas/club/createStore.ts',
    find: "withFallback(localStorageStore('1', ownStoreKey(account)))",
    replace: "localStorageStore('1', ownStoreKey(account))",
    test: 'tests/unit/areas/club/createStore.test.ts',
    title: 'keeps for the life of the page what a full storage refuses',
  },
  {
    point: 14,
    defect: 'react-admin sends a usage report to its makers',
    file: 'src/areas/club/ClubArea.tsx',
    find: '  disableTelemetry: true,\n',
    replace: '',
    test: 'tests/integration/addresses.test.tsx',
    title: 'sends no usage report to other servers',
  },
  {
    point: 15,
    defect: "a server's pattern runs in the browser's own matcher, however long it goes back",
    file: 'src/schema/checks/fromPcre.ts',
    find: 'matchWork(tree, text.length) <= MAX_WORK ? matcher.test(text) : null',
    replace: 'matchWork(tree, text.length) <= Infinity ? matcher.test(text) : null',
    test: 'tests/unit/schema/checks/fromPcre.test.ts',
    title: 'leaves /^(a+)+$/ on a long text to the server',
    endless: true,
  },
  {
    point: 16,
    defect: 'the icons that a library imports are there by chance',
    file: 'package.json',
    find: '    "@mui/icons-material": "7.3.11",\n',
    replace: '',
    test: 'tests/architecture/packages.test.ts',
    title: 'declares what @api-platform/admin imports and does not bring',
  },
];
