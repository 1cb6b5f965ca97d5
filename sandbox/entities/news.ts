import { entity } from '../model/entity.ts';
import { files, image } from '../model/fileFields.ts';
import { reference, referential, referentials } from '../model/relationFields.ts';
import { bool, datetime, string, text } from '../model/scalarFields.ts';

/** News of a structure; `content` is HTML. The federation's are for every account. */
export const news = entity('news', {
  path: '/news',
  label: 'Actualité',
  represent: '${title}',
  access: {
    module: 'news',
    action: 'club.informations',
    owners: ['organization'],
    publicFields: [
      'title',
      'summary',
      'content',
      'category',
      'publishDate',
      'endDate',
      'organization',
      'pinned',
      'link',
    ],
    publicWhen: { path: 'organization.type', test: { is: 'exact', values: ['federation'] } },
  },
  fields: {
    title: string('Titre', { required: true, max: 150 }),
    summary: text('Résumé', { max: 300 }),
    content: text('Contenu', { required: true }),
    category: referential('Catégorie', 'NewsCategory', { required: true }),
    publishDate: datetime('Date de publication', { required: true }),
    endDate: datetime('Date de fin', { notBefore: 'publishDate' }),
    image: image('Image'),
    files: files('Fichiers'),
    organization: reference('Structure', 'organization', { required: true }),
    audience: referentials('Destinataires', 'Audience'),
    pinned: bool('Épinglée', { default: false }),
    link: string('Lien', { url: true }),
  },
});
