import { expect, it } from 'vitest';
import { formatBirthDate } from '../../../src/i18n/formatBirthDate.ts';
import { ageOf, isMinor } from '../../../src/lib/ageOf.ts';

it('counts completed years, the birthday included (R9.21)', () => {
  expect(ageOf('2012-03-14', '2026-03-13')).toBe(13);
  expect(ageOf('2012-03-14', '2026-03-14')).toBe(14);
  expect(isMinor('2008-11-23', '2026-11-22')).toBe(true);
  expect(isMinor('2008-11-23', '2026-11-23')).toBe(false);
});

it('shows the age behind a birth date, of none to come (R9.22)', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect(formatBirthDate('2012-03-14T00:00:00+01:00', now)).toBe('14/03/2012 (14\u00a0ans)');
  expect(formatBirthDate('2025-11-01', now)).toBe('01/11/2025 (1\u00a0an)');
  expect(formatBirthDate('2027-01-01', now)).toBe('01/01/2027');
  expect(formatBirthDate('', now)).toBeNull();
});
