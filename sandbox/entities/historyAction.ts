import { entity, type Entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { choice, datetime, int, json, string } from '../model/scalarFields.ts';

/** An action of an account on the records of a structure. */
export const historyAction = entity('history-action', {
  path: '/history_actions',
  label: 'Historique',
  represent: '${label}',
  access: { module: 'club', action: 'club.history', owners: ['organization'] },
  fields: {
    date: datetime('Date', { required: true }),
    account: reference('Compte', 'account', { required: true }),
    person: reference('Personne', 'person', { shows: ['familyName', 'givenName'] }),
    organization: reference('Structure', 'organization'),
    entity: string('Objet', { required: true, max: 60 }),
    entityId: int('N° d’objet', { from: 1 }),
    action: choice(
      'Action',
      {
        create: 'Création',
        update: 'Modification',
        delete: 'Suppression',
        validate: 'Validation',
        refuse: 'Refus',
        login: 'Connexion',
        export: 'Export',
        payment: 'Paiement',
        reveal: 'Consultation',
      },
      { required: true },
    ),
    label: string('Libellé', { required: true, max: 255 }),
    before: json('Avant'),
    after: json('Après'),
  },
});

/** The entities with a history that names the kinds of its records by their French names. */
export const withKinds = (entities: readonly Entity[]): readonly Entity[] => {
  const kinds = entities
    .filter(({ access }) => access.action !== undefined && access.owners.length > 0)
    .toSorted((one, other) => one.label.localeCompare(other.label, 'fr'))
    .map(({ name, label }) => [name, label] as const);
  const kind = choice('Objet', Object.fromEntries(kinds), { required: true, max: 60 });
  return entities.map((one) =>
    one.name === historyAction.name ? { ...one, fields: { ...one.fields, entity: kind } } : one,
  );
};
