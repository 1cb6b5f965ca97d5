import { typeset } from './typography.ts';

/** Why a server could not read what it was sent. */
export const refusalTexts = typeset({
  text: 'Le serveur attend ici un texte.',
  integer: 'Le serveur attend ici un nombre entier.',
  number: 'Le serveur attend ici un nombre.',
  boolean: 'Le serveur attend ici oui ou non.',
  list: 'Le serveur attend ici une liste.',
  relation: 'Le serveur attend ici un enregistrement existant.',
  other: 'Le serveur n’accepte pas cette valeur.',
  otherSaying: 'Le serveur n’accepte pas cette valeur : « %{detail} »',
  missing: 'Le serveur ne connaît pas cet enregistrement.',
  date: 'Le serveur n’a pas pu lire cette date.',
  choice: 'Le serveur ne connaît pas une des valeurs envoyées.',
  update: 'Le serveur n’accepte pas de modifier un enregistrement par cette demande.',
  syntax: 'Le serveur n’a pas pu lire la demande.',
});
