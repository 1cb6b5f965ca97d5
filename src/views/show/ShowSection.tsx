import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import '../../fields/wholeDisplays.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { isNested, type FieldDescription } from '../../schema/description.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { SectionCard } from '../page/SectionCard.tsx';

interface ShowSectionProps {
  readonly title: string | null;
  readonly fields: readonly FieldDescription[];
  /** Opens its form in its place; absent where nothing in it is changed. */
  readonly onEdit?: (() => void) | undefined;
  /** Its form was open and is closed again: the focus comes back. */
  readonly isReturned?: boolean;
}

/** Labels and values of some fields of the record as one definition list; nothing where there is none to show or to fill in. */
export const ShowSection = ({ title, fields, onEdit, isReturned = false }: ShowSectionProps) => {
  const translate = useTranslate();
  const record = useRecordContext();
  if (fields.length === 0 && !onEdit) return null;
  return (
    <SectionCard
      title={title}
      action={onEdit && <EditButton title={title} isReturned={isReturned} onClick={onEdit} />}
    >
      {fields.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('reading.nothing')}
        </Typography>
      )}
      <Box component="dl" sx={grid}>
        {fields.map((field) => (
          <Box key={field.name} sx={isRows(field) ? ROWS : PAIR}>
            <Typography
              component="dt"
              variant="body2"
              color="textSecondary"
              // The title of the card may say it already.
              sx={isRows(field) && fieldLabel(field) === title ? visuallyHidden : value}
            >
              {fieldLabel(field)}
            </Typography>
            <Typography component="dd" variant="body2" sx={value}>
              <FieldDisplay field={field} value={record?.[field.name]} whole />
            </Typography>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};

const isRows = (field: FieldDescription): boolean => isNested(field) && field.multiple;

interface EditButtonProps {
  readonly title: string | null;
  readonly isReturned: boolean;
  readonly onClick: () => void;
}

const EditButton = ({ title, isReturned, onClick }: EditButtonProps) => {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReturned) button.current?.focus();
  }, [isReturned]);
  return (
    <Button
      ref={button}
      size="small"
      onClick={onClick}
      aria-label={title === null ? undefined : translate('reading.edit', { section: title })}
      sx={{ displayPrint: 'none', my: -0.5 }}
    >
      {translate('form.edit')}
    </Button>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 2fr) minmax(0, 3fr)',
    sm: 'minmax(9rem, min(40%, 16rem)) minmax(0, 1fr)',
  },
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
} as const;

const value = { m: 0, minWidth: 0, overflowWrap: 'anywhere' } as const;

/** A label and its value, beside one another on a phone, too. */
const PAIR = { display: 'contents' } as const;

/** Rows of their own have the whole width. */
const ROWS = { gridColumn: '1 / -1', minWidth: 0, position: 'relative' } as const;
