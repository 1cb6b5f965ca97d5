import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useListContext } from 'react-admin';
import { useRegistry } from '../../fields/RegistryContext.tsx';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toOrders, toSort, toWritten, withOrder } from '../../lib/orders.ts';
import { kindOf } from '../../schema/kinds.ts';
import { SelectPage } from '../bulk/SelectBoxes.tsx';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import type { Column } from './useColumns.ts';

interface HeadingsProps {
  readonly columns: readonly Column[];
  readonly config: ResourceConfig;
  /** Paths that the server orders by; all where it does not say. */
  readonly orders: readonly string[] | undefined;
  readonly selectable: boolean;
  readonly hasTools: boolean;
}

/** The headings of a table; they stay in view below the bar, or where the bar was when it has slid away. */
export const Headings = ({ columns, config, orders, selectable, hasTools }: HeadingsProps) => {
  const translate = useTranslate();
  const isDown = useScrollTrigger({ target: window });
  return (
    <thead {...(isDown && { 'data-barless': '' })}>
      <tr>
        {selectable && (
          <th scope="col" data-box="" aria-label={translate('bulk.column')}>
            <SelectPage />
          </th>
        )}
        {columns.map((column) => (
          <Heading
            key={column.path}
            column={column}
            config={config}
            isOffered={orders?.includes(column.path) ?? true}
          />
        ))}
        {/* The tools below say what they do. */}
        {hasTools && <td data-tools="" aria-hidden="true" />}
      </tr>
    </thead>
  );
};

interface HeadingProps {
  readonly column: Column;
  readonly config: ResourceConfig;
  readonly isOffered: boolean;
}

/** A click orders the list by the column alone, one with Shift by it besides. */
const Heading = ({ column: { path, field }, config, isOffered }: HeadingProps) => {
  const labelOf = useFieldLabel();
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const { sortable, align } = useRegistry()[kindOf(field, config.fields?.[path])];
  const label = labelOf(field);
  const orders = toOrders(sort);
  const place = orders.findIndex((order) => order.path === path);
  const direction = orders[place]?.direction;
  // By number a list is ordered to the end: nothing behind it would count.
  const chosen = orders.filter((one) => one.path !== 'id');
  const isChosen = config.list?.sort?.join() !== chosen.map(toWritten).join();
  const next = direction === 'asc' ? 'DESC' : 'ASC';
  const order = (isFurther: boolean): void => {
    setSort(isFurther ? toSort(withOrder(chosen, path)) : { field: path, order: next });
  };
  const sortLabel = translate('ra.sort.sort_by', {
    field_lower_first: label.charAt(0).toLowerCase() + label.slice(1),
    order: translate(`ra.sort.${next}`),
  });
  return (
    <th
      scope="col"
      aria-label={label}
      data-align={align}
      {...(place === 0 && { 'aria-sort': direction === 'asc' ? 'ascending' : 'descending' })}
    >
      {sortable && isOffered ? (
        <button
          type="button"
          aria-label={place > 0 ? `${sortLabel} ${translate('table.rank', { rank: place + 1 })}` : sortLabel}
          title={`${sortLabel} ${translate('table.further')}`}
          // Else the whole title is heard behind the name that it begins with.
          // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role has it since ARIA 1.3
          aria-description={translate('table.further')}
          data-direction={direction}
          {...(direction && (place === 0 || isChosen) && { 'data-rank': place + 1 })}
          onClick={({ shiftKey }) => order(shiftKey)}
        >
          {label}
          {place > 0 && isChosen && <sup aria-hidden="true">{place + 1}</sup>}
        </button>
      ) : (
        label
      )}
    </th>
  );
};
