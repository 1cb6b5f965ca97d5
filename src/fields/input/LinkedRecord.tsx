import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { collectionOf } from '../../lib/iri.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { useDirectory } from '../DirectoryContext.tsx';
import { labelOf } from '../labelOf.ts';
import { useChosenRecords } from '../relation/useChosenRecords.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';

interface LinkedRecordProps {
  readonly field: FieldDescription;
  /** IRI of the record. */
  readonly address: string;
}

/**
 * An embedded record that the server sends as its address alone: named, and led to where it has a page of its own, but
 * not edited from here, since nobody knows what it holds.
 */
export const LinkedRecord = ({ field, address }: LinkedRecordProps) => {
  const id = useId();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const path = collectionOf(address) ?? field.path;
  const definition = useDirectory().byPath(path ?? '');
  const { records, isReading } = useChosenRecords({ ...field, path }, [address]);
  const name = labelOf(records[0], definition);
  return (
    <TextField
      id={id}
      label={fieldLabel(field)}
      value={isReading ? '' : name}
      fullWidth
      helperText={translate(definition ? 'inputs.linkedRecord' : 'inputs.namedRecord')}
      slotProps={{
        htmlInput: { readOnly: true },
        input: {
          endAdornment: definition && (
            <Link
              component={LinkBase}
              to={createPath({ resource: definition.name, type: 'edit', id: address })}
              aria-label={translate('inputs.openLinked', { name })}
            >
              {translate('inputs.open')}
            </Link>
          ),
        },
      }}
    />
  );
};
