import type { Field } from './field.ts';

/** Fields that every record has without being declared: its key and the audit footer. */
export const auditFields: Readonly<Record<string, Field>> = {
  id: { kind: 'scalar', type: 'int', label: 'Identifiant', readOnly: true },
  dateCreated: { kind: 'scalar', type: 'datetime', label: 'Date de création', readOnly: true },
  dateModified: { kind: 'scalar', type: 'datetime', label: 'Date de modification', readOnly: true },
  creator: { kind: 'reference', target: 'account', label: 'Créé par', readOnly: true },
  editor: { kind: 'reference', target: 'account', label: 'Modifié par', readOnly: true },
};
