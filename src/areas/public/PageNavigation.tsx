import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { publicTexts } from '../../i18n/public.ts';

interface PageNavigationProps {
  readonly page: number;
  /** Zero where there is nothing. */
  readonly last: number;
  readonly onTurn: (page: number) => void;
}

/** Previous and next page; hidden when there is only one. */
export const PageNavigation = ({ page, last, onTurn }: PageNavigationProps) =>
  (last > 1 || page > 1) && (
    <Line aria-label={publicTexts.pages}>
      <Button disabled={page <= 1} onClick={() => onTurn(Math.min(page - 1, Math.max(last, 1)))}>
        {publicTexts.previous}
      </Button>
      <span>{`${publicTexts.page} ${page} ${publicTexts.of} ${Math.max(last, 1)}`}</span>
      <Button disabled={page >= last} onClick={() => onTurn(page + 1)}>
        {publicTexts.next}
      </Button>
    </Line>
  );

const Line = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1),
}));
