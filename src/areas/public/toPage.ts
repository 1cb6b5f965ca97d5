/** The page of the address; the first one where it names none. */
export const toPage = (asked: URLSearchParams): number => {
  const text = asked.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
};
