import { typeset } from './typography.ts';

/** Finding people who are on record already, and the first licence of those who are not. */
export const registrationTexts = typeset({
  takeOver: {
    open: 'Prendre en charge',
    title: 'Prise en charge de la pré-inscription',
    failed: 'La pré-inscription n’a pas pu être lue.',
    noSeason: 'La saison de cette demande est inconnue : elle ne peut pas être acceptée ici.',
    closed: 'Cette demande ne peut plus être acceptée, ou vous n’en avez pas le droit.',
    meanwhile:
      'Une autre personne du club vient d’accepter cette demande : rien n’a été créé une seconde fois.',
    resumed: 'Vos choix commencés plus tôt sont repris.',
    first: 'Prenez d’abord la demande en charge.',
    person: '1. Personne',
    masked: 'Affichez d’abord les coordonnées : elles sont reprises dans la fiche de la personne.',
    otherPerson: 'Choisir une autre personne',
    medical: '2. Document médical',
    needsCertificate: 'Pour jouer, un nouveau certificat médical est à enregistrer.',
    answeredYes:
      'Toutes les réponses au questionnaire ne sont pas « non » : pour jouer, un certificat médical est à enregistrer.',
    licence: '3. Licence et tarif',
    price: 'Tarif du club : %{price}',
    answer: '4. Réponse',
    consequence:
      'La licence et l’adhésion de la saison sont créées pour cette personne. La demande ne peut plus être modifiée ensuite.',
    otherAnswer: 'Demander un complément ou refuser',
    done: 'Demande acceptée : la licence est créée.',
    missing: {
      person: 'Choisissez la personne.',
      licensed: 'Cette personne a déjà une licence pour cette saison.',
      mutation: 'Une mutation de cette personne est en cours.',
      certificate: 'Enregistrez un certificat médical, ou choisissez une mention.',
      mention: 'Choisissez la mention médicale.',
      forms: 'Choisissez les formes de pratique.',
      representative: 'Complétez le représentant légal de ce mineur dans la pré-inscription.',
    },
  },
  registration: {
    known:
      'Cette personne est peut-être déjà connue. Vérifiez avant de la créer une seconde fois. |||| Ces %{smart_count} personnes sont déjà connues. Vérifiez avant d’en créer une autre.',
    born: 'né(e) le %{date}',
    number: 'licence n° %{number}',
    unlicensed: 'jamais licencié(e)',
    season: 'dernière saison : %{season}',
    choose: 'C’est cette personne',
    chooseNamed: 'C’est cette personne : %{name} %{number}',
    failed: 'Les personnes déjà connues n’ont pas pu être recherchées.',
    none: 'Aucune personne connue du club n’a ce nom et cette date de naissance, ni ce numéro de licence.',
    unknownNumber: 'Aucune personne du club n’a ce numéro de licence.',
    unfit: {
      minor: 'Pour les majeurs : cette personne est mineure.',
      adult: 'Pour les mineurs : cette personne est majeure.',
    },
    unrepresented: 'Cette personne est mineure : indiquez son représentant légal.',
    holder: 'Titulaire',
    change: 'Changer de personne',
    search:
      'Cherchez-la par son nom, ou ici par son numéro de licence. Créez-la seulement si elle est inconnue.',
    byNumber: 'N° de licence connu',
    take: 'Prendre une licence',
    formerClub:
      'Le dernier club indiqué n’est pas le vôtre : si cette personne y est encore licenciée, demandez plutôt une mutation ou un transfert.',
    mutations: 'Mutations',
    transfers: 'Transferts',
    licenceCreated: 'La licence a été créée à partir de cette pré-inscription.',
    openLicence: 'Ouvrir la licence',
    obstacles: {
      licensed: 'Cette personne a déjà une licence pour cette saison.',
      mutation: 'Une mutation de cette personne est en cours.',
      suspended: 'La licence de cette personne est suspendue.',
    },
    advice: {
      title: 'Avant d’enregistrer',
      empty: 'Choisissez la personne : sa catégorie, le tarif et le suivi médical s’affichent ici.',
      failed: 'La catégorie, le tarif et le suivi médical n’ont pas pu être lus.',
      renew: 'Cette personne avait une licence du club en %{season} : renouvelez-la plutôt.',
      category: 'Catégorie d’âge en %{season} : %{name}',
      price: 'Tarif du club : %{price} (repris si le montant dû reste vide)',
      unrepresented:
        'Cette personne est mineure et n’a pas de représentant légal : indiquez-le dans sa fiche.',
      noPrice: 'Le club n’a pas de tarif pour ce type de licence.',
      uncarried:
        'L’attestation d’un majeur prolonge un certificat, deux saisons au plus, et aucun n’est à prolonger ici. Enregistrez un certificat de moins d’un an, ou choisissez « Sans pratique sportive » : la licence serait refusée.',
      settled: 'Les documents enregistrés donnent cette mention médicale :',
      asked: 'Mention médicale à demander, d’après l’âge et les documents enregistrés :',
    },
  },
});
