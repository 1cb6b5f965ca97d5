import { typeset } from './typography.ts';

/**
 * What the French say for each resource: `name` (singular |||| plural) and the titles of its form sections.
 * Field labels are not here: the server's descriptions carry them.
 */
export const resourceTexts = typeset({
  persons: {
    name: 'Personne |||| Personnes',
    create: 'Nouvelle personne',
    sections: { identity: 'Identité', contact: 'Coordonnées', consents: 'Consentements' },
    parts: { communication: 'Communication' },
  },
  licences: {
    name: 'Licence |||| Licences',
    create: 'Nouvelle licence',
    sections: { licence: 'Licence', medical: 'Suivi médical et assurance', ranking: 'Classement' },
  },
  informations: {
    name: 'Informations |||| Informations',
    sections: { identity: 'Identité', contact: 'Coordonnées', affiliation: 'Affiliation' },
  },
  galleries: {
    name: 'Galerie |||| Galeries',
    create: 'Nouvelle galerie',
  },
});
