import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AddressDisplay } from '../../fields/address/AddressDisplay.tsx';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { isEmpty } from '../../lib/placeholder.ts';
import { maskedOf } from '../../schema/maskedOf.ts';
import { fieldNamed } from '../../schema/description.ts';
import { toText } from '../../schema/read.ts';
import type { ContactLineProps } from './ContactRecords.tsx';
import { VALUES } from './contactForms.tsx';

/** A contact point in a line: type and label, then value. */
export const ContactPointLine = ({ row, fields }: ContactLineProps) => {
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
export const AddressLine = ({ row, fields }: ContactLineProps) => {
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
  return maskedOf(row).length > 0 && <div>{translate('masked.cell')}</div>;
};
