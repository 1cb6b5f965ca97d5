/** A JSON-LD answer as API Platform sends it. */
export const jsonLd = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/ld+json; charset=utf-8', ...headers },
  });
