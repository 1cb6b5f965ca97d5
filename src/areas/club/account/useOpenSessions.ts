import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../features/ServicesContext.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { isTrue, toList, toMap, toText } from '../../../schema/read.ts';
import { useToasts } from '../../../ui/toasts/ToastsContext.tsx';

export interface OpenSession {
  /** `Firefox sur Windows`; empty for a browser that nobody knows. */
  readonly device: string;
  /** Instant, ISO 8601. */
  readonly usedAt: string;
  /** The session of this request. */
  readonly isCurrent: boolean;
}

const SESSIONS = '/accounts/me/sessions';
const KEY = ['openSessions'];

/** The open sessions of the account. Not every server lists them: then there is nothing to show, and nothing to close. */
export const useOpenSessions = () => {
  const { transport } = useServices();
  const translate = useTranslate();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { data: sessions = [] } = useQuery({
    queryKey: KEY,
    retry: false,
    queryFn: async ({ signal }) => {
      const { body } = await transport.request(SESSIONS, { signal });
      return toList(toMap(body).sessions).map(toSession).toSorted(byUse);
    },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => transport.request(SESSIONS, { method: 'DELETE' }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: translate('header.othersClosed') });
      return queryClient.invalidateQueries({ queryKey: KEY });
    },
    onError: () => toasts.show({ kind: 'error', text: translate('header.othersFailed') }),
  });
  return { sessions, closeOthers: () => mutate(), isClosing: isPending };
};

const toSession = (entry: unknown): OpenSession => {
  const { device, usedAt, current } = toMap(entry);
  return { device: nameOf(toText(device) ?? ''), usedAt: toText(usedAt) ?? '', isCurrent: isTrue(current) };
};

/** The present one first, then those used last. */
const byUse = (one: OpenSession, other: OpenSession): number =>
  Number(other.isCurrent) - Number(one.isCurrent) || other.usedAt.localeCompare(one.usedAt);

/** The first that fits counts: Edge names Chrome as well, and Chrome Safari. */
const BROWSERS = [
  ['Edge', /Edg/],
  ['Firefox', /Firefox|FxiOS/],
  ['Opera', /OPR/],
  ['Chrome', /Chrom|CriOS/],
  ['Safari', /Safari/],
] as const;
const SYSTEMS = [
  ['iPhone ou iPad', /iPhone|iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS/],
  ['Linux', /Linux/],
] as const;

/** Browser and system out of what a browser calls itself. */
const nameOf = (userAgent: string): string => {
  const find = (known: typeof BROWSERS | typeof SYSTEMS): string | undefined =>
    known.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(' sur ');
};
