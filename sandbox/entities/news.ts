import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { datetime, string, text } from '../model/scalarFields.ts';

/** What a structure has to say; `content` is HTML. */
export const news = entity('news', {
  path: '/news',
  label: 'Actualité',
  represent: '${title}',
  access: { module: 'news', action: 'club.informations', owners: ['organization'] },
  fields: {
    title: string('Titre', { required: true, max: 150 }),
    summary: text('Résumé', { max: 300 }),
    content: text('Contenu', { required: true }),
    publishDate: datetime('Date de publication', { required: true }),
    organization: reference('Structure', 'organization', { required: true }),
  },
});
