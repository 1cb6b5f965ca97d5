import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { LetterSheet, type LetterProps } from './LetterSheet.tsx';

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
