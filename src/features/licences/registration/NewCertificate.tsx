import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCanAccess, type RaRecord } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useFormContext } from 'react-hook-form';
import certificates from '../../../resources/certificates.ts';
import { NewRecordDialog } from './NewRecordDialog.tsx';

interface NewCertificateProps {
  readonly disabled?: boolean;
  /** The certificate is on record, and the form of the licence has it. */
  readonly onCreated?: () => void;
}

/** Writes down the medical certificate of the holder of a licence without leaving the form of it. */
export const NewCertificate = ({ disabled = false, onCreated }: NewCertificateProps) => {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const { canAccess } = useCanAccess({ resource: 'certificates', action: 'create' });
  const [isOpen, setOpen] = useState(false);
  if (!canAccess) return null;
  const take = (certificate: RaRecord): void => {
    setOpen(false);
    for (const [name, value] of [
      ['certificate', certificate],
      ['medical', certificate.type],
    ] as const)
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    onCreated?.();
  };
  return (
    <>
      <Button
        variant="outlined"
        disabled={disabled}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'start' }}
      >
        {translate('resources.certificates.create')}
      </Button>
      {isOpen && (
        <NewRecordDialog
          resource="certificates"
          config={certificates}
          start={{ person: getValues('person') as unknown }}
          onCreated={take}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
