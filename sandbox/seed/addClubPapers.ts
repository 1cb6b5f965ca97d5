import type { ClubPeople } from './addPeople.ts';
import { AFFILIATION_FEE, type SeedSeason } from './addSeasons.ts';
import { clubs } from './data/clubs.ts';
import { entries } from './data/entries.ts';
import { organizationId } from './organizationId.ts';
import type { Tools } from './tools.ts';

const DEMO_CLUBS = 2;

/** Forms, contracts, subscriptions, accounts and the log of the first clubs. */
export const addClubPapers = (
  tools: Tools,
  people: readonly ClubPeople[],
  seasons: readonly SeedSeason[],
): void => {
  const season = seasons.at(-1);
  if (!season) return;
  const template = addForm(tools, season);
  addAutumnForm(tools, season);
  for (const [place, club] of clubs.slice(0, DEMO_CLUBS).entries()) {
    const organization = organizationId(club.number);
    addAnswer(tools, template, organization, place);
    addEmployee(tools, organization, people[place], season);
    addAccount(tools, organization, place);
    addLog(tools, organization);
    tools.rows.add('club-document', { club: organization, title: 'Statuts du club', category: 'statutes' });
    addAffiliation(tools, organization, seasons.at(-2));
    tools.rows.add('subscription', {
      organization,
      type: tools.referential('SubscriptionType', 'MAGAZINE'),
      quantity: 3,
      startDate: `${season.endYear - 1}-09-01`,
      endDate: `${season.endYear}-06-30`,
      amount: 10_500,
      email: `revue${place + 1}@example.org`,
      state: 'active',
      season: season.id,
    });
  }
};

/** Nobody has answered it yet; it has every type of question. */
const addAutumnForm = ({ rows }: Tools, season: SeedSeason): void => {
  const id = rows.add('form-template', {
    title: 'Bilan de rentrée',
    description: 'Quelques minutes suffisent. Vous pouvez vous arrêter et reprendre plus tard.',
    organization: organizationId('D77'),
    season: season.id,
    openDate: '2026-09-15T08:00:00Z',
    closeDate: `${season.endYear}-06-30T20:00:00Z`,
    audience: 'club',
    multiple: false,
    state: 'open',
  });
  for (const [position, question] of AUTUMN_QUESTIONS.entries())
    rows.add('form-question', {
      required: false,
      choices: [],
      ...question,
      order: position + 1,
      template: id,
      position,
    });
};

interface Question {
  readonly [name: string]: string | boolean | readonly string[];
}

const AUTUMN_QUESTIONS: readonly Question[] = [
  { section: 'Vie du club', label: 'Nom du responsable des jeunes', type: 'text', required: true },
  { section: 'Vie du club', label: 'Date de l’assemblée générale', type: 'date', required: true },
  { section: 'Vie du club', label: 'Faits marquants', type: 'textarea' },
  { section: 'Encadrement', label: 'Séances encadrées par semaine', type: 'int', required: true },
  {
    section: 'Encadrement',
    label: 'Encadrement principal',
    type: 'choice',
    required: true,
    choices: ['Bénévole', 'Salarié', 'Prestataire', 'Aucun'],
  },
  {
    section: 'Encadrement',
    label: 'Publics accueillis',
    type: 'multi',
    choices: ['4-7 ans', 'Jeunes', 'Adultes', 'Santé', 'Handi'],
    help: 'Plusieurs réponses possibles',
  },
  { section: 'Projets', label: 'Le club prépare-t-il un label\u202f?', type: 'bool', required: true },
  { section: 'Projets', label: 'Projet de club', type: 'file', help: 'Facultatif' },
];

interface Form {
  readonly id: number;
  readonly questions: readonly number[];
}

const addForm = ({ rows }: Tools, season: SeedSeason): Form => {
  const id = rows.add('form-template', {
    title: 'Enquête sur les équipements',
    description: 'Vos salles et vos besoins pour la prochaine olympiade.',
    organization: organizationId('D77'),
    season: season.id,
    openDate: '2026-09-01T08:00:00Z',
    closeDate: '2026-12-15T22:00:00Z',
    audience: 'club',
    multiple: false,
    state: 'open',
  });
  const questions = (
    [
      ['Nombre de tables utilisables', 'int', true],
      ['La salle est-elle accessible\u202f?', 'bool', false],
      ['Besoins à trois ans', 'textarea', false],
    ] as const
  ).map(([label, type, required], position) =>
    rows.add('form-question', {
      order: position + 1,
      label,
      type,
      required,
      choices: [],
      template: id,
      position,
    }),
  );
  return { id, questions };
};

const addAnswer = ({ rows }: Tools, form: Form, organization: number, place: number): void => {
  const submitted = place === 0;
  const answer = rows.add('form-answer', {
    template: form.id,
    organization,
    status: submitted ? 'submitted' : 'draft',
    submitDate: submitted ? '2026-10-02T18:40:00Z' : null,
  });
  for (const [position, question] of form.questions.entries())
    rows.add('form-entry', {
      question,
      value: ['12', 'Oui', 'Renouveler six tables.'][position] ?? null,
      answer,
      position,
    });
};

const addEmployee = (
  { rows, referential }: Tools,
  organization: number,
  people: ClubPeople | undefined,
  season: SeedSeason,
): void => {
  const adults = people?.licensees.filter(({ age, seasonsAgo }) => age >= 22 && seasonsAgo[0] === 0) ?? [];
  const person = adults[4]?.person;
  if (person === undefined) return;
  const startDate = '2024-09-01';
  const contract = rows.add('contract', {
    person,
    organization,
    type: referential('ContractType', 'CDI'),
    function: 'Éducateur sportif',
    startDate,
    weeklyHours: 17.5,
    employmentRate: 50,
    classification: referential('ContractGroup', 'G3'),
    funding: [referential('Funding', 'ANS')],
    state: 'current',
  });
  rows.add('technical-employment', {
    contract,
    person,
    organization,
    missions: ['ENTRAINEMENT', 'DEVELOPPEMENT'].map((code) => referential('TechnicalMission', code)),
    hoursPerWeek: 12,
    professionalCard: '07726ED0042',
    professionalCardEnd: '2029-08-31',
    startDate,
    season: season.id,
  });
};

const addAccount = ({ rows, referential }: Tools, organization: number, place: number): void => {
  let balance = 0;
  const paid: number[] = [];
  for (const [index, [date, label, category, debit, credit]] of entries.entries()) {
    balance += credit - debit;
    const isOpen = index >= entries.length - 2;
    const id = rows.add('transaction', {
      organization,
      date,
      number: `FA-2026-${String(4500 + place * 100 + index).padStart(6, '0')}`,
      label,
      category: referential('AccountingCategory', category),
      debit: debit > 0 ? debit : null,
      credit: credit > 0 ? credit : null,
      due: isOpen ? debit : 0,
      balance,
      state: isOpen ? 'issued' : 'paid',
      dueDate: debit > 0 ? `${date.slice(0, 8)}28` : null,
      paymentMode: credit > 0 ? referential('PaymentMode', 'VIREMENT') : null,
    });
    if (debit > 0) paid.push(id);
  }
  rows.add('payment', {
    organization,
    amount: 382_000,
    mode: referential('PaymentMode', 'VIREMENT'),
    date: '2026-10-05T09:00:00Z',
    reference: `VIR-88451${place}`,
    state: 'paid',
    transactions: paid.slice(0, 2),
  });
};

/** Validated last season; that of the current one is still to be requested. */
const addAffiliation = ({ rows }: Tools, club: number, season: SeedSeason | undefined): void => {
  if (!season) return;
  rows.add('club-affiliation', {
    club,
    season: season.id,
    insurer: 'Mutuelle des sports',
    insuranceNumber: `RC-${season.endYear - 1}-${club}`,
    insuranceEnd: `${season.endYear}-06-30`,
    agreement: true,
    status: 'validated',
    amount: AFFILIATION_FEE,
    submitDate: `${season.endYear - 1}-07-02T17:00:00Z`,
    decisionDate: `${season.endYear - 1}-07-08`,
  });
};

/** The first demonstration account holds the rights of both clubs' log. */
const addLog = ({ rows }: Tools, organization: number): void => {
  const person = rows.byEntity.get('account')?.[0]?.['person'] ?? null;
  for (const [date, action, entity, label] of [
    [
      '2026-09-03T16:12:00Z',
      'validate',
      'licence',
      'Licence «\u202f77990012\u202f» : passage à l’état «\u202fValidée\u202f»',
    ],
    ['2026-09-04T08:20:00Z', 'login', 'account', 'Connexion'],
    ['2026-10-05T09:00:00Z', 'payment', 'payment', 'Virement enregistré'],
    ['2026-10-12T19:45:00Z', 'update', 'club', 'Club\u00a0: modification (Créneaux)'],
  ] as const)
    rows.add('history-action', {
      date,
      account: 1,
      person,
      organization,
      entity,
      entityId: 1,
      action,
      label,
    });
};
