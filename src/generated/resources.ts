// Written by codegen from the server's field descriptions: npm run codegen. Never edited by hand.
import type { Iri } from '../lib/iri.ts';

/** Members of every record besides its described fields. */
export interface Resource<Collection extends string = string> {
  readonly '@id': Iri<Collection>;
  readonly id: number;
  readonly dateCreated?: string | null;
  readonly dateModified?: string | null;
}

/** A file or picture as its record carries it; a picture may have less. */
export interface FileValue {
  readonly '@id'?: Iri;
  readonly originalFilename: string | null;
  readonly url: string | null;
  readonly mimeType?: string | null;
  readonly name?: string | null;
  readonly description?: string | null;
  readonly dateCreated?: string | null;
  /** Bytes. */
  readonly size?: number | null;
  readonly public: boolean;
  /** Data URI of a file that is being sent. */
  readonly base64File?: string | null;
  readonly hash?: string | null;
}

export interface Account extends Resource<'accounts'> {
  /** Identifiant */
  readonly username: string | null;
  /** Personne */
  readonly person: Person | null;
  /** Courriel */
  readonly email: string | null;
  /** Compte actif */
  readonly enabled: boolean | null;
  /** Double authentification */
  readonly mfaEnabled: boolean | null;
  /** Dernière connexion */
  readonly lastLogin: string | null;
  /** Bloqué jusqu’au */
  readonly lockedUntil: string | null;
  /** Rôles */
  readonly roles: readonly (string | number)[];
  /** Droits par club */
  readonly clubPermissions: readonly ClubPermission[];
}

export interface Accountant extends Resource<'accountants'> {
  /** Personne */
  readonly person: Person | null;
  /** Structure */
  readonly organization: Organization | null;
  /** Fonction */
  readonly function: AccountantFunction | null;
  /** Interne */
  readonly internal: boolean | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Saison */
  readonly season: Season | null;
  /** Courriel */
  readonly email: {
    /** Courriel */
    readonly email: string | null;
  } | null;
  /** Téléphone */
  readonly phone: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Ordre */
  readonly order: number | null;
  /** Signataire */
  readonly signatory: boolean | null;
  /** État */
  readonly state: 'current' | 'ended' | null;
}

export interface AccountantFunction extends Resource<'accountant_functions'> {
  /** Code */
  readonly code: string | null;
  /** Nom / libellé */
  readonly name: string | null;
  /** Portée */
  readonly scope: 'club' | 'committee' | 'league' | 'zone' | 'federation' | 'external' | null;
  /** Obligatoire */
  readonly mandatory: boolean | null;
  /** Un seul titulaire */
  readonly unique: boolean | null;
  /** Licence requise */
  readonly licenceRequired: boolean | null;
  /** Ordre */
  readonly order: number | null;
}

export interface Address extends Resource<'addresses'> {
  /** N° et voie */
  readonly streetAddress: string | null;
  /** Complément */
  readonly disambiguatingDescription: string | null;
  /** Code postal */
  readonly postalCode: string | null;
  /** Ville */
  readonly addressLocality: string | null;
  /** Pays */
  readonly addressCountry: Referential | null;
  /** Nom / libellé */
  readonly name: string | null;
  /** Zone desservie */
  readonly areaServed: string | null;
  /** Principale */
  readonly main: boolean | null;
  /** Latitude */
  readonly latitude: number | null;
  /** Longitude */
  readonly longitude: number | null;
  /** Personne */
  readonly person: Person | null;
  /** Structure */
  readonly organization: Organization | null;
}

export interface Branch extends Resource<'branches'> {
  /** Code */
  readonly code: string | null;
  /** Nom / libellé */
  readonly name: string | null;
  /** Rattachement */
  readonly parent: Branch | null;
  /** Actif */
  readonly active: boolean | null;
}

export interface Certificate extends Resource<'certificates'> {
  /** Personne */
  readonly person: Person | null;
  /** Type */
  readonly type: Referential | null;
  /** Date du certificat */
  readonly date: string | null;
  /** En compétition */
  readonly competition: boolean | null;
  /** Médecin */
  readonly doctorName: string | null;
  /** N° RPPS/ordre */
  readonly doctorNumber: string | null;
  /** Surclassement */
  readonly overclassing: Referential | null;
  /** Valable jusqu’au */
  readonly validUntil: string | null;
  /** Fichier */
  readonly file: FileValue | null;
  /** Saison */
  readonly season: Season | null;
  /** Date de l’attestation */
  readonly attestationDate: string | null;
}

export interface Club extends Resource<'clubs'> {
  /** Numéro de club */
  readonly identifier: string | null;
  /** Nom */
  readonly name: string | null;
  /** Nom court */
  readonly shortName: string | null;
  /** Type */
  readonly type: 'organization' | 'federation' | 'zone' | 'league' | 'committee' | 'club' | 'third' | null;
  /** Niveau */
  readonly level: 1 | 2 | 3 | 4 | null;
  /** Structure de rattachement */
  readonly parent: Organization | null;
  /** SIRET */
  readonly siret: string | null;
  /** Adresse */
  readonly mainAddress: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
  /** Téléphone */
  readonly mainPhone: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Fax */
  readonly mainFax: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Courriel */
  readonly mainEmail: {
    /** Courriel */
    readonly email: string | null;
  } | null;
  /** Site internet */
  readonly mainPage: {
    /** Site internet */
    readonly page: string | null;
  } | null;
  /** Correspondant */
  readonly correspondent: Accountant | null;
  /** Logo */
  readonly logo: FileValue | null;
  /** Libellé résultats */
  readonly shortLabel: string | null;
  /** Type de club */
  readonly clubType: Referential | null;
  /** Comité */
  readonly committee: Committee | null;
  /** Ligue */
  readonly league: League | null;
  /** Affiliation */
  readonly affiliationState: 'toRenew' | 'inProgress' | 'validated' | 'closed' | null;
  /** Première affiliation */
  readonly firstAffiliationDate: string | null;
  /** Dernière affiliation */
  readonly lastAffiliationDate: string | null;
  /** Date de création */
  readonly foundationDate: string | null;
  /** N° préfecture (RNA) */
  readonly prefectureNumber: string | null;
  /** N° agrément */
  readonly approvalNumber: string | null;
  /** Couleurs */
  readonly colors: string | null;
  /** Fédérations affinitaires */
  readonly affinityFederations: readonly Federation[];
  /** Formes de pratique */
  readonly practiceForms: readonly Referential[];
  /** Publics accueillis */
  readonly hosting: readonly Referential[];
  /** Créneaux */
  readonly openingHours: string | null;
  /** Nombre d’adhérents */
  readonly numberOfMembers: number | null;
  /** Latitude */
  readonly latitude: number | null;
  /** Longitude */
  readonly longitude: number | null;
  /** Présentation */
  readonly description: string | null;
  /** Salles */
  readonly clubSportHalls: readonly ClubSportHall[];
  /** Emplois */
  readonly employments: readonly Contract[];
}

export interface ClubAffiliation extends Resource<'club_affiliations'> {
  /** Club */
  readonly club: Club | null;
  /** Saison */
  readonly season: Season | null;
  /** Assureur */
  readonly insurer: string | null;
  /** N° de contrat */
  readonly insuranceNumber: string | null;
  /** Assurance valable jusqu’au */
  readonly insuranceEnd: string | null;
  /** Attestation d’assurance */
  readonly insuranceProof: FileValue | null;
  /** Le club accepte les statuts et les règlements de la fédération */
  readonly agreement: boolean | null;
  /** État */
  readonly status: 'draft' | 'submitted' | 'toComplete' | 'validated' | null;
  /** Complément demandé */
  readonly reason: string | null;
  /** Montant */
  readonly amount: number | null;
  /** Facture */
  readonly transaction: Transaction | null;
  /** Date d’envoi */
  readonly submitDate: string | null;
  /** Date de décision */
  readonly decisionDate: string | null;
}

export interface ClubDocument extends Resource<'club_documents'> {
  /** Titre */
  readonly title: string | null;
  /** Catégorie */
  readonly category: 'statutes' | 'minutes' | 'accounts' | 'insurance' | 'letter' | 'other' | null;
  /** Fichier */
  readonly file: FileValue | null;
  /** Club */
  readonly club: Club | null;
}

export interface ClubEvent extends Resource<'club_events'> {
  /** Club */
  readonly club: Club | null;
  /** Saison */
  readonly season: Season | null;
  /** Type */
  readonly type: ClubEventType | null;
  /** Nom / libellé */
  readonly name: string | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Adresse */
  readonly address: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
  /** Salle */
  readonly sportHall: SportHall | null;
  /** Public */
  readonly public: readonly Referential[];
  /** Effectif attendu */
  readonly expectedNumber: number | null;
  /** Effectif réel */
  readonly actualNumber: number | null;
  /** Gratuit */
  readonly free: boolean | null;
  /** Prix */
  readonly price: number | null;
  /** Description */
  readonly description: string | null;
  /** Partenaires */
  readonly partners: string | null;
  /** Affiche */
  readonly poster: FileValue | null;
  /** Bilan / rapport */
  readonly report: string | null;
  /** Participants */
  readonly participants: readonly Participant[];
  /** État */
  readonly state: 'draft' | 'published' | 'finished' | 'cancelled' | null;
}

export interface ClubEventType extends Resource<'club_event_types'> {
  /** Nom / libellé */
  readonly name: string | null;
  /** Code */
  readonly code: string | null;
  /** Description */
  readonly description: string | null;
  /** Pass délivrés */
  readonly passAllowed: boolean | null;
  /** Licence événementielle */
  readonly eventLicence: boolean | null;
  /** Participants maximum */
  readonly maxParticipants: number | null;
  /** Actif */
  readonly active: boolean | null;
}

export interface ClubHistory extends Resource<'club_histories'> {
  /** Personne */
  readonly person: Person | null;
  /** Club */
  readonly club: Club | null;
  /** Saison */
  readonly season: Season | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Motif */
  readonly reason: 'creation' | 'renewal' | 'mutation' | 'transfer' | 'leaving' | null;
  /** Type de licence */
  readonly licenceType: Referential | null;
  /** Points */
  readonly points: number | null;
}

export interface ClubMembership extends Resource<'club_memberships'> {
  /** Personne */
  readonly person: Person | null;
  /** Type */
  readonly type: Referential | null;
  /** Saison */
  readonly season: Season | null;
  /** Club */
  readonly club: Club | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Licence */
  readonly licence: Licence | null;
  /** Cotisation */
  readonly fee: number | null;
  /** Réglée */
  readonly paid: boolean | null;
  /** Groupes */
  readonly groups: readonly (string | number)[];
}

export interface ClubPermission extends Resource<'club_permissions'> {
  /** Compte */
  readonly account: Account | null;
  /** Structure */
  readonly club: Organization | null;
  /** Profil type */
  readonly preset: Referential | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Accordé par */
  readonly grantedBy: Account | null;
  /** Droits */
  readonly matrix: unknown | null;
  /** Personne invitée */
  readonly person: Person | null;
  /** Courriel de l’invitation */
  readonly email: string | null;
  /** Clé de l’invitation */
  readonly key: string | null;
  /** Invitation */
  readonly invitation: 'sent' | 'bounced' | 'accepted' | null;
  /** Fin de l’invitation */
  readonly invitationExpires: string | null;
}

export interface ClubPrice extends Resource<'club_prices'> {
  /** Type de licence */
  readonly licenceType: Referential | null;
  /** Catégorie */
  readonly category: Referential | null;
  /** Montant */
  readonly amount: number | null;
}

export interface ClubSportHall extends Resource<'club_sport_halls'> {
  /** Club */
  readonly club: Club | null;
  /** Salle */
  readonly sportHall: SportHall | null;
  /** Principale */
  readonly main: boolean | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Usage */
  readonly usage: readonly Referential[];
  /** Créneaux */
  readonly slots: readonly {
    /** Jour */
    readonly day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday' | null;
    /** Heure de début */
    readonly startTime: string | null;
    /** Heure de fin */
    readonly endTime: string | null;
    /** Public */
    readonly public: Referential | null;
  }[];
  /** Saison */
  readonly season: Season | null;
}

export interface Committee extends Resource<'committees'> {
  /** Numéro */
  readonly identifier: string | null;
  /** Nom */
  readonly name: string | null;
  /** Nom court */
  readonly shortName: string | null;
  /** Type */
  readonly type: 'organization' | 'federation' | 'zone' | 'league' | 'committee' | 'club' | 'third' | null;
  /** Niveau */
  readonly level: 1 | 2 | 3 | 4 | null;
  /** Structure de rattachement */
  readonly parent: Organization | null;
  /** SIRET */
  readonly siret: string | null;
  /** Adresse */
  readonly mainAddress: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
  /** Téléphone */
  readonly mainPhone: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Fax */
  readonly mainFax: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Courriel */
  readonly mainEmail: {
    /** Courriel */
    readonly email: string | null;
  } | null;
  /** Site internet */
  readonly mainPage: {
    /** Site internet */
    readonly page: string | null;
  } | null;
  /** Correspondant */
  readonly correspondent: Accountant | null;
  /** Logo */
  readonly logo: FileValue | null;
  /** Département */
  readonly departmentCode: string | null;
}

export interface Contact extends Resource<'contacts'> {
  /** Type */
  readonly type: 'organizer' | 'registration' | 'referee' | null;
  /** Prénom */
  readonly givenName: string | null;
  /** Nom */
  readonly familyName: string | null;
  /** Courriel */
  readonly email: string | null;
  /** Téléphone */
  readonly telephone: string | null;
}

export interface ContactPoint extends Resource<'contact_points'> {
  /** Type */
  readonly type: Referential | null;
  /** Téléphone */
  readonly telephone: string | null;
  /** Courriel */
  readonly email: string | null;
  /** Site internet */
  readonly page: string | null;
  /** Libellé */
  readonly label: string | null;
  /** Principal */
  readonly main: boolean | null;
  /** Publiable */
  readonly public: boolean | null;
  /** Personne */
  readonly person: Person | null;
  /** Structure */
  readonly organization: Organization | null;
}

export interface Contest extends Resource<'contests'> {
  /** Nom / libellé */
  readonly name: string | null;
  /** Nom court */
  readonly shortName: string | null;
  /** Type */
  readonly kind: 'E' | 'H' | 'C' | 'I' | null;
  /** Participation */
  readonly type: 'team' | 'individual' | null;
  /** Structure */
  readonly organization: Organization | null;
  /** Saison */
  readonly season: Season | null;
  /** Sexe */
  readonly gender: 'M' | 'F' | 'A' | null;
  /** Catégories */
  readonly categories: readonly Referential[];
  /** Types de licence admis */
  readonly licenceTypes: readonly Referential[];
  /** Coefficient */
  readonly coefficient: number | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Formule de rencontre */
  readonly matchFormat: Referential | null;
  /** Au meilleur de (manches) */
  readonly bestOf: number | null;
  /** Nombre de phases */
  readonly phases: number | null;
  /** Règlement */
  readonly regulation: FileValue | null;
  /** Début des engagements */
  readonly engagementStart: string | null;
  /** Fin des engagements */
  readonly engagementEnd: string | null;
  /** Droit d’engagement */
  readonly engagementFee: number | null;
  /** Public */
  readonly public: boolean | null;
  /** État */
  readonly state: 'draft' | 'open' | 'running' | 'closed' | null;
}

export interface ContestEngagement extends Resource<'contest_engagements'> {
  /** Épreuve */
  readonly contest: Contest | null;
  /** Division */
  readonly division: Division | null;
  /** Club */
  readonly club: Club | null;
  /** Saison */
  readonly season: Season | null;
  /** Équipes */
  readonly teams: readonly Team[];
  /** Joueurs */
  readonly players: readonly Licence[];
  /** Quantité */
  readonly quantity: number | null;
  /** Tarif unitaire */
  readonly unitFee: number | null;
  /** Montant */
  readonly amount: number | null;
  /** Date d’envoi */
  readonly submitDate: string | null;
  /** Commentaire */
  readonly comment: string | null;
  /** État */
  readonly status:
    'draft' | 'submitted' | 'validated' | 'invoiced' | 'refused' | 'withdrawn' | 'forfeited' | null;
  /** Motif de la décision */
  readonly decisionReason: string | null;
}

export interface Contract extends Resource<'contracts'> {
  /** Personne */
  readonly person: Person | null;
  /** Structure */
  readonly organization: Organization | null;
  /** Type */
  readonly type: Referential | null;
  /** Fonction */
  readonly function: string | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Heures par semaine */
  readonly weeklyHours: number | null;
  /** Quotité % */
  readonly employmentRate: number | null;
  /** Classification */
  readonly classification: Referential | null;
  /** Financements */
  readonly funding: readonly Referential[];
  /** Fichiers */
  readonly files: readonly FileValue[];
  /** État */
  readonly state: 'current' | 'upcoming' | 'ended' | null;
}

export interface Day extends Resource<'days'> {
  /** Ordre */
  readonly position: number | null;
}

export interface Division extends Resource<'divisions'> {
  /** Nom / libellé */
  readonly name: string | null;
  /** Libellé public */
  readonly label: string | null;
  /** Épreuve */
  readonly contest: Contest | null;
  /** Structure */
  readonly organization: Organization | null;
  /** Phase */
  readonly phase: 1 | 2 | 3 | null;
  /** Niveau */
  readonly level: 'N' | 'R' | 'D' | null;
  /** Ordre */
  readonly order: number | null;
  /** Formule de rencontre */
  readonly matchFormat: Referential | null;
  /** Équipes par poule */
  readonly poolSize: number | null;
  /** Montées */
  readonly ups: number | null;
  /** Descentes */
  readonly downs: number | null;
  /** Jour */
  readonly day: 'vendredi' | 'samedi' | 'dimanche' | null;
  /** Heure */
  readonly time: string | null;
  /** Clôture des pré-engagements */
  readonly preRegistrationEnd: string | null;
  /** Délai de saisie (h) */
  readonly resultDeadlineHours: number | null;
  /** Étrangers maximum */
  readonly maxForeigners: number | null;
  /** Mutés maximum */
  readonly maxMutated: number | null;
  /** Féminines maximum */
  readonly maxWomen: number | null;
  /** Tarif */
  readonly fee: number | null;
  /** Barème de points */
  readonly pointsScale: unknown | null;
}

export interface DivisionPreRegistration extends Resource<'division_pre_registrations'> {
  /** Club */
  readonly club: Club | null;
  /** Épreuve */
  readonly contest: Contest | null;
  /** Saison */
  readonly season: Season | null;
  /** Phase */
  readonly phase: 1 | 2 | 3 | null;
  /** Équipe */
  readonly team: Team | null;
  /** Nom de l’équipe */
  readonly teamName: string | null;
  /** N° d’équipe */
  readonly position: number | null;
  /** Division de droit */
  readonly division: Division | null;
  /** Division demandée */
  readonly requestedDivision: Division | null;
  /** Choix */
  readonly choice: 'confirm' | 'decline' | 'promote' | 'lower' | null;
  /** Jour */
  readonly day: 'vendredi' | 'samedi' | 'dimanche' | null;
  /** Heure */
  readonly time: string | null;
  /** Salle */
  readonly sportHall: SportHall | null;
  /** Jumelage */
  readonly pairing: 'same' | 'opposite' | 'none' | null;
  /** Équipe jumelée */
  readonly pairedTeam: Team | null;
  /** Club en entente */
  readonly ententeClub: Club | null;
  /** Capitaine */
  readonly captain: Person | null;
  /** Reçoit à la 1re journée */
  readonly homeFirst: boolean | null;
  /** Commentaire */
  readonly comment: string | null;
  /** État */
  readonly status: 'draft' | 'submitted' | 'validated' | 'modified' | 'refused' | 'withdrawn' | null;
  /** Motif de la décision */
  readonly decisionReason: string | null;
}

export interface Establishment extends Resource<'establishments'> {
  /** Structure */
  readonly organization: Organization | null;
  /** Nom */
  readonly name: string | null;
  /** SIRET */
  readonly siret: string | null;
  /** Code APE */
  readonly ape: string | null;
  /** Adresse */
  readonly address: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
  /** Principal */
  readonly main: boolean | null;
  /** Date d’ouverture */
  readonly openingDate: string | null;
  /** Date de fermeture */
  readonly closingDate: string | null;
  /** Téléphone */
  readonly phone: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Courriel */
  readonly email: {
    /** Courriel */
    readonly email: string | null;
  } | null;
  /** Type */
  readonly kind: Referential | null;
}

export interface Federation extends Resource<'federations'> {
  /** Numéro */
  readonly identifier: string | null;
  /** Nom */
  readonly name: string | null;
  /** Nom court */
  readonly shortName: string | null;
  /** Type */
  readonly type: 'organization' | 'federation' | 'zone' | 'league' | 'committee' | 'club' | 'third' | null;
  /** Niveau */
  readonly level: 1 | 2 | 3 | 4 | null;
  /** Structure de rattachement */
  readonly parent: Organization | null;
  /** SIRET */
  readonly siret: string | null;
  /** Adresse */
  readonly mainAddress: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
  /** Téléphone */
  readonly mainPhone: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Fax */
  readonly mainFax: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Courriel */
  readonly mainEmail: {
    /** Courriel */
    readonly email: string | null;
  } | null;
  /** Site internet */
  readonly mainPage: {
    /** Site internet */
    readonly page: string | null;
  } | null;
  /** Correspondant */
  readonly correspondent: Accountant | null;
  /** Logo */
  readonly logo: FileValue | null;
}

export interface FormAnswer extends Resource<'form_answers'> {
  /** Formulaire */
  readonly template: FormTemplate | null;
  /** Structure */
  readonly organization: Organization | null;
  /** Personne */
  readonly person: Person | null;
  /** Réponses */
  readonly answers: readonly {
    /** Question */
    readonly question: FormQuestion | null;
    /** Valeur */
    readonly value: string | null;
    /** Fichier */
    readonly file: FileValue | null;
  }[];
  /** Reste à faire */
  readonly missing: readonly (string | number)[];
  /** État */
  readonly status: 'draft' | 'submitted' | 'accepted' | 'toComplete' | 'refused' | null;
  /** Date d’envoi */
  readonly submitDate: string | null;
  /** Commentaire de la structure */
  readonly comment: string | null;
}

export interface FormEntry extends Resource<'form_entries'> {
  /** Question */
  readonly question: FormQuestion | null;
  /** Valeur */
  readonly value: string | null;
  /** Fichier */
  readonly file: FileValue | null;
}

export interface FormQuestion extends Resource<'form_questions'> {
  /** Ordre */
  readonly order: number | null;
  /** Rubrique */
  readonly section: string | null;
  /** Libellé */
  readonly label: string | null;
  /** Type */
  readonly type: 'text' | 'textarea' | 'int' | 'date' | 'choice' | 'multi' | 'file' | 'bool' | null;
  /** Obligatoire */
  readonly required: boolean | null;
  /** Choix */
  readonly choices: readonly (string | number)[];
  /** Aide */
  readonly help: string | null;
}

export interface FormTemplate extends Resource<'form_templates'> {
  /** Titre */
  readonly title: string | null;
  /** Description */
  readonly description: string | null;
  /** Structure */
  readonly organization: Organization | null;
  /** Saison */
  readonly season: Season | null;
  /** Ouverture */
  readonly openDate: string | null;
  /** Clôture */
  readonly closeDate: string | null;
  /** Destinataires */
  readonly audience: 'club' | 'person' | null;
  /** Questions */
  readonly questions: readonly {
    /** Ordre */
    readonly order: number | null;
    /** Rubrique */
    readonly section: string | null;
    /** Libellé */
    readonly label: string | null;
    /** Type */
    readonly type: 'text' | 'textarea' | 'int' | 'date' | 'choice' | 'multi' | 'file' | 'bool' | null;
    /** Obligatoire */
    readonly required: boolean | null;
    /** Choix */
    readonly choices: readonly (string | number)[];
    /** Aide */
    readonly help: string | null;
  }[];
  /** Plusieurs réponses */
  readonly multiple: boolean | null;
  /** État */
  readonly state: 'draft' | 'open' | 'closed' | null;
}

export interface Gallery extends Resource<'galleries'> {
  /** Titre */
  readonly title: string | null;
  /** Code */
  readonly code: string | null;
  /** Clé */
  readonly shortKey: string | null;
  /** Surnom */
  readonly nickname: string | null;
  /** Résumé */
  readonly summary: string | null;
  /** Contenu */
  readonly content: string | null;
  /** Courriel */
  readonly email: string | null;
  /** Site internet */
  readonly site: string | null;
  /** Téléphone */
  readonly phone: string | null;
  /** Couleur */
  readonly color: string | null;
  /** N° de licence */
  readonly licenceNumber: string | null;
  /** IBAN */
  readonly iban: string | null;
  /** Date écrite */
  readonly writtenDate: string | null;
  /** Date et heure écrites */
  readonly writtenDateTime: string | null;
  /** Heure écrite */
  readonly writtenTime: string | null;
  /** Places */
  readonly seats: number | null;
  /** Rang */
  readonly rank: number | null;
  /** Points */
  readonly score: number | null;
  /** Année */
  readonly year: number | null;
  /** Étage */
  readonly floor: number | null;
  /** Prix */
  readonly price: number | null;
  /** Remise */
  readonly discount: number | null;
  /** Taux de remplissage */
  readonly occupancy: number | null;
  /** Surface (m²) */
  readonly surface: number | null;
  /** Ouverture */
  readonly openingDate: string | null;
  /** Fermeture */
  readonly closingDate: string | null;
  /** Créée le */
  readonly foundedOn: string | null;
  /** Ouvre à */
  readonly opensAt: string | null;
  /** Ferme à */
  readonly closesAt: string | null;
  /** Prochaine réunion */
  readonly meetingAt: string | null;
  /** État */
  readonly status: 'draft' | 'published' | 'closed' | 'archived' | null;
  /** Taille */
  readonly size: 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL' | 'XXXL' | null;
  /** Niveau */
  readonly level: 1 | 2 | 3 | null;
  /** Jours d’ouverture */
  readonly days: readonly (
    'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
  )[];
  /** Accessible aux fauteuils */
  readonly accessible: boolean | null;
  /** Visite guidée */
  readonly guided: boolean | null;
  /** Club */
  readonly club: Club | null;
  /** Saison */
  readonly season: Season | null;
  /** Pays */
  readonly country: Referential | null;
  /** Responsable */
  readonly curator: Person | null;
  /** Licence du responsable */
  readonly licence: Licence | null;
  /** Structure partenaire */
  readonly organization: Organization | null;
  /** Formes de pratique */
  readonly practiceForms: readonly Referential[];
  /** Invités */
  readonly guests: readonly Person[];
  /** Salle */
  readonly venue: {
    /** Nom de la salle */
    readonly name: string | null;
    /** Capacité */
    readonly capacity: number | null;
    /** Ouvre à */
    readonly opensAt: string | null;
    /** Adresse de la salle */
    readonly address: {
      /** N° et voie */
      readonly streetAddress: string | null;
      /** Complément */
      readonly disambiguatingDescription: string | null;
      /** Code postal */
      readonly postalCode: string | null;
      /** Ville */
      readonly addressLocality: string | null;
    } | null;
  } | null;
  /** Adresse postale */
  readonly mailingAddress: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
  /** Mots-clés */
  readonly tags: readonly (string | number)[];
  /** Dimensions */
  readonly dimensions: readonly (string | number)[];
  /** Lignes */
  readonly lines: readonly {
    /** Libellé */
    readonly label: string | null;
    /** Quantité */
    readonly quantity: number | null;
    /** Montant */
    readonly amount: number | null;
    /** Unité */
    readonly unit: 'piece' | 'hour' | 'day' | null;
    /** Livré le */
    readonly deliveredOn: string | null;
    /** Courriel du fournisseur */
    readonly contactEmail: string | null;
    /** Contrôlé */
    readonly checked: boolean | null;
  }[];
  /** Affiche */
  readonly poster: FileValue | null;
  /** Pièces jointes */
  readonly attachments: readonly FileValue[];
  /** Photo */
  readonly photo: FileValue | null;
  /** Durée (jours) */
  readonly duration: number | null;
  /** Réglages */
  readonly settings: unknown | null;
}

export interface GalleryLine extends Resource<'gallery_lines'> {
  /** Libellé */
  readonly label: string | null;
  /** Quantité */
  readonly quantity: number | null;
  /** Montant */
  readonly amount: number | null;
  /** Unité */
  readonly unit: 'piece' | 'hour' | 'day' | null;
  /** Livré le */
  readonly deliveredOn: string | null;
  /** Courriel du fournisseur */
  readonly contactEmail: string | null;
  /** Contrôlé */
  readonly checked: boolean | null;
}

export interface GalleryVenue extends Resource<'gallery_venues'> {
  /** Nom de la salle */
  readonly name: string | null;
  /** Capacité */
  readonly capacity: number | null;
  /** Ouvre à */
  readonly opensAt: string | null;
  /** Adresse de la salle */
  readonly address: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
}

export interface Game extends Resource<'games'> {
  /** Rencontre */
  readonly sportMatch: SportMatch | null;
  /** Épreuve */
  readonly contest: Contest | null;
  /** Ordre */
  readonly position: number | null;
  /** Libellé */
  readonly label: string | null;
  /** Tour du tableau */
  readonly stage: string | null;
  /** Date */
  readonly date: string | null;
  /** Double */
  readonly doubleOpposition: boolean | null;
  /** Joueur recevant */
  readonly homePlayer: Licence | null;
  /** Joueur visiteur */
  readonly awayPlayer: Licence | null;
  /** Partenaire recevant */
  readonly homeTeammatePlayer: Licence | null;
  /** Partenaire visiteur */
  readonly awayTeammatePlayer: Licence | null;
  /** Manches */
  readonly sets: readonly {
    /** Gagnée par le recevant */
    readonly won: boolean | null;
    /** Points du perdant */
    readonly loser: number | null;
  }[];
  /** Manches gagnées recevant */
  readonly homeSets: number | null;
  /** Manches gagnées visiteur */
  readonly awaySets: number | null;
  /** Vainqueur */
  readonly winner: 'home' | 'away' | null;
  /** Forfait */
  readonly forfeit: boolean | null;
  /** Fin de la partie */
  readonly ending: 'retirement' | 'injury' | 'disqualification' | 'notPlayed' | 'cancelled' | null;
  /** Non comptée */
  readonly notCounted: boolean | null;
  /** Points gagnés ou perdus, recevant */
  readonly homePointsWon: number | null;
  /** Points gagnés ou perdus, visiteur */
  readonly awayPointsWon: number | null;
  /** Table */
  readonly table: number | null;
}

export interface GameSet extends Resource<'game_sets'> {
  /** Gagnée par le recevant */
  readonly won: boolean | null;
  /** Points du perdant */
  readonly loser: number | null;
}

export interface Graduation extends Resource<'graduations'> {
  /** Personne */
  readonly person: Person | null;
  /** Type */
  readonly type: Referential | null;
  /** Domaine */
  readonly domain: 'refereeing' | 'technical' | 'leader' | 'health' | null;
  /** Obtenu le */
  readonly date: string | null;
  /** Place / lieu */
  readonly place: string | null;
  /** Structure */
  readonly organization: Organization | null;
  /** Stage / formation */
  readonly internship: Internship | null;
  /** N° de diplôme */
  readonly number: string | null;
  /** Valable jusqu’au */
  readonly validUntil: string | null;
  /** En activité */
  readonly active: boolean | null;
  /** Fichier */
  readonly file: FileValue | null;
  /** Dernier recyclage */
  readonly lastRefresher: string | null;
}

export interface Group extends Resource<'groups'> {
  /** Nom / libellé */
  readonly name: string | null;
  /** Tour */
  readonly tour: Tour | null;
  /** Ordre */
  readonly order: number | null;
  /** Effectif */
  readonly size: number | null;
  /** Lettre */
  readonly letter: string | null;
  /** Juge-arbitre */
  readonly referee: Person | null;
  /** Salle */
  readonly sportHall: SportHall | null;
  /** Heure de début */
  readonly startTime: string | null;
}

export interface HallSlot extends Resource<'hall_slots'> {
  /** Jour */
  readonly day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday' | null;
  /** Heure de début */
  readonly startTime: string | null;
  /** Heure de fin */
  readonly endTime: string | null;
  /** Public */
  readonly public: Referential | null;
}

export interface HighLevelApplication extends Resource<'high_level_applications'> {
  /** Personne */
  readonly person: Person | null;
  /** Saison */
  readonly season: Season | null;
  /** Liste */
  readonly list: Referential | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Structure */
  readonly structure: Organization | null;
  /** Scolarité */
  readonly schooling: string | null;
  /** Employeur */
  readonly employer: string | null;
  /** Fichiers */
  readonly files: readonly FileValue[];
  /** État */
  readonly status: 'draft' | 'submitted' | 'favorable' | 'accepted' | 'refused' | null;
  /** Motif de la décision */
  readonly decisionReason: string | null;
}

export interface HistoryAction extends Resource<'history_actions'> {
  /** Date */
  readonly date: string | null;
  /** Compte */
  readonly account: Account | null;
  /** Personne */
  readonly person: Person | null;
  /** Structure */
  readonly organization: Organization | null;
  /** Objet */
  readonly entity:
    | 'subscription'
    | 'news'
    | 'club-membership'
    | 'address'
    | 'club-affiliation'
    | 'other-participation'
    | 'response'
    | 'mutation-response'
    | 'label-application'
    | 'warning'
    | 'certificate'
    | 'official-ranking'
    | 'club'
    | 'committee'
    | 'account'
    | 'contact'
    | 'contract'
    | 'hall-slot'
    | 'tournament-decision'
    | 'sport-match-change-request'
    | 'tournament-request'
    | 'high-level-application'
    | 'division'
    | 'club-document'
    | 'club-permission'
    | 'transaction'
    | 'technical-employment'
    | 'contest-engagement'
    | 'contest'
    | 'team'
    | 'establishment'
    | 'club-event'
    | 'federation'
    | 'form-template'
    | 'gallery'
    | 'graduation'
    | 'group'
    | 'history-action'
    | 'club-history'
    | 'tour-registration'
    | 'speaker'
    | 'licence-contract'
    | 'sheet-match-player'
    | 'licence'
    | 'gallery-line'
    | 'league'
    | 'game-set'
    | 'member'
    | 'contact-point'
    | 'licence-mutation'
    | 'payment'
    | 'settings-club'
    | 'participant'
    | 'structure-participant'
    | 'game'
    | 'table-match'
    | 'team-pass'
    | 'person'
    | 'pool'
    | 'division-pre-registration'
    | 'licence-pre-registration'
    | 'table-prize'
    | 'form-question'
    | 'prize'
    | 'label-resort'
    | 'sport-match'
    | 'licence-renewal'
    | 'form-entry'
    | 'label-answer'
    | 'form-answer'
    | 'sport-hall'
    | 'gallery-venue'
    | 'club-sport-hall'
    | 'sanction'
    | 'signature'
    | 'internship'
    | 'internship-participant'
    | 'organization'
    | 'table'
    | 'club-price'
    | 'accountant'
    | 'tour'
    | 'licence-transfer'
    | 'zone'
    | null;
  /** N° d’objet */
  readonly entityId: number | null;
  /** Action */
  readonly action:
    'create' | 'update' | 'delete' | 'validate' | 'refuse' | 'login' | 'export' | 'payment' | 'reveal' | null;
  /** Libellé */
  readonly label: string | null;
  /** Avant */
  readonly before: unknown | null;
  /** Après */
  readonly after: unknown | null;
}

export interface Internship extends Resource<'internships'> {
  /** Titre */
  readonly title: string | null;
  /** Type */
  readonly type: Referential | null;
  /** Secteur */
  readonly branch: Branch | null;
  /** Niveau */
  readonly level: 'N' | 'R' | 'D' | null;
  /** Structure */
  readonly organization: Organization | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Fin des inscriptions */
  readonly registrationEnd: string | null;
  /** Adresse */
  readonly address: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
  /** Salle */
  readonly sportHall: SportHall | null;
  /** Places */
  readonly seats: number | null;
  /** Âge minimum */
  readonly minAge: number | null;
  /** Prérequis */
  readonly prerequisites: readonly Referential[];
  /** Diplôme préparé */
  readonly graduation: Referential | null;
  /** Nombre d’heures */
  readonly hours: number | null;
  /** Prix */
  readonly price: number | null;
  /** Hébergement */
  readonly accommodation: boolean | null;
  /** Responsable */
  readonly responsible: Person | null;
  /** Programme */
  readonly program: FileValue | null;
  /** Intervenants */
  readonly speakers: readonly Speaker[];
  /** État */
  readonly state: 'draft' | 'open' | 'full' | 'closed' | 'finished' | 'cancelled' | null;
}

export interface InternshipParticipant extends Resource<'internship_participants'> {
  /** Stage / formation */
  readonly internship: Internship | null;
  /** Personne */
  readonly person: Person | null;
  /** Club */
  readonly club: Club | null;
  /** Rôle */
  readonly role: 'trainee' | 'observer' | null;
  /** Date d’inscription */
  readonly registrationDate: string | null;
  /** Réglé */
  readonly paid: boolean | null;
  /** Montant */
  readonly amount: number | null;
  /** Note */
  readonly mark: number | null;
  /** Résultat */
  readonly result: Referential | null;
  /** Attestation */
  readonly certificate: FileValue | null;
  /** État */
  readonly status:
    'registered' | 'confirmed' | 'present' | 'absent' | 'validated' | 'failed' | 'cancelled' | null;
}

export interface Label extends Resource<'labels'> {
  /** Nom / libellé */
  readonly name: string | null;
  /** Code */
  readonly code: string | null;
  /** Description */
  readonly description: string | null;
  /** Logo */
  readonly logo: FileValue | null;
  /** Critères */
  readonly items: readonly {
    /** Ordre */
    readonly order: number | null;
    /** Critère */
    readonly question: string | null;
  }[];
  /** Seuil */
  readonly threshold: number | null;
  /** Durée (ans) */
  readonly durationYears: number | null;
  /** Ouverture */
  readonly openDate: string | null;
  /** Clôture */
  readonly closeDate: string | null;
  /** Actif */
  readonly active: boolean | null;
}

export interface LabelAnswer extends Resource<'label_answers'> {
  /** Critère */
  readonly item: LabelItem | null;
  /** Oui */
  readonly value: boolean | null;
  /** Commentaire */
  readonly comment: string | null;
  /** Fichier */
  readonly file: FileValue | null;
}

export interface LabelApplication extends Resource<'label_applications'> {
  /** Club */
  readonly club: Club | null;
  /** Label */
  readonly label: Label | null;
  /** Saison */
  readonly season: Season | null;
  /** Réponses */
  readonly answers: readonly {
    /** Critère */
    readonly item: LabelItem | null;
    /** Oui */
    readonly value: boolean | null;
    /** Commentaire */
    readonly comment: string | null;
    /** Fichier */
    readonly file: FileValue | null;
  }[];
  /** Score */
  readonly score: number | null;
  /** Reste à faire */
  readonly missing: readonly (string | number)[];
  /** Référent */
  readonly referent: Person | null;
  /** Date d’envoi */
  readonly submitDate: string | null;
  /** Date de décision */
  readonly decisionDate: string | null;
  /** Valable jusqu’au */
  readonly validUntil: string | null;
  /** Avis */
  readonly review: 1 | 2 | 0 | null;
  /** Motif */
  readonly motive: string | null;
  /** Avis des instances */
  readonly responses: readonly {
    /** Structure */
    readonly organization: Organization | null;
    /** Auteur */
    readonly accountant: Accountant | null;
    /** Date */
    readonly date: string | null;
    /** Avis */
    readonly review: 1 | 2 | 0 | null;
    /** Description */
    readonly description: string | null;
  }[];
  /** Diplôme */
  readonly diploma: FileValue | null;
  /** État */
  readonly status:
    | 'draft'
    | 'submitted'
    | 'leagueReview'
    | 'federalReview'
    | 'granted'
    | 'refused'
    | 'expired'
    | 'cancelled'
    | null;
}

export interface LabelItem extends Resource<'label_items'> {
  /** Ordre */
  readonly order: number | null;
  /** Critère */
  readonly question: string | null;
}

export interface LabelResort extends Resource<'label_resorts'> {
  /** Candidature */
  readonly application: LabelApplication | null;
  /** Motif */
  readonly reason: string | null;
  /** Fichiers */
  readonly files: readonly FileValue[];
  /** Date d’envoi */
  readonly submitDate: string | null;
  /** Décision */
  readonly decision: string | null;
  /** Date de décision */
  readonly decisionDate: string | null;
  /** État */
  readonly status: 'submitted' | 'granted' | 'rejected' | null;
}

export interface League extends Resource<'leagues'> {
  /** Numéro */
  readonly identifier: string | null;
  /** Nom */
  readonly name: string | null;
  /** Nom court */
  readonly shortName: string | null;
  /** Type */
  readonly type: 'organization' | 'federation' | 'zone' | 'league' | 'committee' | 'club' | 'third' | null;
  /** Niveau */
  readonly level: 1 | 2 | 3 | 4 | null;
  /** Structure de rattachement */
  readonly parent: Organization | null;
  /** SIRET */
  readonly siret: string | null;
  /** Adresse */
  readonly mainAddress: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
  /** Téléphone */
  readonly mainPhone: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Fax */
  readonly mainFax: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Courriel */
  readonly mainEmail: {
    /** Courriel */
    readonly email: string | null;
  } | null;
  /** Site internet */
  readonly mainPage: {
    /** Site internet */
    readonly page: string | null;
  } | null;
  /** Correspondant */
  readonly correspondent: Accountant | null;
  /** Logo */
  readonly logo: FileValue | null;
  /** Code */
  readonly code: string | null;
}

export interface Licence extends Resource<'licences'> {
  /** N° de licence */
  readonly identifier: string | null;
  /** Personne */
  readonly person: Person | null;
  /** Type */
  readonly type: Referential | null;
  /** Catégorie */
  readonly category: Referential | null;
  /** Mention médicale */
  readonly medical: Referential | null;
  /** Certificat médical */
  readonly certificate: Certificate | null;
  /** Formes de pratique */
  readonly practiceForms: readonly Referential[];
  /** Assurance */
  readonly insurance: Referential | null;
  /** Saison */
  readonly season: Season | null;
  /** Club */
  readonly club: Club | null;
  /** État */
  readonly state: 'draft' | 'pending' | 'validated' | 'suspended' | 'cancelled' | null;
  /** Origine */
  readonly origin: 'creation' | 'renewal' | 'mutation' | 'transfer' | 'event' | null;
  /** Événement */
  readonly eventType: ClubEvent | null;
  /** Nombre d’événements */
  readonly eventCount: number | null;
  /** Date de validation */
  readonly validationDate: string | null;
  /** Première licence */
  readonly firstLicenceDate: string | null;
  /** Montant dû */
  readonly amount: number | null;
  /** Corporatif */
  readonly corpo: boolean | null;
  /** Club corporatif */
  readonly corpoClub: Club | null;
  /** Étranger */
  readonly foreign: boolean | null;
  /** Muté le */
  readonly mutatedAt: string | null;
  /** Points officiels */
  readonly points: number | null;
  /** Points mensuels */
  readonly monthlyPoints: number | null;
  /** Anciens points mensuels */
  readonly previousMonthlyPoints: number | null;
  /** Points de début de saison */
  readonly initialPoints: number | null;
  /** Classement */
  readonly ranking: number | null;
  /** Numéroté(e) */
  readonly numbered: boolean | null;
  /** Rang national */
  readonly nationalRank: number | null;
  /** Rang régional */
  readonly regionalRank: number | null;
  /** Rang départemental */
  readonly departmentalRank: number | null;
}

export interface LicenceContract extends Resource<'licence_contracts'> {
  /** Licence */
  readonly licence: Licence | null;
  /** Club */
  readonly club: Club | null;
  /** Équipe */
  readonly team: Team | null;
  /** Type */
  readonly type: Referential | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** État */
  readonly status: 'submitted' | 'approved' | 'refused' | 'ended' | null;
  /** Motif de la décision */
  readonly decisionReason: string | null;
  /** Fichier */
  readonly file: FileValue | null;
}

export interface LicenceMutation extends Resource<'licence_mutations'> {
  /** N° */
  readonly identifier: string | null;
  /** N° de licence */
  readonly licenceNumber: string | null;
  /** Nom */
  readonly familyName: string | null;
  /** Prénom */
  readonly givenName: string | null;
  /** Personne */
  readonly person: Person | null;
  /** Licence */
  readonly licence: Licence | null;
  /** Club quitté */
  readonly leftClub: Club | null;
  /** Club d’accueil */
  readonly welcomeClub: Club | null;
  /** Saison */
  readonly season: Season | null;
  /** Type */
  readonly type: 'ordinary' | 'exceptional' | null;
  /** Motif */
  readonly motive: Referential | null;
  /** Date de demande */
  readonly requestDate: string | null;
  /** Date d’effet */
  readonly effectDate: string | null;
  /** Points */
  readonly pointsAtRequest: number | null;
  /** Classement à la demande */
  readonly rankingAtRequest: string | null;
  /** Catégorie */
  readonly category: Referential | null;
  /** Instance compétente */
  readonly competentLevel: 'committee' | 'league' | 'federation' | null;
  /** Montant */
  readonly amount: number | null;
  /** Part fédération */
  readonly federationShare: number | null;
  /** Part ligue */
  readonly leagueShare: number | null;
  /** Part comité */
  readonly committeeShare: number | null;
  /** Part club quitté */
  readonly leftClubShare: number | null;
  /** Justificatifs */
  readonly files: readonly FileValue[];
  /** Accord du joueur le */
  readonly playerAgreementDate: string | null;
  /** Réponse du club quitté avant le */
  readonly leftClubDeadline: string | null;
  /** Avis du club quitté */
  readonly leftClubReview: 'favorable' | 'unfavorable' | 'none' | null;
  /** Motif de l’avis */
  readonly leftClubComment: string | null;
  /** Réponses */
  readonly responses: readonly {
    /** Structure */
    readonly organization: Organization | null;
    /** Auteur */
    readonly accountant: Accountant | null;
    /** Date */
    readonly date: string | null;
    /** Étape */
    readonly step:
      | 'draft'
      | 'waitingPlayer'
      | 'waitingLeftClub'
      | 'waitingInstance'
      | 'waitingPayment'
      | 'accepted'
      | 'refused'
      | 'cancelled'
      | 'incomplete'
      | null;
    /** Avis */
    readonly review: 'favorable' | 'unfavorable' | 'none' | null;
    /** Description */
    readonly description: string | null;
  }[];
  /** État */
  readonly status:
    | 'draft'
    | 'waitingPlayer'
    | 'waitingLeftClub'
    | 'waitingInstance'
    | 'waitingPayment'
    | 'accepted'
    | 'refused'
    | 'cancelled'
    | 'incomplete'
    | null;
  /** Date de décision */
  readonly decisionDate: string | null;
  /** Motif de la décision */
  readonly decisionReason: string | null;
  /** Liste Pro */
  readonly proListed: boolean | null;
}

export interface LicencePreRegistration extends Resource<'licence_pre_registrations'> {
  /** Club */
  readonly club: Club | null;
  /** Saison */
  readonly season: Season | null;
  /** Personne */
  readonly person: Person | null;
  /** Nom */
  readonly familyName: string | null;
  /** Prénom */
  readonly givenName: string | null;
  /** Sexe */
  readonly gender: 'M' | 'F' | null;
  /** Date de naissance */
  readonly birthDate: string | null;
  /** Courriel */
  readonly email: string | null;
  /** Téléphone */
  readonly phone: string | null;
  /** Adresse */
  readonly address: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
  /** Type */
  readonly type: Referential | null;
  /** Formes de pratique */
  readonly practiceForms: readonly Referential[];
  /** Dernier club */
  readonly previousClub: Club | null;
  /** Ancien n° */
  readonly previousLicence: string | null;
  /** Mention médicale */
  readonly medical: Referential | null;
  /** Certificat (fichier) */
  readonly certificateFile: FileValue | null;
  /** A répondu « non » à tout le questionnaire de santé */
  readonly questionnaireOk: boolean | null;
  /** Représentant légal */
  readonly legalRepresentativeName: string | null;
  /** Téléphone du représentant */
  readonly legalRepresentativePhone: string | null;
  /** Assurance */
  readonly insurance: Referential | null;
  /** Droit à l’image */
  readonly imageConsent: boolean | null;
  /** Commentaire */
  readonly comment: string | null;
  /** État */
  readonly status:
    'draft' | 'submitted' | 'incomplete' | 'accepted' | 'refused' | 'cancelled' | 'expired' | null;
  /** Date de réponse */
  readonly answerDate: string | null;
  /** Motif de la réponse */
  readonly answerReason: string | null;
  /** Licence créée */
  readonly createdLicence: Licence | null;
  /** Reçue le */
  readonly dateCreated: string | null;
}

export interface LicenceRenewal extends Resource<'licence_renewals'> {
  /** Licence précédente */
  readonly licence: Licence | null;
  /** Personne */
  readonly person: Person | null;
  /** Club */
  readonly club: Club | null;
  /** Saison */
  readonly season: Season | null;
  /** Type */
  readonly type: Referential | null;
  /** Formes de pratique */
  readonly practiceForms: readonly Referential[];
  /** Mention médicale */
  readonly medical: Referential | null;
  /** Certificat médical */
  readonly certificate: Certificate | null;
  /** Date de l’attestation */
  readonly questionnaireDate: string | null;
  /** Assurance */
  readonly insurance: Referential | null;
  /** État */
  readonly state: 'toRenew' | 'inProgress' | 'waitingMedical' | 'validated' | 'declined' | 'movedOut' | null;
  /** Nouvelle licence */
  readonly newLicence: Licence | null;
  /** Montant */
  readonly amount: number | null;
  /** Motif de refus */
  readonly refusalReason: string | null;
  /** Dernière relance */
  readonly reminderDate: string | null;
}

export interface LicenceTransfer extends Resource<'transfers'> {
  /** N° de licence */
  readonly licenceNumber: string | null;
  /** Nom */
  readonly familyName: string | null;
  /** Prénom */
  readonly givenName: string | null;
  /** Personne */
  readonly person: Person | null;
  /** Licence */
  readonly licence: Licence | null;
  /** Club quitté */
  readonly leftClub: Club | null;
  /** Club d’accueil */
  readonly welcomeClub: Club | null;
  /** Saison */
  readonly season: Season | null;
  /** Date de demande */
  readonly requestDate: string | null;
  /** Motif */
  readonly reason: Referential | null;
  /** État */
  readonly status: 'submitted' | 'accepted' | 'refused' | 'cancelled' | null;
  /** Date de décision */
  readonly decisionDate: string | null;
  /** Motif de la décision */
  readonly decisionReason: string | null;
  /** Commentaire */
  readonly comment: string | null;
}

export interface Member extends Resource<'members'> {
  /** Personne */
  readonly person: Person | null;
  /** Structure */
  readonly organization: Organization | null;
  /** Instance */
  readonly body: Referential | null;
  /** Fonction */
  readonly function: AccountantFunction | null;
  /** Date d’élection */
  readonly electionDate: string | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Droit de vote */
  readonly voteRight: boolean | null;
  /** Nombre de voix */
  readonly number: number | null;
}

export interface MutationParameter extends Resource<'mutation_parameters'> {
  /** Saison */
  readonly season: Season | null;
  /** Type */
  readonly type: 'ordinary' | 'exceptional' | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Sexe */
  readonly gender: 'M' | 'F' | null;
  /** Points minimum */
  readonly pointsMin: number | null;
  /** Points maximum */
  readonly pointsMax: number | null;
  /** N° minimum */
  readonly numberedMin: number | null;
  /** N° maximum */
  readonly numberedMax: number | null;
  /** Catégories */
  readonly categories: readonly Referential[];
  /** Part fédération */
  readonly federationShare: number | null;
  /** Part ligue */
  readonly leagueShare: number | null;
  /** Part comité */
  readonly committeeShare: number | null;
  /** Délai club quitté (j) */
  readonly leftClubDelay: number | null;
  /** Motif */
  readonly motive: Referential | null;
  /** Liste Pro seulement */
  readonly proListed: boolean | null;
}

export interface MutationResponse extends Resource<'mutation_responses'> {
  /** Structure */
  readonly organization: Organization | null;
  /** Auteur */
  readonly accountant: Accountant | null;
  /** Date */
  readonly date: string | null;
  /** Étape */
  readonly step:
    | 'draft'
    | 'waitingPlayer'
    | 'waitingLeftClub'
    | 'waitingInstance'
    | 'waitingPayment'
    | 'accepted'
    | 'refused'
    | 'cancelled'
    | 'incomplete'
    | null;
  /** Avis */
  readonly review: 'favorable' | 'unfavorable' | 'none' | null;
  /** Description */
  readonly description: string | null;
}

export interface News extends Resource<'news'> {
  /** Titre */
  readonly title: string | null;
  /** Résumé */
  readonly summary: string | null;
  /** Contenu */
  readonly content: string | null;
  /** Catégorie */
  readonly category: Referential | null;
  /** Date de publication */
  readonly publishDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Image */
  readonly image: FileValue | null;
  /** Fichiers */
  readonly files: readonly FileValue[];
  /** Structure */
  readonly organization: Organization | null;
  /** Destinataires */
  readonly audience: readonly Referential[];
  /** Épinglée */
  readonly pinned: boolean | null;
  /** Lien */
  readonly link: string | null;
}

export interface Notification extends Resource<'notifications'> {
  /** Compte */
  readonly account: Account | null;
  /** Date */
  readonly date: string | null;
  /** Titre */
  readonly title: string | null;
  /** Message */
  readonly message: string | null;
  /** Lien */
  readonly link: string | null;
  /** Lue */
  readonly read: boolean | null;
  /** Niveau */
  readonly level: 'info' | 'warning' | 'error' | null;
}

export interface OfficialRanking extends Resource<'official_rankings'> {
  /** Personne */
  readonly person: Person | null;
  /** Saison */
  readonly season: Season | null;
  /** Phase */
  readonly phase: 1 | 2 | null;
  /** Date */
  readonly date: string | null;
  /** Points */
  readonly points: number | null;
  /** Classement */
  readonly ranking: number | null;
  /** Numéroté(e) */
  readonly numbered: boolean | null;
  /** Rang national */
  readonly nationalRank: number | null;
  /** Rang régional */
  readonly regionalRank: number | null;
  /** Rang départemental */
  readonly departmentalRank: number | null;
  /** Catégorie */
  readonly category: Referential | null;
  /** Sexe */
  readonly gender: 'M' | 'F' | null;
  /** Type */
  readonly kind: 'official' | 'monthly' | null;
  /** Progression */
  readonly variation: number | null;
}

export interface Opponent extends Resource<'opponents'> {
  /** Équipe */
  readonly team: Team | null;
  /** Joueur */
  readonly player: Licence | null;
  /** Partenaire */
  readonly teammate: Licence | null;
}

export interface OppositionLine extends Resource<'opposition_lines'> {
  /** Formule de rencontre */
  readonly sheet: OppositionSheet | null;
  /** Ordre */
  readonly position: number | null;
  /** Joueur recevant */
  readonly homePlayer: string | null;
  /** Joueur visiteur */
  readonly awayPlayer: string | null;
}

export interface OppositionSheet extends Resource<'opposition_sheets'> {
  /** Nom / libellé */
  readonly name: string | null;
  /** Joueurs par équipe */
  readonly opponentCount: number | null;
  /** Nombre de parties */
  readonly oppositionCount: number | null;
  /** Parties */
  readonly lines: readonly OppositionLine[];
}

export interface Organization extends Resource<'organizations'> {
  /** Numéro */
  readonly identifier: string | null;
  /** Nom */
  readonly name: string | null;
  /** Nom court */
  readonly shortName: string | null;
  /** Type */
  readonly type: 'organization' | 'federation' | 'zone' | 'league' | 'committee' | 'club' | 'third' | null;
  /** Niveau */
  readonly level: 1 | 2 | 3 | 4 | null;
  /** Structure de rattachement */
  readonly parent: Organization | null;
  /** SIRET */
  readonly siret: string | null;
  /** Adresse */
  readonly mainAddress: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
  /** Téléphone */
  readonly mainPhone: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Fax */
  readonly mainFax: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Courriel */
  readonly mainEmail: {
    /** Courriel */
    readonly email: string | null;
  } | null;
  /** Site internet */
  readonly mainPage: {
    /** Site internet */
    readonly page: string | null;
  } | null;
  /** Correspondant */
  readonly correspondent: Accountant | null;
  /** Logo */
  readonly logo: FileValue | null;
}

export interface OtherParticipation extends Resource<'other_participations'> {
  /** Personne */
  readonly person: Person | null;
  /** Saison */
  readonly season: Season | null;
  /** Nom de la compétition */
  readonly contestName: string | null;
  /** Type */
  readonly type: Referential | null;
  /** Structure */
  readonly organization: Organization | null;
  /** Place */
  readonly place: number | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Résultat */
  readonly result: string | null;
  /** Pays */
  readonly country: Referential | null;
}

export interface Participant extends Resource<'participants'> {
  /** Événement */
  readonly clubEvent: ClubEvent | null;
  /** Personne */
  readonly person: Person | null;
  /** Nom */
  readonly familyName: string | null;
  /** Prénom */
  readonly givenName: string | null;
  /** Année de naissance */
  readonly birthYear: number | null;
  /** Sexe */
  readonly gender: 'M' | 'F' | null;
  /** Courriel */
  readonly email: string | null;
  /** Code postal */
  readonly postalCode: string | null;
  /** Licencié(e) */
  readonly licensed: boolean | null;
  /** Licence */
  readonly licence: Licence | null;
  /** Rôle */
  readonly role: Referential | null;
  /** Consentement */
  readonly consent: boolean | null;
  /** N° de pass */
  readonly passCode: string | null;
  /** État du pass */
  readonly passState: 'issued' | 'used' | 'converted' | 'expired' | null;
  /** Présent le */
  readonly usedDate: string | null;
}

export interface Payment extends Resource<'payments'> {
  /** Structure */
  readonly organization: Organization | null;
  /** Montant */
  readonly amount: number | null;
  /** Mode */
  readonly mode: Referential | null;
  /** Date */
  readonly date: string | null;
  /** Référence */
  readonly reference: string | null;
  /** État */
  readonly state: 'pending' | 'paid' | 'failed' | 'refunded' | 'cancelled' | null;
  /** Écritures */
  readonly transactions: readonly Transaction[];
  /** Clé */
  readonly key: string | null;
  /** Incident */
  readonly incident: 'signature' | 'amount' | 'twice' | null;
  /** Lien de paiement */
  readonly checkoutUrl: string | null;
}

export interface Person extends Resource<'people'> {
  /** Nom */
  readonly familyName: string | null;
  /** Prénom */
  readonly givenName: string | null;
  /** Nom de naissance */
  readonly birthName: string | null;
  /** Sexe */
  readonly gender: 'M' | 'F' | null;
  /** Date de naissance */
  readonly birthDate: string | null;
  /** Commune de naissance */
  readonly birthTown: string | null;
  /** Pays de naissance */
  readonly birthCountry: Referential | null;
  /** Nationalité */
  readonly nationality: Referential | null;
  /** Pays */
  readonly country: Referential | null;
  /** Club */
  readonly club: Club | null;
  /** Licence */
  readonly licence: Licence | null;
  /** Courriel principal */
  readonly mainEmail: {
    /** Courriel */
    readonly email: string | null;
  } | null;
  /** Téléphone principal */
  readonly mainPhone: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Adresse principale */
  readonly mainAddress: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
  /** Fax */
  readonly mainFax: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Site internet */
  readonly mainPage: {
    /** Site internet */
    readonly page: string | null;
  } | null;
  /** Représentant légal */
  readonly legalRepresentative: Person | null;
  /** Correspondant */
  readonly correspondent: Person | null;
  /** Droit à l’image */
  readonly imageConsent: boolean | null;
  /** Offres partenaires */
  readonly partnerOffers: boolean | null;
  /** Lettre d’information */
  readonly newsletter: boolean | null;
  /** Contrôle d’honorabilité */
  readonly honorabilityCheck: 'notConcerned' | 'pending' | 'ok' | 'ko' | null;
  /** Photo */
  readonly photo: FileValue | null;
  /** Homonyme */
  readonly homonym: boolean | null;
  /** Décédé(e) */
  readonly deceased: boolean | null;
  /** Licences */
  readonly licences: readonly Licence[];
  /** Adhésions */
  readonly clubMemberships: readonly ClubMembership[];
}

export interface Phase extends Resource<'phases'> {
  /** Nom / libellé */
  readonly name: string | null;
}

export interface Pool extends Resource<'pools'> {
  /** Poule */
  readonly name: string | null;
  /** Groupe */
  readonly group: Group | null;
  /** Effectif */
  readonly size: number | null;
  /** Participation */
  readonly kind: 'team' | 'individual' | null;
  /** État */
  readonly state: 'draft' | 'published' | 'finished' | null;
  /** Ordre des parties */
  readonly playerOppositionSheet: OppositionSheet | null;
  /** Calendrier */
  readonly roundGrid: RoundGrid | null;
  /** Composition de la poule */
  readonly poolOpponents: readonly PoolOpponent[];
  /** Rencontres */
  readonly sportMatches: readonly SportMatch[];
  /** Résultats */
  readonly results: readonly PoolResult[];
}

export interface PoolOpponent extends Resource<'pool_opponents'> {
  /** Poule */
  readonly pool: Pool | null;
  /** Ordre */
  readonly position: number | null;
  /** Adversaire */
  readonly opponent: Opponent | null;
}

export interface PoolResult extends Resource<'pool_results'> {
  /** Poule */
  readonly pool: Pool | null;
  /** Adversaire */
  readonly opponent: Opponent | null;
  /** Rang */
  readonly definitiveRank: number | null;
  /** Points */
  readonly definitivePoints: number | null;
  /** Joué */
  readonly sportMatchCount: number | null;
  /** Victoires */
  readonly sportMatchWin: number | null;
  /** Nuls */
  readonly sportMatchDraw: number | null;
  /** Défaites */
  readonly sportMatchLost: number | null;
  /** Forfaits */
  readonly forfeit: number | null;
  /** Pénalités */
  readonly penality: number | null;
  /** Parties gagnées */
  readonly gamePointWin: number | null;
  /** Parties perdues */
  readonly gamePointLost: number | null;
  /** Manches gagnées */
  readonly setsWon: number | null;
  /** Manches perdues */
  readonly setsLost: number | null;
  /** Modifié */
  readonly modified: boolean | null;
  /** Points corrigés */
  readonly pointsModified: number | null;
}

export interface Prize extends Resource<'prizes'> {
  /** Personne */
  readonly person: Person | null;
  /** Club */
  readonly club: Club | null;
  /** Type */
  readonly type: Referential | null;
  /** Rang */
  readonly rank: 'bronze' | 'silver' | 'gold' | null;
  /** Date */
  readonly date: string | null;
  /** Structure */
  readonly organization: Organization | null;
  /** Commentaire */
  readonly comment: string | null;
}

export interface Referential extends Resource<'referentials'> {
  /** Référentiel */
  readonly type: string | null;
  /** Libellé */
  readonly name: string | null;
  /** Code */
  readonly code: string | null;
  /** Ordre */
  readonly position: number | null;
}

export interface Response extends Resource<'responses'> {
  /** Structure */
  readonly organization: Organization | null;
  /** Auteur */
  readonly accountant: Accountant | null;
  /** Date */
  readonly date: string | null;
  /** Avis */
  readonly review: 1 | 2 | 0 | null;
  /** Description */
  readonly description: string | null;
}

export interface Round extends Resource<'rounds'> {
  /** Calendrier */
  readonly grid: RoundGrid | null;
  /** N° de journée */
  readonly roundNumber: number | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Journée */
  readonly day: Day | null;
}

export interface RoundGrid extends Resource<'round_grids'> {
  /** Nom / libellé */
  readonly name: string | null;
  /** Journées */
  readonly rounds: readonly Round[];
}

export interface Sanction extends Resource<'sanctions'> {
  /** Personne */
  readonly person: Person | null;
  /** Équipe */
  readonly team: Team | null;
  /** Rencontre */
  readonly sportMatch: SportMatch | null;
  /** Prononcée par */
  readonly organization: Organization | null;
  /** Type */
  readonly type: Referential | null;
  /** Motif */
  readonly reason: string | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Nombre de rencontres */
  readonly numberOfMatches: number | null;
  /** Avec sursis */
  readonly suspended: boolean | null;
  /** Amende */
  readonly fine: number | null;
  /** État */
  readonly status: 'pending' | 'final' | 'appealed' | 'cancelled' | null;
  /** Fichier */
  readonly file: FileValue | null;
}

export interface Season extends Resource<'seasons'> {
  /** Saison */
  readonly name: string | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Courante */
  readonly current: boolean | null;
  /** Début des renouvellements */
  readonly renewalStartDate: string | null;
  /** Début des mutations */
  readonly mutationStartDate: string | null;
  /** Fin des mutations */
  readonly mutationEndDate: string | null;
  /** Droit d’affiliation */
  readonly affiliationFee: number | null;
}

export interface SettingsClub extends Resource<'settings_clubs'> {
  /** Club */
  readonly club: Club | null;
  /** Saison */
  readonly season: Season | null;
  /** Pré-inscription en ligne ouverte */
  readonly onlinePreRegistration: boolean | null;
  /** Message d’accueil */
  readonly preRegistrationMessage: string | null;
  /** Tarifs */
  readonly prices: readonly {
    /** Type de licence */
    readonly licenceType: Referential | null;
    /** Catégorie */
    readonly category: Referential | null;
    /** Montant */
    readonly amount: number | null;
  }[];
  /** Modes de paiement */
  readonly paymentModes: readonly Referential[];
  /** IBAN */
  readonly iban: string | null;
  /** Destinataires */
  readonly notifyEmails: readonly (string | number)[];
  /** Afficher le téléphone */
  readonly showPhone: boolean | null;
  /** Salle par défaut */
  readonly defaultSportHall: SportHall | null;
}

export interface SheetMatchPlayer extends Resource<'sheet_match_players'> {
  /** Rencontre */
  readonly sportMatch: SportMatch | null;
  /** Côté */
  readonly side: 'home' | 'away' | null;
  /** Lettre */
  readonly letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'W' | 'X' | 'Y' | 'Z' | 'R' | 'S' | 'T' | null;
  /** Joueur */
  readonly player: Licence | null;
  /** Points */
  readonly points: number | null;
  /** Muté */
  readonly mutated: boolean | null;
  /** Étranger */
  readonly foreign: boolean | null;
  /** Mention médicale */
  readonly medical: string | null;
  /** Absent */
  readonly absent: boolean | null;
  /** Paire de double */
  readonly doublePair: 1 | 2 | null;
  /** Capitaine */
  readonly captain: boolean | null;
}

export interface Signature extends Resource<'signatures'> {
  /** Rôle */
  readonly role: 'homeCaptain' | 'awayCaptain' | 'referee' | null;
  /** Personne */
  readonly person: Person | null;
  /** Date */
  readonly date: string | null;
}

export interface Speaker extends Resource<'speakers'> {
  /** Stage / formation */
  readonly internship: Internship | null;
  /** Personne */
  readonly person: Person | null;
  /** Rôle */
  readonly role: Referential | null;
  /** Nombre d’heures */
  readonly hours: number | null;
  /** Tarif */
  readonly fee: number | null;
  /** Sujet traité */
  readonly subject: string | null;
}

export interface SportHall extends Resource<'sport_halls'> {
  /** Nom de la salle */
  readonly name: string | null;
  /** Adresse */
  readonly address: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
  /** Nombre de tables */
  readonly numberOfTables: number | null;
  /** Aires de jeu (12 x 6) */
  readonly playingAreas: number | null;
  /** Salle spécifique */
  readonly specific: boolean | null;
  /** Hauteur (m) */
  readonly height: number | null;
  /** Longueur */
  readonly length: number | null;
  /** Largeur */
  readonly width: number | null;
  /** Éclairage (lux) */
  readonly lighting: number | null;
  /** Sol */
  readonly floor: Referential | null;
  /** Vestiaires */
  readonly changingRooms: number | null;
  /** Places assises */
  readonly seats: number | null;
  /** Catégorie */
  readonly homologationCategory: string | null;
  /** Niveau d’homologation */
  readonly homologationLevel: Referential | null;
  /** Date d’homologation */
  readonly homologationDate: string | null;
  /** Fin d’homologation */
  readonly homologationEndDate: string | null;
  /** Accès PMR */
  readonly accessibility: boolean | null;
  /** Propriétaire */
  readonly owner: string | null;
  /** Latitude */
  readonly latitude: number | null;
  /** Longitude */
  readonly longitude: number | null;
  /** Plan */
  readonly plan: FileValue | null;
  /** Photo */
  readonly photo: FileValue | null;
  /** Commentaire */
  readonly comment: string | null;
}

export interface SportMatch extends Resource<'sport_matches'> {
  /** Division */
  readonly division: Division | null;
  /** Tour */
  readonly tour: Tour | null;
  /** Groupe */
  readonly group: Group | null;
  /** Poule */
  readonly pool: Pool | null;
  /** N° de journée */
  readonly roundNumber: number | null;
  /** Journée */
  readonly day: Day | null;
  /** Date prévue */
  readonly plannedDate: string | null;
  /** Date réelle */
  readonly date: string | null;
  /** Heure */
  readonly time: string | null;
  /** Salle */
  readonly sportHall: SportHall | null;
  /** Recevant */
  readonly homeOpponent: Opponent | null;
  /** Visiteur */
  readonly awayOpponent: Opponent | null;
  /** Score recevant */
  readonly homeGamePoints: number | null;
  /** Score visiteur */
  readonly awayGamePoints: number | null;
  /** Points-rencontre recevant */
  readonly homePoints: number | null;
  /** Points-rencontre visiteur */
  readonly awayPoints: number | null;
  /** Vainqueur */
  readonly winner: 'home' | 'away' | 'draw' | null;
  /** Forfait */
  readonly forfeit: 'home' | 'away' | 'both' | null;
  /** Pénalité */
  readonly penalty: 'home' | 'away' | 'both' | null;
  /** Cartons signalés */
  readonly hasWarnings: boolean | null;
  /** Juge-arbitre */
  readonly referee: Person | null;
  /** Capitaine recevant */
  readonly homeCaptain: Person | null;
  /** Capitaine visiteur */
  readonly awayCaptain: Person | null;
  /** Heure de début */
  readonly startTime: string | null;
  /** Heure de fin */
  readonly endTime: string | null;
  /** Composition recevant */
  readonly homeSheetMatches: readonly SheetMatchPlayer[];
  /** Composition visiteur */
  readonly awaySheetMatches: readonly SheetMatchPlayer[];
  /** Parties */
  readonly games: readonly Game[];
  /** Cartons */
  readonly warnings: readonly Warning[];
  /** Réserves */
  readonly reserves: string | null;
  /** Réclamations */
  readonly claims: string | null;
  /** Rapport du juge-arbitre */
  readonly report: string | null;
  /** Signatures */
  readonly signatures: readonly {
    /** Rôle */
    readonly role: 'homeCaptain' | 'awayCaptain' | 'referee' | null;
    /** Personne */
    readonly person: Person | null;
    /** Date */
    readonly date: string | null;
  }[];
  /** Origine de la saisie */
  readonly source: 'web' | 'GIRPE' | 'import' | null;
  /** Position dans le tableau */
  readonly bracketPosition: string | null;
  /** Première place du tableau */
  readonly firstPlace: number | null;
  /** État */
  readonly status:
    | 'scheduled'
    | 'postponed'
    | 'inProgress'
    | 'entered'
    | 'confirmed'
    | 'validated'
    | 'disputed'
    | 'forfeit'
    | 'cancelled'
    | null;
}

export interface SportMatchChangeRequest extends Resource<'sport_match_change_requests'> {
  /** Rencontre */
  readonly sportMatch: SportMatch | null;
  /** Équipe demandeuse */
  readonly requester: Team | null;
  /** Adversaire */
  readonly opponent: Team | null;
  /** Type */
  readonly type: Referential | null;
  /** Ancienne date */
  readonly oldDate: string | null;
  /** Nouvelle date */
  readonly newDate: string | null;
  /** Nouvelle heure */
  readonly newTime: string | null;
  /** Nouvelle salle */
  readonly newSportHall: SportHall | null;
  /** Motif */
  readonly reason: string | null;
  /** Date limite */
  readonly deadline: string | null;
  /** Motif de la réponse */
  readonly answerReason: string | null;
  /** Avis des instances */
  readonly responses: readonly {
    /** Structure */
    readonly organization: Organization | null;
    /** Auteur */
    readonly accountant: Accountant | null;
    /** Date */
    readonly date: string | null;
    /** Avis */
    readonly review: 1 | 2 | 0 | null;
    /** Description */
    readonly description: string | null;
  }[];
  /** État */
  readonly status:
    | 'submitted'
    | 'acceptedByOpponent'
    | 'refusedByOpponent'
    | 'validated'
    | 'rejected'
    | 'cancelled'
    | 'expired'
    | null;
}

export interface StructureParticipant extends Resource<'structure_participants'> {
  /** Personne */
  readonly person: Person | null;
  /** Structure */
  readonly structure: Organization | null;
  /** Saison */
  readonly season: Season | null;
  /** Type */
  readonly type: Referential | null;
  /** Régime */
  readonly regime: 'interne' | 'demi-pensionnaire' | 'externe' | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
}

export interface Subscription extends Resource<'subscriptions'> {
  /** Structure */
  readonly organization: Organization | null;
  /** Personne */
  readonly person: Person | null;
  /** Type */
  readonly type: Referential | null;
  /** Quantité */
  readonly quantity: number | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Montant */
  readonly amount: number | null;
  /** Adresse */
  readonly address: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
  /** Courriel */
  readonly email: string | null;
  /** État */
  readonly state: 'active' | 'pending' | 'ended' | 'cancelled' | null;
  /** Saison */
  readonly season: Season | null;
}

export interface Table extends Resource<'tables'> {
  /** Code */
  readonly code: string | null;
  /** Nom / libellé */
  readonly name: string | null;
  /** Description */
  readonly description: string | null;
  /** Date */
  readonly date: string | null;
  /** Fin de pointage */
  readonly checkInEnd: string | null;
  /** Début */
  readonly time: string | null;
  /** Sexe */
  readonly gender: 'M' | 'F' | 'A' | null;
  /** Règle de points */
  readonly pointsRule: 'all' | 'max' | 'range' | null;
  /** Points minimum */
  readonly pointsMin: number | null;
  /** Points maximum */
  readonly pointsMax: number | null;
  /** Catégories */
  readonly categories: readonly Referential[];
  /** Types de licence admis */
  readonly licenceTypes: readonly Referential[];
  /** Double */
  readonly double: boolean | null;
  /** Joueurs maximum */
  readonly maxPlayers: number | null;
  /** Liste d’attente */
  readonly waitingList: number | null;
  /** Inscriptions acceptées */
  readonly acceptedEntries: number | null;
  /** Places restantes */
  readonly remainingPlaces: number | null;
  /** Engagement */
  readonly fee: number | null;
  /** Dotation */
  readonly endowment: number | null;
  /** Prix */
  readonly prizes: readonly {
    /** Rang */
    readonly rank: number | null;
    /** Montant */
    readonly amount: number | null;
    /** Lot */
    readonly gift: string | null;
  }[];
  /** Formule */
  readonly format: Referential | null;
  /** Au meilleur de (manches) */
  readonly bestOf: 3 | 5 | 7 | null;
}

export interface TableMatch extends Resource<'table_matches'> {
  /** Tableau */
  readonly table: Table | null;
  /** Tableau à élimination */
  readonly bracket: string | null;
  /** Première place */
  readonly firstPlace: number | null;
  /** Lignes */
  readonly size: number | null;
  /** Tour */
  readonly round: number | null;
  /** Ordre */
  readonly position: number | null;
  /** Joueur du haut */
  readonly homePlayer: Licence | null;
  /** Joueur du bas */
  readonly awayPlayer: Licence | null;
  /** Tête de série du haut */
  readonly homeSeed: number | null;
  /** Tête de série du bas */
  readonly awaySeed: number | null;
  /** Exempt */
  readonly bye: boolean | null;
  /** Vainqueur */
  readonly winner: 'home' | 'away' | null;
  /** Forfait */
  readonly forfeit: boolean | null;
  /** Fin de la partie */
  readonly ending: 'retirement' | 'injury' | 'disqualification' | 'notPlayed' | 'cancelled' | null;
  /** Manches */
  readonly sets: string | null;
}

export interface TablePrize extends Resource<'table_prizes'> {
  /** Rang */
  readonly rank: number | null;
  /** Montant */
  readonly amount: number | null;
  /** Lot */
  readonly gift: string | null;
}

export interface Team extends Resource<'teams'> {
  /** Nom / libellé */
  readonly name: string | null;
  /** N° d’équipe */
  readonly position: number | null;
  /** Clubs */
  readonly clubs: readonly Club[];
  /** Épreuve */
  readonly contest: Contest | null;
  /** Saison */
  readonly season: Season | null;
  /** Division */
  readonly division: Division | null;
  /** Poule */
  readonly pool: Pool | null;
  /** Phase */
  readonly phase: 1 | 2 | 3 | null;
  /** Sexe */
  readonly gender: 'M' | 'F' | 'A' | null;
  /** Salle */
  readonly sportHall: SportHall | null;
  /** Jour */
  readonly day: 'vendredi' | 'samedi' | 'dimanche' | null;
  /** Heure */
  readonly time: string | null;
  /** Capitaine */
  readonly captain: Person | null;
  /** Couleur */
  readonly color: string | null;
  /** État */
  readonly state: 'registered' | 'engaged' | 'withdrawn' | 'generalForfeit' | null;
  /** Rang */
  readonly rank: number | null;
  /** Points */
  readonly points: number | null;
  /** Joueurs alignés */
  readonly players: readonly Licence[];
}

export interface TeamPass extends Resource<'team_passes'> {
  /** Club */
  readonly club: Club | null;
  /** Épreuve */
  readonly contest: Contest | null;
  /** Division */
  readonly division: Division | null;
  /** Saison */
  readonly season: Season | null;
  /** Phase */
  readonly phase: 1 | 2 | 3 | null;
  /** Équipe */
  readonly team: Team | null;
  /** Origine */
  readonly origin: 'right' | 'promotion' | 'relegation' | 'invitation' | 'cession' | null;
  /** Cédé à */
  readonly cededTo: Club | null;
  /** Date de décision */
  readonly decisionDate: string | null;
  /** Commentaire */
  readonly comment: string | null;
  /** État */
  readonly status: 'available' | 'confirmed' | 'ceded' | 'declined' | 'expired' | null;
}

export interface TechnicalEmployment extends Resource<'technical_employments'> {
  /** Contrat */
  readonly contract: Contract | null;
  /** Personne */
  readonly person: Person | null;
  /** Structure */
  readonly organization: Organization | null;
  /** Diplôme */
  readonly diploma: Graduation | null;
  /** Missions */
  readonly missions: readonly Referential[];
  /** Heures techniques par semaine */
  readonly hoursPerWeek: number | null;
  /** Carte professionnelle */
  readonly professionalCard: string | null;
  /** Fin de carte professionnelle */
  readonly professionalCardEnd: string | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Saison */
  readonly season: Season | null;
}

export interface Tour extends Resource<'tours'> {
  /** Nom / libellé */
  readonly name: string | null;
  /** Numéro */
  readonly number: number | null;
  /** Division */
  readonly division: Division | null;
  /** Date */
  readonly date: string | null;
  /** Salle */
  readonly sportHall: SportHall | null;
  /** Organisateur */
  readonly organizer: Club | null;
  /** Fin des inscriptions */
  readonly registrationEnd: string | null;
  /** État */
  readonly state: 'planned' | 'drawn' | 'running' | 'finished' | null;
}

export interface TournamentDecision extends Resource<'tournament_decisions'> {
  /** Date */
  readonly date: string | null;
  /** Auteur */
  readonly accountant: Accountant | null;
  /** Motif */
  readonly reason: string | null;
}

export interface TournamentRequest extends Resource<'tournament_requests'> {
  /** N° d’homologation */
  readonly identifier: string | null;
  /** Nom / libellé */
  readonly name: string | null;
  /** Type */
  readonly type: 'I' | 'A' | 'B' | 'R' | 'D' | 'P' | null;
  /** Club */
  readonly club: Club | null;
  /** Structure */
  readonly organization: Organization | null;
  /** Saison */
  readonly season: Season | null;
  /** Date de début */
  readonly startDate: string | null;
  /** Date de fin */
  readonly endDate: string | null;
  /** Limite d’inscription */
  readonly registrationDeadline: string | null;
  /** Adresse */
  readonly address: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
    /** Nom / libellé */
    readonly name: string | null;
    /** Latitude */
    readonly latitude: number | null;
    /** Longitude */
    readonly longitude: number | null;
  } | null;
  /** Salle */
  readonly sportHall: SportHall | null;
  /** Nombre de tables */
  readonly numberOfTables: number | null;
  /** Balles */
  readonly ball: string | null;
  /** Contacts */
  readonly contacts: readonly {
    /** Type */
    readonly type: 'organizer' | 'registration' | 'referee' | null;
    /** Prénom */
    readonly givenName: string | null;
    /** Nom */
    readonly familyName: string | null;
    /** Courriel */
    readonly email: string | null;
    /** Téléphone */
    readonly telephone: string | null;
  }[];
  /** Juge-arbitre */
  readonly referee: Person | null;
  /** Juges-arbitres adjoints */
  readonly assistantReferees: readonly Person[];
  /** Site internet */
  readonly page: string | null;
  /** Inscription en ligne */
  readonly onlineRegistration: boolean | null;
  /** Règlement */
  readonly rules: FileValue | null;
  /** Fiche d’engagement */
  readonly engagmentSheet: FileValue | null;
  /** Tableaux */
  readonly tables: readonly {
    /** Code */
    readonly code: string | null;
    /** Nom / libellé */
    readonly name: string | null;
    /** Description */
    readonly description: string | null;
    /** Date */
    readonly date: string | null;
    /** Fin de pointage */
    readonly checkInEnd: string | null;
    /** Début */
    readonly time: string | null;
    /** Sexe */
    readonly gender: 'M' | 'F' | 'A' | null;
    /** Règle de points */
    readonly pointsRule: 'all' | 'max' | 'range' | null;
    /** Points minimum */
    readonly pointsMin: number | null;
    /** Points maximum */
    readonly pointsMax: number | null;
    /** Catégories */
    readonly categories: readonly Referential[];
    /** Types de licence admis */
    readonly licenceTypes: readonly Referential[];
    /** Double */
    readonly double: boolean | null;
    /** Joueurs maximum */
    readonly maxPlayers: number | null;
    /** Liste d’attente */
    readonly waitingList: number | null;
    /** Inscriptions acceptées */
    readonly acceptedEntries: number | null;
    /** Places restantes */
    readonly remainingPlaces: number | null;
    /** Engagement */
    readonly fee: number | null;
    /** Dotation */
    readonly endowment: number | null;
    /** Prix */
    readonly prizes: readonly {
      /** Rang */
      readonly rank: number | null;
      /** Montant */
      readonly amount: number | null;
      /** Lot */
      readonly gift: string | null;
    }[];
    /** Formule */
    readonly format: Referential | null;
    /** Au meilleur de (manches) */
    readonly bestOf: 3 | 5 | 7 | null;
  }[];
  /** Tableaux par jour et joueur */
  readonly maxTablesPerDay: number | null;
  /** Dotation totale */
  readonly endowment: number | null;
  /** Droit d’homologation */
  readonly fee: number | null;
  /** Instance compétente */
  readonly competentLevel: 'committee' | 'league' | 'federation' | null;
  /** Avis */
  readonly review: 1 | 2 | 0 | null;
  /** Motif */
  readonly motive: string | null;
  /** Avis des instances */
  readonly responses: readonly {
    /** Structure */
    readonly organization: Organization | null;
    /** Auteur */
    readonly accountant: Accountant | null;
    /** Date */
    readonly date: string | null;
    /** Avis */
    readonly review: 1 | 2 | 0 | null;
    /** Description */
    readonly description: string | null;
  }[];
  /** Décision */
  readonly decision: {
    /** Date */
    readonly date: string | null;
    /** Auteur */
    readonly accountant: Accountant | null;
    /** Motif */
    readonly reason: string | null;
  } | null;
  /** Résultats */
  readonly results: FileValue | null;
  /** Commentaire */
  readonly comment: string | null;
  /** État */
  readonly status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | null;
}

export interface TourRegistration extends Resource<'tour_registrations'> {
  /** Tour */
  readonly tour: Tour | null;
  /** Licence */
  readonly licence: Licence | null;
  /** Club */
  readonly club: Club | null;
  /** Épreuve */
  readonly contest: Contest | null;
  /** Joueur */
  readonly person: Person | null;
  /** Groupe */
  readonly group: Group | null;
  /** Points */
  readonly points: number | null;
  /** Tête de série */
  readonly seed: number | null;
  /** Rang */
  readonly rank: number | null;
  /** Points marqués */
  readonly scored: string | null;
  /** Justification */
  readonly excuse: string | null;
  /** Justificatif */
  readonly excuseFile: FileValue | null;
  /** Date de réponse */
  readonly answerDate: string | null;
  /** État */
  readonly status:
    'registered' | 'waitingList' | 'qualified' | 'excused' | 'unexcused' | 'withdrawn' | 'played' | null;
}

export interface Transaction extends Resource<'transactions'> {
  /** Structure */
  readonly organization: Organization | null;
  /** Date */
  readonly date: string | null;
  /** Pièce */
  readonly number: string | null;
  /** Libellé */
  readonly label: string | null;
  /** Catégorie */
  readonly category: Referential | null;
  /** Débit */
  readonly debit: number | null;
  /** Crédit */
  readonly credit: number | null;
  /** Reste à payer */
  readonly due: number | null;
  /** Solde */
  readonly balance: number | null;
  /** Licence */
  readonly licence: Licence | null;
  /** Mutation */
  readonly mutation: LicenceMutation | null;
  /** Engagement */
  readonly engagement: ContestEngagement | null;
  /** Facture */
  readonly file: FileValue | null;
  /** État */
  readonly state: 'draft' | 'issued' | 'paid' | 'late' | 'cancelled' | null;
  /** Échéance */
  readonly dueDate: string | null;
  /** Mode de paiement */
  readonly paymentMode: Referential | null;
}

export interface Warning extends Resource<'warnings'> {
  /** Rencontre */
  readonly sportMatch: SportMatch | null;
  /** Partie */
  readonly game: Game | null;
  /** Personne */
  readonly person: Person | null;
  /** Type */
  readonly type: Referential | null;
  /** Motif */
  readonly reason: string | null;
  /** Date */
  readonly date: string | null;
  /** Côté */
  readonly side: 'home' | 'away' | null;
  /** Cible */
  readonly target: 'player' | 'pair' | 'coach' | null;
}

export interface Zone extends Resource<'zones'> {
  /** Numéro */
  readonly identifier: string | null;
  /** Nom */
  readonly name: string | null;
  /** Nom court */
  readonly shortName: string | null;
  /** Type */
  readonly type: 'organization' | 'federation' | 'zone' | 'league' | 'committee' | 'club' | 'third' | null;
  /** Niveau */
  readonly level: 1 | 2 | 3 | 4 | null;
  /** Structure de rattachement */
  readonly parent: Organization | null;
  /** SIRET */
  readonly siret: string | null;
  /** Adresse */
  readonly mainAddress: {
    /** N° et voie */
    readonly streetAddress: string | null;
    /** Complément */
    readonly disambiguatingDescription: string | null;
    /** Code postal */
    readonly postalCode: string | null;
    /** Ville */
    readonly addressLocality: string | null;
  } | null;
  /** Téléphone */
  readonly mainPhone: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Fax */
  readonly mainFax: {
    /** Téléphone */
    readonly telephone: string | null;
  } | null;
  /** Courriel */
  readonly mainEmail: {
    /** Courriel */
    readonly email: string | null;
  } | null;
  /** Site internet */
  readonly mainPage: {
    /** Site internet */
    readonly page: string | null;
  } | null;
  /** Correspondant */
  readonly correspondent: Accountant | null;
  /** Logo */
  readonly logo: FileValue | null;
}
