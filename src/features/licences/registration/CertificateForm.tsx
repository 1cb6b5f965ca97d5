import { useQuery } from '@tanstack/react-query';
import { use, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { query } from '../../../data/graphql/query.ts';
import { referentials } from '../../../data/graphql/referentials.ts';
import { FieldHintsContext } from '../../../fields/FieldHints.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { isMinor } from '../../../lib/ageOf.ts';
import { dayOf, toDateInput } from '../../../lib/dates.ts';
import { idOf, iriOf } from '../../../lib/iri.ts';
import { certificates } from '../../../resources/certificates.ts';
import { MENTION } from '../../../rules/medicalMention.ts';
import type { FormContent } from '../../../views/form/FormSections.tsx';
import { SectionsWith } from '../../../views/form/FormSections.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../../views/SchemaCreate.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../../views/SchemaEdit.tsx';

/** A medical certificate in its form: the attestation of another age is greyed. */
export const CertificateCreate = (props: SchemaCreateProps) => (
  <SchemaCreate {...props}>{certificateContent}</SchemaCreate>
);

export const CertificateEdit = (props: SchemaEditProps) => (
  <SchemaEdit {...props}>{certificateContent}</SchemaEdit>
);

export const certificateContent: FormContent = (form) => <CertificateSections {...form} />;

const CertificateSections: FormContent = (form) => {
  const translate = useTranslate();
  const hints = use(FieldHintsContext);
  const unfit = useUnfitAttestation();
  // One object for as long as nothing of it changes: every field of the form reads it.
  const fieldHints = useMemo(() => {
    const refused = (record: unknown): string | null =>
      unfit.iri !== null && iriOf(record) === unfit.iri
        ? translate(`registration.unfit.${unfit.isChild ? 'minor' : 'adult'}`)
        : null;
    return { ...hints, type: { options: { refused } } };
  }, [hints, unfit.iri, unfit.isChild, translate]);
  return (
    <FieldHintsContext value={fieldHints}>
      <SectionsWith {...form} config={certificates} />
    </FieldHintsContext>
  );
};

/** The attestation (IRI) that does not suit the age of the person in the form; null where the age is not known. */
const useUnfitAttestation = (): { readonly iri: string | null; readonly isChild: boolean } => {
  const provider = useDataProvider<AppDataProvider>();
  const [today] = useState(() => dayOf(new Date()));
  const { person, date } = useWatch({
    name: ['person', 'date'],
    compute: ([holder, day]: readonly unknown[]) => ({ person: iriOf(holder), date: toDateInput(day) }),
  });
  const { data: birthDate = '' } = useQuery({
    queryKey: ['persons', 'born', person],
    queryFn: async ({ signal }) => {
      const personQuery = query('born', '/people').select('birthDate').where('id', idOf(person));
      const { data } = await provider.query(personQuery.withoutTotal(), { signal });
      return toDateInput(data[0]?.birthDate);
    },
    enabled: person !== null,
  });
  const { data: mentions = [] } = useQuery({
    queryKey: ['referentials', 'medical mentions'],
    queryFn: async ({ signal }) => {
      const mentionsQuery = referentials({
        type: 'MedicalMention',
        select: ['name', 'code', 'type', 'position'],
      });
      return (await provider.queryAll(mentionsQuery, { signal })).data;
    },
    staleTime: Infinity,
  });
  if (birthDate === '') return { iri: null, isChild: false };
  const isChild = isMinor(birthDate, date || today);
  const code = isChild ? MENTION.adultAttestation : MENTION.minorAttestation;
  return { iri: iriOf(mentions.find((mention) => mention.code === code)), isChild };
};
