import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LinkBase, useCreatePath, useTranslate, type RaRecord } from 'react-admin';
import { useParams } from 'react-router';
import { idOf } from '../../lib/iri.ts';
import { toAddress } from '../../lib/toAddress.ts';
import type { Todo } from '../defineFeature.ts';

interface TodoCardProps {
  readonly todo: Todo;
  /** Filter of the list that shows all of them. */
  readonly filter: ReturnType<Todo['filter']>;
  /** The first of them. */
  readonly records: readonly RaRecord[];
  readonly total: number;
}

/** The number of some work and its first records, each leading to itself or to its sheet, all to the list of them. */
export const TodoCard = ({ todo, filter, records, total }: TodoCardProps) => {
  const { name, resource, opens, toLine } = todo;
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { clubId = '' } = useParams();
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
