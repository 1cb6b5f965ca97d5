import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { LinkBase, useCreatePath, useDataProvider, useStore, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { toAddress } from '../../lib/address.ts';
import { dayOf } from '../../lib/dates.ts';
import { idOf } from '../../lib/iri.ts';
import { rightOf } from '../../resources/rightOf.ts';
import { missingRight } from '../../session/access.ts';
import { useSessionState } from '../../session/SessionContext.tsx';
import { useClubId } from '../../session/useRouteIds.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { Failure } from '../../views/page/Failure.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';
import type { Todo } from '../defineFeature.ts';
import { useFeatures } from '../FeaturesContext.tsx';
import { useWorkingSeason } from '../useSeasons.ts';
import { NothingToDo } from './NothingToDo.tsx';
import { sortWork, type Work } from './sortWork.ts';

/**
 * 'À faire': pending work of the club that the reader may see, what is late first. The rest of the page stands below
 * it, and waits for its height where no earlier visit tells it: nothing on the page jumps.
 */
export const TodoBoard = ({ children }: { readonly children: ReactNode }) => {
  const translate = useTranslate();
  const id = useId();
  const { asked, today } = useTodos();
  const answers = asked.map(({ answer }) => answer);
  const isWaiting = answers.some(({ isLoading }) => isLoading);
  const { ref, minHeight } = useRoom(isWaiting);
  const isHeld = isWaiting && minHeight === null;
  const isIdle = answers.every(({ data }) => data?.data.length === 0);
  return (
    <>
      {asked.length > 0 && (
        <Box
          ref={ref}
          component="section"
          aria-labelledby={id}
          sx={{ mb: 2, minHeight: isWaiting ? (minHeight ?? undefined) : undefined }}
        >
          <Typography id={id} component="h2" variant="h6" sx={{ mb: 1 }}>
            {translate('todo.title')}
          </Typography>
          {isWaiting ? <Waiting /> : isIdle ? <NothingToDo /> : <Works asked={asked} today={today} />}
        </Box>
      )}
      {/* Drawn already, so that what it asks for goes with the same request. */}
      <Box sx={isHeld ? { visibility: 'hidden' } : {}}>{children}</Box>
    </>
  );
};

const Waiting = () => {
  const translate = useTranslate();
  return (
    <Card sx={{ p: 2 }}>
      <Box role="status" sx={visuallyHidden}>
        {translate('list.loading')}
      </Box>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </Card>
  );
};

/** The height that the board had at the last visit in a window of this width; null where there was none. */
const useRoom = (
  isWaiting: boolean,
): { readonly ref: RefObject<HTMLElement | null>; readonly minHeight: number | null } => {
  const ref = useRef<HTMLElement>(null);
  const [room, keep] = useStore<{ readonly width: number; readonly height: number } | null>(
    'home.room',
    null,
  );
  useLayoutEffect(() => {
    const height = ref.current?.offsetHeight;
    if (isWaiting || height === undefined) return;
    if (room?.width !== innerWidth || room.height !== height) keep({ width: innerWidth, height });
  }, [isWaiting, room, keep]);
  return { ref, minHeight: room?.width === innerWidth ? room.height : null };
};

type Answer = UseQueryResult<{
  readonly data: readonly RaRecord[];
  readonly total?: number | null | undefined;
}>;

interface Asked {
  readonly todo: Todo;
  /** Filter of the list that shows all of them. */
  readonly filter: ReturnType<Todo['filter']>;
  readonly answer: Answer;
}

interface WorksProps {
  readonly asked: readonly Asked[];
  readonly today: string;
}

/** What is late, the oldest first; then each kind of work, what is due next first. */
const Works = ({ asked, today }: WorksProps) => {
  const translate = useTranslate();
  const lateId = useId();
  const hasFailed = asked.every(({ answer }) => answer.isError);
  const retry = (): void => {
    for (const { answer } of asked) void answer.refetch();
  };
  if (hasFailed) return <Failure message={translate('todo.failed')} onRetry={retry} />;
  const { late, next } = sortWork(
    asked.flatMap(({ todo, filter, answer: { data } }) =>
      data ? [{ todo, filter, records: data.data, total: data.total ?? data.data.length }] : [],
    ),
    today,
  );
  const failed = asked.filter(({ answer }) => answer.isError);
  return (
    <>
      {failed.map(({ todo, answer }) => (
        <Failure
          key={todo.name}
          message={translate(`todo.${todo.name}.failed`)}
          onRetry={() => void answer.refetch()}
        />
      ))}
      <Card>
        {late.length > 0 && (
          <Box component="section" aria-labelledby={lateId} sx={LATE}>
            <Typography id={lateId} component="h3" sx={HEADING}>
              {translate('todo.late')}
            </Typography>
            <Box component="ul" sx={PLAIN}>
              {late.map(({ work, record }) => (
                <LateLine key={record.id} work={work} record={record} />
              ))}
            </Box>
          </Box>
        )}
        {next.map(({ work, records }) => (
          <Kind key={work.todo.name} work={work} records={records} />
        ))}
      </Card>
    </>
  );
};

/** Records of each work that are shown. */
const SHOWN = 5;

/** The to-dos of the features that the reader may see, the most pressing first; asked for in one request. */
const useTodos = (): { readonly asked: readonly Asked[]; readonly today: string } => {
  const clubId = useClubId();
  const { club } = useScope(['club']);
  const { season } = useWorkingSeason();
  const state = useSessionState();
  const directory = useDirectory();
  const dataProvider = useDataProvider<AppDataProvider>();
  const features = useFeatures();
  const [today] = useState(() => dayOf(new Date()));
  const user = state.status === 'loggedIn' ? state.user : null;
  const iri = club?.['@id'] ?? null;
  const at = { club: iri ?? '', season: season?.['@id'] ?? null, today };
  const todos = features
    .flatMap((feature) => feature.todos ?? [])
    .filter(({ seasonal }) => iri !== null && (seasonal !== true || at.season !== null))
    .filter(({ resource }) => missingRight(user, Number(clubId), rightOf(resource) ?? {}) === null)
    .toSorted((one, other) => one.order - other.order)
    .map((todo) => ({ todo, filter: todo.filter(at) }));
  const answers = useQueries({
    queries: todos.map(({ todo: { name, resource, scope, select, orderBy }, filter }) => ({
      queryKey: [resource, 'todo', name, filter, iri],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => {
        const collection = directory.byName(resource)?.path ?? '';
        const conditions = { ...filter, ...(scope ? { [scope]: iri } : {}) };
        const asked = Object.entries(conditions).reduce(
          (all, [path, value]) => all.where(path, value),
          query(`todo ${collection}`, collection).select(...select),
        );
        return dataProvider.ask(asked.orderBy(orderBy).pagination({ limit: SHOWN }), { signal });
      },
    })),
  });
  const asked = todos.flatMap((todo, index) => {
    const answer = answers[index];
    return answer ? [{ ...todo, answer }] : [];
  });
  return { asked, today };
};

/** Something that is late, since when, and all of its kind. */
const LateLine = ({ work, record }: { readonly work: Work; readonly record: RaRecord }) => {
  const translate = useTranslate();
  const { text, date } = work.todo.toLine(record);
  return (
    <Box component="li" sx={LINE}>
      <span>
        <RecordLink work={work} record={record}>
          {text}
        </RecordLink>{' '}
        <Typography component="span" variant="body2" color="error" sx={{ fontWeight: 600 }}>
          {translate(`todo.${work.todo.name}.due`, { date })}
        </Typography>
      </span>
      <AllLink work={work} />
    </Box>
  );
};

interface KindProps {
  readonly work: Work;
  /** Those that are not late. */
  readonly records: readonly RaRecord[];
}

/** One kind of work: how much there is, and the first records, each leading to itself or to its sheet. */
const Kind = ({ work, records }: KindProps) => {
  const translate = useTranslate();
  const id = useId();
  const { name, toLine } = work.todo;
  const lines = records.map((record) => {
    const { text, date } = toLine(record);
    return { record, text, due: translate(`todo.${name}.due`, { date }) };
  });
  // What is said of each alike is said once, behind them all.
  const [first] = lines;
  const common = lines.length > 1 && lines.every(({ due }) => due === first?.due) ? first?.due : undefined;
  return (
    <Box component="section" aria-labelledby={id} sx={LINE}>
      <Typography id={id} component="h3" variant="body1" sx={{ fontWeight: 600 }}>
        <AllLink work={work} />
      </Typography>
      <Box component="ul" sx={[PLAIN, NAMES]}>
        {lines.map(({ record, text, due }) => (
          <li key={record.id}>
            <RecordLink work={work} record={record}>
              {text}
            </RecordLink>
            {common === undefined && <Due>{due}</Due>}
          </li>
        ))}
        {common !== undefined && (
          <li>
            <Due>{common}</Due>
          </li>
        )}
      </Box>
    </Box>
  );
};

const Due = ({ children }: { readonly children: string }) => (
  <Typography component="span" variant="body2" color="textSecondary">
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

/** Two columns; on a phone one below the other. */
const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: 0.5,
  alignItems: 'baseline',
  px: 2,
  py: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
} as const;

const NAMES = { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 } as const;

const HEADING = { px: 2, pt: 1.5, fontWeight: 700, color: 'error.main' } as const;

/** Marked by a bar and a word, not by colour alone. */
const LATE = { borderLeft: 3, borderColor: 'error.main' } as const;
