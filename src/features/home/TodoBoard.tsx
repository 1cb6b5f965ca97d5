import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { use, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useStore, LinkBase, useCreatePath, useDataProvider, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { OF_CLUB, useCanCreate } from '../../views/form/useCanCreate.ts';
import { Failure } from '../../views/page/Failure.tsx';
import { sortWork } from './sortWork.ts';
import { Kind } from './TodoLines.tsx';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { dayOf } from '../../lib/dates.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';
import type { Todo } from '../defineFeature.ts';
import { levelOf, useClubFilter, useHasClub } from '../clubsHere.ts';
import { useFeatures, useMayOpen } from '../FeaturesContext.tsx';
import { WorkingSeasonContext } from '../useSeasons.ts';

/**
 * 'À faire': pending work of the club, or of the organization above the clubs, that the reader may see, what is late first. The rest of the page is below
 * it, and waits for its height where no earlier visit stored it: nothing on the page jumps.
 */
export const TodoBoard = ({ children }: { readonly children: ReactNode }) => {
  const translate = useTranslate();
  const id = useId();
  const { answered, today } = useTodos();
  const answers = answered.map(({ answer }) => answer);
  const isWaiting = answers.some(({ isLoading }) => isLoading);
  const { ref, minHeight } = useRoom(isWaiting);
  const isReserved = isWaiting && minHeight === null;
  const isIdle = answers.every(({ data }) => data?.data.length === 0);
  return (
    <>
      {answered.length > 0 && (
        <Box
          ref={ref}
          component="section"
          aria-labelledby={id}
          sx={{ mb: 2, minHeight: isWaiting ? (minHeight ?? undefined) : undefined }}
        >
          <Typography id={id} component="h2" variant="h6" sx={{ mb: 1 }}>
            {translate('todo.title')}
          </Typography>
          {isWaiting ? <Waiting /> : isIdle ? <NothingToDo /> : <Works answered={answered} today={today} />}
        </Box>
      )}
      {/* Drawn already, so that its queries go with the same request. */}
      <Box sx={isReserved ? { visibility: 'hidden' } : {}}>{children}</Box>
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

interface WorksProps {
  readonly answered: readonly AnsweredTodo[];
  readonly today: string;
}

/** Late work, the kind of the oldest first; then each kind of work, what is due next first. */
const Works = ({ answered, today }: WorksProps) => {
  const translate = useTranslate();
  const lateId = useId();
  const hasFailed = answered.every(({ answer }) => answer.isLoadingError);
  const retry = (): void => {
    for (const { answer } of answered) void answer.refetch();
  };
  if (hasFailed) return <Failure message={translate('todo.failed')} onRetry={retry} />;
  const { late, next } = sortWork(
    answered.flatMap(({ todo, filter, answer: { data } }) =>
      data ? [{ todo, filter, records: data.data, total: data.total ?? data.data.length }] : [],
    ),
    today,
  );
  const failed = answered.filter(({ answer }) => answer.isLoadingError);
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
            {late.map(({ work, records }) => (
              <Kind key={work.todo.name} work={work} records={records} isLate />
            ))}
          </Box>
        )}
        {next.map(({ work, records }) => (
          <Kind key={work.todo.name} work={work} records={records} />
        ))}
      </Card>
    </>
  );
};

const HEADING = { px: 2, pt: 1.5, fontWeight: 700, color: 'error.main' } as const;

/** Marked by a bar and a word, not by colour alone. */
const LATE = { boxShadow: 'inset 3px 0 var(--mui-palette-error-main)' } as const;

/** The most frequent tasks of a club. */
const OFTEN = [
  { resource: 'licences', type: 'create', label: 'resources.licences.create' },
  { resource: 'licence-renewals', type: 'list', label: 'renewals.action' },
  { resource: 'persons', type: 'create', label: 'resources.persons.create' },
] as const;

/** That nothing waits, and what one may have come for instead. */
const NothingToDo = () => {
  const translate = useTranslate();
  const mayOpen = useMayOpen();
  if (!useHasClub()) return <Typography>{translate('todo.noneAbove')}</Typography>;
  return (
    <>
      <Typography>{translate('todo.none')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {OFTEN.filter(mayOpen).map((task) => (
          <TaskLink key={task.resource} {...task} />
        ))}
      </Box>
    </>
  );
};

/** The way to a task; nothing for who only reads. */
const TaskLink = ({ resource, type, label }: (typeof OFTEN)[number]) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!useCanCreate(OF_CLUB, resource)) return null;
  return (
    <Button variant="outlined" component={LinkBase} to={createPath({ resource, type })}>
      {translate(label)}
    </Button>
  );
};

type Answer = UseQueryResult<{
  readonly data: readonly RaRecord[];
  readonly total?: number | null | undefined;
}>;

/** A to-do and what the server answers to it. */
interface AnsweredTodo {
  readonly todo: Todo;
  /** Filter of the list that shows all of them. */
  readonly filter: ReturnType<Todo['filter']>;
  readonly answer: Answer;
}

/** Records of each work that are shown. */
const SHOWN = 5;

/** The to-dos of the features that the reader may see, the most pressing first; queried in one request. */
const useTodos = (): { readonly answered: readonly AnsweredTodo[]; readonly today: string } => {
  const { organization } = useScope(['organization']);
  const hasClub = useHasClub();
  const ofClubs = useClubFilter();
  const { season } = use(WorkingSeasonContext);
  const directory = useDirectory();
  const dataProvider = useDataProvider<AppDataProvider>();
  const features = useFeatures();
  const mayOpen = useMayOpen();
  const [today] = useState(() => dayOf(new Date()));
  const iri = organization?.['@id'] ?? null;
  const at = { club: iri ?? '', level: levelOf(iri ?? ''), season: season?.['@id'] ?? null, today };
  const todos = features
    .flatMap((feature) => feature.todos ?? [])
    .filter(({ above }) => iri !== null && (above !== true) === hasClub)
    .filter(({ seasonal }) => seasonal !== true || at.season !== null)
    .filter(({ resource }) => mayOpen({ resource }))
    .toSorted((one, other) => one.order - other.order)
    .map((todo) => ({ todo, filter: todo.filter(at) }));
  const answers = useQueries({
    queries: todos.map(({ todo: { name, resource, scope, select, orderBy }, filter }) => ({
      queryKey: [resource, 'todo', name, filter, iri],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => {
        const collection = directory.byName(resource)?.path ?? '';
        const conditions = { ...filter, ...(scope ? ofClubs(scope) : {}) };
        const todoQuery = Object.entries(conditions).reduce(
          (all, [path, value]) => all.where(path, value),
          query(`todo ${collection}`, collection).select(...select),
        );
        return dataProvider.query(todoQuery.orderBy(orderBy).pagination({ limit: SHOWN }), { signal });
      },
    })),
  });
  const answered = todos.flatMap((todo, index) => {
    const answer = answers[index];
    return answer ? [{ ...todo, answer }] : [];
  });
  return { answered, today };
};
