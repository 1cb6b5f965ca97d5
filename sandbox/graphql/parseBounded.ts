import { Lexer, parse, Source, TokenKind } from 'graphql';
import type { DocumentNode } from 'graphql';
import { RequestFailure } from '../http/failures.ts';

/** Bounds the work of the parser; the largest documents of the client stay under a tenth of it. */
const MAX_TOKENS = 10_000;
/** The parser and whatever walks its document call themselves for every level. */
const MAX_BRACKETS = 100;

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * The document of a query.
 * @throws GraphQLError on a syntax error, RequestFailure 400 on more than 10,000 tokens or brackets over 100 deep
 */
export const parseBounded = (query: string): DocumentNode => {
  const lexer = new Lexer(new Source(query));
  let depth = 0;
  let tokens = 0;
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    if (OPENING.has(token.kind)) depth += 1;
    if (CLOSING.has(token.kind)) depth -= 1;
    if (depth > MAX_BRACKETS)
      throw new RequestFailure(
        400,
        `Cette demande imbrique plus de ${MAX_BRACKETS} parenthèses ou accolades.`,
      );
    if ((tokens += 1) > MAX_TOKENS)
      throw new RequestFailure(400, `Cette demande compte plus de ${MAX_TOKENS} mots et signes.`);
  }
  return parse(query);
};
