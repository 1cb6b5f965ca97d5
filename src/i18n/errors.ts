import { everyPage } from './everyPage.ts';
import { sessionTexts } from './session.ts';
import { typeset } from './typography.ts';

/** Sentences for failures of calls, by the kind of failure. */
export const errorTexts = {
  ...typeset({
    validation: 'Les données du formulaire sont invalides',
    forbidden: 'Vous ne disposez pas de droits suffisants pour consulter cette ressource',
    stepUp: 'Cette opération demande un code de vérification. Rien n’a été enregistré.',
    notFound: 'Cet élément est introuvable : il a été supprimé, ou vous n’y avez plus accès.',
    conflict: 'Cet enregistrement a été modifié entre-temps. Rechargez-le avant d’enregistrer.',
    tooLarge:
      'Les données ou les fichiers envoyés sont trop volumineux. Retirez des fichiers ou choisissez-en de plus petits, puis réessayez.',
    rateLimit: 'Trop de demandes ont été envoyées. Réessayez dans quelques instants.',
    rateLimitFor: 'Trop de demandes ont été envoyées. Réessayez dans %{seconds} secondes.',
    server: 'Le serveur a rencontré une erreur. Réessayez dans quelques instants.',
    client: 'La demande a été refusée par le serveur.',
    network: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
    cancelled: 'La demande a été annulée.',
    unknownOutcome:
      'Résultat inconnu : la réponse du serveur n’est pas arrivée. Vérifiez l’enregistrement avant de recommencer.',
  }),
  // As the specification spells them.
  authentication: sessionTexts.lost,
  unexpected: everyPage.failed,
};
