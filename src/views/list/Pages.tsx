import { styled } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import { Pager } from '../../fields/rows/Pager.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { paletteOf } from '../../ui/themeOptions.ts';
import { pageSizeOf } from './pageCount.ts';

/** Rows that a page of a list may have. */
export const PAGE_SIZES = [25, 50, 75, 100];

/**
 * Which rows are shown and the way to the other ones. Pages are counted as the server cuts them, which is not always
 * as requested; sizes that it refuses, or says that it does (`largest`), are not offered.
 */
export const Pages = ({ largest = Infinity }: { readonly largest?: number | undefined }) => {
  const translate = useTranslate();
  const { data, total, page, setPage, perPage, setPerPage, meta, hasNextPage } = useListContext();
  if (!data || data.length === 0) return null;
  const given = pageSizeOf({ meta, perPage });
  const sizes = sizesOf(perPage, given).filter((size) => size <= Math.max(largest, given));
  const first = (page - 1) * given + 1;
  const last = Math.min(first + data.length - 1, total ?? Infinity);
  const range = { offsetBegin: first, offsetEnd: last, total: total ?? 0 };
  // Without a total there is one page more, or this is the last one.
  const count = total === undefined ? page + (hasNextPage ? 1 : 0) : Math.ceil(total / given);
  return (
    <Bar>
      {sizes.length > 1 && (
        <label>
          {translate('ra.navigation.page_rows_per_page')}{' '}
          <select value={given} onChange={({ target }) => setPerPage(Number(target.value))}>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      <span>
        {translate(
          `ra.navigation.${total === undefined ? 'partial_page_range_info' : 'page_range_info'}`,
          range,
        )}
      </span>
      {count > 1 && (
        <Pager label={translate('lists.pages')} total={count} limit={1} page={page} onPage={setPage} />
      )}
    </Bar>
  );
};

/** A server that gives more than requested has one size, one that gives less a largest one. */
const sizesOf = (requested: number, given: number): number[] => {
  if (requested === given) return PAGE_SIZES;
  return given > requested ? [given] : [...PAGE_SIZES.filter((size) => size < given), given];
};

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 16px',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: paletteOf(theme).text.secondary,
  '& .MuiPaginationItem-root': { minWidth: 32, height: 32 },
  select: {
    height: 32,
    padding: '0 6px',
    border: `1px solid ${paletteOf(theme).frame}`,
    borderRadius: 6,
    font: 'inherit',
    color: paletteOf(theme).text.primary,
    backgroundColor: paletteOf(theme).background.paper,
  },
  '@media print': { display: 'none' },
}));
