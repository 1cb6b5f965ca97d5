import type { Description } from '../../schema/description.ts';
import { OwnRowsFilter } from './OwnRowsFilter.tsx';
import { ListRows } from './ListRows.tsx';
import { ListStatus } from './ListStatus.tsx';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { SchemaFilters } from './SchemaFilters.tsx';

interface ListPartsProps {
  readonly config: ResourceConfig;
  readonly description: Description;
}

/** What stands on the card of a generated list. */
export const ListParts = (view: ListPartsProps) => (
  <>
    <SchemaFilters {...view} />
    <OwnRowsFilter config={view.config} />
    <ListStatus />
    <ListRows {...view} />
  </>
);
