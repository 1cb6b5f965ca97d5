import { describe, expect, it } from 'vitest';
import { medicalMention } from '../../../src/rules/medicalMention.ts';

const mentionFor = (facts: Partial<Parameters<typeof medicalMention>[0]>) =>
  medicalMention({
    birthDate: '1990-03-02',
    type: 'T',
    day: '2026-11-22',
    certificates: [],
    mentions: ['C'],
    ...facts,
  });
const CHILD = '2012-03-02';

describe('medicalMention (R2.152)', () => {
  it('requires nothing of an adult with a certificate of less than a year', () => {
    expect(mentionFor({ certificates: ['2025-11-23'] })).toEqual({
      settled: 'C',
      offered: ['C'],
      needsCertificate: false,
    });
    expect(mentionFor({ certificates: ['2025-11-22'] }).settled).toBeNull();
  });

  it('requires nothing of a minor with a certificate of less than six months', () => {
    expect(mentionFor({ birthDate: CHILD, certificates: ['2026-05-23'] }).settled).toBe('C');
    expect(mentionFor({ birthDate: CHILD, certificates: ['2026-05-22'] }).settled).toBeNull();
  });

  it('does not count a certificate dated in the future', () => {
    expect(mentionFor({ certificates: ['2026-11-23'] }).settled).toBeNull();
    expect(mentionFor({ certificates: ['2026-11-22'] }).settled).toBe('C');
  });

  it('offers no attestation where an answer to the questionnaire was yes', () => {
    expect(mentionFor({ attests: false })).toEqual({ settled: null, offered: ['N'], needsCertificate: true });
    expect(mentionFor({ birthDate: CHILD, attests: false })).toEqual({
      settled: null,
      offered: [],
      needsCertificate: true,
    });
  });

  it('requires of a minor the attestation of minors each season, whatever the seasons before had', () => {
    for (const mentions of [['U'], ['U', 'U', 'U'], [null], []])
      expect(mentionFor({ birthDate: CHILD, mentions })).toEqual({
        settled: null,
        offered: ['U'],
        needsCertificate: false,
      });
  });

  it('takes an attestation of an adult for two renewals after a certificate, then wants a new one', () => {
    expect(mentionFor({ mentions: ['C'] }).offered).toEqual(['A', 'N']);
    expect(mentionFor({ mentions: ['A', 'C'] }).offered).toEqual(['A', 'N']);
    expect(mentionFor({ mentions: ['A', 'A', 'C'] })).toEqual({
      settled: null,
      offered: ['N'],
      needsCertificate: true,
    });
  });

  it.each([
    ['a season without play', ['N', 'C']],
    ['a season without mention', [null, 'C']],
    ['the attestation of a minor who has come of age', ['U', 'C']],
    ['no season at all', []],
  ])('finds the chain of an adult broken by %s', (_what, mentions) => {
    expect(mentionFor({ mentions })).toMatchObject({ offered: ['N'], needsCertificate: true });
  });

  it('carries over that an officer does not play', () => {
    expect(mentionFor({ type: 'A', mentions: ['N', 'N'] }).settled).toBe('N');
    expect(mentionFor({ type: 'T', mentions: ['N', 'N'] }).settled).toBeNull();
    expect(mentionFor({ type: 'A', mentions: ['A', 'C'] }).offered).toEqual(['A', 'N']);
  });

  it('counts years by the calendar: of age on the birthday, not the day before', () => {
    expect(mentionFor({ birthDate: '2008-11-22', mentions: ['C'] }).offered).toEqual(['A', 'N']);
    expect(mentionFor({ birthDate: '2008-11-23', mentions: ['C'] }).offered).toEqual(['U']);
  });

  it('reaches back over the turn of a year and over months without such a day', () => {
    expect(mentionFor({ birthDate: CHILD, day: '2027-02-10', certificates: ['2026-08-11'] }).settled).toBe(
      'C',
    );
    expect(
      mentionFor({ birthDate: CHILD, day: '2027-02-10', certificates: ['2026-08-10'] }).settled,
    ).toBeNull();
    expect(mentionFor({ birthDate: CHILD, day: '2026-08-31', certificates: ['2026-03-01'] }).settled).toBe(
      'C',
    );
  });
});
