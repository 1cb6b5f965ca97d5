import { useCallback, useEffect, useRef } from 'react';
import { removeEmpty, useEvent, useListContext, useLocation, useNavigate } from 'react-admin';

/**
 * Filters that are typed, put into the address of the list once the typing pauses. Whoever opens a record meanwhile no
 * longer waits for them: they are dropped with the click, and no timer is under way after the pause, as it is in
 * react-admin's `setFilters`, which would lead back from the record to the list.
 */
export const useTypedFilters = <Typed>(
  toFilters: (typed: Typed) => object,
  delay: number,
): ((typed: Typed) => void) => {
  const { displayedFilters, sort, perPage } = useListContext();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const applyFilters = useEvent((typed: Typed) => {
    const search = new URLSearchParams({
      displayedFilters: JSON.stringify(displayedFilters),
      filter: JSON.stringify(removeEmpty(toFilters(typed)) ?? {}),
      order: sort.order,
      page: '1',
      perPage: String(perPage),
      sort: sort.field,
    });
    navigate({ pathname, search: `?${search}` });
  });
  useEffect(() => {
    const cancel = (): void => clearTimeout(timer.current);
    const onClick = ({ target, defaultPrevented }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      // The page behind a link that the router follows may take a moment to come.
      if (link && defaultPrevented && link.pathname !== pathname) cancel();
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      cancel();
    };
  }, [pathname]);
  return useCallback(
    (typed) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => applyFilters(typed), delay);
    },
    [applyFilters, delay],
  );
};
