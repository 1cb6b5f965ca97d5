import { today } from '../model/time.ts';
import { catalogue } from '../validation/catalogue.ts';
import type { Violation } from '../validation/violation.ts';
import { removeContactsOf } from './furtherContact.ts';
import { refuseNamesake } from './refuseNamesake.ts';
import type { Rules } from './rules.ts';

const MIN_AGE = 3;
const MAX_AGE = 110;

/** Names in capitals, as the federation prints them; an age at which one can play; nobody kept twice. */
export const person: Rules = {
  prepare: ({ familyName }) =>
    typeof familyName === 'string' ? { familyName: familyName.toLocaleUpperCase('fr') } : {},
  check: async (values, existing, tools) => [
    ...checkAge(values['birthDate'], today(tools.context.clock)),
    ...(await refuseNamesake(values, existing, tools)),
  ],
  beforeRemove: removeContactsOf('person'),
};

const checkAge = (birthDate: unknown, day: string): Violation[] => {
  if (typeof birthDate !== 'string' || birthDate > day) return [];
  const age = ageOn(day, birthDate);
  return age >= MIN_AGE && age <= MAX_AGE
    ? []
    : [
        {
          propertyPath: 'birthDate',
          message: `L’âge doit être compris entre ${MIN_AGE} et ${MAX_AGE} ans.`,
          code: catalogue.Range.code,
        },
      ];
};

/** Completed years, both days written `yyyy-MM-dd`. */
const ageOn = (day: string, birthDate: string): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0);
