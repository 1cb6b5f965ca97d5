import { typeset } from '../../../i18n/typography.ts';

/** The page to which the QR code of a printed attestation leads. */
export const publicAttestationTexts = typeset({
  title: 'Vérification d’une attestation',
  states: {
    valid: 'Licence valide',
    over: 'Saison terminée',
    notValid: 'Licence non valide',
    unknown: 'Attestation inconnue',
  },
  sentences: {
    valid: 'La licence attestée est valide pour la saison en cours.',
    over: 'La licence attestée a été valide jusqu’à la fin de sa saison.',
    notValid:
      'La licence a été attestée, mais n’est plus valide aujourd’hui : elle est suspendue, annulée ou en attente.',
    unknown:
      'Aucune attestation n’a été délivrée ici avec ce code. Vérifiez l’adresse, ou scannez de nouveau le code du papier.',
  },
  compare: 'Comparez avec le papier présenté :',
  facts: {
    name: 'Titulaire',
    number: 'N° de licence',
    club: 'Club',
    season: 'Saison',
    seasonEnd: 'Fin de la saison',
    validated: 'Licence validée le',
    issued: 'Attestation délivrée le',
  },
  changed:
    'La licence a été modifiée depuis, le %{date} : en cas de doute, demandez une nouvelle attestation.',
  checkedAt: 'Vérifiée le %{date} à %{time}',
});
