import type { DataProvider } from 'react-admin';
import { withWriteOptions } from '../../../data/writeOptions.ts';
import { ApiError, apiErrorOf } from '../../../http/ApiError.ts';
import { iriOf } from '../../../lib/iri.ts';
import { ATTESTATIONS, MENTION } from '../../../rules/medicalMention.ts';
import type { RenewalData, RenewalPlace, ValueList } from './renewal.ts';
import type { Line } from './toLine.ts';

/** State of a renewal that has given the licence. */
export const CARRIED_THROUGH = 'validated';

/** Renewals under way at the same time. */
export const AT_ONCE = 4;

interface Renewing {
  readonly provider: DataProvider;
  readonly place: RenewalPlace;
  readonly values: RenewalData['values'];
}

/**
 * Renews the licence of one person, once: what may have been carried out already (`isDoubtful`, a lost answer, a
 * refusal) is read again before it counts as undone, and a renewal found there is done.
 * @throws the failure of the write; with `unknownOutcome` only where the re-reading failed too
 */
export const renewOne = async (renewing: Renewing, line: Line, isDoubtful: boolean): Promise<void> => {
  const known = isDoubtful ? await readRenewal(renewing, line) : null;
  if (known?.isDone) return;
  try {
    await write(renewing, line, known?.iri ?? line.licensee.renewal);
  } catch (error) {
    const failure = apiErrorOf(error);
    if (!failure || !(failure.unknownOutcome || TWINS.has(failure.kind))) throw error;
    const found = await readRenewal(renewing, line).catch(() => {
      throw error;
    });
    if (found?.isDone) return;
    throw failure.unknownOutcome ? notCarriedOut(failure) : error;
  }
};

/** Refusals that may be due to the same renewal, done before. */
const TWINS: ReadonlySet<ApiError['kind']> = new Set(['validation', 'conflict']);

const write = (
  { provider, place, values }: Renewing,
  line: Line,
  renewal: string | null,
): Promise<unknown> => {
  const iriIn = (list: ValueList, code: string | null): string | null =>
    values[list].find((value) => value.code === code)?.iri ?? null;
  const { person, last, certificates } = line.licensee;
  const latest = certificates.toSorted((one, other) => other.date.localeCompare(one.date));
  const attests = ATTESTATIONS.some((mention) => mention === line.mention);
  const choices = {
    type: iriIn('LicenceType', line.type),
    practiceForms: line.forms.flatMap((code) => iriIn('PracticeForm', code) ?? []),
    medical: iriIn('MedicalMention', line.mention),
    certificate:
      line.mention === MENTION.certificate
        ? (latest.find(({ date }) => date <= place.day)?.iri ?? null)
        : null,
    questionnaireDate: attests ? place.day : null,
    insurance: iriIn('Insurance', last?.insurance ?? null) ?? iriIn('Insurance', 'BASE'),
    state: CARRIED_THROUGH,
  };
  const resource = 'licence-renewals';
  if (renewal !== null)
    return provider.update(resource, {
      id: renewal,
      data: withWriteOptions(choices, { isPart: true }),
      previousData: { id: renewal },
    });
  const { club, season } = place;
  const whose = { licence: last?.iri ?? null, person, club, season: season['@id'] };
  return provider.create(resource, { data: { ...whose, ...choices } });
};

/** The current renewal on the server. */
const readRenewal = async (
  { provider, place: { club, season } }: Renewing,
  { licensee: { person } }: Line,
): Promise<{ readonly iri: string | null; readonly isDone: boolean } | null> => {
  const { data } = await provider.getList('licence-renewals', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: { club, season: season['@id'], person },
  });
  const [row] = data;
  return row ? { iri: iriOf(row), isDone: Boolean(row['newLicence']) } : null;
};

/** The server was queried again: the write did not arrive, so that it may be sent anew. */
export const notCarriedOut = ({ message, cause }: ApiError): ApiError =>
  new ApiError({ kind: 'network', message, cause });
