import { describe, expect, it } from 'vitest';
import { toLicenceStart } from '../../../../../src/features/licences/registration/toLicenceStart.ts';
import type { RenewalData, Licensee } from '../../../../../src/features/licences/renewal/renewal.ts';

const PERSON = { id: '/api/people/7', familyName: 'DUBOIS' };
const value = (id: number, code: string) => ({ iri: `/api/referentials/${id}`, code, name: code });
const deskOf = (type: string, forms: readonly string[]): RenewalData => {
  const last = { iri: '/api/licences/1', season: '2025/2026', type, forms, insurance: 'BASE' };
  return {
    licensees: [{ last } as unknown as Licensee],
    values: {
      LicenceType: [value(1, 'T'), value(2, 'I')],
      PracticeForm: [value(3, 'COMPETITION')],
      MedicalMention: [],
      Insurance: [value(4, 'BASE')],
    },
    categories: [],
    prices: [],
  };
};

describe('the form of a licence', () => {
  it('starts with its holder and what their last licence had, codes out of use left out', () => {
    expect(toLicenceStart(PERSON, deskOf('T', ['COMPETITION', 'OLD']))).toMatchObject({
      person: { '@id': '/api/people/7', familyName: 'DUBOIS' },
      type: { '@id': '/api/referentials/1' },
      practiceForms: [{ '@id': '/api/referentials/3' }],
      insurance: { '@id': '/api/referentials/4' },
    });
  });

  it('leaves the type to be chosen after a first contact, and all of it for whoever was never licensed', () => {
    expect(toLicenceStart(PERSON, deskOf('I', []))).not.toHaveProperty('type');
    expect(Object.keys(toLicenceStart(PERSON, null))).toEqual(['person']);
  });
});
