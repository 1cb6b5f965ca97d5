import { typeset } from './typography.ts';

/** Texts of the halls of a club and of its map. */
export const hallTexts = typeset({
  halls: {
    here: 'Salles de cette page',
    loadFailed: 'Les détails des salles n’ont pas pu être lus.',
    unplaced: 'Sans position sur la carte : %{names}.',
    point: 'Salle %{number} : %{name}',
    main: 'Principale',
    tables: '%{smart_count} table |||| %{smart_count} tables',
    homologated: 'Homologuée %{category}, du %{from} au %{to}',
    notHomologated: 'Sans homologation',
    unknownDate: '…',
    expired: 'Homologation échue depuis le %{date}.',
    expiring: 'Homologation à renouveler avant le %{date}.',
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
      zoomIn: 'Agrandir la carte',
      zoomOut: 'Réduire la carte',
      borders: 'Limites des départements : IGN, Admin Express 2018 (Licence Ouverte)',
      tiles: 'Fond de carte : © les contributeurs d’OpenStreetMap',
      loading: 'Chargement de la carte…',
      failed: 'La carte n’a pas pu être chargée ; les adresses restent lisibles à côté.',
    },
  },
});
