import { useRecordContext } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { fullName } from '../../../lib/fullName.ts';
import { PageLink } from '../../PageLink.tsx';

/** The way to the attestation of a licence, once the server considers it valid; named by whose it is, for each row has one. */
export const AttestationLink = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  return (
    record?.valid === true && (
      <PageLink
        path="licences/:id/attestation"
        label="attestation.open"
        iri={String(record.id)}
        name={translate('attestation.openOf', { name: fullName(record.person) })}
      />
    )
  );
};
