import Box from '@mui/material/Box';
import { useRef } from 'react';
import { FieldInput } from '../../fields/FieldInput.tsx';
import { useFieldHint } from '../../fields/FieldHints.tsx';
import { useContainer } from '../../fields/navigation/useFieldNavigator.ts';
import { useSeen } from '../../fields/rows/useSeen.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { kindOf, type Kind } from '../../schema/kinds.ts';

interface FieldBlockProps {
  readonly fields: readonly FieldDescription[];
  readonly disabled: boolean;
  /** There with the form itself, whether seen or not. */
  readonly isFirst: boolean;
}

/** Time the block needs to stand, before something in it is scrolled to. */
const SETTLE_MS = 50;
/** About what one field takes of the height, two of them standing side by side. */
const HEIGHT_PX = 40;

/** Inputs in two columns where there is room, once somebody comes near them or an error leads there. */
export const FieldBlock = ({ fields, disabled, isFirst }: FieldBlockProps) => {
  const element = useRef<HTMLDivElement>(null);
  const [seen, see] = useSeen(element, isFirst);
  useContainer({
    holds: (path) => fields.some(({ name }) => name === path.split('.')[0]),
    isOpen: () => seen,
    open: see,
    settleMs: SETTLE_MS,
  });
  return (
    <Box ref={element} sx={seen ? columns : { height: fields.length * HEIGHT_PX }}>
      {seen && fields.map((field) => <BlockField key={field.name} field={field} disabled={disabled} />)}
    </Box>
  );
};

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/**
 * The browser paints no field that is out of sight: in a long form each keystroke is a matter of those on the screen.
 * What it paints ends with the box, so that the box reaches half the gap further for the mark around a field.
 */
const place = {
  minWidth: 0,
  padding: 1,
  margin: -1,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 66px',
  '@media print': { contentVisibility: 'visible' },
} as const;

/** Long texts and rows take the whole width. */
const WIDE: ReadonlySet<Kind> = new Set(['textarea', 'richText', 'collection', 'files', 'address']);

const BlockField = ({ field, disabled }: { field: FieldDescription; disabled: boolean }) => {
  const kind = kindOf(field, useFieldHint(field.name));
  const wide = WIDE.has(kind) || (kind === 'object' && field.fields.length > 1);
  return (
    <Box sx={wide ? { ...place, gridColumn: '1 / -1' } : place}>
      <FieldInput field={field} source={field.name} disabled={disabled} />
    </Box>
  );
};
