import { useRecordContext } from 'react-admin';
import { PageLink } from '../../PageLink.tsx';

/** The way to the attestation of a licence, once the server holds it for valid. */
export const AttestationLink = () => {
  const record = useRecordContext();
  return (
    record?.valid === true && (
      <PageLink path="licences/:id/attestation" label="attestation.open" iri={String(record.id)} />
    )
  );
};
