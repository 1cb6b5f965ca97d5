import { tournamentTexts } from '../../../i18n/publicTournaments.ts';
import { safeHref } from '../../../lib/safeHref.ts';
import type { Tournament } from './parseTournament.ts';

/** Regulation, entry form, results and the tournament's own page, those that there are. */
export const DocumentLinks = ({ tournament }: { readonly tournament: Tournament }) => {
  const { rules, sheet, results, page, name } = tournament;
  const links = [
    [tournamentTexts.rules, rules],
    [tournamentTexts.sheet, sheet],
    [tournamentTexts.results, results],
    [tournamentTexts.page, page === null ? null : safeHref(page)],
  ] as const;
  return links.map(
    ([label, href]) =>
      href !== null && (
        <div key={label}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${label}, ${name}`}>
            {label}
          </a>
        </div>
      ),
  );
};
