import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { LinkBase, useCreatePath, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toAddress } from '../../lib/address.ts';
import { idOf } from '../../lib/iri.ts';
import { useClubId } from '../../session/useRouteIds.ts';
import type { Work } from './sortWork.ts';

interface KindProps {
  readonly work: Work;
  /** Those that are late, or the rest. */
  readonly records: readonly RaRecord[];
  readonly isLate?: boolean;
}

/** One kind of work: how much there is, and the first records, each leading to itself or to its sheet. */
export const Kind = ({ work, records, isLate = false }: KindProps) => {
  const translate = useTranslate();
  const id = useId();
  const { name, toLine } = work.todo;
  const lines = records.map((record) => {
    const { text, date } = toLine(record);
    return { record, text, due: translate(`todo.${name}.due`, { date }) };
  });
  // A detail that all lines share is said once, at the end of the line.
  const [first] = lines;
  const common = lines.every(({ due }) => due === first?.due) ? first?.due : undefined;
  return (
    <Box component="section" aria-labelledby={id} sx={LINE}>
      <Typography id={id} component={isLate ? 'h4' : 'h3'} variant="body1" sx={{ fontWeight: 600 }}>
        <AllLink work={work} />
      </Typography>
      <Box component="ul" sx={[PLAIN, NAMES]}>
        {lines.map(({ record, text, due }) => (
          <li key={record.id}>
            <RecordLink work={work} record={record}>
              {text}
            </RecordLink>
            {common === undefined && <Due isLate={isLate}>{due}</Due>}
          </li>
        ))}
      </Box>
      {common !== undefined && <Due isLate={isLate}>{common}</Due>}
    </Box>
  );
};

const Due = ({ isLate, children }: { readonly isLate: boolean; readonly children: string }) => (
  <Typography
    component="span"
    variant="body2"
    color={isLate ? 'error' : 'textSecondary'}
    sx={isLate ? { fontWeight: 600 } : {}}
  >
    {' '}
    {children}
  </Typography>
);

/** The number of some work, which opens the list of it. */
const AllLink = ({ work: { todo, filter, total } }: { readonly work: Work }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const search = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <Link
      component={LinkBase}
      to={`${createPath({ resource: todo.resource, type: 'list' })}?${search}`}
      underline="hover"
    >
      {translate(`todo.${todo.name}.title`, { smart_count: total })}
    </Link>
  );
};

interface RecordLinkProps {
  readonly work: Work;
  readonly record: RaRecord;
  readonly children: ReactNode;
}

const RecordLink = ({ work, record, children }: RecordLinkProps) => {
  const createPath = useCreatePath();
  const clubId = useClubId();
  const { resource, opens } = work.todo;
  const to = opens
    ? toAddress(clubId, opens, { id: idOf(String(record.id)) ?? String(record.id) })
    : createPath({ resource, type: 'show', id: record.id });
  return (
    <Link component={LinkBase} to={to}>
      {children}
    </Link>
  );
};

const PLAIN = { listStyle: 'none', p: 0, m: 0 } as const;

/** What, who and when side by side; on a phone one below the other. */
const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr) auto' },
  columnGap: 3,
  rowGap: 0.5,
  alignItems: 'baseline',
  px: 2,
  py: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
} as const;

const NAMES = { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 } as const;
