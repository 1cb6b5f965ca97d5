import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { apiErrorOf } from '../../http/ApiError.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { toMap } from '../../schema/read.ts';
import type { HeaderEvents } from '../headerEvents.ts';
import type { CopyOwner, LocalCopy } from './createLocalCopy.ts';
import { isUnconfirmed } from './unconfirmed.ts';

interface Parts {
  readonly client: QueryClient;
  readonly copy: LocalCopy;
  /** Null once the session that reads here has ended: nothing is kept any more. */
  readonly owner: () => CopyOwner | null;
  readonly headerEvents: HeaderEvents;
}

/** Several answers are sealed together, once the page has drawn them. */
const PATIENCE_MS = 1_000;

/** First words of keys that are no answers of the server, or nobody else's to find: rights, files, sessions. */
const NEVER_KEPT: ReadonlySet<unknown> = new Set([
  'auth',
  'accountSecurity',
  'openSessions',
  'file',
  'picture',
  'sheet',
  'stored-sheet',
  'unsent-sheets',
]);

/** Medical by its key: the list of certificates, one of them, those behind a relation. */
const MEDICAL_KEY = /\bcertificates\b/;
/** Medical by what it holds: those of a licensee, or one within another record, more than its address. */
const MEDICAL_DATA = /"certificates":\[\{|"@id":"[^"]*\/certificates\//;

/** Second words of keys that hold what is being typed. */
const TYPED: ReadonlySet<unknown> = new Set(['autocomplete', 'palette', 'known', 'duplicates']);

/**
 * Keeps what the server answers on the device, and takes from it, and from the page, what the server refuses. Not
 * react-query's persister for single queries: it gives what it kept to `fetchQuery` as well, by which checks and saves read
 * what is true now, and leaves a failed reading behind it unheard. Returns what ends it.
 */
export const keepQueries = ({ client, copy, owner, headerEvents }: Parts): (() => void) => {
  const changed = new Set<string>();
  /** Fetched while the server said of an answer that nobody may store it: which of them that was is not known. */
  const unstorable = new Set<string>();
  let wait: (() => void) | null = null;

  const flush = (): void => {
    wait = null;
    const whose = owner();
    const hashes = new Set(changed);
    changed.clear();
    if (!whose) return;
    const { queries } = dehydrate(client, {
      shouldDehydrateQuery: (query) =>
        hashes.has(query.queryHash) && query.state.status === 'success' && !isMedical(query),
    });
    const bare = queries.map(({ meta: _meta, ...query }) => query);
    if (bare.length > 0) void copy.write(whose, bare);
  };
  const remove = (queries: readonly Query[]): void => {
    const whose = owner();
    for (const { queryHash } of queries) changed.delete(queryHash);
    if (whose && queries.length > 0)
      void copy.remove(
        whose,
        queries.map(({ queryHash }) => queryHash),
      );
  };
  const refuse = (query: Query): void => {
    // Who may not read a list may read none of its records either.
    const [resource, verb] = query.queryKey;
    const same = verb === 'getList' ? client.getQueryCache().findAll({ queryKey: [resource] }) : [query];
    remove(same);
    for (const one of same) if (isUnconfirmed(one)) one.setState({ data: undefined, status: 'error' });
  };

  const unsubscribeCache = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'error' && isRefused(action.error)) refuse(query);
    if (action.type !== 'success' || action.manual) return;
    if (unstorable.delete(query.queryHash) || !isKeepable(query)) return;
    changed.add(query.queryHash);
    wait ??= whenIdle(flush, PATIENCE_MS);
  });
  const unsubscribeHeaders = headerEvents.subscribe(({ isUnstorable }) => {
    if (!isUnstorable) return;
    const fetching = client.getQueryCache().findAll({ fetchStatus: 'fetching' });
    for (const { queryHash } of fetching) unstorable.add(queryHash);
    remove(fetching);
  });
  return () => {
    unsubscribeCache();
    unsubscribeHeaders();
    if (!wait) return;
    wait();
    flush();
  };
};

const isKeepable = ({ queryKey: [first, second], gcTime, state: { data } }: Query): boolean =>
  // What the page itself forgets at once is not kept for longer.
  gcTime > 0 &&
  !NEVER_KEPT.has(first) &&
  !TYPED.has(second) &&
  !(first === 'description' && second === 'documents') &&
  !(data instanceof Blob) &&
  toMap(data).isGuessed !== true;

/** Descriptions name certificates without holding any. */
const isMedical = ({ queryKey: [first], queryHash, state: { data } }: Query): boolean =>
  first !== 'description' &&
  (MEDICAL_KEY.test(queryHash) || MEDICAL_DATA.test(JSON.stringify(data, withMaps)));

const withMaps = (_: string, value: unknown): unknown => (value instanceof Map ? [...value] : value);

/** 403, or the 404 that the API gives for records outside the user's clubs. */
const isRefused = (error: unknown): boolean => [403, 404].includes(apiErrorOf(error)?.status ?? 0);
