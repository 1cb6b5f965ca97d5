import { ageCategories } from '../../entities/ageCategories.ts';
import clubReferentials from './clubReferentials.json' with { type: 'json' };
import countries from './countries.json' with { type: 'json' };
import sportReferentials from './sportReferentials.json' with { type: 'json' };

const named = (list: readonly { code: string; name: string }[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map(({ code, name }) => [code, name]));

/** Type of list -> code -> French name, in the order shown. */
export const referentialValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  LicenceType: {
    T: 'Compétition',
    P: 'Loisir',
    A: 'Dirigeant',
    I: 'Découverte',
    E: 'Événementielle',
    L: 'Liberté',
  },
  AgeCategory: named(ageCategories),
  MedicalMention: {
    C: 'Certificat médical présenté',
    A: 'Attestation auto-questionnaire majeur',
    U: 'Attestation auto-questionnaire mineur',
    N: 'Sans pratique sportive',
    Q: 'Quadruple (surclassement)',
    P: 'Parcours prévention santé',
    '-': 'Non renseignée',
  },
  PracticeForm: {
    COMPETITION: 'Compétition',
    LOISIR: 'Loisir',
    PING_4_7: 'Ping 4-7 ans',
    SANTE: 'Ping santé',
    HANDI: 'Handi / sport adapté',
    ENTREPRISE: 'Ping en entreprise',
    PARKINSON: 'Ping parkinson',
    SCOLAIRE: 'Scolaire / UNSS',
    FREE_PING: 'Free ping',
    PARA: 'Para',
    VR: 'Ping VR',
    HARDBAT: 'Hardbat / Sandpaper',
  },
  Insurance: {
    BASE: 'Assurance fédérale de base',
    COMPLEMENT: 'Garanties complémentaires',
    REFUS: 'Refus de l’assurance',
  },
  NationalityCode: { F: 'Française', C: 'Communautaire', E: 'Étrangère' },
  MembershipType: {
    ADHERENT: 'Adhérent',
    DIRIGEANT: 'Dirigeant',
    BENEVOLE: 'Bénévole',
    PARENT: 'Parent',
    SALARIE: 'Salarié',
  },
  ClubType: { L: 'Libre', C: 'Corporatif', M: 'Mixte', V: 'Virtuel' },
  HostedPublic: {
    ENFANTS: '4-7 ans',
    JEUNES: 'Jeunes',
    ADULTES: 'Adultes',
    SENIORS: 'Seniors 60+',
    FEMMES: 'Femmes',
    HANDICAP: 'Handicap',
    ENTREPRISE: 'Entreprise',
    SCOLAIRES: 'Scolaires',
    SANTE: 'Santé',
  },
  ContactPointType: { PHONE: 'Téléphone', MOBILE: 'Mobile', FAX: 'Fax', EMAIL: 'Courriel', PAGE: 'Site' },
  PermissionPreset: {
    PRESIDENT: 'Président',
    SECRETAIRE: 'Secrétaire',
    TRESORIER: 'Trésorier',
    CORRESPONDANT: 'Correspondant',
    CAPITAINE: 'Capitaine',
    CONSULTATION: 'Consultation',
  },
  Country: countries,
  ...clubReferentials,
  ...sportReferentials,
};
