import { typeset } from './typography.ts';

/** Events, courses and tournaments: the button of each step and its consequence. */
export const processEvents = typeset({
  steps: {
    'club-events': {
      published: {
        action: 'Publier l’événement',
        consequence: 'L’événement est annoncé, et ses participants peuvent être accueillis avec leur pass.',
      },
      finished: {
        action: 'Terminer l’événement',
        consequence: 'L’événement est passé. Son bilan peut encore être rédigé.',
      },
      cancelled: {
        action: 'Annuler l’événement',
        consequence: 'L’événement n’a pas lieu, et ses pass ne donnent plus droit à rien. C’est définitif.',
      },
    },
    participants: {
      used: {
        action: 'Marquer présent',
        consequence: 'Le pass est utilisé : il ne laisse entrer qu’une fois.',
      },
      converted: {
        action: 'Noter la licence prise',
        consequence: 'Le participant a pris une licence après l’événement.',
      },
    },
    internships: {
      open: {
        action: 'Ouvrir les inscriptions',
        consequence: 'Les clubs peuvent inscrire des stagiaires.',
      },
      full: {
        action: 'Déclarer complet',
        consequence: 'Il ne reste plus de place ; les inscrits le restent.',
      },
      closed: { action: 'Clore les inscriptions', consequence: 'Plus personne ne peut être inscrit.' },
      finished: { action: 'Terminer le stage', consequence: 'Le stage est passé.' },
      cancelled: { action: 'Annuler le stage', consequence: 'Le stage n’a pas lieu. C’est définitif.' },
    },
    'internship-participants': {
      confirmed: { action: 'Confirmer l’inscription', consequence: 'Le stagiaire a sa place.' },
      cancelled: {
        action: 'Annuler l’inscription',
        consequence: 'La place est libérée. Pour revenir, une nouvelle inscription est nécessaire.',
      },
      present: { action: 'Marquer présent', consequence: 'Le stagiaire a suivi le stage.' },
      absent: { action: 'Marquer absent', consequence: 'Le stagiaire n’est pas venu.' },
      validated: { action: 'Prononcer l’admission', consequence: 'Le stagiaire est admis.' },
      failed: { action: 'Ajourner', consequence: 'Le stagiaire n’est pas admis cette fois.' },
    },
    'tournament-requests': {
      0: {
        action: 'Reprendre le brouillon',
        consequence: 'La demande revient au club, qui peut la modifier.',
      },
      1: {
        action: 'Soumettre la demande',
        consequence: 'La demande part aux instances. Chacune donne son avis avant la décision.',
      },
      2: { action: 'Donner l’avis du comité', consequence: 'La demande porte l’avis du comité.' },
      3: { action: 'Donner l’avis de la ligue', consequence: 'La demande porte l’avis de la ligue.' },
      4: { action: 'Transmettre à la fédération', consequence: 'La fédération décide de l’homologation.' },
      5: { action: 'Homologuer le tournoi', consequence: 'Le tournoi paraît dans la recherche publique.' },
      6: { action: 'Refuser le tournoi', consequence: 'Le tournoi n’est pas homologué.' },
      7: {
        action: 'Annuler le tournoi',
        consequence: 'Le tournoi n’aura pas lieu. Cette annulation est définitive.',
      },
      8: {
        action: 'Transmettre les résultats',
        consequence: 'Le tournoi est terminé et ses résultats sont transmis.',
      },
    },
  },
});
