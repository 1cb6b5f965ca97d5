import type { Translate } from '../../i18n/MessageKey.ts';
import type { AffiliationStep } from './useSteps.ts';

/** Why the affiliation cannot be sent yet, for `StepsContext`: the server refuses it while a part is missing. */
export const refusedSteps = (
  steps: readonly AffiliationStep[],
  translate: Translate,
): Readonly<Record<string, string>> => {
  const missing = steps
    .filter((step) => step.missing.length > 0)
    .map((step) => `${step.label} (${step.missing.join(', ')})`);
  return missing.length > 0
    ? { submitted: translate('affiliation.missing', { missing: missing.join(', ') }) }
    : {};
};
