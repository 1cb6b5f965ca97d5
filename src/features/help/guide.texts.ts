// oxlint-disable max-lines -- texts
import { glossary } from './glossary.texts.ts';
import { typeset } from '../../i18n/typography.ts';

/** Purpose of each page of the menu, by its address. */
const pages: Readonly<Record<string, string>> = typeset({
  informations: 'Numéro, nom, coordonnées et affiliation du club ; le bouton « Modifier » les met à jour.',
  subscriptions: 'Abonnements du club aux revues et aux lettres, avec leur période et leur montant.',
  characteristics: 'Publics accueillis, formes de pratique, créneaux et fédérations affinitaires du club.',
  employments: 'Contrats des personnes que le club emploie : fonction, type, dates et quotité.',
  establishments: 'Établissements du club avec leur numéro SIRET ; un seul est le principal.',
  sporthalls: 'Salles où joue le club, leurs créneaux, leur nombre de tables et leur homologation.',
  affiliate: 'Adhésions de la saison et étapes de l’affiliation du club.',
  permissions: 'Qui peut faire quoi au nom du club, action par action, et jusqu’à quand.',
  forms: 'Enquêtes et formulaires ouverts au club, avec leur date de clôture.',
  'form-answers': 'Réponses du club aux formulaires, de leur brouillon à leur examen.',
  'history-actions': 'Ce qui a été fait au nom du club, quand et par quel compte.',
  resources: 'Règlements, factures et autres documents du club, à télécharger.',
  accountancy: 'Écritures du compte du club : pièces, montants, solde et état de paiement.',
  payments: 'Paiements faits en ligne par le club, avec leur référence et leur état.',
  'change-requests':
    'Avances, reports et changements de salle demandés pour une rencontre, et la réponse de l’adversaire.',
  'sport-matches': 'Rencontres des équipes du club : date, salle, score et feuille.',
  teams: 'Équipes du club par phase, avec leur division, leur poule, leur capitaine et leur salle.',
  'contest-engagements': 'Engagements du club dans les épreuves, avec leur montant et leur état.',
  'division-preregistrations':
    'Pré-engagements des équipes : confirmation de la division, renoncement ou candidature à la montée.',
  'tour-registrations': 'Joueurs inscrits aux tours des épreuves individuelles.',
  'tournament-requests': 'Demandes d’homologation des tournois du club, de leur dépôt à leurs résultats.',
  'team-passes': 'Places acquises par les équipes du club : confirmation, cession ou renoncement.',
  licences: 'Licences de la saison : recherche, création, modification et export.',
  'licence-renewals':
    'Licences de la saison passée, à renouveler une à une ou ensemble, et certificats attendus.',
  certificates: 'Certificats médicaux et attestations des licenciés, avec leur date et leur fin de validité.',
  corpo: 'Licences corporatives, avec le club libre de chaque joueur.',
  'licences-event': 'Licences événementielles de la saison.',
  licences_filtered:
    'Toutes les licences du club, toutes saisons confondues, avec les filtres de votre choix.',
  'pre-registration/search':
    'Demandes de licence déposées en ligne : acceptation, refus ou demande de complément.',
  mutations: 'Changements de club des joueurs en compétition, avec l’avis de chaque club et la décision.',
  transferts:
    'Changements de club sans droit de mutation, après une interruption ou pour la pratique loisir.',
  statistics:
    'Licences, équipes et mutations du club, en graphiques et en tableaux, comparées sur plusieurs saisons à la même date.',
  statistics_all:
    'Licences du club à côté de celles du comité et de la ligue, en parts d’une saison ou sur plusieurs saisons.',
  labels: 'Candidatures du club aux labels, leur score et leur validité.',
  'club-events': 'Événements du club : portes ouvertes, journées de découverte, tournois loisir.',
  'club-events/creation': 'Annonce d’un nouvel événement du club.',
  'club-events/participations':
    'Recherche des pass délivrés lors des événements, par numéro, nom ou événement.',
  'club-events-statistics': 'Événements, participants et pass, comparés sur plusieurs saisons.',
  contacts:
    'Courriel, téléphone et ville des comités, des ligues et de la fédération ; les tiers du club (mairie, école, entreprise) s’y enregistrent.',
  help: 'Cette page.',
  persons: 'Adhérents, dirigeants et parents du club ; la fiche de chacun réunit toutes ses rubriques.',
});

/** Tasks of a club from beginning to end; each leads to the page where it begins. */
const articles = [
  {
    page: 'licences',
    title: 'Prendre une première licence',
    text: 'Ouvrez « Licences », puis « Créer ». Cherchez d’abord la personne par son nom : si elle est déjà connue, ne la créez pas une seconde fois. Choisissez le type de licence et la mention médicale, vérifiez le montant, puis enregistrez.',
  },
  {
    page: 'licences',
    title: 'Renouveler les licences de la saison passée',
    text: 'Dans « Licences », affichez la saison passée, cochez les licenciés, puis « Renouveler ». Le type de l’an dernier est repris ; il reste à indiquer la mention médicale. Le résultat est donné personne par personne, et vous pouvez reprendre là où vous vous êtes arrêté.',
  },
  {
    page: 'licences',
    title: 'Remettre une attestation de licence',
    text: 'Consultez une licence validée, puis ouvrez « Attestation de licence » : elle s’imprime ou s’enregistre en PDF.',
  },
  {
    page: 'pre-registration/search',
    title: 'Répondre à une pré-inscription',
    text: 'Ouvrez la demande, vérifiez l’identité, la mention médicale et les documents. Acceptez-la, refusez-la avec un motif, ou demandez un complément : la personne est prévenue et peut corriger sa demande.',
  },
  {
    page: 'mutations',
    title: 'Accueillir un joueur d’un autre club',
    text: 'Un joueur qui avait une licence de compétition la saison passée demande une mutation : ordinaire jusqu’au 30 juin, exceptionnelle ensuite, avec un justificatif. Saisissez-la dans « Mutations » à partir de son numéro de licence ; la date de saisie compte. Une mutation acceptée ne donne pas la licence : demandez-la ensuite.',
  },
  {
    page: 'mutations',
    title: 'Donner votre avis sur le départ d’un joueur',
    text: 'Le club quitté est informé de la demande et donne un avis favorable ou défavorable, avec un motif. Sans réponse dans le délai indiqué, l’accord est acquis.',
  },
  {
    page: 'transferts',
    title: 'Demander un transfert',
    text: 'Pour un licencié loisir, ou pour une personne sans licence de compétition la saison passée, le changement de club est un transfert, sans droit à payer.',
  },
  {
    page: 'affiliate',
    title: 'Affilier le club pour la saison',
    text: 'La page « Affiliation » montre les étapes et ce qui manque à chacune : identité du club, dirigeants licenciés, salle, assurance. Remplissez le dossier, acceptez les statuts, puis transmettez. Le droit d’affiliation est alors à payer ; le comité valide ensuite.',
  },
  {
    page: 'accountancy',
    title: 'Suivre et payer ce que le club doit',
    text: '« Comptabilité » liste les écritures et le solde du club. Une pièce « Émise » reste à payer avant son échéance. « Payer en ligne » montre ce qui est dû, mène chez le prestataire de paiement et ramène au résultat ; un paiement abandonné ou refusé ne coûte rien et se reprend. Ce qui a été payé se retrouve dans « Paiements ».',
  },
  {
    page: 'labels',
    title: 'Demander un label',
    text: 'Créez une candidature et choisissez le label : ses onze critères s’ouvrent. Répondez oui ou non, joignez les preuves et désignez un référent. Ce qui manque est indiqué en haut de la page ; quand le dossier est complet, envoyez la candidature.',
  },
  {
    page: 'labels',
    title: 'Contester le refus d’un label',
    text: 'Consultez la candidature refusée, puis « Déposer un recours » : expliquez vos raisons et joignez des documents. Le recours doit suivre le refus de 30 jours au plus.',
  },
  {
    page: 'club-events/creation',
    title: 'Organiser un événement',
    text: 'Créez l’événement, puis publiez-le. Inscrivez ses participants dans « Participants et pass » : si le type d’événement le prévoit, chacun reçoit un pass numéroté à imprimer ou à montrer sur son téléphone. Après l’événement, terminez-le et rédigez le bilan.',
  },
  {
    page: 'club-events',
    title: 'Contrôler les pass à l’entrée',
    text: 'Ouvrez l’événement, puis « Participants et pass ». Saisissez le numéro ou lisez le QR code : la page dit si le pass est valide, déjà utilisé, inconnu ou d’un autre événement. « Marquer présent » l’utilise une seule fois, même avec plusieurs postes.',
  },
  {
    page: 'persons',
    title: 'Inscrire une personne à un stage',
    text: 'Ouvrez la fiche de la personne, « Historiques », puis « Stages » : créez l’inscription et choisissez le stage. L’organisateur la confirme, puis note la présence et le résultat.',
  },
  {
    page: 'change-requests',
    title: 'Reporter ou avancer une rencontre',
    text: 'Déposez une demande de modification pour la rencontre, avec la date proposée. L’adversaire répond, puis l’instance valide ; jusque-là, la rencontre garde sa date.',
  },
  {
    page: 'teams',
    title: 'Saisir une feuille de rencontre',
    text: 'Ouvrez l’équipe, puis la rencontre et « Feuille de rencontre ». La saisie continue sans réseau et part au retour de la connexion.',
  },
  {
    page: 'resources',
    title: 'Retrouver un document',
    text: '« Documents » réunit les règlements, factures et diplômes du club. Filtrez par titre ou par catégorie, puis téléchargez.',
  },
  {
    page: 'permissions',
    title: 'Donner et retirer des droits d’accès',
    text: '« Donner des droits » ouvre l’accès d’un compte du club avec un profil type ; le tableau l’ajuste ensuite module par module, puis action par action, avec une date de fin. Pour retirer des droits, fixez cette date ou mettez « Aucun » ; les anciens accès sont signalés en haut de la page. L’effet est immédiat.',
  },
].map((article) => ({ ...article, ...typeset({ title: article.title, text: article.text }) }));

const text = typeset({
  title: 'Aide',
  workflows: 'Démarches',
  search: 'Rechercher dans l’aide',
  introduction:
    'Les démarches du club, puis les pages que vos droits ouvrent, dans l’ordre du menu, la conduite des listes et des formulaires, et le clavier.',
  site: 'Ce site',
  legal: {
    accessibility: 'Ce qui est accessible, ce qui ne l’est pas, à qui le signaler et les voies de recours.',
    notice: 'Qui édite le site, qui l’héberge et sous quelle licence le logiciel est publié.',
    personalData: 'Qui lit quelles données, ce qui reste sur votre appareil et comment exercer vos droits.',
  },
});

const counts = typeset({
  none: 'Aucune rubrique de l’aide ne contient ces mots.',
  one: '1 rubrique trouvée',
  several: 'rubriques trouvées',
});

/** Help common to all pages. */
const common = [
  {
    title: 'Listes et formulaires',
    entries: [
      {
        title: 'Trouver',
        text: 'Les filtres au-dessus d’une liste s’appliquent pendant la saisie ; « Ajouter un filtre » en propose d’autres. L’adresse de la page garde vos filtres : elle peut être envoyée à un collègue.',
      },
      {
        title: 'Exporter et importer',
        text: 'Le menu « Actions » d’une liste exporte les lignes en CSV ou en Excel, importe un fichier CSV ou XLSX dont il propose un modèle, choisit les colonnes et garde vos vues.',
      },
      {
        title: 'Brouillons',
        text: 'Ce que vous saisissez est gardé sur votre poste jusqu’à l’enregistrement, même si la session se termine ou si la connexion se coupe.',
      },
      {
        title: 'Droits',
        text: 'Une page absente du menu demande un droit que le club ne vous a pas donné ; un bouton grisé dit pourquoi il l’est.',
      },
    ],
  },
  {
    title: 'Raccourcis clavier',
    entries: [
      { title: 'Tab, Maj + Tab', text: 'Champ, bouton ou lien suivant, précédent.' },
      { title: 'Entrée', text: 'Ouvre le lien, active le bouton ou enregistre le formulaire.' },
      { title: 'Espace', text: 'Coche une case, ouvre une liste de choix.' },
      { title: '↑ ↓', text: 'Parcourt le menu et les listes de choix.' },
      {
        title: 'Échap',
        text: 'Ferme une liste de choix ; une fenêtre se quitte par « Annuler » ou « Fermer ».',
      },
      { title: 'Ctrl + K', text: 'Recherche une page, une personne, un club ou une équipe.' },
      { title: 'Ctrl + clic', text: 'Ouvre un lien dans un nouvel onglet.' },
    ],
  },
  {
    title: 'Mots et abréviations',
    entries: glossary.map(({ word, means }) => ({ title: word, text: means })),
  },
].map(({ title, entries }) => ({ title, entries: entries.map((entry) => typeset(entry)) }));

/** The guide of the club area. It comes with its page, not with the catalogue. */
export const guideTexts = {
  ...text,
  articles,
  pages,
  common,
  found: (count: number): string =>
    count === 0 ? counts.none : count === 1 ? counts.one : `${count} ${counts.several}`,
};
