import { entity } from '../model/entity.ts';
import { bool, cents, date, string } from '../model/scalarFields.ts';

const fields = {
  name: string('Saison', { required: true, max: 9, unique: true, pattern: /^\d{4}\/\d{4}$/ }),
  startDate: date('Date de début', { required: true }),
  endDate: date('Date de fin', { required: true, notBefore: 'startDate' }),
  current: bool('Courante', { required: true, default: false }),
  renewalStartDate: date('Début des renouvellements'),
  mutationStartDate: date('Début des mutations'),
  mutationEndDate: date('Fin des mutations', { notBefore: 'mutationStartDate' }),
  affiliationFee: cents('Droit d’affiliation'),
};

/** A sporting and administrative year, 1 July to 30 June; exactly one is current. */
export const season = entity('season', {
  path: '/seasons',
  label: 'Saison',
  represent: '${name}',
  access: { publicFields: Object.keys(fields), anonymous: true },
  fields,
});
