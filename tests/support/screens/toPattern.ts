/**
 * Reads `'PUT /api/people/:id'` or `'/api/**'` (any method): `:id` matches a record's number, `*` for anything
 * but a slash, `**` for anything. Patterns look at method and path only, never at the query.
 */
export const toPattern = (pattern: string): ((call: { method: string; path: string }) => boolean) => {
  const [, method, path = ''] = /^(?:([A-Z]+) )?(\/.*)$/.exec(pattern) ?? [];
  if (!path) throw new Error(`Not a pattern: '${pattern}'; write 'GET /api/people' or '/api/people/*'`);
  const expression = new RegExp(
    `^${path
      .split(/(\*\*|\*|:id)/)
      .map((part) => WILDCARDS[part] ?? escape(part))
      .join('')}$`,
  );
  return (call) => (!method || method === call.method) && expression.test(call.path);
};

const WILDCARDS: Readonly<Record<string, string>> = { '**': '.*', '*': '[^/]*', ':id': '\\d+' };

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
