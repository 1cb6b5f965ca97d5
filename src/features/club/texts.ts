import { typeset } from '../../i18n/typography.ts';

/** The tabs of what is known of a club. */
export const texts = typeset({
  clubInformations: {
    tabs: 'Rubriques du club',
    identity: 'Identité',
    contact: 'Coordonnées',
    leaders: 'Dirigeants',
    settings: 'Paramètres',
    noLeaders: 'Votre compte n’a pas le droit de voir les dirigeants de ce club.',
    leadersFailed: 'Les dirigeants n’ont pas pu être lus.',
    vacant: 'Fonctions obligatoires sans titulaire : %{names}.',
    nobody: 'Aucun dirigeant n’est enregistré.',
    signatory: 'signataire',
    since: 'depuis le %{date}',
    addLeader: 'Ajouter un dirigeant',
    allLeaders: 'Toutes les fonctions',
    noSettings: 'Votre compte n’a pas le droit de voir les paramètres de ce club.',
    settingsFailed: 'Les paramètres n’ont pas pu être lus.',
    unset: 'Les paramètres de la saison %{season} ne sont pas encore définis.',
    set: 'Définir les paramètres',
    allSettings: 'Paramètres des autres saisons',
    changeSettings: 'Modifier les paramètres',
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly club: typeof texts;
  }
}
