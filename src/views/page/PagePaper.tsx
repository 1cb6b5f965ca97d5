import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { MARGIN_TEXT, pagesInCss, useImprint, usePrintedAt } from './printPaper.tsx';

/** Print header and footer of a page without paper of its own: club and moment above, page number below. */
export const PagePaper = () => {
  const printedAt = usePrintedAt();
  return printedAt && <Imprint printedAt={printedAt} />;
};

const Imprint = ({ printedAt }: { readonly printedAt: Date }) => {
  const translate = useTranslate();
  const { club, printed } = useImprint(printedAt);
  const foot = { '@bottom-right': { ...MARGIN_TEXT, content: pagesInCss(translate) } };
  return (
    <>
      <GlobalStyles styles={{ '@page upright': foot, '@page across': foot }} />
      <Line aria-hidden>
        <strong>{club}</strong>
        <span>{printed}</span>
      </Line>
    </>
  );
};

const Line = styled('p')({
  display: 'none',
  margin: '0 0 2mm',
  justifyContent: 'space-between',
  gap: '6mm',
  fontSize: '9pt',
  '@media print': { display: 'flex' },
});
