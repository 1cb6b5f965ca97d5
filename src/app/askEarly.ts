import { clubStoreKey, questionKey } from '../areas/club/clubStoreKey.ts';
import type { Services } from '../features/ServicesContext.tsx';
import type { EarlyRead, Question } from '../http/withPrefetch.ts';
import { isObject, toMap } from '../schema/read.ts';
import { accountOf } from '../session/SessionState.ts';

/**
 * Asks for the rows of the list that is being opened while its code is on its way: with the question of its last visit
 * by the same account. Null where none is known; where the list asks another one by now, nobody takes the answer.
 */
export const askEarly = (
  { session, transport }: Pick<Services, 'session' | 'transport'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  storage: Pick<Storage, 'getItem'>,
): EarlyRead | null => {
  const account = accountOf(session.getState());
  const [, clubId] = /^\/(\d+)\//.exec(pathname) ?? [];
  if (account === null || clubId === undefined || search !== '') return null;
  const question = parse(storage.getItem(`RaStore${clubStoreKey(clubId, account)}.${questionKey(pathname)}`));
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
