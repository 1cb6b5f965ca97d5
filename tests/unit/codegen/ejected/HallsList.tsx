import { Cell } from '../../../../src/views/Cell.tsx';
import { ListRows } from '../../../../src/views/ListRows.tsx';
import { ListStatus } from '../../../../src/views/ListStatus.tsx';
import { SchemaFilters } from '../../../../src/views/SchemaFilters.tsx';
import { SchemaList, type SchemaListProps } from '../../../../src/views/SchemaList.tsx';

/** The list of 'halls'. A cell may be any component that takes the props of `Cell`. */
export const HallsList = (props: SchemaListProps) => (
  <SchemaList {...props}>
    {(view) => (
      <>
        <SchemaFilters {...view} />
        <ListStatus />
        <ListRows
          {...view}
          cells={{
            name: Cell,
            'address.addressLocality': Cell,
            numberOfTables: Cell,
            homologationCategory: Cell,
            homologationLevel: Cell,
          }}
        />
      </>
    )}
  </SchemaList>
);
