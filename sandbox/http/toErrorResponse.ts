import { ForbiddenError } from '../rights/ForbiddenError.ts';
import { InvalidFilterError } from '../storage/toSql.ts';
import { toText, type Violation, ViolationsError } from '../validation/violation.ts';
import { LIMITS } from './limits.ts';
import { RequestFailure, toUnavailable } from './failures.ts';
import { jsonLd } from './jsonLd.ts';
import { logFailure } from './logFailure.ts';

/** The answer to a request that failed. Faults of ours are logged, and answered without any detail. */
export const toErrorResponse = (error: unknown): Response => {
  if (error instanceof ViolationsError) return violations(error);
  if (error instanceof ForbiddenError) return failure(403, error.message);
  if (error instanceof RequestFailure) return failure(error.status, error.message, error.headers);
  if (error instanceof InvalidFilterError) return failure(400, error.message);
  logFailure(error);
  const unavailable = toUnavailable(error);
  if (unavailable) return failure(503, unavailable.detail, unavailable.headers);
  return failure(500, 'Internal Server Error');
};

const failure = (
  status: number,
  description: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  jsonLd(
    status,
    {
      '@context': '/api/contexts/Error',
      '@type': 'hydra:Error',
      'hydra:title': 'An error occurred',
      'hydra:description': description,
    },
    headers,
  );

/** As many as a person reads; a last one says how many more there are. */
const shown = (violations: readonly Violation[]): readonly Violation[] => {
  const more = violations.length - LIMITS.violations;
  if (more <= 0) return violations;
  const last = { propertyPath: '', message: `${more} autres erreurs ne sont pas affichées.`, code: '' };
  return [...violations.slice(0, LIMITS.violations), last];
};

const violations = (error: ViolationsError): Response =>
  jsonLd(422, {
    '@context': '/api/contexts/ConstraintViolationList',
    '@type': 'ConstraintViolationList',
    'hydra:title': 'An error occurred',
    'hydra:description': toText(shown(error.violations)),
    violations: shown(error.violations),
  });
