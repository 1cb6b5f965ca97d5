import Pagination from '@mui/material/Pagination';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** Rows a page by default. */
export const ROWS_A_PAGE = 5;

interface PagerProps {
  readonly total: number;
  readonly limit?: number;
  /** Counted from 1. */
  readonly page?: number;
  /** Name of the landmark. */
  readonly label: string;
  readonly onPage: (page: number) => void;
}

/** Leads from page to page of rows that are all there already. */
export const Pager = ({ total, limit = ROWS_A_PAGE, page = 1, label, onPage }: PagerProps) => {
  const translate = useTranslate();
  return (
    <Pagination
      aria-label={label}
      size="small"
      count={Math.max(1, Math.ceil(total / limit))}
      page={page}
      onChange={(_event, next) => onPage(next)}
      getItemAriaLabel={(type, next, selected) =>
        type === 'page'
          ? translate(selected ? 'ra.navigation.current_page' : 'ra.navigation.page', { page: next })
          : // The dots between pages have none.
            translate(`ra.navigation.${type}`, { _: '' })
      }
    />
  );
};
