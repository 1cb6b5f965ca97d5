// Written by codegen from the server's field descriptions: npm run codegen. Never edited by hand.
import type { Iri } from '../lib/iri.ts';

/** What every record carries besides its described fields. */
export interface Resource {
  readonly '@id': Iri;
  readonly id: number;
  readonly dateCreated?: string | null;
  readonly dateModified?: string | null;
}

/** A file or picture as its record carries it; a picture may tell less. */
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

export interface Account extends Resource {
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
  readonly roles: unknown | null;
  /** Droits par club */
  readonly clubPermissions: readonly ClubPermission[];
}

export interface Accountant extends Resource {
  /** Personne */
  readonly person: Person | null;
  /** Club */
  readonly club: Club | null;
}

export interface Address extends Resource {
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
}

export interface Club extends Resource {
  /** Numéro de club */
  readonly identifier: string | null;
  /** Nom */
  readonly name: string | null;
  /** Nom court */
  readonly shortName: string | null;
  /** Type */
  readonly type: 'organization' | 'federation' | 'zone' | 'league' | 'committee' | 'club' | 'third' | null;
  /** Niveau */
  readonly level: number | null;
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
  /** Libellé résultats */
  readonly shortLabel: string | null;
  /** Type de club */
  readonly clubType: Referential | null;
  /** Comité */
  readonly committee: Committee | null;
  /** Ligue */
  readonly league: League | null;
  /** Correspondant */
  readonly correspondent: Accountant | null;
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
  readonly affinityFederations: readonly Referential[];
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
}

export interface ClubMembership extends Resource {
  /** Personne */
  readonly person: Person | null;
  /** Nature */
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
}

export interface ClubPermission extends Resource {
  /** Compte */
  readonly account: Account | null;
  /** Club */
  readonly club: Club | null;
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
}

export interface Committee extends Resource {
  /** Numéro */
  readonly identifier: string | null;
  /** Nom */
  readonly name: string | null;
  /** Nom court */
  readonly shortName: string | null;
  /** Type */
  readonly type: 'organization' | 'federation' | 'zone' | 'league' | 'committee' | 'club' | 'third' | null;
  /** Niveau */
  readonly level: number | null;
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
  /** Département */
  readonly departmentCode: string | null;
}

export interface ContactPoint extends Resource {
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
}

export interface Federation extends Resource {
  /** Numéro */
  readonly identifier: string | null;
  /** Nom */
  readonly name: string | null;
  /** Nom court */
  readonly shortName: string | null;
  /** Type */
  readonly type: 'organization' | 'federation' | 'zone' | 'league' | 'committee' | 'club' | 'third' | null;
  /** Niveau */
  readonly level: number | null;
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
}

export interface Gallery extends Resource {
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

export interface GalleryLine extends Resource {
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

export interface GalleryVenue extends Resource {
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

export interface League extends Resource {
  /** Numéro */
  readonly identifier: string | null;
  /** Nom */
  readonly name: string | null;
  /** Nom court */
  readonly shortName: string | null;
  /** Type */
  readonly type: 'organization' | 'federation' | 'zone' | 'league' | 'committee' | 'club' | 'third' | null;
  /** Niveau */
  readonly level: number | null;
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
  /** Code */
  readonly code: string | null;
}

export interface Licence extends Resource {
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

export interface News extends Resource {
  /** Titre */
  readonly title: string | null;
  /** Résumé */
  readonly summary: string | null;
  /** Contenu */
  readonly content: string | null;
  /** Date de publication */
  readonly publishDate: string | null;
  /** Structure */
  readonly organization: Organization | null;
}

export interface Organization extends Resource {
  /** Numéro */
  readonly identifier: string | null;
  /** Nom */
  readonly name: string | null;
  /** Nom court */
  readonly shortName: string | null;
  /** Type */
  readonly type: 'organization' | 'federation' | 'zone' | 'league' | 'committee' | 'club' | 'third' | null;
  /** Niveau */
  readonly level: number | null;
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
}

export interface Person extends Resource {
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
  /** Décédé(e) */
  readonly deceased: boolean | null;
  /** Licences */
  readonly licences: readonly Licence[];
  /** Adhésions */
  readonly clubMemberships: readonly ClubMembership[];
}

export interface Referential extends Resource {
  /** Référentiel */
  readonly type: string | null;
  /** Libellé */
  readonly name: string | null;
  /** Code */
  readonly code: string | null;
  /** Ordre */
  readonly position: number | null;
}

export interface Season extends Resource {
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
}

export interface Zone extends Resource {
  /** Numéro */
  readonly identifier: string | null;
  /** Nom */
  readonly name: string | null;
  /** Nom court */
  readonly shortName: string | null;
  /** Type */
  readonly type: 'organization' | 'federation' | 'zone' | 'league' | 'committee' | 'club' | 'third' | null;
  /** Niveau */
  readonly level: number | null;
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
}
