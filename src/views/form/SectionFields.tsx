import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { chunk } from '../../lib/chunk.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { FieldBlock } from './FieldBlock.tsx';

interface SectionFieldsProps {
  readonly fields: readonly FieldDescription[];
  readonly disabled: boolean;
}

/** Fields that mount together: a section that a person wrote down is one block, a description without end many. */
const BLOCK = 60;

/** The inputs of a section; those far below are not there before somebody comes near them. */
export const SectionFields = ({ fields, disabled }: SectionFieldsProps) => {
  const blocks = useMemo(() => chunk(fields, BLOCK), [fields]);
  return (
    <Stack sx={{ gap: 2 }}>
      {blocks.map((block, index) => (
        <FieldBlock key={block[0]?.name} fields={block} disabled={disabled} isFirst={index === 0} />
      ))}
    </Stack>
  );
};
