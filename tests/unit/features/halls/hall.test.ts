import { expect, it } from 'vitest';
import { homologationWarning, toHall } from '../../../../src/features/halls/hall.ts';

it('warns of an homologation that is over or soon will be (R2.36)', () => {
  const warn = (homologatedTo: string) => homologationWarning({ homologatedTo }, '2026-11-22');
  expect(warn('2026-11-21')).toBe('expired');
  expect(warn('2026-11-22')).toBe('expiring');
  expect(warn('2027-02-20')).toBe('expiring');
  expect(warn('2027-02-21')).toBeNull();
  expect(warn('')).toBeNull();
});

it('reads a hall with its hours in the order of the week, and leaves out a position that is none (R2.170)', () => {
  const record = {
    '@id': '/api/club_sport_halls/3',
    main: true,
    sportHall: {
      name: 'Gymnase Jean-Moulin',
      latitude: 120,
      longitude: 2.6,
      numberOfTables: 12,
      homologationCategory: 'B1',
      address: { streetAddress: '1 rue du Stade', postalCode: '77170', addressLocality: 'Brie' },
    },
    slots: [
      { day: 'friday', startTime: '20:00:00', endTime: '22:30:00' },
      {
        day: 'tuesday',
        startTime: '1970-01-01T18:00:00+01:00',
        endTime: '20:00',
        public: { name: 'Jeunes' },
      },
    ],
  };
  expect(toHall(record)).toMatchObject({
    iri: '/api/club_sport_halls/3',
    isMain: true,
    address: '1 rue du Stade, 77170 Brie',
    category: 'B1',
    position: null,
    slots: [
      { day: 'tuesday', start: '18:00', end: '20:00', audience: 'Jeunes' },
      { day: 'friday', start: '20:00', end: '22:30', audience: null },
    ],
  });
});
