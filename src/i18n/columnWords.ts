/**
 * Headings that mean one column, in files of the federation, of clubs and of other programs: with the labels of our
 * fields first. Compared by their letters and figures alone.
 */
export const columnWords: readonly (readonly string[])[] = [
  ['Nom', 'Nom de famille', 'Nom d’usage'],
  ['Prénom', 'Prénoms'],
  ['Sexe', 'Genre', 'Civilité', 'Sx'],
  ['Date de naissance', 'Né le', 'Née le', 'Né(e) le', 'Naissance', 'Date naiss', 'Date naissance', 'DDN'],
  ['Nationalité', 'Nat'],
  ['N° et voie', 'Adresse', 'Rue', 'Voie', 'Adresse 1'],
  ['Code postal', 'CP', 'Code post'],
  ['Ville', 'Commune', 'Localité'],
  ['Courriel principal', 'Courriel', 'E-mail', 'Mail', 'Mél', 'Adresse e-mail', 'Adresse mail'],
  ['Téléphone principal', 'Téléphone', 'Tél', 'Portable', 'Tél portable', 'Mobile', 'Tél mobile'],
  [
    'Personne',
    'Licencié',
    'Joueur',
    'N° de licence',
    'N° licence',
    'Numéro de licence',
    'Num licence',
    'Licence',
  ],
  ['Club', 'N° club', 'N° de club', 'Numéro de club', 'Num club', 'Association', 'Nom du club', 'Structure'],
  ['Type', 'Type de licence', 'Type licence'],
  ['Catégorie', 'Cat', 'Catégorie d’âge'],
  ['Points officiels', 'Points', 'Pts', 'Points licence'],
  ['Classement', 'Clt', 'Class'],
  ['Mention médicale', 'Certificat médical', 'Certificat', 'Certif'],
  ['Étranger', 'Étr'],
];
