import { entity } from '../model/entity.ts';
import { reference, referential, referentials } from '../model/relationFields.ts';
import { bool, cents, choice, date, fact, float, int, string, work } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** Department and a sequence; given once for life, so that every season of a person shows the same number. */
export const licenceNumberPattern = /^(\d{2}|2[AB]|9[A-Z])\d{3,6}$/;

/** The title of one person for one season in one club. Number, category and ranking come from the server. */
export const licence = entity('licence', {
  path: '/licences',
  label: 'Licence',
  twins: 'refused',
  represent: '${identifier}',
  access: writtenByClubs('licences', 'licences.list', ['club']),
  fields: {
    identifier: string('N° de licence', { max: 8, readOnly: true, pattern: licenceNumberPattern }),
    person: reference('Personne', 'person', { required: true, createOnly: true }),
    type: referential('Type', 'LicenceType', { required: true }),
    category: referential('Catégorie', 'AgeCategory', { readOnly: true }),
    medical: referential('Mention médicale', 'MedicalMention', { required: true }),
    certificate: reference('Certificat médical', 'certificate'),
    practiceForms: referentials('Formes de pratique', 'PracticeForm', { required: true, minCount: 1 }),
    insurance: referential('Assurance', 'Insurance', { required: true }),
    season: reference('Saison', 'season', { required: true, createOnly: true }),
    club: reference('Club', 'club', { required: true, createOnly: true }),
    state: choice(
      'État',
      {
        draft: 'Brouillon',
        pending: 'En attente',
        validated: 'Validée',
        suspended: 'Suspendue',
        cancelled: 'Annulée',
      },
      { required: true, default: 'pending' },
    ),
    valid: fact('Licence valide', 'state', ['validated']),
    suspended: fact('Licence suspendue', 'state', ['suspended']),
    todo: work('state', { validations: { label: 'Validation attendue', states: ['pending'] } }),
    origin: choice(
      'Origine',
      {
        creation: 'Création',
        renewal: 'Renouvellement',
        mutation: 'Mutation',
        transfer: 'Transfert',
        event: 'Événement',
      },
      { required: true, default: 'creation' },
    ),
    eventType: reference('Événement', 'club-event'),
    eventCount: int('Nombre d’événements', { from: 1, readOnly: true }),
    validationDate: date('Date de validation'),
    firstLicenceDate: date('Première licence', { past: true }),
    amount: cents('Montant dû'),
    corpo: bool('Corporatif', { default: false }),
    corpoClub: reference('Club corporatif', 'club'),
    foreign: bool('Étranger', { default: false }),
    mutatedAt: date('Muté le', { readOnly: true }),
    points: float('Points officiels', { readOnly: true }),
    monthlyPoints: float('Points mensuels', { readOnly: true }),
    previousMonthlyPoints: float('Anciens points mensuels', { readOnly: true }),
    initialPoints: float('Points de début de saison', { readOnly: true }),
    ranking: int('Classement', { readOnly: true }),
    numbered: bool('Numéroté(e)', { readOnly: true, default: false }),
    nationalRank: int('Rang national', { readOnly: true }),
    regionalRank: int('Rang régional', { readOnly: true }),
    departmentalRank: int('Rang départemental', { readOnly: true }),
  },
});
