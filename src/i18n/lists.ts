import { typeset } from './typography.ts';

/** Our own texts of lists: filters, columns, views, bulk actions. */
export const listTexts = typeset({
  filters: {
    all: 'Tous',
    period: { from: '%{label} depuis', to: "%{label} jusqu'au" },
    range: { from: '%{label} à partir de', to: "%{label} jusqu'à" },
    exists: { label: '%{label} : renseigné', yes: 'Oui', no: 'Non' },
  },
});
