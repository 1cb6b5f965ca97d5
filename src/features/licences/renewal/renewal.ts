import type { Season } from '../../../rules/season.ts';
import type { PriceLine } from '../../../rules/licencePrice.ts';

/** Club and season in which licences are renewed, `day` is that of the renewal (`yyyy-MM-dd`). */
export interface RenewalPlace {
  /** IRI. */
  readonly club: string;
  readonly season: Season;
  readonly day: string;
}

/** Why a person cannot be renewed; `renewed` is no harm: it has been done already. */
export type Obstacle = 'renewed' | 'licensed' | 'mutation' | 'suspended' | 'noLicence' | 'closed';

/** A person to renew. Types, forms, mentions and insurances are codes. */
export interface Licensee {
  /** IRI. */
  readonly person: string;
  readonly name: string;
  readonly birthDate: string;
  readonly gender: string | null;
  /** A minor without a representative. */
  readonly isUnrepresented: boolean;
  readonly last: LastLicence | null;
  /** IRIs of all licences, of this club and of others. */
  readonly licences: readonly string[];
  /** Mentions of former licences, the latest first. */
  readonly mentions: readonly (string | null)[];
  readonly certificates: readonly Certificate[];
  readonly obstacle: Obstacle | null;
  /** IRI of the renewal, where there is one. */
  readonly renewal: string | null;
}

interface LastLicence {
  readonly iri: string;
  readonly season: string;
  readonly type: string;
  readonly forms: readonly string[];
  readonly insurance: string | null;
}

interface Certificate {
  readonly iri: string;
  readonly date: string;
}

/** A value of a closed list. */
export interface CodedValue {
  readonly iri: string;
  readonly code: string;
  readonly name: string;
}

export type ValueList = 'LicenceType' | 'PracticeForm' | 'MedicalMention' | 'Insurance';

/** All that the page of renewals works on. */
export interface RenewalData {
  readonly licensees: readonly Licensee[];
  readonly values: Readonly<Record<ValueList, readonly CodedValue[]>>;
  /** Age categories. */
  readonly categories: readonly CodedValue[];
  readonly prices: readonly PriceLine[];
}

/** Choices for a person instead of last season's values. */
export interface Choice {
  readonly type?: string;
  readonly forms?: readonly string[];
  readonly mention?: string | undefined;
  /** False: not every answer to the questionnaire was no. */
  readonly attests?: boolean;
  /** The person is left out this time. */
  readonly isLeftOut?: boolean;
}

/** People to renew and the choices for them. */
export interface Plan {
  /** IRIs. */
  readonly people: readonly string[];
  readonly choices: Readonly<Record<string, Choice>>;
}
