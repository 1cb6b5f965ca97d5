/** Functions: code, French name, scope; the first three are mandatory in a club. */
export const functions: readonly (readonly [code: string, name: string, scope: string])[] = [
  ['PRESIDENT', 'Président', 'club'],
  ['SECRETAIRE', 'Secrétaire', 'club'],
  ['TRESORIER', 'Trésorier', 'club'],
  ['CORRESPONDANT', 'Correspondant', 'club'],
  ['VICE_PRESIDENT', 'Vice-président', 'club'],
  ['SECRETAIRE_ADJOINT', 'Secrétaire adjoint', 'club'],
  ['TRESORIER_ADJOINT', 'Trésorier adjoint', 'club'],
  ['BUREAU', 'Membre du bureau', 'club'],
  ['COMITE_DIRECTEUR', 'Membre du comité directeur', 'club'],
  ['TECHNIQUE', 'Responsable technique', 'club'],
  ['JEUNES', 'Responsable jeunes', 'club'],
  ['ARBITRAGE', 'Responsable arbitrage', 'club'],
  ['COMMUNICATION', 'Responsable communication', 'club'],
  ['INTEGRITE', 'Référent intégrité', 'club'],
  ['LICENCES', 'Référent licences', 'club'],
  ['CAPITAINE', 'Capitaine d’équipe', 'club'],
  ['COMMISSION_SPORTIVE', 'Commission sportive', 'committee'],
  ['COMMISSION_ARBITRAGE', 'Commission arbitrage', 'league'],
  ['COMMISSION_DISCIPLINE', 'Commission de discipline', 'federation'],
  ['CDOS', 'CDOS', 'external'],
  ['CROS', 'CROS', 'external'],
  ['COLLECTIVITE', 'Collectivité', 'external'],
];

/** Functions without which the affiliation of a club is not complete. */
export const mandatoryFunctions = 3;
