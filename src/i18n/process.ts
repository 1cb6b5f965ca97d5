// oxlint-disable max-lines -- texts
import { typeset } from './typography.ts';

/** The steps of processes: what each button says, and what comes of it. */
export const processTexts = typeset({
  process: {
    title: 'Avancement',
    step: 'Passer à l’état « %{state} »',
    consequence: 'L’état devient « %{state} ».',
    reason: 'Motif',
    missing: 'Indiquez le motif.',
    unsaved:
      'Ce que vous venez de saisir n’est pas enregistré et ne partirait pas. Fermez cette fenêtre, enregistrez, puis recommencez.',
    toChoose: 'Choisissez une réponse.',
    done: 'État enregistré : %{state}',
    course: 'Étapes',
    passed: 'Étape passée',
    present: 'Étape actuelle',
    on: '%{state} le %{date}',
    next: 'Ensuite : %{states}',
    by: '%{state} le %{date}, %{who}',
    others: 'Revient à d’autres :',
    other: '%{who} : %{states}',
    now: {
      mutations: {
        draft: 'La demande n’est pas encore partie. Joignez le justificatif d’une mutation exceptionnelle.',
        waitingPlayer:
          'Le joueur doit signer le formulaire, qui reste au club d’accueil. Le club quitté est prévenu ensuite.',
        waitingLeftClub:
          'Le club quitté donne son avis. Sans réponse à la date limite, il est réputé d’accord et le dossier part à l’instance.',
        waitingInstance: 'L’instance compétente étudie le dossier et décide.',
        waitingPayment: 'L’instance attend le paiement des droits pour accepter la mutation.',
        incomplete: 'Le club d’accueil complète le dossier, puis le renvoie à l’instance.',
        accepted:
          'Le joueur est du club d’accueil, qui peut demander sa licence. Sa licence précédente reste au club quitté.',
        refused: 'Le joueur reste au club quitté.',
        cancelled: 'La demande a été retirée. Le joueur reste au club quitté.',
      },
      transferts: {
        submitted: 'L’instance décide. Un transfert est gratuit.',
        accepted: 'Le joueur est du club d’accueil, qui peut demander sa licence.',
        refused: 'Le joueur reste au club quitté.',
        cancelled: 'La demande a été retirée. Le joueur reste au club quitté.',
      },
      'change-requests': {
        submitted:
          'L’adversaire doit répondre au plus tard à la date limite. Sans réponse, la demande expire et la rencontre garde sa date.',
        acceptedByOpponent:
          'L’instance doit encore valider la demande. Jusque-là, la rencontre garde sa date.',
        refusedByOpponent:
          'La rencontre garde sa date. Pour proposer un autre moment, déposez une nouvelle demande pour cette rencontre.',
        validated: 'La rencontre a été déplacée comme demandé.',
        rejected: 'L’instance a rejeté la demande. La rencontre garde sa date.',
        cancelled: 'La demande a été retirée. La rencontre garde sa date.',
        expired: 'Personne n’a répondu avant la date limite. La rencontre garde sa date.',
      },
    },
    steps: {
      'form-answers': {
        submitted: {
          action: 'Envoyer',
          consequence:
            'Les réponses enregistrées partent à la structure qui les demande. Elles ne changent plus ensuite, sauf si elle demande un complément.',
        },
        accepted: { action: 'Accepter la réponse', consequence: 'La réponse est close.' },
        toComplete: {
          action: 'Demander un complément',
          consequence: 'La réponse revient au club, avec votre commentaire, pour être complétée.',
        },
        refused: {
          action: 'Refuser la réponse',
          consequence: 'La réponse est close. Votre commentaire est transmis au club.',
        },
      },
      mutations: {
        waitingPlayer: {
          action: 'Envoyer au joueur',
          consequence: 'La demande part. Le joueur doit signer le formulaire, qui reste au club.',
        },
        waitingLeftClub: {
          action: 'Le joueur a signé',
          consequence:
            'L’accord du joueur est enregistré et le club quitté est prévenu. Il a un délai pour donner son avis.',
        },
        waitingInstance: {
          action: 'Transmettre à l’instance',
          consequence: 'Le dossier part, avec l’avis du club quitté, à l’instance compétente, qui décide.',
        },
        waitingPayment: {
          action: 'Demander le paiement',
          consequence: 'Le club d’accueil doit payer les droits avant l’accord.',
        },
        accepted: {
          action: 'Accepter la mutation',
          consequence:
            'Le joueur rejoint le club d’accueil. Cette décision est définitive. Elle ne donne pas de licence.',
        },
        refused: {
          action: 'Refuser la mutation',
          consequence: 'Le joueur reste au club quitté. Le motif est transmis aux deux clubs.',
        },
        incomplete: {
          action: 'Demander un complément',
          consequence: 'Le club d’accueil doit compléter le dossier. Le motif lui est transmis.',
        },
        cancelled: {
          action: 'Annuler la demande',
          consequence: 'La demande est retirée et le joueur reste au club quitté.',
        },
      },
      transferts: {
        accepted: {
          action: 'Accepter le transfert',
          consequence: 'Le joueur rejoint le club d’accueil. Cette décision ne donne pas de licence.',
        },
        refused: {
          action: 'Refuser le transfert',
          consequence: 'Le joueur reste au club quitté. Le motif est transmis aux deux clubs.',
        },
        cancelled: {
          action: 'Annuler la demande',
          consequence: 'La demande est retirée et le joueur reste au club quitté.',
        },
      },
      'change-requests': {
        acceptedByOpponent: {
          action: 'Accepter la demande',
          consequence:
            'L’adversaire est d’accord. L’instance doit encore valider la demande ; jusque-là, la rencontre garde sa date.',
        },
        refusedByOpponent: {
          action: 'Refuser la demande',
          consequence:
            'La demande est close et la rencontre garde sa date. Le motif est transmis à l’équipe demandeuse.',
        },
        cancelled: {
          action: 'Annuler la demande',
          consequence: 'La demande est retirée et la rencontre garde sa date.',
        },
        validated: {
          action: 'Valider la demande',
          consequence:
            'La rencontre prend la nouvelle date, la nouvelle heure et la nouvelle salle demandées.',
        },
        rejected: {
          action: 'Rejeter la demande',
          consequence:
            'La demande est close et la rencontre garde sa date. Le motif est transmis aux deux équipes.',
        },
      },
      'pre-registration': {
        submitted: {
          action: 'Transmettre au club',
          consequence: 'La demande est prête à être étudiée par le club.',
        },
        incomplete: {
          action: 'Demander un complément',
          consequence: 'La demande revient au joueur, avec ce motif. Elle pourra être transmise à nouveau.',
        },
        accepted: {
          action: 'Accepter la demande',
          consequence:
            'La licence et l’adhésion de la saison sont créées pour la personne rattachée. La demande ne peut plus être modifiée.',
        },
        refused: {
          action: 'Refuser la demande',
          consequence: 'La demande est close. Le motif est transmis au joueur.',
        },
        cancelled: {
          action: 'Annuler la demande',
          consequence: 'Le joueur renonce : la demande est close.',
        },
      },
      'contest-engagements': {
        submitted: {
          action: 'Transmettre l’engagement',
          consequence: 'L’engagement part à l’instance. Le montant est dû dès sa validation.',
        },
        withdrawn: {
          action: 'Retirer l’engagement',
          consequence: 'Le club ne participe pas. Ce retrait est définitif.',
        },
        validated: {
          action: 'Valider l’engagement',
          consequence: 'Le club est engagé et doit le montant indiqué.',
        },
        refused: { action: 'Refuser l’engagement', consequence: 'Le club n’est pas engagé et ne doit rien.' },
        invoiced: { action: 'Facturer l’engagement', consequence: 'Le montant est porté au compte du club.' },
        forfeited: {
          action: 'Déclarer le forfait général',
          consequence: 'Le club ne participe plus à l’épreuve. Le montant reste dû.',
        },
      },
      'division-preregistrations': {
        submitted: {
          action: 'Transmettre les souhaits',
          consequence: 'Les souhaits partent à l’instance, qui répond avant le début de la phase.',
        },
        withdrawn: {
          action: 'Retirer le pré-engagement',
          consequence: 'L’équipe n’est pas engagée pour cette phase. Ce retrait est définitif.',
        },
        validated: { action: 'Valider', consequence: 'L’équipe est engagée dans la division demandée.' },
        modified: {
          action: 'Valider avec modification',
          consequence: 'L’équipe est engagée avec les changements faits par l’instance.',
        },
        refused: { action: 'Refuser', consequence: 'L’équipe n’est pas engagée pour cette phase.' },
      },
      'tour-registrations': {
        registered: { action: 'Inscrire le joueur', consequence: 'Le joueur est inscrit à ce tour.' },
        excused: {
          action: 'Excuser l’absence',
          consequence: 'Le joueur ne jouera pas ce tour. Le motif est transmis au juge-arbitre.',
        },
        withdrawn: {
          action: 'Déclarer forfait',
          consequence: 'Le joueur ne jouera pas ce tour et ne pourra plus y être inscrit.',
        },
        waitingList: {
          action: 'Mettre en liste d’attente',
          consequence: 'Le joueur jouera si une place se libère.',
        },
        unexcused: {
          action: 'Marquer absent sans excuse',
          consequence: 'Le joueur marque 0 point, et le club peut devoir une amende.',
        },
        played: { action: 'Marquer présent', consequence: 'Le joueur a pris part au tour.' },
      },
      payments: {
        cancelled: {
          action: 'Annuler le paiement',
          consequence:
            'Le paiement est abandonné et ses écritures restent à payer. S’il a déjà été accepté chez le prestataire, il sera enregistré quand même.',
        },
      },
      'team-passes': {
        confirmed: {
          action: 'Confirmer la place',
          consequence: 'L’équipe jouera dans cette division pour la phase.',
        },
        declined: {
          action: 'Renoncer à la place',
          consequence:
            'La place revient à l’instance, qui peut l’offrir à une autre équipe. Ce choix est définitif.',
        },
        ceded: { action: 'Céder la place', consequence: 'La place passe au club indiqué dans « Cédé à ».' },
      },
      labels: {
        submitted: {
          action: 'Envoyer la candidature',
          consequence:
            'La candidature part à la ligue, qui donne son avis. Elle ne pourra plus être modifiée, seulement annulée.',
        },
        cancelled: {
          action: 'Annuler la candidature',
          consequence: 'Le club ne demande plus ce label pour la saison. Cette annulation est définitive.',
        },
        leagueReview: {
          action: 'Prendre en examen',
          consequence: 'La ligue examine la candidature. Le club ne peut plus l’annuler.',
        },
        federalReview: {
          action: 'Transmettre à la fédération',
          consequence: 'La fédération décide de l’attribution du label.',
        },
        granted: {
          action: 'Accorder le label',
          consequence: 'Le club porte le label jusqu’à la fin de sa validité.',
        },
        refused: {
          action: 'Refuser le label',
          consequence: 'Le club n’obtient pas le label. Il a 30 jours pour déposer un recours.',
        },
      },
      'label-resorts': {
        granted: {
          action: 'Accepter le recours',
          consequence: 'La candidature revient à la fédération, qui décide à nouveau.',
        },
        rejected: { action: 'Rejeter le recours', consequence: 'Le refus du label est confirmé.' },
      },
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
      affiliations: {
        submitted: {
          action: 'Transmettre l’affiliation',
          consequence:
            'Le dossier part au comité et le droit d’affiliation est porté au compte du club. Il ne pourra plus être modifié.',
        },
        validated: {
          action: 'Valider l’affiliation',
          consequence: 'Le club est affilié pour la saison.',
        },
        toComplete: {
          action: 'Demander un complément',
          consequence: 'Le dossier revient au club, qui le complète selon le motif indiqué.',
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
  },
});
