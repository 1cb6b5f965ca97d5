import { typeset } from '../../i18n/typography.ts';

/** The rights that a club delegates. */
export const texts = typeset({
  rights: {
    loadFailed: 'Les droits n’ont pas pu être lus.',
    resumed: 'Vos modifications commencées plus tôt sont reprises : elles ne sont pas encore enregistrées.',
    table: 'Droits de chaque compte',
    people: 'Personnes qui ont des droits',
    detail: 'Détail',
    detailOf: 'Détail des droits de %{name}',
    until: 'Jusqu’au %{date}',
    endless: 'Sans date de fin',
    changed: 'Modifié, pas encore enregistré',
    everybody: 'Tableau de tous les comptes',
    onePerLine: 'Une ligne par personne',
    profiles: {
      CONSULTATION: 'lecture',
      SECRETAIRE: 'licences et club',
      CORRESPONDANT: 'compétitions',
      CAPITAINE: 'feuilles de rencontre',
      TRESORIER: 'comptabilité',
      PRESIDENT: 'tout',
    },
    invitation: {
      sent: 'Invitation envoyée à %{email}, valable jusqu’au %{date}',
      expired: 'Invitation à %{email} expirée le %{date}',
      bounced: 'Courriel non remis : %{email} ne reçoit rien',
      resend: 'Renvoyer',
      resendOf: 'Renvoyer l’invitation de %{name}',
      lost: 'Aucune réponse du serveur. Votre saisie est conservée : validez de nouveau, personne ne sera invité deux fois.',
    },
    action: 'Module ou action',
    levels: {
      0: 'Aucun',
      1: 'Lecture',
      2: 'Modification',
      3: 'Validation',
    },
    mixed: 'Selon l’action',
    cell: '%{action}, %{name}',
    changedCell: '%{action}, %{name} (modifié)',
    preset: 'Profil type',
    noPreset: 'Sans profil',
    startDate: 'Début',
    endDate: 'Fin',
    fieldOf: '%{field}, %{name}',
    lastLogin: 'Dernière connexion : %{date}',
    neverLoggedIn: 'Jamais connecté',
    own: 'Vos propres droits sont donnés et retirés par un autre compte.',
    locked: 'Vous ne pouvez pas modifier ces droits.',
    over: 'Sans effet aujourd’hui',
    pending:
      '%{smart_count} compte modifié, pas encore enregistré |||| %{smart_count} comptes modifiés, pas encore enregistrés',
    nothing: 'Aucune modification à enregistrer',
    drop: 'Annuler les modifications',
    save: 'Enregistrer',
    results: 'Droits qui n’ont pas été enregistrés',
    failed: '%{name} : %{reason}',
    kept: 'Ce que vous avez modifié reste affiché, rien n’est perdu.',
    changedMeanwhile:
      'Ces droits ont été modifiés entre-temps par un autre compte. Vérifiez-les, puis enregistrez de nouveau.',
    review: {
      title: 'Anciens accès à vérifier',
      never: 'ne s’est jamais connecté',
      long: 'ne s’est pas connecté depuis le %{date}',
      function: 'n’a plus de fonction dans le club (%{functions})',
      withdraw: 'Retirer les droits',
      withdrawOf: 'Retirer les droits de %{name}',
      withdrawn: 'Droits de %{name} retirés.',
    },
    give: {
      open: 'Donner des droits',
      denied: 'Vous n’avez pas le droit de donner des droits dans ce club.',
      intro:
        'La personne reçoit un courriel avec un lien pour choisir son mot de passe. Si elle a déjà un compte, elle reçoit ses droits aussitôt.',
      hasAccount: '%{name} a déjà un compte : ses droits lui sont donnés aussitôt, sans invitation.',
      profile: 'Ce profil donne : %{profile} (%{groups}). Vous pourrez l’affiner ensuite.',
      sent: 'Invitation envoyée à %{email}.',
      known: 'Un compte existe déjà (%{name}) : ces droits lui sont donnés, sans invitation.',
      submit: 'Donner ces droits',
      cancel: 'Annuler',
    },
    leave: {
      title: 'Modifications non enregistrées',
      message:
        'Les droits que vous avez modifiés ne sont pas encore enregistrés. Ils vous seront proposés à votre retour.',
      stay: 'Rester',
      quit: 'Quitter la page',
    },
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly permissions: typeof texts;
  }
}
