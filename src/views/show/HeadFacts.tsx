import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { LinkBase, useCanAccess, useCreatePath } from 'react-admin';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { dayOf, formatDate, toDateInput } from '../../lib/dates.ts';
import { iriOf } from '../../lib/iri.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import { StateChip } from '../../ui/StateChip.tsx';
import { HeadState } from './HeadState.tsx';
import type { HeadValue } from './useHead.ts';

interface HeadFactsProps {
  readonly facts: readonly HeadValue[];
  /** State of a related record; it is beside the fact that names that record. */
  readonly state: HeadValue | undefined;
}

/** A few facts of a record side by side, each below its label; what is empty is left out. */
export const HeadFacts = ({ facts, state }: HeadFactsProps) => {
  const filled = facts.filter(({ value }) => !isEmpty(value));
  const named = filled.find(
    ({ through }) => through.length > 0 && through[0]?.name === state?.through[0]?.name,
  );
  if (filled.length === 0) return null;
  return (
    <Box component="dl" sx={LINE}>
      {filled.map((fact) => (
        <div key={fact.path}>
          <dt>{fieldLabel(isLimit(fact) ? (fact.through.at(-1) ?? fact.field) : fact.field)}</dt>
          <dd>
            {isLimit(fact) ? <Until {...fact} /> : <Fact {...fact} />}
            {fact === named && state && (
              <Box component="span" sx={{ ml: 1 }}>
                <HeadState state={state} />
              </Box>
            )}
          </dd>
        </div>
      ))}
    </Box>
  );
};

/** The last day of a validity. */
const isLimit = ({ field }: HeadValue): boolean => field.name === 'validUntil';

/** The last day of a validity, below its own label or that of what is valid; shown as an alarm once it is over. */
const Until = ({ value, through }: HeadValue) => {
  const translate = useTranslate();
  const [today] = useState(() => dayOf(new Date()));
  const date = formatDate(value) ?? '';
  if (toDateInput(value) < today)
    return <StateChip tone="error">{translate('reading.expired', { date })}</StateChip>;
  return through.length > 0 ? translate('reading.until', { date }) : date;
};

/** A value; that which names a related record leads to it. */
const Fact = ({ field, path, value, through, owner }: HeadValue) => {
  const relation = through.at(-1);
  const definition = useDirectory().byPath(relation?.path ?? '');
  const createPath = useCreatePath();
  const resource = definition?.name ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'show' });
  const iri = iriOf(owner);
  const shown = <FieldDisplay field={field} path={path} value={value} whole />;
  const isName = definition?.recordRepresentation?.includes(field.name);
  return canAccess && iri !== null && isName ? (
    <Link component={LinkBase} to={createPath({ resource, type: 'show', id: iri })}>
      {shown}
    </Link>
  ) : (
    shown
  );
};

const LINE = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  columnGap: { xs: 2, sm: 3 },
  rowGap: 1,
  m: 0,
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.4 },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& > div': { minWidth: 0 },
} as const;
