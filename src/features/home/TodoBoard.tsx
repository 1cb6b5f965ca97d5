import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LinkBase, useCreatePath, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { idOf } from '../../lib/iri.ts';
import { toAddress } from '../../lib/address.ts';
import { useClubId } from '../../session/useRouteIds.ts';
import { Failure } from '../../views/page/Failure.tsx';
import { Loading } from '../../views/page/Loading.tsx';
import type { Todo } from '../defineFeature.ts';
import { useTodos } from './useTodos.ts';

/** 'À faire': pending work of the club that the reader may see, with counts. */
export const TodoBoard = () => {
  const translate = useTranslate();
  const id = useId();
  const asked = useTodos();
  if (asked.length === 0) return null;
  const answers = asked.map(({ answer }) => answer);
  const isWaiting = answers.some(({ isPending }) => isPending);
  const hasFailed = answers.every(({ isError }) => isError);
  const isIdle = answers.every(({ data }) => data?.data.length === 0);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1 }}>
        {translate('todo.title')}
      </Typography>
      {isWaiting && <Loading />}
      {isIdle && <Alert severity="success">{translate('todo.none')}</Alert>}
      {hasFailed && (
        <Failure
          message={translate('todo.failed')}
          onRetry={() => {
            for (const { refetch } of answers) void refetch();
          }}
        />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        {asked.map(({ todo, filter, answer: { data, error, refetch } }) => {
          if (error && !hasFailed)
            return (
              <Failure
                key={todo.name}
                message={translate(`todo.${todo.name}.failed`)}
                onRetry={() => void refetch()}
              />
            );
          if (!data || data.data.length === 0) return null;
          return (
            <TodoCard
              key={todo.name}
              todo={todo}
              filter={filter}
              records={data.data}
              total={data.total ?? data.data.length}
            />
          );
        })}
      </Box>
    </Box>
  );
};

interface TodoCardProps {
  readonly todo: Todo;
  /** Filter of the list that shows all of them. */
  readonly filter: ReturnType<Todo['filter']>;
  /** The first of them. */
  readonly records: readonly RaRecord[];
  readonly total: number;
}

/** The number of some work and its first records, each leading to itself or to its sheet, all to the list of them. */
const TodoCard = ({ todo, filter, records, total }: TodoCardProps) => {
  const { name, resource, opens, toLine } = todo;
  const translate = useTranslate();
  const createPath = useCreatePath();
  const clubId = useClubId();
  const id = useId();
  const search = new URLSearchParams({ filter: JSON.stringify(filter) });
  const toPlace = (record: RaRecord): string =>
    opens
      ? toAddress(clubId, opens, { id: idOf(String(record.id)) ?? String(record.id) })
      : createPath({ resource, type: 'show', id: record.id });
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} component="h3" variant="subtitle1">
        {translate(`todo.${name}.title`, { smart_count: total })}
      </Typography>
      <List dense>
        {records.map((record) => {
          const { text, date } = toLine(record);
          return (
            <ListItem key={record.id} disableGutters sx={{ flexWrap: 'wrap', columnGap: 2 }}>
              <Link component={LinkBase} to={toPlace(record)}>
                {text}
              </Link>
              <Typography component="span" variant="body2" color="textSecondary">
                {translate(`todo.${name}.due`, { date })}
              </Typography>
            </ListItem>
          );
        })}
      </List>
      <Link component={LinkBase} to={`${createPath({ resource, type: 'list' })}?${search}`}>
        {translate(`todo.${name}.all`, { smart_count: total })}
      </Link>
    </Card>
  );
};
