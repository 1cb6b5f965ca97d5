import type { Field } from '../model/field.ts';
import { reference } from '../model/relationFields.ts';
import { date, float, int, string } from '../model/scalarFields.ts';

/** From a day on, and to another where one is known. */
export const period = {
  startDate: date('Date de début', { required: true }),
  endDate: date('Date de fin', { notBefore: 'startDate' }),
};

/** Club and season of a record, both chosen once. */
export const clubSeason = {
  club: reference('Club', 'club', { required: true, createOnly: true }),
  season: reference('Saison', 'season', { required: true, createOnly: true }),
};

export const personName = {
  familyName: string('Nom', { required: true, max: 80 }),
  givenName: string('Prénom', { required: true, max: 80 }),
};

/** A position on the earth, in degrees. */
export const coordinates = {
  latitude: float('Latitude', { from: -90, to: 90 }),
  longitude: float('Longitude', { from: -180, to: 180 }),
};

/** The owner of a further contact point or address: exactly one of the two. The main ones name neither. */
export const holderFields = {
  person: reference('Personne', 'person', { createOnly: true }),
  organization: reference('Structure', 'organization', { createOnly: true }),
};

/** The record whose row this is, by the name of its field, and the place among its rows. */
export const rowOf = (parent: string, label: string, target: string): Readonly<Record<string, Field>> => ({
  [parent]: reference(label, target, { required: true, hidden: true }),
  position: int('Ordre', { hidden: true }),
});
