import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { useState } from 'react';
import { BlobImage } from '../../../fields/files/BlobImage.tsx';
import { toFigure } from '../../../i18n/toFigure.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ZONE } from '../../../lib/dates.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { Portrait } from '../../../ui/Portrait.tsx';
import { QrPicture } from '../../../ui/QrPicture.tsx';
import { LetterPaper } from './letterStyles.ts';
import { letterTexts } from './letter.texts.ts';
import type { Attestation } from './toAttestation.ts';
import type { Letterhead, Signatory } from './useLetterQueries.ts';

/** The attestation of a licence as a letter of the club, one page of A4; alone on paper. */
export const Letter = (props: LetterProps) => (
  <>
    {ON_PAPER}
    <LetterSheet {...props} />
  </>
);

/** Letters as they are printed, a page each; on the screen they are seen by nobody. */
export const Letters = ({ letters }: { readonly letters: readonly LetterProps[] }) =>
  createPortal(
    <>
      {PILE_ON_PAPER}
      <Pile className="paper" data-laid aria-hidden>
        {letters.map((letter, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a letter is its place in the pile
          <LetterSheet key={index} {...letter} />
        ))}
      </Pile>
    </>,
    document.body,
  );

/** Everything but the letter stays off the paper. */
const ON_PAPER = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4 portrait', margin: '18mm 20mm' },
      '@media print': {
        'body *': { visibility: 'hidden' },
        '.letter, .letter *': { visibility: 'visible' },
        body: { height: 'auto' },
      },
    }}
  />
);

const PILE_ON_PAPER = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4 portrait', margin: '18mm 20mm' },
      '@media print': { 'body > :not(.paper)': { display: 'none !important' }, body: { height: 'auto' } },
    }}
  />
);

const Pile = styled('div')({
  position: 'absolute',
  top: 0,
  left: 0,
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  '@media print': {
    position: 'static',
    height: 'auto',
    overflow: 'visible',
    visibility: 'visible',
    '& .letter': { position: 'static' },
    '& .letter:not(:last-child)': { breakAfter: 'page' },
  },
});

export interface LetterProps {
  readonly attestation: Attestation;
  readonly head: Letterhead;
  readonly logo: Blob | null;
  readonly signatory: Signatory | undefined;
  /** Address at which the letter can be checked; absent where it cannot. */
  readonly checkAddress: string | null;
}

const LONG_DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: ZONE });

/** The letter that attests a licence: one page of A4. */
const LetterSheet = ({ attestation, head, logo, signatory, checkAddress }: LetterProps) => {
  const translate = useTranslate();
  const { club, holder, address, season, seasonStart, seasonEnd, isWoman } = attestation;
  const name = club?.replaceAll("'", '’') ?? PLACEHOLDER;
  const [today] = useState(() => LONG_DAY.format(new Date()));
  return (
    <LetterPaper className="letter sole-print">
      <Head name={name} head={head} logo={logo} />
      {address.length > 0 && (
        <address className="recipient">
          {[holder, ...address].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <p className="place">
        {head.town === null
          ? translate('attestation.madeOn', { date: today })
          : translate('attestation.madeAt', { town: head.town, date: today })}
      </p>
      <h2>{translate('attestation.title')}</h2>
      <p className="season">{translate('attestation.seasonTitle', { season: season ?? PLACEHOLDER })}</p>
      <p>
        {translate('attestation.sentence', { club: name, name: holder, season: season ?? PLACEHOLDER })}{' '}
        {seasonStart !== null &&
          seasonEnd !== null &&
          translate('attestation.period', { from: seasonStart, to: seasonEnd })}
      </p>
      <Facts attestation={attestation} />
      <p>{isWoman ? letterTexts.deliveredToHer : letterTexts.deliveredToHim}</p>
      <footer>
        {checkAddress === null ? (
          <div />
        ) : (
          <div className="check">
            <QrPicture content={checkAddress} title={letterTexts.qr} size="30mm" />
            <span>
              {letterTexts.check}
              <br />
              {checkAddress.replace(/^https?:\/\//, '')}
            </span>
          </div>
        )}
        <div className="signature">
          <p>{letterTexts.forClub}</p>
          <p>
            <strong>{signatory?.name ?? letterTexts.signatoryName}</strong>
            <br />
            {signatory ? signatory.role : null}
          </p>
          <p className="line">{letterTexts.signature}</p>
        </div>
      </footer>
    </LetterPaper>
  );
};

const Head = ({ name, head, logo }: Pick<LetterProps, 'head' | 'logo'> & { readonly name: string }) => {
  const translate = useTranslate();
  const reached = [
    head.telephone !== null && translate('attestation.telephone', { number: head.telephone }),
    head.email,
  ].filter(Boolean);
  return (
    <header>
      <div className="logo">
        {logo ? <BlobImage picture={logo} alt="" /> : <Portrait name={name} size={64} shape="square" />}
      </div>
      <address>
        <strong>{name}</strong>
        {head.number !== null && <span>{translate('attestation.clubNumber', { number: head.number })}</span>}
        {head.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {reached.length > 0 && <span>{reached.join(' – ')}</span>}
      </address>
      <div className="federation">{letterTexts.federation}</div>
    </header>
  );
};

const ROWS = [
  'holder',
  'birthDate',
  'number',
  'category',
  'type',
  'practice',
  'ranking',
  'medical',
  'insurance',
  'validationDate',
] as const;

const Facts = ({ attestation }: Pick<LetterProps, 'attestation'>) => {
  const translate = useTranslate();
  const { ranking } = attestation;
  const shown = {
    ...attestation,
    ranking:
      ranking &&
      translate('attestation.rankingValue', {
        ...ranking,
        points: toFigure(ranking.points),
        smart_count: ranking.points,
      }),
    validationDate: attestation.validationDate ?? letterTexts.noDate,
  };
  return (
    <dl>
      {ROWS.map((name) => (
        <div key={name}>
          <dt>{letterTexts[name === 'birthDate' && attestation.isWoman ? 'bornHer' : name]}</dt>
          <dd>{shown[name] ?? PLACEHOLDER}</dd>
        </div>
      ))}
    </dl>
  );
};
