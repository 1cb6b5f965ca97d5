import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { iriOf } from '../../../lib/iri.ts';
import { isEmpty } from '../../../lib/placeholder.ts';
import { readValues } from '../renewal/readRenewalData.ts';
import type { RenewalData } from '../renewal/renewal.ts';
import { practiceFormsOf } from './toLicenceStart.ts';

export type LicenceValues = Pick<RenewalData['values'], 'LicenceType' | 'PracticeForm' | 'Insurance'>;

/** The closed lists that the defaults of a licence are taken from; undefined where they cannot be read. */
export const useLicenceValues = (): {
  readonly values: LicenceValues | undefined;
  readonly isPending: boolean;
} => {
  const provider = useDataProvider<AppDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: ['referentials', 'licence values'],
    queryFn: async ({ signal }): Promise<LicenceValues> => {
      const [LicenceType, PracticeForm, Insurance] = await Promise.all([
        readValues(provider, 'LicenceType', { signal }),
        readValues(provider, 'PracticeForm', { signal }),
        readValues(provider, 'Insurance', { signal }),
      ]);
      return { LicenceType, PracticeForm, Insurance };
    },
    staleTime: Infinity,
  });
  return { values: data, isPending };
};

/** Fills the practice forms in from the type that is chosen, as long as nobody has chosen others. */
export const usePracticeForms = (values: LicenceValues | undefined): void => {
  const { getValues, setValue } = useFormContext();
  const type: unknown = useWatch({ name: 'type' });
  const code = values?.LicenceType.find(({ iri }) => iri === iriOf(type))?.code;
  const filled = useRef('');
  useEffect(() => {
    if (code === undefined) return;
    const held: unknown = getValues('practiceForms');
    if (!isEmpty(held) && JSON.stringify(held) !== filled.current) return;
    const forms = practiceFormsOf(code, values);
    filled.current = JSON.stringify(forms);
    setValue('practiceForms', forms, { shouldDirty: true, shouldValidate: !isEmpty(held) });
  }, [code, values, getValues, setValue]);
};
