import { clubs } from './data/clubs.ts';
import instances from './data/instances.json' with { type: 'json' };
import { organizationId } from './organizationId.ts';
import type { Tools } from './tools.ts';

/**
 * News of the second club, and of the federation for all of them: whoever enters the first club reads these and meets no
 * dialog on the way.
 */
export const addNews = ({ rows, referential }: Tools): void => {
  const category = referential('NewsCategory', 'FEDERALE');
  rows.add('news', {
    title: 'Ouverture des inscriptions pour la reprise',
    summary: 'Les créneaux de la saison sont en ligne. Les places du mercredi sont limitées.',
    content:
      '<p>Les créneaux de la saison sont en ligne. Les places du mercredi sont limitées&nbsp;: inscrivez-vous auprès du secrétariat.</p>',
    category,
    publishDate: '2026-07-01T08:00:00Z',
    organization: organizationId(clubs[1]?.number ?? ''),
  });
  for (const [publishDate, title, summary] of FEDERAL)
    rows.add('news', {
      title,
      summary,
      content: `<p>${summary}</p>`,
      category,
      publishDate,
      organization: organizationId(instances.federation.identifier),
    });
};

const FEDERAL = [
  [
    '2026-07-01T06:00:00Z',
    'Les licences de la saison 2026/2027 sont ouvertes',
    'Renouvelez les licences de vos joueurs avant leur première rencontre\u00a0: un joueur sans licence validée ne peut pas être aligné.',
  ],
  [
    '2026-09-10T09:00:00Z',
    'Certificat ou attestation\u00a0: ce qu’il faut demander',
    'L’attestation d’un majeur prolonge un certificat pendant deux saisons. Au-delà, un nouveau certificat est nécessaire pour jouer.',
  ],
] as const;
