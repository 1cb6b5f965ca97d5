import type { SortPayload } from 'react-admin';
import { toOrder, toSort } from '../../lib/orders.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';

/**
 * Order of a list before anybody chooses one: as its config says, then by number, so that pages never overlap. None where
 * the config has an empty one.
 */
export const startSort = ({ list }: ResourceConfig, number: 'id' | '-id' = 'id'): SortPayload =>
  toSort(list?.sort?.length === 0 ? [] : [...(list?.sort ?? []), number].map(toOrder));
