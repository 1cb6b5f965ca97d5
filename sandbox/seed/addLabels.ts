import { clubs } from './data/clubs.ts';
import { applications, labels, questions } from './data/labels.ts';
import type { SeedSeason } from './addSeasons.ts';
import { organizationId } from './organizationId.ts';
import type { SportTools } from './sportTools.ts';

/** The labels with their questions, the applications of a few clubs, and one appeal. */
export const addLabels = ({ rows, players }: SportTools, seasons: readonly SeedSeason[]): void => {
  const items = new Map<string, { label: number; items: readonly number[] }>();
  for (const [code, name] of labels) {
    const label = rows.add('label', {
      name,
      code,
      description: `Distingue les clubs exemplaires\u00a0: ${name.toLocaleLowerCase('fr')}.`,
    });
    items.set(code, {
      label,
      items: questions.map((question, index) =>
        rows.add('label-item', {
          order: index + 1,
          question: question.replace('%', name),
          label,
          position: index,
        }),
      ),
    });
  }
  for (const [place, code, ago, refusals, status] of applications) {
    const definition = items.get(code);
    const season = seasons.at(-1 - ago);
    const club = organizationId(clubs[place]?.number ?? '');
    if (!definition || !season) throw new RangeError(`The seed has no label ${code}`);
    const year = season.endYear - 1;
    const isDecided = status === 'granted' || status === 'refused';
    const application = rows.add('label-application', {
      club,
      label: definition.label,
      season: season.id,
      score: questions.length - refusals,
      missing:
        status === 'draft'
          ? [`Il faut au moins 8 réponses «\u202foui\u202f»\u202f; il y en a ${questions.length - refusals}.`]
          : [],
      referent: players.get(club)?.at(-1)?.person ?? null,
      submitDate: status === 'draft' ? null : `${year}-11-02T18:00:00Z`,
      decisionDate: isDecided ? `${season.endYear}-03-15` : null,
      validUntil: status === 'granted' ? `${season.endYear + 4}-03-15` : null,
      status,
    });
    for (const [position, item] of definition.items.entries())
      rows.add('label-answer', { item, value: position >= refusals, application, position });
    if (isDecided || status === 'federalReview')
      rows.add('response', {
        organization: organizationId(`L${clubs[place]?.number.slice(0, 2)}`),
        date: `${year}-12-10T09:00:00Z`,
        review: status === 'refused' ? 2 : 1,
        labelApplication: application,
        position: 0,
      });
    if (status === 'refused')
      rows.add('label-resort', {
        application,
        reason: 'Le créneau féminin a ouvert en janvier, après le dépôt du dossier.',
        submitDate: `${season.endYear}-04-02`,
        status: 'submitted',
      });
  }
};
