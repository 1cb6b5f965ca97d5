import { everyPage } from './everyPage.ts';
import { sessionTexts } from './session.ts';
import { typeset } from './typography.ts';

/** Sentences for failures of calls, by the kind of failure. */
export const errorTexts = {
  ...typeset({
    validation: 'Les données du formulaire sont invalides',
    forbidden: 'Vous ne disposez pas de droits suffisants pour consulter cette ressource',
    forbiddenWrite:
      'Vous ne disposez pas de droits suffisants pour consulter cette ressource. Rien n’a été modifié.',
    stepUp: 'Cette opération demande un code de vérification. Rien n’a été enregistré.',
    notFound: 'Cet élément est introuvable : il a été supprimé, ou vous n’y avez plus accès.',
    conflict: 'Cet enregistrement a été modifié entre-temps. Rechargez-le, puis recommencez.',
    conflictNew:
      'Le serveur a refusé cet ajout : un enregistrement semblable existe peut-être déjà. Rien n’a été enregistré.',
    integrity: 'Un autre enregistrement a déjà ces valeurs, ou dépend de celui-ci. Rien n’a été enregistré.',
    busy: 'Ces données sont en cours de modification sur le serveur. Réessayez dans quelques instants.',
    tooLarge:
      'Les données ou les fichiers envoyés sont trop volumineux. Retirez des fichiers ou choisissez-en de plus petits, puis réessayez.',
    rateLimit: 'Trop de demandes ont été envoyées. Réessayez dans quelques instants.',
    rateLimitFor: 'Trop de demandes ont été envoyées. Réessayez dans %{wait}.',
    waiting: 'Le serveur demande de patienter %{wait}. Un nouvel essai suivra de lui-même.',
    server: 'Le serveur a rencontré une erreur. Réessayez dans quelques instants.',
    serverFor: 'Le serveur est momentanément indisponible. Réessayez dans %{wait}.',
    unavailable: 'Le serveur est momentanément indisponible. Réessayez dans quelques instants.',
    method: 'Le serveur n’offre pas cette opération.',
    format:
      'Le serveur et l’application n’échangent pas dans le même format. Signalez-le à son administrateur.',
    client: 'La demande a été refusée par le serveur.',
    clientSaying: 'La demande a été refusée par le serveur : « %{detail} »',
    network: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
    cancelled: 'La demande a été annulée.',
    unknownOutcome:
      'Résultat inconnu : la réponse du serveur n’est pas arrivée. Vérifiez l’enregistrement avant de recommencer.',
  }),
  // As the specification spells them.
  authentication: sessionTexts.lost,
  unexpected: everyPage.failed,
};

/** `1 seconde`, `45 secondes`, from two minutes on in full minutes: `3 minutes`. */
export const waitText = (seconds: number): string =>
  seconds < 120 ? unitText(Math.ceil(seconds), 'seconde') : unitText(Math.ceil(seconds / 60), 'minute');

/** A number and its unit stay on one line. */
const unitText = (count: number, unit: string): string => `${count}\u00a0${unit}${count > 1 ? 's' : ''}`;
