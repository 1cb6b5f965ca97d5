import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { LinkBase, useTranslate, type RaRecord } from 'react-admin';
import { idOf } from '../../lib/iri.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { permissionsOf } from '../../schema/permissionsOf.ts';

export interface HeldLineProps {
  readonly row: RaRecord;
  readonly fields: readonly FieldDescription[];
}

interface HeldListProps {
  readonly title: string;
  readonly rows: readonly RaRecord[];
  readonly fields: readonly FieldDescription[];
  readonly Line: ComponentType<HeldLineProps>;
  /** Address of the form of a record by its number. */
  readonly to: (key: number) => string;
}

/** Records in a line each, with the way to the form of each. */
export const HeldList = ({ title, rows, fields, Line, to }: HeldListProps) => {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={title} sx={LIST}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={ITEM}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Line row={row} fields={fields} />
          </Box>
          <Button component={LinkBase} to={to(idOf(row.id) ?? 0)}>
            {translate(permissionsOf(row).canUpdate ? 'form.edit' : 'form.show')}
          </Button>
        </Box>
      ))}
    </Box>
  );
};

const LIST = { listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } } as const;

/** The button beside what it opens, below it on a phone. */
const ITEM = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 0.5,
} as const;
