import { sql, type SQL } from '../../storage/sql.ts';

/** The public data of a player: number, points, name and club, without birth date or contact. */
export interface Player {
  readonly identifier: string;
  readonly points: number;
  readonly person: { readonly familyName: string; readonly givenName: string };
  readonly club: { readonly '@id': string; readonly name: string };
}

/** The player of a licence as JSON; null without a licence. */
export const playerOf = (licence: SQL): SQL => sql`(select json_build_object(
    'identifier', l.identifier,
    'points', l.points::float8,
    'person', json_build_object('familyName', p.family_name, 'givenName', p.given_name),
    'club', json_build_object('@id', '/api/clubs/' || o.id, 'name', o.name))
  from licences l join people p on p.id = l.person_id join organizations o on o.id = l.club_id
  where l.id = ${licence})`;
