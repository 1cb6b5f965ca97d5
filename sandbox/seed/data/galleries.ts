/** Subjects of the seeded galleries. */
export const gallerySubjects = [
  'Cent ans de revers',
  'Raquettes de légende',
  'Les pionnières du ping',
  'Affiches de tournois',
  'Le ping dans la rue',
  'Maillots du siècle',
  'Tables et salles d’hier',
  'Portraits de bénévoles',
  'Petites balles, grands jours',
  'Du préau au gymnase',
] as const;

export const galleryPlaces = [
  'hall du gymnase',
  'médiathèque',
  'salle des fêtes',
  'mairie',
  'collège',
  'maison des associations',
] as const;

/** Formatted texts, as the editor of the application writes them. */
export const galleryContents = [
  '<p>Une exposition <strong>gratuite</strong>, ouverte à tous.</p><ul><li>photos</li><li>affiches</li></ul>',
  '<h2>Au programme</h2><p>Visites, démonstrations et <em>rencontres</em>.</p>',
  '<p>Voir aussi le <a href="https://www.example.org/expositions">catalogue</a>.</p>',
] as const;
