/**
 * Sporting categories by age, where age is the year in which the season ends minus the year of birth
 * (2026/2027: juniors of the first year are born in 2011). `from` is the youngest age of the category, `feminine`
 * its name for girls and women.
 */
export const ageCategories = [
  { code: 'P', name: 'Poussin', feminine: 'Poussine', from: 0 },
  { code: 'B1', name: 'Benjamin 1', feminine: 'Benjamine 1', from: 10 },
  { code: 'B2', name: 'Benjamin 2', feminine: 'Benjamine 2', from: 11 },
  { code: 'M1', name: 'Minime 1', feminine: 'Minime fille 1', from: 12 },
  { code: 'M2', name: 'Minime 2', feminine: 'Minime fille 2', from: 13 },
  { code: 'C1', name: 'Cadet 1', feminine: 'Cadette 1', from: 14 },
  { code: 'C2', name: 'Cadet 2', feminine: 'Cadette 2', from: 15 },
  { code: 'J1', name: 'Junior 1', feminine: 'Junior fille 1', from: 16 },
  { code: 'J2', name: 'Junior 2', feminine: 'Junior fille 2', from: 17 },
  { code: 'J3', name: 'Junior 3', feminine: 'Junior fille 3', from: 18 },
  { code: 'J4', name: 'Junior 4', feminine: 'Junior fille 4', from: 19 },
  { code: 'S', name: 'Senior', feminine: 'Dame', from: 20 },
  { code: 'V40', name: 'Vétéran 40', feminine: 'Vétérane 40', from: 40 },
  { code: 'V45', name: 'Vétéran 45', feminine: 'Vétérane 45', from: 45 },
  { code: 'V50', name: 'Vétéran 50', feminine: 'Vétérane 50', from: 50 },
  { code: 'V55', name: 'Vétéran 55', feminine: 'Vétérane 55', from: 55 },
  { code: 'V60', name: 'Vétéran 60', feminine: 'Vétérane 60', from: 60 },
  { code: 'V65', name: 'Vétéran 65', feminine: 'Vétérane 65', from: 65 },
  { code: 'V70', name: 'Vétéran 70', feminine: 'Vétérane 70', from: 70 },
  { code: 'V75', name: 'Vétéran 75', feminine: 'Vétérane 75', from: 75 },
  { code: 'V80', name: 'Vétéran 80', feminine: 'Vétérane 80', from: 80 },
  { code: 'V85', name: 'Vétéran 85', feminine: 'Vétérane 85', from: 85 },
  { code: 'V90', name: 'Vétéran 90', feminine: 'Vétérane 90', from: 90 },
] as const;
