import { entity } from '../model/entity.ts';
import { files } from '../model/fileFields.ts';
import { referential, rows } from '../model/relationFields.ts';
import { bool, cents, choice, date, datetime, fact, int, string, text, work } from '../model/scalarFields.ts';
import type { States } from '../model/states.ts';
import { clubChangeFields } from './clubChangeFields.ts';
import { mutationStatuses, reviews } from './mutationStatuses.ts';

/** Steps open to the welcome club as long as nobody has decided. */
const CANCEL = { cancelled: { club: 'welcomeClub' } } as const;
/** The committee, league or federation above both clubs decides. */
const DECIDER = { level: 'competentLevel' } as const;

const next = {
  draft: { waitingPlayer: { club: 'welcomeClub' }, ...CANCEL },
  waitingPlayer: { waitingLeftClub: { club: 'welcomeClub' }, ...CANCEL },
  waitingLeftClub: { waitingInstance: { club: 'leftClub' }, ...CANCEL },
  waitingInstance: {
    waitingPayment: DECIDER,
    accepted: DECIDER,
    refused: DECIDER,
    incomplete: DECIDER,
    ...CANCEL,
  },
  incomplete: { waitingInstance: { club: 'welcomeClub' }, ...CANCEL },
  waitingPayment: { accepted: DECIDER, ...CANCEL },
} satisfies States['next'];

/** Change of club of a competition licensee, with fees. The welcome club requests it, the left club is heard. */
export const licenceMutation = entity('licence-mutation', {
  path: '/licence_mutations',
  label: 'Mutation',
  twins: 'refused',
  represent: '${identifier}',
  access: {
    module: 'licences',
    action: 'licences.mutations',
    owners: ['welcomeClub', 'leftClub'],
    writable: ['POST', 'PUT'],
  },
  states: {
    field: 'status',
    start: ['draft', 'waitingPlayer'],
    next,
    edits: {
      draft: { club: 'welcomeClub' },
      waitingPlayer: { club: 'welcomeClub' },
      incomplete: { club: 'welcomeClub' },
    },
    reasons: { refused: 'decisionReason', incomplete: 'decisionReason' },
    inputs: { waitingLeftClub: { waitingInstance: ['leftClubReview', 'leftClubComment'] } },
    // Who does not answer in time agrees.
    expires: { from: 'waitingLeftClub', to: 'waitingInstance', after: 'leftClubDeadline' },
  },
  fields: {
    identifier: string('N°', { max: 20, unique: true, readOnly: true }),
    ...clubChangeFields,
    type: choice('Type', { ordinary: 'Ordinaire', exceptional: 'Exceptionnelle' }, { required: true }),
    motive: referential('Motif', 'MutationMotive', { help: 'Pour une mutation exceptionnelle' }),
    requestDate: date('Date de demande', { required: true, readOnly: true }),
    effectDate: date('Date d’effet', {
      help: 'Pour une mutation exceptionnelle\u00a0: le jour du changement invoqué (embauche, déménagement…)',
    }),
    pointsAtRequest: int('Points', { readOnly: true }),
    rankingAtRequest: string('Classement à la demande', { max: 10, readOnly: true }),
    category: referential('Catégorie', 'AgeCategory', { readOnly: true }),
    competentLevel: choice(
      'Instance compétente',
      { committee: 'Comité', league: 'Ligue', federation: 'Fédération' },
      { readOnly: true },
    ),
    amount: cents('Montant', { readOnly: true }),
    federationShare: cents('Part fédération', { readOnly: true }),
    leagueShare: cents('Part ligue', { readOnly: true }),
    committeeShare: cents('Part comité', { readOnly: true }),
    leftClubShare: cents('Part club quitté', { readOnly: true }),
    files: files('Justificatifs', { mimeTypes: ['application/pdf', 'image/*'], maxCount: 3 }),
    playerAgreementDate: datetime('Accord du joueur le', { readOnly: true }),
    leftClubDeadline: date('Réponse du club quitté avant le', { readOnly: true }),
    leftClubReview: choice('Avis du club quitté', reviews, { byStep: true }),
    leftClubComment: text('Motif de l’avis', { max: 500, byStep: true }),
    responses: rows('Réponses', 'mutation-response', { mappedBy: 'mutation', readOnly: true }),
    status: choice('État', mutationStatuses, { required: true, default: 'draft' }),
    open: fact('Demande en cours', 'status', Object.keys(next)),
    todo: work('status', {
      decisions: { label: 'Décision attendue', states: ['waitingInstance', 'waitingPayment'] },
    }),
    decisionDate: date('Date de décision', { readOnly: true }),
    decisionReason: string('Motif de la décision', { max: 255, byStep: true }),
    proListed: bool('Liste Pro', {
      default: false,
      help: 'Le joueur figure sur une liste de Pro A ou de Pro B',
    }),
  },
});
