import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { BlobImage } from '../../../fields/files/BlobImage.tsx';
import { letterTexts } from './letter.texts.ts';
import { toFigure } from '../../../i18n/toFigure.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ZONE } from '../../../lib/dates.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { Portrait } from '../../../ui/Portrait.tsx';
import { QrPicture } from '../../../ui/QrPicture.tsx';
import type { Attestation } from './toAttestation.ts';
import type { Letterhead, Signatory } from './useLetterQueries.ts';

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
export const LetterSheet = ({ attestation, head, logo, signatory, checkAddress }: LetterProps) => {
  const translate = useTranslate();
  const { club, holder, address, season, seasonStart, seasonEnd, isWoman } = attestation;
  const name = club?.replaceAll("'", '’') ?? PLACEHOLDER;
  const [today] = useState(() => LONG_DAY.format(new Date()));
  return (
    <Sheet className="letter sole-print">
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
    </Sheet>
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

/** White in the dark, too: it is paper. */
const Sheet = styled('article')(({ theme }) => ({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '210mm',
  marginInline: 'auto',
  padding: theme.spacing(3),
  color: '#1b1f27',
  background: '#fff',
  border: '1px solid #c9ced8',
  fontSize: '11pt',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { minHeight: '297mm', padding: '18mm 20mm' },
  '@media print': {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: '170mm',
    minHeight: '258mm',
    padding: 0,
    fontSize: '10.5pt',
    lineHeight: 1.4,
    border: 0,
  },
  '& p': { margin: '0 0 4mm' },
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '5mm',
    alignItems: 'flex-start',
    marginBottom: '8mm',
  },
  '& .logo': { width: 64, height: 64, flex: 'none', '& img': { objectFit: 'contain' } },
  '& .logo > *': { border: '1px solid #c9ced8', background: '#fff', color: '#335296' },
  '& .logo > img': { border: 0 },
  '& address': { display: 'grid', flex: '1 1 60mm', fontStyle: 'normal', fontSize: '10pt', lineHeight: 1.4 },
  '& address strong': { fontSize: '13pt' },
  '& .federation': {
    display: 'grid',
    placeItems: 'center',
    width: '34mm',
    height: '20mm',
    border: '1px dashed #9aa3b2',
    color: '#5b6472',
    fontSize: '8pt',
    textAlign: 'center',
    // Free for the logo that the federation prints or sticks there.
    '@media print': { borderColor: 'transparent', color: 'transparent' },
  },
  // In the window of an envelope.
  '& .recipient': { flex: 'none', width: 'min(80mm, 100%)', margin: '0 0 6mm auto', fontSize: 'inherit' },
  '& .place': { marginLeft: 'auto', minWidth: 'min(80mm, 100%)', marginBottom: '10mm' },
  '& h2': { margin: 0, fontSize: '18pt', fontWeight: 600, lineHeight: 1.25, textAlign: 'center' },
  '& .season': { textAlign: 'center', color: '#5b6472', marginBottom: '8mm' },
  '& dl': { margin: '2mm 0 6mm', borderTop: '1px solid #c9ced8' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '4mm',
    padding: '1mm 0',
    borderBottom: '1px solid #c9ced8',
  },
  '& dt': { color: '#5b6472' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& footer': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8mm',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    marginTop: 'auto',
    paddingTop: '6mm',
    breakInside: 'avoid',
  },
  '& .check': {
    display: 'grid',
    gap: '1mm',
    width: '88mm',
    fontSize: '7.5pt',
    lineHeight: 1.35,
    color: '#5b6472',
  },
  '& .check svg': { margin: '-2mm' },
  '& .signature': { width: '70mm', minHeight: '38mm', display: 'flex', flexDirection: 'column' },
  '& .signature p': { margin: 0 },
  '& .signature .line': {
    marginTop: 'auto',
    borderTop: '1px solid #1b1f27',
    fontSize: '8pt',
    color: '#5b6472',
  },
}));
