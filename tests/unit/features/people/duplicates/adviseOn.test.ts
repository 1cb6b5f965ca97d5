import { describe, expect, it } from 'vitest';
import { adviseOn } from '../../../../../src/features/people/duplicates/adviseOn.ts';

const candidate = (id: number, licences: number, certificates = 0) => ({
  iri: `/api/people/${id}`,
  record: {},
  counts: { licences, certificates },
});

describe('of several records of one person', () => {
  it('the one on which most hangs is kept', () => {
    expect(adviseOn([candidate(3, 1), candidate(9, 1, 2)])).toEqual({
      kept: '/api/people/9',
      because: 'fullest',
    });
  });

  it('the oldest is kept where as much hangs on each', () => {
    expect(adviseOn([candidate(12, 2), candidate(9, 1, 1)])).toEqual({
      kept: '/api/people/9',
      because: 'oldest',
    });
    expect(adviseOn([])).toBeNull();
  });
});
