import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { addresses } from '../../resources/addresses.ts';
import { contactPoints } from '../../resources/contactPoints.ts';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { addressForms, contactPointForms, VALUES } from './contactForms.tsx';
import { ContactRecords, type ContactLineProps } from './ContactRecords.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AddressDisplay } from '../../fields/address/AddressDisplay.tsx';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { isEmpty } from '../../lib/placeholder.ts';
import { maskedOf } from '../../schema/maskedOf.ts';
import { fieldNamed } from '../../schema/description.ts';
import { toText } from '../../schema/read.ts';

/** A contact point in a line: type and label, then value. */
const ContactPointLine = ({ row, fields }: ContactLineProps) => {
  const type = fieldNamed(fields, 'type');
  const value = fields.find(({ name }) => VALUES.has(name) && !isEmpty(row[name]));
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {type && <FieldDisplay field={type} value={row[type.name]} />}
        {!isEmpty(row.label) && ` – ${toText(row.label)}`}
      </Typography>
      {value ? <FieldDisplay field={value} value={row[value.name]} /> : <Masked row={row} />}
    </>
  );
};

/** An address in its lines, under its name; of a masked one the town. */
const AddressLine = ({ row, fields }: ContactLineProps) => {
  const [field] = fields;
  return (
    <>
      {!isEmpty(row.name) && (
        <Typography variant="body2" color="textSecondary">
          {toText(row.name)}
        </Typography>
      )}
      <Masked row={row} />
      {field && <AddressDisplay field={field} value={row} />}
    </>
  );
};

const Masked = ({ row }: Pick<ContactLineProps, 'row'>) => {
  const translate = useTranslate();
  return maskedOf(row).length > 0 && <div>{translate('masked')}</div>;
};

const CONTACT_POINTS = {
  resource: 'contact-points',
  config: contactPoints,
  ...contactPointForms,
  Line: ContactPointLine,
} as const;

const ADDRESSES = {
  resource: 'addresses',
  config: addresses,
  ...addressForms,
  Line: AddressLine,
} as const;

/** Contact details of the record besides its main contact; `tie` is the relation by which these name it. */
const FurtherContacts = ({ tie }: { readonly tie: 'person' | 'organization' }) => {
  const holder = useRecordContext();
  return (
    holder && (
      <Stack sx={{ gap: 2 }}>
        <ContactRecords kind={CONTACT_POINTS} tie={tie} holder={holder} />
        <ContactRecords kind={ADDRESSES} tie={tie} holder={holder} />
      </Stack>
    )
  );
};

export const ClubContacts = () => <FurtherContacts tie="organization" />;

/** A person with further contact details below the main ones. */
export const PersonShow = (props: SchemaShowProps) => (
  <SchemaShow {...props} {...(props.part === 'communication' ? { below: <Below /> } : {})} />
);

const Below = () => (
  <Box sx={{ mt: 2 }}>
    <FurtherContacts tie="person" />
  </Box>
);
