/** Names of events; docs/operations.md lists them for whoever reads the log. */
export type SecurityEventName =
  | 'login.succeeded'
  | 'login.failed'
  | 'login.throttled'
  | 'login.flood'
  | 'factor.asked'
  | 'factor.accepted'
  | 'factor.refused'
  | 'factor.throttled'
  | 'factor.enabled'
  | 'factor.disabled'
  | 'recovery.made'
  | 'recovery.used'
  | 'reset.asked'
  | 'reset.throttled'
  | 'reset.refused'
  | 'password.changed'
  | 'password.refused'
  | 'password.throttled'
  | 'email.changed'
  | 'rights.changed'
  | 'session.ended'
  | 'key.replaced'
  | 'token.reused'
  | 'token.refused'
  | 'access.refused'
  | 'policy.broken';

/** An event out of the parts above: numbers and words of ours, nothing that a caller typed. */
export interface SecurityEvent {
  readonly event: SecurityEventName;
  /** The account it is about; null where nobody has that name, or nobody is logged in. */
  readonly account: number | null;
  /** The account that did it, where that is another one. */
  readonly by?: number;
  /** Network address of the caller; it is shortened before it is written. */
  readonly address?: string;
  readonly reason?: string;
  /** Count of this event for this account or address of late, where not every time has a line. */
  readonly count?: number;
}

export type SecurityLog = (event: SecurityEvent) => void;
