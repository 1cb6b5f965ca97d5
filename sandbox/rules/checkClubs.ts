import { catalogue } from '../validation/catalogue.ts';
import type { Rules } from './rules.ts';

/** The number belongs to somebody, and to somebody of another club. */
export const checkClubs: NonNullable<Rules['check']> = ({ licence, leftClub, welcomeClub }) => {
  if (typeof licence !== 'number')
    return [
      {
        propertyPath: 'licenceNumber',
        message: 'Ce numéro de licence est inconnu.',
        code: catalogue.Regex.code,
      },
    ];
  return leftClub === welcomeClub
    ? [
        {
          propertyPath: 'licenceNumber',
          message: 'Ce joueur est déjà licencié dans votre club.',
          code: catalogue.Choice.code,
        },
      ]
    : [];
};
