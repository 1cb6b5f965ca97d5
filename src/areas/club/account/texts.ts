import { typeset } from '../../../i18n/typography.ts';

/** Texts on the security of an account: its password, its second factor, its recovery codes. */
export const securityTexts = typeset({
  password: {
    term: 'Mot de passe',
    open: 'Changer le mot de passe',
    present: 'Mot de passe actuel',
    done: 'Votre mot de passe est changé. Vos autres sessions sont fermées.',
  },
  open: 'Modifier la vérification',
  states: {
    none: 'Désactivée',
    mail: 'Activée, par courriel',
    totp: 'Activée, par une application',
  },
  left: { none: 'plus aucun code de secours', one: '1 code de secours', many: '%{count} codes de secours' },
  intro:
    'À chaque connexion, un code vous est demandé en plus du mot de passe : un mot de passe volé ne suffit plus pour entrer à votre place.',
  choice: 'Que voulez-vous faire ?',
  choices: {
    none: {
      totp: 'Activer avec une application sur mon téléphone',
      mail: 'Activer avec des codes reçus par courriel',
    },
    mail: {
      codes: 'Obtenir de nouveaux codes de secours',
      totp: 'Passer à une application sur mon téléphone',
      none: 'Désactiver la vérification',
    },
    totp: {
      codes: 'Obtenir de nouveaux codes de secours',
      totp: 'Changer de téléphone ou d’application',
      mail: 'Passer aux codes reçus par courriel',
      none: 'Désactiver la vérification',
    },
  },
  applications:
    'L’application est gratuite : FreeOTP, Aegis, Google Authenticator ou Microsoft Authenticator, par exemple.',
  goOn: 'Continuer',
  pending: 'Un instant…',
  setUp: {
    scan: 'Dans l’application, ajoutez un compte et visez cette image avec l’appareil photo.',
    picture: 'Code QR à viser avec l’application',
    key: 'Sans appareil photo, tapez cette clé dans l’application :',
    here: 'L’application est sur cet appareil : l’ouvrir',
    type: 'Tapez le code à six chiffres que l’application affiche.',
    mailed: 'Un code vient d’être envoyé à %{email}. Tapez-le pour activer la vérification.',
    submit: 'Activer',
  },
  codes: {
    title: 'Vos codes de secours',
    text: 'Sans votre téléphone ou sans vos courriels, chacun de ces codes remplace une fois le code de vérification. Ils ne seront plus jamais affichés : imprimez-les ou enregistrez-les, et gardez-les en lieu sûr.',
    label: 'Codes de secours',
    paper: 'Chacun de ces codes remplace une fois le code de vérification. Barrez ceux qui ont servi.',
    account: 'Compte : %{name}',
    file: 'codes-de-secours.txt',
    download: 'Télécharger',
    print: 'Imprimer',
    done: 'Je les ai mis en lieu sûr',
  },
  switched: {
    on: 'La vérification en deux étapes est activée.',
    off: 'La vérification en deux étapes est désactivée.',
    renewed: 'Vos nouveaux codes de secours sont valables, les anciens ne le sont plus.',
  },
  back: 'Retour',
});
