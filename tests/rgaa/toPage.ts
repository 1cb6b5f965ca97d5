import type { Criterion } from './Criterion.ts';
import { evidenceOf, verdictOn, type Applying, type Verdict } from './judge.ts';

const HEAD = `# RGAA 4.1.2

The 106 criteria of the state's standard on a sample of pages, and what shows each. \`tests/e2e/audits/rgaa.spec.ts\` opens the
pages, in both schemes, at 200 %, on 320 pixels and with the spacing of WCAG 1.4.12, goes through them by Tab and back, and
sees which criteria have something to judge; this file and the figures of the page \`/accessibilite\` are written from that
and from \`tests/rgaa/criteria.ts\` by \`npx vitest run rgaa -u\`. The numbers are those of RGAA, the words ours.

C: kept. NC: not kept. –: nothing to judge. 'sample' is a check of that test, 'axe' a rule of axe-core, 'read' what
somebody has read and no machine judges.

<!-- prettier-ignore-start -->
`;

const SIGNS: Readonly<Record<Verdict, string>> = { C: 'C', NC: 'NC', NA: '–' };

/** The page that lists the criteria by theme, with a column for every page of the sample. */
export const toPage = (
  criteria: Readonly<Record<string, readonly Criterion[]>>,
  applying: Applying,
  counts: Readonly<Record<Verdict, number>>,
): string => {
  const pages = Object.keys(applying);
  return [
    HEAD,
    `${counts.C} criteria are kept, ${counts.NC} are not, ${counts.NA} do not apply.`,
    '',
    '## The sample',
    '',
    ...pages.map((title, index) => `${index + 1}. ${title}`),
    '',
    ...Object.entries(criteria).flatMap(([theme, rows]) => [
      `## ${theme}`,
      '',
      `| | | ${pages.map((_, index) => index + 1).join(' | ')} |`,
      `| --- | --- |${' --- |'.repeat(pages.length)}`,
      ...rows.map(
        (row) =>
          `| ${row.id} | ${row.text} | ${Object.values(applying)
            .map((ids) => SIGNS[verdictOn(row, ids)])
            .join(' | ')} |`,
      ),
      '',
      ...rows.flatMap((row) => toEvidence(row, Object.values(applying).flat())),
      '',
    ]),
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
};

const toEvidence = (row: Criterion, applying: readonly string[]): readonly string[] => {
  if (row.fails) return [`- ${row.id} NC: ${row.fails.reason} (${row.fails.until})`];
  if (applying.includes(row.id)) return [`- ${row.id} ${evidenceOf(row).join('; ')}`];
  return [`- ${row.id} – ${row.none ?? 'no page of the sample has any'}`];
};
