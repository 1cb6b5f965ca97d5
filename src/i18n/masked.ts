import { typeset } from './typography.ts';

/** Masked fields, which are revealed on demand. */
export const maskedTexts = {
  masked: typeset({
    cell: 'Masqué',
    lost: 'Le serveur n’a pas répondu : les données restent masquées. Réessayez.',
    reveal: 'Afficher',
    shown: 'Données affichées',
    notice: 'Données masquées : %{fields}. Les afficher est consigné dans l’historique des actions du club.',
  }),
};
