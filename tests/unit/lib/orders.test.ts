import { describe, expect, it } from 'vitest';
import { toOrders, toSort, withOrder } from '../../../src/lib/orders.ts';

describe('the orders of a list', () => {
  it('are one field and one direction, with further ones behind the field (R4.26)', () => {
    expect(toOrders({ field: 'familyName', order: 'DESC' })).toEqual([
      { path: 'familyName', direction: 'desc' },
    ]);
    expect(toOrders({ field: 'club.name,-birthDate, id', order: 'ASC' })).toEqual([
      { path: 'club.name', direction: 'asc' },
      { path: 'birthDate', direction: 'desc' },
      { path: 'id', direction: 'asc' },
    ]);
    expect(toOrders({ field: ',,', order: 'ASC' })).toEqual([]);
  });

  it.each([
    { field: 'date', order: 'DESC' },
    { field: 'familyName,-birthDate,id', order: 'ASC' },
  ])('are written as they were read: %j', (sort) => {
    expect(toSort(toOrders(sort))).toEqual(sort);
  });

  it('grow by one at their end, which is turned when it is taken again', () => {
    const one = toOrders({ field: 'familyName', order: 'ASC' });
    const two = withOrder(one, 'birthDate');
    expect(toSort(two)).toEqual({ field: 'familyName,birthDate', order: 'ASC' });
    expect(toSort(withOrder(two, 'birthDate'))).toEqual({ field: 'familyName,-birthDate', order: 'ASC' });
    expect(toSort(withOrder(two, 'familyName'))).toEqual({ field: 'familyName,birthDate', order: 'DESC' });
  });
});
