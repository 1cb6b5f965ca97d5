import type pg from 'pg';
import { fetchReply } from './fetchReply.ts';

/** What a saved person left behind under one marked name. */
export interface Trace {
  readonly people: number;
  readonly emails: number;
  readonly addresses: number;
}

/** A valid person; the mark is in its three records, so that half of a save would show. */
export const toPerson = (mark: string, nationality: string): object => ({
  familyName: mark,
  givenName: 'Camille',
  gender: 'F',
  birthDate: '1990-05-17',
  nationality,
  club: '/api/clubs/1',
  mainEmail: { email: `${mark.toLowerCase()}@example.org` },
  mainAddress: { streetAddress: `${mark} rue du Filet`, postalCode: '77000', addressLocality: 'Melun' },
});

/** A nationality of the demonstration data. */
export const nationalityOf = async (url: string, token: string): Promise<string> => {
  const answer = await fetchReply(url, '/api/referentials?type=NationalityCode&itemsPerPage=1', { token });
  const { 'hydra:member': members } = answer.json() as { 'hydra:member': readonly { '@id': string }[] };
  return members[0]?.['@id'] ?? '';
};

/** How many records of each kind carry the mark. */
export const traceOf = async (database: pg.Client, mark: string): Promise<Trace> => {
  const { rows } = await database.query<Trace>(
    `select (select count(*)::int from people where family_name = $1) as people,
      (select count(*)::int from contact_points where email = lower($1) || '@example.org') as emails,
      (select count(*)::int from addresses where street_address ilike $1 || ' rue du filet') as addresses`,
    [mark],
  );
  const [trace] = rows;
  if (!trace) throw new Error('PostgreSQL counted nothing');
  return trace;
};
