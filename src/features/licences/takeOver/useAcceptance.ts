import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { withWriteOptions } from '../../../data/writeOptions.ts';
import { apiErrorOf } from '../../../http/ApiError.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { iriOf } from '../../../lib/iri.ts';
import { useToasts } from '../../../ui/toasts/ToastsContext.tsx';
import { failureText } from '../../failureText.ts';
import type { CodedValue, RenewalData } from '../renewal/renewal.ts';
import { notCarriedOut } from '../renewal/renewOne.ts';
import type { Line } from '../renewal/toLine.ts';
import { ACCEPTED, isAccepted, type ChosenPerson } from './request.ts';

interface AcceptanceOptions {
  readonly request: RaRecord;
  readonly read: () => Promise<RaRecord | undefined>;
  /** By this write, whether its answer came or not. */
  readonly onAccepted: () => void;
}

interface Acceptance {
  readonly person: ChosenPerson;
  readonly line: Line;
  readonly values: RenewalData['values'];
}

/**
 * Accepts a request with all its choices in one write, so that no half of it stays behind. A refusal or a lost answer
 * is looked into before it counts: the request may have been accepted, by this write or by somebody else.
 */
export const useAcceptance = ({ request, read, onAccepted }: AcceptanceOptions) => {
  const translate = useTranslate();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const provider = useDataProvider<AppDataProvider>();
  // A write whose answer was lost may have been carried out.
  const isDoubtful = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ person, line, values }: Acceptance): Promise<boolean> => {
      try {
        const part = {
          person: person.iri,
          medical: iriIn(values.MedicalMention, line.mention),
          practiceForms: line.forms.flatMap((code) => iriIn(values.PracticeForm, code) ?? []),
          status: ACCEPTED,
        };
        const data = withWriteOptions(part, { isPart: true });
        await provider.update('pre-registration', { id: request.id, data, previousData: request });
        return true;
      } catch (failure) {
        const apiError = apiErrorOf(failure);
        isDoubtful.current ||= apiError?.unknownOutcome ?? false;
        const now = await read();
        if (now && !isAccepted(now) && apiError?.unknownOutcome) throw notCarriedOut(apiError);
        if (!isAccepted(now)) throw failure;
        return isDoubtful.current && iriOf(now?.person) === person.iri;
      }
    },
    onSuccess: (isOwn) => {
      if (isOwn) {
        onAccepted();
        toasts.show({ kind: 'success', text: translate('takeOver.done') });
      }
      for (const resource of ['pre-registration', 'licences', 'persons', 'memberships'])
        void queryClient.invalidateQueries({ queryKey: [resource] });
    },
  });
  return {
    accept: (person: ChosenPerson, line: Line, values: RenewalData['values']) =>
      mutate({ person, line, values }),
    isPending,
    failure: error && failureText(error),
  };
};

const iriIn = (values: readonly CodedValue[], wanted: string | null): string | null =>
  values.find(({ code }) => code === wanted)?.iri ?? null;
