import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { Outcome } from '../../../views/bulk/runEach.ts';
import { NativeSelect } from '../../NativeSelect.tsx';
import type { RenewLinesProps } from './RenewForAll.tsx';
import { RenewLine } from './RenewLine.tsx';
import { isReady, type Line } from './toLine.ts';

/** Lines shown at once: each has choices of its own. */
const PAGE = 25;

const VIEWS = ['all', 'open', 'missing', 'failed', 'blocked', 'done'] as const;
type View = (typeof VIEWS)[number];

/** The people of the plan, a page at a time, all of them or those that want something. */
export const RenewLines = ({ lines, outcomes, values, locked, onChange }: RenewLinesProps) => {
  const translate = useTranslate();
  const [view, setView] = useState<View>('all');
  const [asked, setPage] = useState(1);
  const seen = (one: View): readonly Line[] =>
    lines.filter((line) => one === 'all' || viewOf(line, outcomes.get(line.licensee.person)) === one);
  const shown = seen(view);
  const pages = Math.max(1, Math.ceil(shown.length / PAGE));
  const page = Math.min(asked, pages);
  return (
    <Card component="section" aria-label={translate('renewals.list')} sx={{ p: { xs: 1, sm: 2 }, mt: 2 }}>
      <NativeSelect
        size="small"
        label={translate('renewals.show.label')}
        value={view}
        onChange={(chosen) => {
          setView(chosen as View);
          setPage(1);
        }}
        options={VIEWS.map((one) => ({
          value: one,
          label: translate(`renewals.show.${one}`, { count: seen(one).length }),
        }))}
      />
      <List>
        {shown.slice((page - 1) * PAGE, page * PAGE).map((line) => (
          <RenewLine
            key={line.licensee.person}
            line={line}
            outcome={outcomes.get(line.licensee.person)}
            values={values}
            locked={locked}
            onChange={onChange}
          />
        ))}
      </List>
      {pages > 1 && (
        <Stack sx={{ alignItems: 'center' }}>
          <Pagination
            aria-label={translate('renewals.pages')}
            count={pages}
            page={page}
            onChange={(_, next) => setPage(next)}
            hidePrevButton
            hideNextButton
            getItemAriaLabel={(_type, number) => translate('renewals.page', { page: number })}
          />
        </Stack>
      )}
    </Card>
  );
};

const viewOf = (line: Line, outcome: Outcome | undefined): Exclude<View, 'all'> => {
  if (outcome?.status === 'done' || line.licensee.obstacle === 'renewed') return 'done';
  if (line.licensee.obstacle !== null) return 'blocked';
  if (outcome) return 'failed';
  return isReady(line) ? 'open' : 'missing';
};
