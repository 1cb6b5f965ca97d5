import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { embedded, reference, references, rows } from '../model/relationFields.ts';
import {
  bool,
  cents,
  choice,
  date,
  datetime,
  fact,
  int,
  numberChoice,
  string,
  text,
  work,
} from '../model/scalarFields.ts';
import { opinionFields } from './opinionFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

const fields = {
  identifier: string('N° d’homologation', { max: 20, readOnly: true }),
  name: string('Nom / libellé', { required: true, max: 120 }),
  type: choice(
    'Type',
    {
      I: 'International',
      A: 'National A',
      B: 'National B',
      R: 'Régional',
      D: 'Départemental',
      P: 'Promotionnel',
    },
    { required: true },
  ),
  club: reference('Club', 'club', { createOnly: true, shows: ['identifier', 'name'] }),
  organization: reference('Structure', 'organization', { createOnly: true, shows: ['identifier', 'name'] }),
  season: reference('Saison', 'season', { required: true, createOnly: true }),
  startDate: date('Date de début', { required: true }),
  endDate: date('Date de fin', { required: true, notBefore: 'startDate' }),
  registrationDeadline: datetime('Limite d’inscription', { required: true }),
  address: embedded('Adresse', 'address', {
    required: true,
    only: [
      'name',
      'streetAddress',
      'disambiguatingDescription',
      'postalCode',
      'addressLocality',
      'latitude',
      'longitude',
    ],
  }),
  sportHall: reference('Salle', 'sport-hall'),
  numberOfTables: int('Nombre de tables', { required: true, from: 1, to: 200 }),
  ball: string('Balles', { max: 60 }),
  contacts: rows('Contacts', 'contact', {
    mappedBy: 'tournamentRequest',
    required: true,
    minCount: 1,
    maxCount: 3,
  }),
  referee: reference('Juge-arbitre', 'person', { required: true }),
  assistantReferees: references('Juges-arbitres adjoints', 'person'),
  page: string('Site internet', { url: true }),
  onlineRegistration: bool('Inscription en ligne', { default: false }),
  rules: file('Règlement', { required: true, mimeTypes: ['application/pdf'] }),
  engagmentSheet: file('Fiche d’engagement', { mimeTypes: ['application/pdf'] }),
  tables: rows('Tableaux', 'table', {
    mappedBy: 'tournamentRequest',
    required: true,
    minCount: 1,
    maxCount: 30,
  }),
  maxTablesPerDay: int('Tableaux par jour et joueur', { from: 1, default: 2 }),
  endowment: cents('Dotation totale', { readOnly: true, default: 0 }),
  fee: cents('Droit d’homologation', { readOnly: true }),
  competentLevel: choice(
    'Instance compétente',
    { committee: 'Comité', league: 'Ligue', federation: 'Fédération' },
    { readOnly: true },
  ),
  ...opinionFields,
  responses: rows('Avis des instances', 'response', { mappedBy: 'tournamentRequest', readOnly: true }),
  decision: embedded('Décision', 'tournament-decision', {
    readOnly: true,
    only: ['date', 'accountant', 'reason'],
  }),
  results: file('Résultats', { mimeTypes: ['application/pdf'] }),
  comment: text('Commentaire', { max: 2000 }),
  status: numberChoice(
    'État',
    [
      { value: 0, label: 'Brouillon' },
      { value: 1, label: 'Soumise' },
      { value: 2, label: 'Avis comité' },
      { value: 3, label: 'Avis ligue' },
      { value: 4, label: 'Décision fédérale en attente' },
      { value: 5, label: 'Homologuée' },
      { value: 6, label: 'Refusée' },
      { value: 7, label: 'Annulée' },
      { value: 8, label: 'Résultats transmis' },
    ],
    { required: true, default: 0 },
  ),
  todo: work('status', { decisions: { label: 'Décision attendue', states: ['1', '2', '3', '4'] } }),
  published: fact('Publié', 'status', ['5', '8']),
  finished: fact('Résultats connus', 'status', ['8']),
};

/** A tournament that a club or a body wants approved. `engagmentSheet` is spelt as public readers know it. */
export const tournamentRequest = entity('tournament-request', {
  path: '/tournament_requests',
  label: 'Demande de tournoi',
  twins: 'answered',
  represent: '${name}',
  access: {
    ...writtenByClubs('tournaments', 'tournaments.requests', ['club', 'organization']),
    publicFields: Object.keys(fields).filter(
      (name) => !['comment', 'motive', 'review', 'todo'].includes(name),
    ),
    anonymous: true,
    publicWhen: { path: 'published', test: { is: 'exact', values: [true] } },
  },
  states: {
    field: 'status',
    start: ['0', '1'],
    next: {
      0: { 1: 'club', 7: 'club' },
      1: { 0: 'club', 7: 'club', 2: 'above' },
      2: { 7: 'club', 3: 'above', 5: { level: 'competentLevel' }, 6: { level: 'competentLevel' } },
      3: { 7: 'club', 4: 'above', 5: { level: 'competentLevel' }, 6: { level: 'competentLevel' } },
      4: { 7: 'club', 5: 'federation', 6: 'federation' },
      5: { 7: 'club', 8: 'club' },
    },
    reasons: { 6: 'motive' },
    inputs: { 1: { 2: ['review', 'motive'] }, 2: { 3: ['review', 'motive'] } },
  },
  fields,
});
