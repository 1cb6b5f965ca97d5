import { sql, type SQL } from 'drizzle-orm';

const ACCENTED = 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸàáâãäåçèéêëìíîïñòóôõöùúûüýÿ’';
/** Quoted as SQL is. */
const PLAIN = "aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuyy''";

/**
 * Text without case and accents and with straight apostrophes, as an immutable expression: an index can hold it, and
 * it does not depend on the collation or the extensions of the database.
 */
export const fold = (expression: SQL): SQL =>
  sql`replace(replace(lower(translate(${expression}, ${sql.raw(`'${ACCENTED}', '${PLAIN}'`)})), 'œ', 'oe'), 'æ', 'ae')`;
