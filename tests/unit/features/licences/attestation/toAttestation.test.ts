import { describe, expect, it } from 'vitest';
import { toAttestation } from '../../../../../src/features/licences/attestation/toAttestation.ts';

const licence = {
  identifier: '77812345',
  valid: true,
  points: 1234,
  validationDate: '2026-09-01T00:00:00+02:00',
  person: { familyName: 'LEFEBVRE', givenName: 'Camille', birthDate: '1991-04-17T00:00:00+02:00' },
  club: { '@id': '/api/clubs/7', name: "VAL D'YERRES PING" },
  practiceForms: [{ name: 'Compétition' }, { name: 'Loisir' }],
  season: { name: '2026/2027', startDate: '2026-07-01T00:00:00+02:00', endDate: '2027-06-30T00:00:00+02:00' },
  type: { name: 'Compétition' },
  category: { code: 'S', name: 'Senior' },
  medical: { name: 'Certificat médical présenté' },
  insurance: null,
};

describe('the attestation of a licence', () => {
  it('says who holds it, where, in which category and class, and by which mention', () => {
    expect(toAttestation(licence)).toEqual({
      number: '77812345',
      holder: 'LEFEBVRE Camille',
      address: [],
      isWoman: false,
      birthDate: '17/04/1991',
      clubIri: '/api/clubs/7',
      club: "VAL D'YERRES PING",
      season: '2026/2027',
      seasonStart: '01/07/2026',
      seasonEnd: '30/06/2027',
      practice: 'Compétition, Loisir',
      type: 'Compétition',
      category: 'Senior',
      ranking: { ranking: 12, points: 1234 },
      medical: 'Certificat médical présenté',
      insurance: null,
      validationDate: '01/09/2026',
    });
  });

  it('is addressed to its holder, where the town may be read', () => {
    const at = (mainAddress: object | null) =>
      toAttestation({ ...licence, person: { ...licence.person, mainAddress } })?.address;
    const whole = { streetAddress: '3 rue des Tilleuls', postalCode: '77185', addressLocality: 'Lognes' };
    expect(at({ ...whole, disambiguatingDescription: 'Bâtiment B' })).toEqual([
      '3 rue des Tilleuls',
      'Bâtiment B',
      '77185 Lognes',
    ]);
    expect(at({ ...whole, addressLocality: null })).toEqual([]);
    expect(at(null)).toEqual([]);
  });

  it('names the category of a woman by the word for women', () => {
    const person = { ...licence.person, gender: 'F' };
    expect(toAttestation({ ...licence, person })?.category).toBe('Dame');
  });

  it('goes by the rule where the stored category is another', () => {
    expect(toAttestation({ ...licence, category: { code: 'J4', name: 'Junior' } })?.category).toBe('S');
  });

  it.each([false, undefined])('is not given for a licence of which the server says valid: %s', (valid) => {
    expect(toAttestation({ ...licence, valid })).toBeNull();
  });
});
