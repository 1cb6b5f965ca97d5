import { typeset } from '../../../i18n/typography.ts';

/** Texts of the map of tournaments. */
export const tournamentMapTexts = typeset({
  label: 'Carte des tournois',
  zoomIn: 'Agrandir la carte',
  zoomOut: 'Réduire la carte',
  borders: 'Limites des départements : IGN, Admin Express 2018 (Licence Ouverte)',
  tiles: 'Fond de carte : © les contributeurs d’OpenStreetMap',
  unplaced: 'Tournois sans position sur la carte, à lire dans la liste :',
  beyond: 'La carte montre les 100 premiers tournois.',
  all: 'Tournois de la carte',
  here: 'Tournois à',
  everywhere: 'Afficher tous les lieux',
  loading: 'Chargement de la carte…',
  failed: 'La carte n’a pas pu être chargée ; la liste ci-dessous donne les mêmes tournois.',
});
