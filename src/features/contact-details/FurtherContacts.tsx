import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import { addresses } from '../../resources/addresses.ts';
import { contactPoints } from '../../resources/contactPoints.ts';
import { AddressCreate, AddressEdit } from './AddressForm.tsx';
import { ContactPointCreate, ContactPointEdit } from './ContactPointForm.tsx';
import { HeldRecords } from './HeldRecords.tsx';
import { AddressLine, ContactPointLine } from './lines.tsx';

const CONTACT_POINTS = {
  resource: 'contact-points',
  config: contactPoints,
  Create: ContactPointCreate,
  Edit: ContactPointEdit,
  Line: ContactPointLine,
};

const ADDRESSES = {
  resource: 'addresses',
  config: addresses,
  Create: AddressCreate,
  Edit: AddressEdit,
  Line: AddressLine,
};

/** How the record is reached besides its main contact; `tie` is the relation by which these name it. */
export const FurtherContacts = ({ tie }: { readonly tie: 'person' | 'organization' }) => {
  const holder = useRecordContext();
  return (
    holder && (
      <Stack sx={{ gap: 2 }}>
        <HeldRecords kind={CONTACT_POINTS} tie={tie} holder={holder} />
        <HeldRecords kind={ADDRESSES} tie={tie} holder={holder} />
      </Stack>
    )
  );
};

export const ClubContacts = () => <FurtherContacts tie="organization" />;
