import { arrange } from '../../../../src/views/page/arrange.ts';
import { FormSections } from '../../../../src/views/form/FormSections.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../../../src/views/SchemaCreate.tsx';

/** A new record of 'galleries'. */
export const GalleriesCreate = (props: SchemaCreateProps) => (
  <SchemaCreate {...props}>
    {({ fields, disabled }) => (
      <FormSections layout="steps" sections={arrange(fields, SECTIONS)} disabled={disabled} />
    )}
  </SchemaCreate>
);

const SECTIONS = {
  Textes: ['title', 'code', 'shortKey', 'nickname', 'summary', 'content'],
  'Formes imposées': [
    'email',
    'site',
    'phone',
    'color',
    'licenceNumber',
    'iban',
    'writtenDate',
    'writtenDateTime',
    'writtenTime',
  ],
  Nombres: ['seats', 'rank', 'score', 'year', 'floor', 'price', 'discount', 'occupancy', 'surface'],
  'Dates et heures': ['openingDate', 'closingDate', 'foundedOn', 'opensAt', 'closesAt', 'meetingAt'],
  Choix: ['status', 'size', 'level', 'days', 'accessible', 'guided'],
  Relations: ['season', 'country', 'curator', 'licence', 'organization', 'practiceForms', 'guests'],
  Objets: ['venue', 'mailingAddress'],
  Listes: ['tags', 'dimensions', 'lines'],
  Fichiers: ['poster', 'attachments', 'photo'],
};
