import { typeset } from './typography.ts';

/** A record to read. */
export const readingTexts = {
  reading: typeset({
    showEmpty: 'Afficher le champ vide (1) |||| Afficher les champs vides (%{smart_count})',
    hideEmpty: 'Masquer les champs vides',
    nothing: 'Rien n’est renseigné.',
    edit: 'Modifier : %{section}',
    leave:
      'Vos modifications de cette rubrique ne sont pas enregistrées. Si vous la fermez, elles seront perdues.',
    stay: 'Continuer la saisie',
    until: 'jusqu’au %{date}',
    expired: 'expiré le %{date}',
    copy: 'Copier %{text}',
    copied: 'Copié : %{text}',
    notCopied: 'La copie n’est pas permise par ce navigateur : %{text}',
    noLicence: 'Pas de licence %{season}',
    others: 'Autres actions',
    course: 'Suivi',
    event: '%{what} : %{date}',
  }),
};
