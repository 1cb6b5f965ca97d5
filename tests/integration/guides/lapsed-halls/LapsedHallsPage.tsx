import { isPast } from 'date-fns';
import { ListBase, RecordsIterator, type RaRecord } from 'react-admin';
import type { SportHall } from '../../../../src/generated/resources.ts';

import { ListStatus } from '../../../../src/views/list/ListStatus.tsx';
import { ViewHeader } from '../../../../src/views/page/ViewHeader.tsx';

export const LapsedHallsPage = () => (
  <ListBase resource="halls" perPage={100} disableSyncWithLocation>
    <ViewHeader title="" parents={[]} />
    <ListStatus />
    <ul>
      <RecordsIterator<SportHall & RaRecord>
        render={({ id, name, homologationEndDate: end }) => end && isPast(end) && <li key={id}>{name}</li>}
      />
    </ul>
  </ListBase>
);
