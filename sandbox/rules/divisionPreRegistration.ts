import { refuseTwin } from './refuseTwin.ts';
import type { Rules } from './rules.ts';

/** A club states its wishes once for each of its teams and phases. */
export const divisionPreRegistration: Rules = {
  check: (values, existing, tools) =>
    refuseTwin(tools, values, existing, {
      entity: 'division-pre-registration',
      fields: ['club', 'contest', 'phase', 'position'],
      message: 'Cette équipe a déjà un pré-engagement pour cette phase.',
    }),
};
