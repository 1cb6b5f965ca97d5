/** The first `limit` characters followed by three dots; a shorter text stays as it is. */
export const truncate = (text: string, limit: number): string => {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit).join('')}...` : text;
};
