import type { RaRecord } from 'react-admin';
import { renewableType } from '../../../rules/licencePrice.ts';
import type { Json } from '../../../schema/read.ts';
import type { CodedValue, RenewalData } from '../renewal/renewal.ts';

type StartValues = Pick<RenewalData['values'], 'PracticeForm' | 'Insurance'>;

/** Initial values of a licence: base insurance; of a known holder, the person and what their last licence in the club had. */
export const toLicenceStart = (
  person: RaRecord | null,
  data: RenewalData | null | undefined,
  values: StartValues | undefined = data?.values,
): Json => {
  const last = data?.licensees[0]?.last;
  const [insurance] = valuesOf(values?.Insurance ?? [], [last?.insurance ?? BASE_INSURANCE]);
  const [type] = valuesOf(data?.values.LicenceType ?? [], [renewableType(last?.type)]);
  return {
    ...(person ? { person: { ...person, '@id': String(person.id) } } : {}),
    ...(type ? { type } : {}),
    ...(insurance ? { insurance } : {}),
    ...(last ? { practiceForms: valuesOf(values?.PracticeForm ?? [], last.forms) } : {}),
  };
};

const BASE_INSURANCE = 'BASE';

/** The practice form that a type of licence (code) is taken for, as a relation holds it. */
export const practiceFormsOf = (type: string, values: StartValues | undefined): readonly Json[] =>
  valuesOf(values?.PracticeForm ?? [], [type === COMPETITION_TYPE ? 'COMPETITION' : 'LOISIR']);

const COMPETITION_TYPE = 'T';

/** As a relation holds them; a code that is no longer in the list is left out. */
const valuesOf = (values: readonly CodedValue[], codes: readonly (string | null)[]): readonly Json[] =>
  codes.flatMap((wanted) =>
    values
      .filter(({ code }) => code === wanted)
      .map(({ iri, code, name }) => ({ '@id': iri, id: iri, code, name })),
  );
