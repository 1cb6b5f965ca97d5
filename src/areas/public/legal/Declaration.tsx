import { pageTexts } from '../../../i18n/pages.ts';
import { conformityOf } from '../../../lib/conformityOf.ts';
import { isRealDate } from '../../../lib/dates.ts';
import { declarationTexts as texts } from './accessibility.texts.ts';
import { Facts, Items, toMailLink } from './LegalPage.tsx';
import type { Legal } from './readLegal.ts';
import { legalTexts } from './texts.ts';

/** Results of the criteria, and the pages checked. */
interface Check {
  /** `2026-11-28` */
  readonly checkedOn: string;
  readonly conforming: number;
  readonly failing: number;
  readonly notApplicable: number;
  readonly failures: readonly Failure[];
  readonly pages: readonly string[];
}

interface Failure {
  /** `10.4` */
  readonly criterion: string;
  readonly title: string;
  readonly reason: string;
  /** A date, or words. */
  readonly until: string;
}

interface DeclarationProps {
  readonly check: Check;
  readonly legal: Legal;
}

/** The accessibility declaration, in the order of the State's model. */
export const Declaration = ({ check, legal }: DeclarationProps) => (
  <>
    <p>{texts.commitment.replace('%{publisher}', () => legal.publisher ?? legalTexts.publisher)}</p>
    <p>
      {texts.plan}{' '}
      {legal.accessibilityPlan === null ? (
        `${legalTexts.missing.toLowerCase()}.`
      ) : (
        <a href={legal.accessibilityPlan}>{legal.accessibilityPlan}</a>
      )}
    </p>
    <p>{texts.scope.replace('%{site}', () => globalThis.location.origin)}</p>
    <State {...check} />
    <Results {...check} />
    <Content {...check} />
    <h2>{texts.making.title}</h2>
    <p>{texts.making.date.replace('%{date}', toLongDay(check.checkedOn))}</p>
    <Making pages={check.pages} />
    <h2>{texts.contact.title}</h2>
    <p>{texts.contact.text}</p>
    <Facts
      rows={[
        [legalTexts.email, toMailLink(legal.accessibilityEmail)],
        [legalTexts.address, legal.publisherAddress],
      ]}
    />
    <Recourse />
  </>
);

/** `28 novembre 2026`; words as they are. */
const toLongDay = (day: string): string => (isRealDate(day) ? LONG_DAY.format(new Date(day)) : day);

const LONG_DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

const isChecked = ({ conforming, failing }: Check): boolean => conforming + failing > 0;

const State = (check: Check) => {
  const state = conformityOf(check);
  return (
    <>
      <h2>{texts.state.title}</h2>
      <p>
        {texts.state.is} <strong>{pageTexts.conformity[state]}</strong> {texts.state.with}
        {texts.state.why[isChecked(check) ? state : 'unchecked']}
      </p>
    </>
  );
};

const Results = (check: Check) => {
  const { conforming, failing, notApplicable } = check;
  const figures: Readonly<Record<string, number>> = {
    // Rounded down: one criterion that is not met is never a hundred per cent.
    rate: Math.floor((100 * conforming) / (conforming + failing)),
    total: conforming + failing + notApplicable,
    conforming,
    failing,
    notApplicable,
  };
  const fill = (text: string): string =>
    text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(figures[name]));
  return (
    <>
      <h2>{texts.results.title}</h2>
      {isChecked(check) ? (
        <>
          <p>{texts.results.text.replace('%{date}', toLongDay(check.checkedOn))}</p>
          <Items of={[fill(texts.results.rate), fill(texts.results.counts)]} />
          <p>{texts.results.scope}</p>
        </>
      ) : (
        <p>{texts.results.unchecked}</p>
      )}
    </>
  );
};

const Content = (check: Check) => (
  <>
    <h2>{texts.content.title}</h2>
    <h3>{texts.content.failures}</h3>
    {check.failures.length === 0 ? (
      <p>{isChecked(check) ? texts.content.none : texts.content.unknown}</p>
    ) : (
      <ul>
        {check.failures.map(({ criterion, title, reason, until }) => (
          <li key={criterion}>
            <strong>
              {texts.content.criterion.replace('%{criterion}', criterion).replace('%{title}', () => title)}
            </strong>
            <br />
            {reason} {texts.content.until.replace('%{until}', () => toLongDay(until))}
          </li>
        ))}
      </ul>
    )}
    <h3>{texts.content.burden}</h3>
    <p>{texts.content.noBurden}</p>
    <h3>{texts.content.exempt}</h3>
    <Items of={[texts.content.maps, texts.content.files]} />
  </>
);

const Making = ({ pages }: Pick<Check, 'pages'>) => (
  <>
    <h3>{texts.making.technologies}</h3>
    <p>{texts.making.technologyList}</p>
    <h3>{texts.making.environment}</h3>
    <p>{texts.making.browser}</p>
    <h3>{texts.making.tools}</h3>
    <Items of={[texts.making.axe, texts.making.own, texts.making.eye]} />
    <h3>{texts.making.pages}</h3>
    {pages.length === 0 ? <p>{texts.making.noPages}</p> : <Items of={pages} />}
  </>
);

const Recourse = () => (
  <>
    <h2>{texts.recourse.title}</h2>
    <p>{texts.recourse.text}</p>
    <ul>
      <li>
        <a href="https://formulaire.defenseurdesdroits.fr/">{texts.recourse.form}</a>
        {texts.recourse.and}
      </li>
      <li>
        <a href="https://www.defenseurdesdroits.fr/saisir/delegues">{texts.recourse.delegate}</a>
        {texts.recourse.and}
      </li>
      <li>{texts.recourse.letter}</li>
    </ul>
  </>
);
