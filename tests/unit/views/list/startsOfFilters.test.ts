import { describe, expect, it } from 'vitest';
import { parseMapping } from '../../../../src/schema/parseMapping.ts';
import { startsOfFilters } from '../../../../src/views/list/startsOfFilters.ts';

const { fields } = parseMapping({
  fields: {
    name: { type: 'string' },
    type: { type: 'event-type', path: 'event_types' },
    tags: { type: 'tag', path: 'tags', multiple: true },
    level: {
      type: 'string',
      choices: [
        { value: 'club', label: 'Club' },
        { value: 'closed', label: 'Close', disabled: true },
      ],
    },
    author: { type: 'person', path: 'people', readOnly: true },
    date: { type: 'date' },
  },
  methods: null,
});

describe('a new record started from a filtered list', () => {
  it('has the choice and the related records that the list is filtered by', () => {
    expect(
      startsOfFilters(fields, { type: '/api/event_types/3', tags: '/api/tags/1', level: ['club'] }),
    ).toEqual({ type: '/api/event_types/3', tags: ['/api/tags/1'], level: 'club' });
  });

  it('has nothing of parts of texts, ranges, several choices, and what may not be chosen', () => {
    const filters = {
      name: 'tournoi',
      'date[after]': '2026-01-01',
      date: '2026-01-01',
      level: ['club', 'closed'],
      author: '/api/people/1',
      unknown: 'x',
    };
    expect(startsOfFilters(fields, filters)).toEqual({});
    expect(startsOfFilters(fields, { level: 'closed', type: 'Tournoi' })).toEqual({});
    expect(startsOfFilters(fields, null)).toEqual({});
  });
});
