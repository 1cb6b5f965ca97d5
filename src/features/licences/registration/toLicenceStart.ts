import type { RaRecord } from 'react-admin';
import { renewableType } from '../../../rules/licencePrice.ts';
import type { Json } from '../../../schema/read.ts';
import type { CodedValue, RenewalData } from '../renewal/renewal.ts';

/** Initial values of a licence of a known holder: the person and what their last licence in the club had. */
export const toLicenceStart = (person: RaRecord | null, data: RenewalData | null | undefined): Json => {
  const last = data?.licensees[0]?.last;
  const [insurance] = valuesOf(data?.values.Insurance, [last?.insurance ?? null]);
  const [type] = valuesOf(data?.values.LicenceType, [renewableType(last?.type)]);
  return {
    ...(person ? { person: { ...person, '@id': String(person.id) } } : {}),
    ...(type ? { type } : {}),
    ...(insurance ? { insurance } : {}),
    ...(last ? { practiceForms: valuesOf(data?.values.PracticeForm, last.forms) } : {}),
  };
};

/** As in a relation; a code that is no longer in the list is left out. */
const valuesOf = (
  values: readonly CodedValue[] | undefined,
  codes: readonly (string | null)[],
): readonly Json[] =>
  codes.flatMap((wanted) =>
    (values ?? [])
      .filter(({ code }) => code === wanted)
      .map(({ iri, code, name }) => ({ '@id': iri, id: iri, code, name })),
  );
