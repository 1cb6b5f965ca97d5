import { describe, expect, it } from 'vitest';
import { copyTournament } from '../../../../src/features/tournaments/copyTournament.ts';

describe('the copy of an earlier tournament', () => {
  it('moves its days to the same days of the week a year later, and keeps the hours', () => {
    expect(
      copyTournament({
        name: 'Tournoi du club',
        startDate: '2026-06-13T00:00:00+02:00',
        endDate: '2026-06-14T00:00:00+02:00',
        registrationDeadline: '2026-06-10T20:30:00+02:00',
        tables: [{ code: 'A', date: '2026-06-13', time: '1970-01-01T09:30:00', acceptedEntries: 12 }],
      }),
    ).toEqual({
      name: 'Tournoi du club',
      startDate: '2027-06-12T00:00:00',
      endDate: '2027-06-13T00:00:00',
      registrationDeadline: '2027-06-09T20:30:00',
      tables: [
        { code: 'A', date: '2027-06-12T00:00:00', time: '1970-01-01T09:30:00', acceptedEntries: null },
      ],
    });
  });

  it('leaves behind what belongs to that year alone, and what is empty', () => {
    const own = {
      season: '/api/seasons/2',
      status: 5,
      rules: { name: 'reglement.pdf' },
      results: {},
      ball: null,
    };
    expect(copyTournament({ ...own, numberOfTables: 12 })).toEqual({ numberOfTables: 12 });
  });

  it('takes a day that is none as it is', () => {
    expect(copyTournament({ startDate: 'bientôt' })).toEqual({ startDate: 'bientôt' });
  });
});
