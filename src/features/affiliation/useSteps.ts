import { useEffect, useEffectEvent } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { iriOf } from '../../lib/iri.ts';
import { toList, toText, type Json } from '../../schema/read.ts';

export interface AffiliationStep {
  readonly step: string;
  readonly label: string;
  readonly missing: readonly string[];
  readonly isDone: boolean;
}

export interface AffiliationSteps {
  readonly steps: readonly AffiliationStep[];
  /** For `StepsContext`: the server takes no affiliation while a part is missing, and validates none before it is paid. */
  readonly refused: Readonly<Record<string, string>>;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
}

/**
 * The steps of the affiliation of a club for a season, as the server counts them; none before both are known. What
 * is saved of its record, or a step of it taken, may be what was missing: they are read again.
 */
export const useSteps = (of: Json, record: Json | undefined): AffiliationSteps => {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useGetList(
    '/read/affiliation_steps',
    {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'ASC' },
      filter: { club: iriOf(of.club), season: iriOf(of.season) },
    },
    { enabled: Boolean(of.club && of.season), onError: () => undefined, staleTime: 0 },
  );
  const read = (): void => {
    // What is being read already is not read twice.
    void refetch({ cancelRefetch: false });
  };
  const readAgain = useEffectEvent(read);
  const modified = record?.dateModified;
  useEffect(() => {
    if (modified !== undefined) readAgain();
  }, [modified]);
  const steps = (data ?? []).map(fromStep);
  const missing = steps
    .filter((step) => step.missing.length > 0)
    .map((step) => `${step.label} (${step.missing.join(', ')})`)
    .join(', ');
  const isUnpaid = steps.some(({ step, isDone }) => step === 'payment' && !isDone);
  return {
    steps,
    refused: {
      ...(missing !== '' && { submitted: translate('affiliation.missing', { missing }) }),
      ...(isUnpaid && { validated: translate('affiliation.unpaid') }),
    },
    isPending,
    error,
    refetch: read,
  };
};

const fromStep = (step: RaRecord): AffiliationStep => ({
  step: toText(step.step) ?? '',
  label: toText(step.label) ?? '',
  missing: toList(step.missing).flatMap((part) => toText(part) ?? []),
  isDone: step.done === true,
});
