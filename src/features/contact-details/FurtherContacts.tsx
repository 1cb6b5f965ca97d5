import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import { addresses } from '../../resources/addresses.ts';
import { contactPoints } from '../../resources/contactPoints.ts';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { addressForms, contactPointForms } from './contactForms.tsx';
import { AddressLine, ContactPointLine } from './ContactLine.tsx';
import { ContactRecords } from './ContactRecords.tsx';

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
