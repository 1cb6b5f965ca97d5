import { Cell } from '../../../../src/views/table/Cell.tsx';
import { ListRows } from '../../../../src/views/list/ListRows.tsx';
import { ListStatus } from '../../../../src/views/list/ListStatus.tsx';
import { SchemaList, type SchemaListProps } from '../../../../src/views/SchemaList.tsx';

/** The list of 'halls'. A cell may be any component that takes the props of `Cell`. */
export const HallsList = (props: SchemaListProps) => (
  <SchemaList {...props}>
    {(view) => (
      <>
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
