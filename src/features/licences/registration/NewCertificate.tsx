import { useState } from 'react';
import { useCanAccess, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { certificates } from '../../../resources/certificates.ts';
import type { Json } from '../../../schema/read.ts';
import { RefusedButton } from '../../../ui/RefusedButton.tsx';
import { certificateContent } from './CertificateForm.tsx';
import { NewRecordDialog } from './NewRecordDialog.tsx';

interface NewCertificateProps {
  /** Initial values, the person among them; computed when the dialog opens. */
  readonly startOf: () => Json;
  readonly disabled?: boolean;
  /** Why none can be written down yet. */
  readonly reason?: string | undefined;
  readonly onCreated: (certificate: RaRecord) => void;
}

/** Writes down a medical certificate in a dialog; nothing for who may not. */
export const NewCertificate = ({ startOf, disabled = false, reason, onCreated }: NewCertificateProps) => {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'certificates', action: 'create' });
  const [start, setStart] = useState<Json | null>(null);
  if (!canAccess) return null;
  return (
    <>
      <RefusedButton
        variant="outlined"
        reason={reason}
        disabled={disabled}
        onClick={() => setStart(startOf())}
        sx={{ alignSelf: 'start' }}
      >
        {translate('resources.certificates.create')}
      </RefusedButton>
      {start && (
        <NewRecordDialog
          resource="certificates"
          config={certificates}
          start={start}
          onCreated={(certificate) => {
            setStart(null);
            onCreated(certificate);
          }}
          onClose={() => setStart(null)}
        >
          {certificateContent}
        </NewRecordDialog>
      )}
    </>
  );
};

interface HolderCertificateProps {
  readonly disabled?: boolean;
  /** The certificate is on record, and the form of the licence has it. */
  readonly onCreated?: () => void;
}

/** The same for the holder of a licence, whose form takes it up. */
export const HolderCertificate = ({ disabled = false, onCreated }: HolderCertificateProps) => {
  const { getValues, setValue } = useFormContext();
  const take = (certificate: RaRecord): void => {
    for (const [name, value] of [
      ['certificate', certificate],
      ['medical', certificate.type],
    ] as const)
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    onCreated?.();
  };
  return (
    <NewCertificate
      disabled={disabled}
      startOf={() => ({ person: getValues('person') as unknown })}
      onCreated={take}
    />
  );
};
