import { isIP } from 'node:net';
import type { SecurityEventName, SecurityLog } from './securityEvent.ts';

/** A log that writes each event as one line of JSON; repeated refusals of one caller get fewer lines as they go on. */
export const createSecurityLog = (write: (line: string) => void, clock: () => Date): SecurityLog => {
  const countOf = createSeries(clock);
  return (entry) => {
    const { event, account, by, address, reason } = entry;
    const from = address === undefined ? undefined : shortened(address);
    const series = event === 'policy.broken' ? `${event} ${reason} ${from}` : `${event} ${account} ${from}`;
    const count = entry.count ?? (IS_SERIES[event] ? countOf(series) : undefined);
    if (count !== undefined && IS_SERIES[event] && !isPowerOfTen(count)) return;
    // Names and order are fixed: the line is the interface of whatever collects it.
    write(JSON.stringify({ time: clock().toISOString(), event, account, by, address: from, reason, count }));
  };
};

/** Whether a script can cause an event without end: the first is written then, the tenth, the hundredth. */
const IS_SERIES: Readonly<Record<SecurityEventName, boolean>> = {
  'access.refused': true,
  'policy.broken': true,
  'token.refused': true,
  'login.throttled': true,
  'login.flood': true,
  'factor.refused': true,
  'factor.throttled': true,
  'reset.asked': true,
  'reset.refused': true,
  'reset.throttled': true,
  'password.throttled': true,
  // Throttled after a few, and each of them is of interest.
  'login.failed': false,
  'password.refused': false,
  'factor.asked': false,
  // What only somebody who has logged in can do.
  'login.succeeded': false,
  'factor.accepted': false,
  'factor.enabled': false,
  'factor.disabled': false,
  'recovery.made': false,
  'recovery.used': false,
  'password.changed': false,
  'email.changed': false,
  'rights.changed': false,
  'session.ended': false,
  'key.replaced': false,
  'token.reused': false,
};
const WINDOW_MS = 10 * 60_000;
const MAX_SERIES = 10_000;

/** Counts by key since its first time within ten minutes. */
const createSeries = (clock: () => Date): ((key: string) => number) => {
  const series = new Map<string, { readonly since: number; count: number }>();
  return (key) => {
    const now = clock().getTime();
    const current = series.get(key);
    if (current && now - current.since < WINDOW_MS) return (current.count += 1);
    // More callers than that are a flood whose first lines say enough.
    if (series.size >= MAX_SERIES) series.clear();
    series.set(key, { since: now, count: 1 });
    return 1;
  };
};

const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));

/** The network of an address, for a whole one names a household: /24 of IPv4, /48 of IPv6. */
const shortened = (address: string): string => {
  const version = isIP(address);
  if (version === 4) return address.replace(/\d+$/, '0');
  if (version === 0) return 'local';
  const [head = ''] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::`;
};
