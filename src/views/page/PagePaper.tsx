import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { MARGIN_TEXT, pagesInCss, useImprint, usePrintedAt } from './printPaper.tsx';

/**
 * What a page that has no paper of its own prints besides what is on the screen: the club and the moment above, the
 * number of the page below. The ways on and back stay on the screen.
 */
export const PagePaper = () => {
  const printedAt = usePrintedAt();
  return printedAt && <Imprint printedAt={printedAt} />;
};

const Imprint = ({ printedAt }: { readonly printedAt: Date }) => {
  const translate = useTranslate();
  const { club, printed } = useImprint(printedAt);
  const pages = pagesInCss(translate);
  return (
    <>
      <GlobalStyles
        styles={{
          '@page imprinted': {
            size: 'A4 portrait',
            margin: '13mm 12mm 15mm',
            '@bottom-right': { ...MARGIN_TEXT, content: pages },
          },
          '@media print': {
            // A letter or a sheet is alone on its own paper; a list or a record leaves none of this on it.
            'body:not(:has(> .paper, .sole-print))': { page: 'imprinted', '& #main-content': { zoom: 0.8 } },
            '#main-content': { padding: '0 !important' },
            // A dialog that has a paper prints it instead of the page; any other stays on the screen.
            '.MuiModal-root': { display: 'none !important' },
            // A choice is printed as its words.
            '#main-content .MuiRadio-root': { display: 'none' },
            '#main-content label:has(.MuiRadio-root):not(:has(:checked))': { display: 'none' },
            [`#main-content :is(${WAYS.join()})`]: { display: 'none' },
            '#main-content a': { color: 'inherit', textDecoration: 'none' },
            '#main-content section.MuiCard-root': { padding: '3mm' },
            // What is longer than a page begins where it stands.
            '#main-content section.MuiCard-root:not(:has(tr:nth-of-type(20)))': { breakInside: 'avoid-page' },
            '#main-content tr': { breakInside: 'avoid' },
          },
        }}
      />
      <Line aria-hidden>
        <strong>{club}</strong>
        <span>{printed}</span>
      </Line>
    </>
  );
};

const WAYS = ['nav', '.MuiButton-root', '.MuiIconButton-root', '.MuiToggleButtonGroup-root', '.MuiTabs-root'];

const Line = styled('p')({
  display: 'none',
  margin: '0 0 2mm',
  justifyContent: 'space-between',
  gap: '6mm',
  fontSize: '9pt',
  '@media print': { display: 'flex' },
});
