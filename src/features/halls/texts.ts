import { typeset } from '../../i18n/typography.ts';

/** The halls of a club and its map. */
export const texts = typeset({
  halls: {
    here: 'Salles de cette page',
    loadFailed: 'Les détails des salles n’ont pas pu être lus.',
    unplaced: 'Sans position sur la carte : %{names}.',
    point: 'Salle %{number} : %{name}',
    main: 'Principale',
    tables: '%{smart_count} table |||| %{smart_count} tables',
    homologated: 'Homologuée %{category}, du %{from} au %{to}',
    homologatedSince: 'Homologuée %{category}, depuis le %{from}',
    notHomologated: 'Sans homologation',
    unknownDate: '…',
    expired: 'Homologation échue depuis le %{date}.',
    expiring: 'Homologation à renouveler avant le %{date}.',
    equipment: 'Tables, équipement et homologation',
    equipmentOf: 'Tables, équipement et homologation : %{name}',
    unknownHall: 'La salle n’est pas encore connue de la fédération ?',
    describe: 'Décrire un nouvel équipement sportif',
    slots: 'Créneaux',
    noSlots: 'Aucun créneau',
    slot: '%{day} de %{start} à %{end}',
    days: {
      monday: 'Lundi',
      tuesday: 'Mardi',
      wednesday: 'Mercredi',
      thursday: 'Jeudi',
      friday: 'Vendredi',
      saturday: 'Samedi',
      sunday: 'Dimanche',
    },
    map: {
      label: 'Carte des salles',
      clubLabel: 'Carte du club',
      club: 'Position du club',
      loading: 'Chargement de la carte…',
      failed: 'La carte n’a pas pu être chargée ; les adresses restent lisibles à côté.',
    },
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly halls: typeof texts;
  }
}
