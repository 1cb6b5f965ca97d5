import { expect, it } from 'vitest';
import { eventsOf } from '../../../src/schema/eventsOf.ts';
import { describeFields } from '../../support/describeFields.ts';

it('lists what happened to a record by its days, the newest first, without spans and what is to come', () => {
  const date = { type: 'date' };
  const fields = describeFields({
    requestDate: date,
    decisionDate: date,
    effectDate: date,
    validationDate: date,
    birthDate: date,
    startDate: date,
    validUntil: date,
    dueDate: date,
    name: {},
  });
  const record = {
    requestDate: '2026-06-02T00:00:00+02:00',
    decisionDate: '2026-06-24T00:00:00+02:00',
    effectDate: '2026-12-01T00:00:00+01:00',
    validationDate: '2026-06-10T00:00:00+02:00',
    birthDate: '1990-01-01T00:00:00+01:00',
    startDate: '2026-01-01T00:00:00+01:00',
    validUntil: '2026-02-01T00:00:00+01:00',
    dueDate: '2026-07-28T00:00:00+02:00',
    name: '2026-01-01',
  };
  const events = eventsOf(record, fields, '2026-11-23').map(({ field, day }) => `${day} ${field.name}`);
  expect(events).toEqual(['2026-06-24 decisionDate', '2026-06-10 validationDate', '2026-06-02 requestDate']);
  expect(eventsOf(null, fields, '2026-11-23')).toEqual([]);
});
