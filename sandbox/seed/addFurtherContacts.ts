import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';
import { insertMany, type Values } from '../storage/records.ts';
import { CREATED } from './insertSeed.ts';

/** The first club of the demonstration, and how many of its minors have more than their own contact. */
const CLUB = 1;
const MINORS = 3;
const SCHOOL_AGE = '2010-01-01';

/**
 * Further contacts of some people, and the third parties that a club deals with: the mother's
 * telephone, the grandparents' address, the club's second mailbox, the town hall and a school. Run once everybody is
 * there, since a contact point that is somebody's main one has to exist before its owner.
 */
export const addFurtherContacts = async (context: Context): Promise<void> => {
  const { db, model } = context;
  const add = async (entity: string, row: Values): Promise<number> => {
    const dated = { ...row, dateCreated: CREATED, dateModified: CREATED };
    const [id = 0] = await insertMany(context, model.entity(entity), [dated]);
    return id;
  };
  const types = await db.query<{ code: string; id: number }>(
    sql`select code, id from referentials where type = 'ContactPointType'`,
  );
  const typeOf = (code: string): number | null => types.find((type) => type.code === code)?.id ?? null;
  const email = (address: string, values: Values = {}) =>
    add('contact-point', { type: typeOf('EMAIL'), email: address, main: true, public: true, ...values });

  const minors = await db.query<{
    id: number;
    telephone: string;
    label: string;
  }>(sql`select p.id, c.telephone,
      case r.gender when 'F' then 'Mère' else 'Père' end as label
    from people p join people r on r.id = p.legal_representative_id join contact_points c on c.id = r.main_phone_id
    where p.club_id = ${CLUB}::int and p.birth_date >= ${SCHOOL_AGE}::date order by p.id limit ${MINORS}::int`);
  for (const { id, telephone, label } of minors)
    await add('contact-point', { type: typeOf('MOBILE'), telephone, label, person: id });
  if (minors[0]) await add('address', { ...GRANDPARENTS, name: 'Grands-parents', person: minors[0].id });

  await email('secretariat.yerres@example.org', { label: 'Secrétariat', main: false, organization: CLUB });
  await add('address', { ...MAILBOX, name: 'Courrier', organization: CLUB });
  for (const [place, { mail, ...third }] of THIRDS.entries())
    await add('organization', {
      ...third,
      type: 'third',
      identifier: `T${String(place + 1).padStart(6, '0')}`,
      parent: CLUB,
      mainEmail: await email(mail),
    });
};

const GRANDPARENTS = {
  streetAddress: '4 allée des Tilleuls',
  postalCode: '77150',
  addressLocality: 'Lésigny',
};
const MAILBOX = { streetAddress: 'BP 12', postalCode: '77170', addressLocality: 'Brie-Comte-Robert' };
const THIRDS = [
  {
    name: 'Mairie de Brie-Comte-Robert, service des sports',
    shortName: 'Mairie',
    mail: 'sports.mairie@example.org',
  },
  { name: 'Collège René-Goscinny', shortName: 'Collège', mail: 'college.goscinny@example.org' },
];
