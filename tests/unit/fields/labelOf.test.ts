import { describe, expect, it } from 'vitest';
import { labelOf } from '../../../src/fields/labelOf.ts';
import { resources } from '../../../src/resources/index.ts';

const persons = {
  name: 'persons',
  entity: 'person',
  path: '/people',
  recordRepresentation: ['familyName', 'givenName', 'club.name'],
};

describe('labelOf', () => {
  it('joins the fields that the resource declares, as far as they are known', () => {
    const club = { name: 'TT Colmar' };
    expect(labelOf({ familyName: 'Dupont', givenName: 'Marie', club }, persons)).toBe(
      'Dupont Marie TT Colmar',
    );
    expect(labelOf({ familyName: 'Dupont', givenName: null, club: {} }, persons)).toBe('Dupont');
  });

  it('names a licence by the full name of its person and its identifier (R3.175)', () => {
    const licence = { identifier: '771234', person: { givenName: 'Marie', familyName: 'Dupont' } };
    const licences = resources.find(({ name }) => name === 'licences');
    expect(labelOf(licence, licences)).toBe('Dupont Marie 771234');
    expect(labelOf(licence, licences && { ...licences, separator: ' – ' })).toBe('Dupont – Marie – 771234');
  });

  it('leaves out what the resource says, from a name and from a number', () => {
    const contests = resources.find(({ name }) => name === 'contests');
    expect(labelOf({ name: 'FED_Championnat par équipes' }, contests)).toBe('Championnat par équipes');
    expect(labelOf({ name: 'L08_R2' }, contests)).toBe('R2');
    expect(labelOf('/api/contests/3', contests)).toBe('n° 3');
  });

  it.each(resources.filter(({ recordRepresentation = [] }) => recordRepresentation.join() === 'season.name'))(
    'names what is of a season by more than the season: $name',
    (definition) => {
      expect(labelOf({ season: { name: '2026/2027' } }, definition)).toMatch(/^\p{Lu}\p{Ll}+ .*2026\/2027$/u);
    },
  );

  it('falls back to a usual name', () => {
    expect(labelOf({ identifier: '77', name: 'TT Colmar' })).toBe('TT Colmar');
    expect(labelOf({ code: 3 }, persons)).toBe('3');
  });

  it('falls back to the full name of the person a record represents (R3.164)', () => {
    const person = { familyName: 'Dupont', givenName: 'Marie' };
    expect(labelOf({ '@id': '/api/accountants/3', person })).toBe('Dupont Marie');
    expect(labelOf({ '@id': '/api/accountants/3', person: {} })).toBe('n° 3');
  });

  it('falls back to the team or the player on a side of a meeting', () => {
    const team = { '@id': '/api/teams/5834', name: "VAL D'YERRES PING 3" };
    expect(labelOf({ '@id': '/api/opponents/11', team })).toBe("VAL D'YERRES PING 3");
    const player = { identifier: '7712345', person: { givenName: 'Jean', familyName: 'DUPONT' } };
    expect(labelOf({ '@id': '/api/opponents/11', team: null, player })).toBe('DUPONT Jean');
    expect(labelOf({ '@id': '/api/opponents/11', team: '/api/teams/1' })).toBe('n° 11');
  });

  it('falls back to the number of the record', () => {
    expect(labelOf({ '@id': '/api/people/34' })).toBe('n° 34');
    expect(labelOf('/api/people/34', persons)).toBe('n° 34');
  });

  it('names a record of what the server alone knows by its first short text', () => {
    const loans = { name: 'loans', entity: 'loan', path: '/loans', isDiscovered: true } as const;
    const loan = { '@id': '/api/loans/01JBZ', '@type': 'Loan', id: '/api/loans/01JBZ', dueOn: '2026-12-01' };
    expect(labelOf({ ...loan, borrower: 'Chloé 2' }, loans)).toBe('Chloé 2');
    expect(labelOf({ ...loan, name: 'Prêt', borrower: 'Chloé 2' }, loans)).toBe('Prêt');
    expect(labelOf(loan, loans)).toBe('01JBZ');
    expect(labelOf({ '@id': '/api/people/34', state: 'valid' }, persons)).toBe('n° 34');
  });

  it.each([
    [{ specialty: 'cardio', lastName: 'Curie', firstName: 'Marie' }, 'Curie Marie'],
    [{ specialty: 'cardio', firstName: 'Marie', lastName: 'Curie', fullName: 'Marie Curie' }, 'Marie Curie'],
    [{ specialty: 'cardio', lastName: 'Curie', firstName: null }, 'Curie'],
    [{ statut: 'actif', prenom: 'Marie', nom: 'Curie' }, 'Curie Marie'],
    [{ statut: 'actif', libelle: 'Cardiologie' }, 'Cardiologie'],
    [{ url: 'https://example.org', originalName: 'plan.pdf' }, 'plan.pdf'],
    [{ duration: 'P0Y0M0DT0H30M0S', report: 'Rien' }, 'Rien'],
    [{ duration: 'PT30M' }, 'n° 1'],
  ])('names %j of what the server alone knows by what is called a name', (record, name) => {
    const visits = { name: 'visits', entity: 'visit', path: '/visits', isDiscovered: true } as const;
    expect(labelOf({ '@id': '/api/visits/1', ...record }, visits)).toBe(name);
  });

  it('falls back to what the address holds instead of a number', () => {
    expect(labelOf('/api/shelves/c++')).toBe('c++');
    expect(labelOf('/api/shelves/science%20fiction')).toBe('science fiction');
    expect(labelOf('/api/rooms/A/1', { name: 'rooms', entity: 'room', path: '/rooms' })).toBe('A/1');
  });

  it.each([null, undefined, 3, [], {}, { '@id': '_:b0' }, '', { name: {} }])('shows -- for %j', (record) => {
    expect(labelOf(record, persons)).toBe('--');
  });
});
