import { typeset } from './typography.ts';

/** Our own texts of files, pictures and postal addresses. */
export const fileTexts = typeset({
  upload: {
    choose: 'Choisir un fichier',
    chooseMany: 'Choisir des fichiers',
    choosePicture: 'Choisir une image',
    drop: 'ou déposez-le ici',
    dropMany: 'ou déposez-les ici',
    dropPicture: 'ou déposez-la ici',
    limit: '%{limit} maximum',
    limitMany:
      '%{smart_count} fichier au maximum, %{limit} |||| %{smart_count} fichiers au maximum, %{limit} chacun',
    limitCounted: '%{count} (%{limit} par fichier)',
    busy: 'Préparation des fichiers...',
    list: 'Fichiers choisis',
    remove: 'Retirer %{name}',
    added: '%{smart_count} fichier ajouté |||| %{smart_count} fichiers ajoutés',
    removed: 'Fichier retiré',
    unnamed: 'fichier',
    empty: 'Le fichier %{name} est vide.',
    unreadable: 'Le fichier %{name} n’a pas pu être lu.',
    tooManyPixels: 'L’image %{name} est trop grande (%{pixels} millions de pixels, %{limit} au maximum).',
    unprepared: 'L’image %{name} n’a pas pu être préparée. Réessayez.',
  },
  sending: {
    under: 'Envoi des fichiers : %{percent} %',
    sent: 'Fichiers envoyés, enregistrement en cours',
    cancel: 'Annuler l’envoi',
    stopped: 'Envoi annulé. Rien n’a été enregistré, les fichiers choisis sont toujours dans le formulaire.',
    retry: 'Réessayer',
  },
  towns: {
    label: 'Rechercher une commune',
    hint: 'Nom ou code postal : le choix remplit le code postal et la ville.',
    unavailable: 'La recherche de communes est indisponible. Saisissez le code postal et la ville.',
  },
});
