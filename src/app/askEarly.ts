import { clubStoreKey, questionKey } from '../areas/club/clubStoreKey.ts';
import type { Services } from '../features/ServicesContext.tsx';
import type { EarlyRead, Question } from '../http/withPrefetch.ts';
import { toApiPath } from '../lib/iri.ts';
import { isObject, toMap } from '../schema/read.ts';
import { WHOLE } from '../session/parseAccesses.ts';
import { accountOf } from '../session/SessionState.ts';

/**
 * Asks for the rows of the list that is being opened while its code is on its way: with the question of its last visit
 * by the same account, or else for what the server has. Null where neither helps; where the list asks another one by now,
 * nobody takes the answer.
 */
export const askEarly = (
  { session, transport }: Pick<Services, 'session' | 'transport'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  storage: Pick<Storage, 'getItem'>,
): EarlyRead | null => {
  const account = accountOf(session.getState());
  const [, clubId] = /^\/(\d+)\//.exec(pathname) ?? [];
  if (account === null || clubId === undefined || search !== '') return null;
  const kept = parse(storage.getItem(`RaStore${clubStoreKey(clubId, account)}.${questionKey(pathname)}`));
  const question = kept ?? (Number(clubId) === WHOLE ? ENTRYPOINT : null);
  if (!question) return null;
  const end = new AbortController();
  const { signal } = end;
  const answer = transport.request(question.path, { headers: question.headers, signal });
  // Told by the list, if at all.
  answer.catch(() => undefined);
  return {
    pathname,
    question,
    end,
    answer,
    signal,
    isOpen: true,
    epoch: session.epoch(),
    sentAt: Date.now(),
  };
};

/** What all else waits for where the server names its collections itself. */
const ENTRYPOINT: Question = { path: toApiPath('/index.jsonld'), headers: {} };

const parse = (text: string | null): Question | null => {
  try {
    const { path, headers } = toMap(JSON.parse(text ?? 'null'));
    return typeof path === 'string' && isObject(headers)
      ? { path, headers: headers as Question['headers'] }
      : null;
  } catch {
    return null;
  }
};
