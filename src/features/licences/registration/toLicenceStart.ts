import type { RaRecord } from 'react-admin';
import { renewableType } from '../../../rules/licencePrice.ts';
import type { Json } from '../../../schema/read.ts';
import type { CodedValue, RenewalData } from '../renewal/renewal.ts';

/** Initial values of a licence: holder, and values of their last licence in the club. */
export const toLicenceStart = (person: RaRecord, data: RenewalData | null | undefined): Json => {
  const holder = { person: { ...person, '@id': String(person.id) } };
  const last = data?.licensees[0]?.last;
  if (!data || !last) return holder;
  const { LicenceType, PracticeForm, Insurance } = data.values;
  const [type] = valuesOf(LicenceType, [renewableType(last.type)]);
  const [insurance] = valuesOf(Insurance, [last.insurance]);
  return {
    ...holder,
    ...(type ? { type } : {}),
    ...(insurance ? { insurance } : {}),
    practiceForms: valuesOf(PracticeForm, last.forms),
  };
};

/** As a relation holds them; a code that is no longer in the list is left out. */
const valuesOf = (values: readonly CodedValue[], codes: readonly (string | null)[]): readonly Json[] =>
  codes.flatMap((wanted) =>
    values
      .filter(({ code }) => code === wanted)
      .map(({ iri, code, name }) => ({ '@id': iri, id: iri, code, name })),
  );
