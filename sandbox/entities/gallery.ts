import { entity } from '../model/entity.ts';
import { file, files, image } from '../model/fileFields.ts';
import { embedded, reference, references, referential, referentials, rows } from '../model/relationFields.ts';
import {
  bool,
  cents,
  choice,
  date,
  datetime,
  float,
  int,
  json,
  list,
  multipleChoice,
  numberChoice,
  string,
  text,
  time,
} from '../model/scalarFields.ts';
import { licenceNumberPattern } from './licence.ts';
import { postalAddressField } from './postalAddressField.ts';
import { writtenByClubs } from './writtenByClubs.ts';

const TEXTS = { group: 'Textes' };
const FORMS = { group: 'Formes imposées' };
const NUMBERS = { group: 'Nombres' };
const DATES = { group: 'Dates et heures' };
const CHOICES = { group: 'Choix' };
const RELATIONS = { group: 'Relations' };
const OBJECTS = { group: 'Objets' };
const LISTS = { group: 'Listes' };
const FILES = { group: 'Fichiers' };
const COMPUTED = { group: 'Valeurs calculées', readOnly: true };

/**
 * The sample of everything that a description can contain: each kind of field and each constraint is here at
 * least once, so that the generated views show, and are tried with, all of them.
 */
export const gallery = entity('gallery', {
  path: '/galleries',
  label: 'Galerie',
  twins: 'answered',
  represent: '${title}',
  access: writtenByClubs('club', 'club.resources', ['club']),
  fields: {
    title: string('Titre', { ...TEXTS, required: true, min: 3, max: 60 }),
    code: string('Code', {
      ...TEXTS,
      required: true,
      unique: true,
      pattern: /^[A-Z]{3}-\d{3}$/,
      max: 7,
      help: 'Trois capitales, un tiret, trois chiffres\u00a0: EXP-001',
    }),
    shortKey: string('Clé', { ...TEXTS, exact: 4, help: 'Quatre caractères' }),
    nickname: string('Surnom', { ...TEXTS, max: 30, without: /[<>]/, help: 'Sans chevrons' }),
    summary: text('Résumé', { ...TEXTS, max: 500 }),
    content: text('Contenu', { ...TEXTS, max: 20_000 }),

    email: string('Courriel', { ...FORMS, max: 180, email: true }),
    site: string('Site internet', { ...FORMS, url: true }),
    phone: string('Téléphone', { ...FORMS, max: 20, pattern: /^\+?[0-9][0-9 .]{5,18}$/ }),
    color: string('Couleur', { ...FORMS, max: 7, pattern: /^#[0-9a-fA-F]{6}$/ }),
    licenceNumber: string('N° de licence', { ...FORMS, max: 8, pattern: licenceNumberPattern }),
    iban: string('IBAN', { ...FORMS, max: 42, iban: true }),
    writtenDate: string('Date écrite', { ...FORMS, max: 10, spells: 'Date', help: 'AAAA-MM-JJ' }),
    writtenDateTime: string('Date et heure écrites', {
      ...FORMS,
      max: 19,
      spells: 'DateTime',
      help: 'AAAA-MM-JJ hh:mm:ss',
    }),
    writtenTime: string('Heure écrite', { ...FORMS, max: 8, spells: 'Time', help: 'hh:mm:ss' }),

    seats: int('Places', { ...NUMBERS, required: true, from: 1, to: 500 }),
    rank: int('Rang', { ...NUMBERS, from: 1 }),
    score: int('Points', { ...NUMBERS, above: 0 }),
    year: int('Année', { ...NUMBERS, above: 1900, below: 2100 }),
    floor: int('Étage', { ...NUMBERS, to: 12 }),
    price: cents('Prix', { ...NUMBERS, required: true }),
    discount: cents('Remise', { ...NUMBERS, to: 10_000 }),
    occupancy: float('Taux de remplissage', { ...NUMBERS, from: 0, to: 100 }),
    surface: float('Surface (m²)', { ...NUMBERS, above: 0 }),

    openingDate: date('Ouverture', { ...DATES, required: true }),
    closingDate: date('Fermeture', { ...DATES, notBefore: 'openingDate' }),
    foundedOn: date('Créée le', { ...DATES, past: true }),
    opensAt: time('Ouvre à', DATES),
    closesAt: time('Ferme à', DATES),
    meetingAt: datetime('Prochaine réunion', DATES),

    status: choice(
      'État',
      {
        draft: { label: 'Brouillon', color: '#6b7280', help: 'Visible du club seulement' },
        published: { label: 'Publiée', color: '#15803d' },
        closed: { label: 'Fermée', color: '#b91c1c' },
        archived: { label: 'Archivée', disabled: true, help: 'Décidé par la fédération' },
      },
      { ...CHOICES, required: true, default: 'draft' },
    ),
    size: choice(
      'Taille',
      {
        XS: 'Très petite',
        S: 'Petite',
        M: 'Moyenne',
        L: 'Grande',
        XL: 'Très grande',
        XXL: 'Immense',
        XXXL: 'Démesurée',
      },
      CHOICES,
    ),
    level: numberChoice(
      'Niveau',
      [
        { value: 1, label: 'Départemental' },
        { value: 2, label: 'Régional' },
        { value: 3, label: 'National' },
      ],
      CHOICES,
    ),
    days: multipleChoice(
      'Jours d’ouverture',
      {
        monday: 'Lundi',
        tuesday: 'Mardi',
        wednesday: 'Mercredi',
        thursday: 'Jeudi',
        friday: 'Vendredi',
        saturday: 'Samedi',
        sunday: 'Dimanche',
      },
      { ...CHOICES, minCount: 1, maxCount: 6 },
    ),
    accessible: bool('Accessible aux fauteuils', { ...CHOICES, required: true, default: false }),
    guided: bool('Visite guidée', CHOICES),

    club: reference('Club', 'club', { ...RELATIONS, required: true, createOnly: true }),
    season: reference('Saison', 'season', { ...RELATIONS, required: true }),
    country: referential('Pays', 'Country', RELATIONS),
    curator: reference('Responsable', 'person', RELATIONS),
    licence: reference('Licence du responsable', 'licence', {
      ...RELATIONS,
      help: 'De la saison choisie',
    }),
    organization: reference('Structure partenaire', 'organization', RELATIONS),
    practiceForms: referentials('Formes de pratique', 'PracticeForm', {
      ...RELATIONS,
      required: true,
      minCount: 1,
    }),
    guests: references('Invités', 'person', { ...RELATIONS, maxCount: 3 }),

    venue: embedded('Salle', 'gallery-venue', {
      ...OBJECTS,
      only: ['name', 'capacity', 'opensAt', 'address'],
    }),
    mailingAddress: postalAddressField('Adresse postale', OBJECTS),

    tags: list('Mots-clés', { ...LISTS, max: 20, maxCount: 5, distinct: true }),
    dimensions: list('Dimensions', {
      ...LISTS,
      max: 10,
      minCount: 2,
      maxCount: 2,
      help: 'Longueur et largeur',
    }),
    lines: rows('Lignes', 'gallery-line', {
      ...LISTS,
      mappedBy: 'gallery',
      minCount: 1,
      maxCount: 5,
    }),

    poster: file('Affiche', { ...FILES, mimeTypes: ['application/pdf', 'image/*'] }),
    attachments: files('Pièces jointes', {
      ...FILES,
      maxCount: 3,
      mimeTypes: ['application/pdf', 'image/*', 'text/plain', 'text/csv'],
    }),
    photo: image('Photo', FILES),

    duration: int('Durée (jours)', COMPUTED),
    settings: json('Réglages', { ...COMPUTED, help: 'Écrits par le serveur' }),
  },
});
