import { query, type Query, type Question } from '../src/data/graphql/query.ts';

/** Largest page that servers give. */
const ALL = { limit: 100 };

/** A value that the page fills in, with the type that the server wants. */
const given = (name: string, type: 'Int!' | 'String!' | 'String'): string => `$${name}: ${type}`;

/** Yes or no that not every server derives from the states of a meeting. */
const FACTS = ['provisional', 'cancelled'];

const MEETING = [
  'roundNumber',
  'date',
  'plannedDate',
  'time',
  'status',
  'winner',
  'forfeit',
  'penalty',
  'homeGamePoints',
  'awayGamePoints',
  ...['homeOpponent', 'awayOpponent'].flatMap((side) => [
    `${side}.id`,
    `${side}.team.id`,
    `${side}.team.name`,
    `${side}.team.state`,
  ]),
];

const WHERE = ['id', 'name', 'label', 'phase', 'contest.id', 'contest.name', 'contest.shortName'];

const HALL = [
  'name',
  'numberOfTables',
  'address.streetAddress',
  'address.postalCode',
  'address.addressLocality',
];

/** Federation, zones and leagues, and the committees, of which there are a little over a hundred. */
function organizations(narrowed: (question: Query) => Query): readonly Question[] {
  const structures = (name: string): Query =>
    query(name, '/organizations').select('name', 'identifier', 'type');
  const committees = (page: number): Question =>
    narrowed(structures(`committees${page}`).where('type', 'committee'))
      .orderBy('name')
      .pagination({ ...ALL, page })
      .withoutTotal();
  return [
    narrowed(structures('leagues').where('type', ['federation', 'zone', 'league']))
      .orderBy('level')
      .orderBy('name')
      .pagination(ALL)
      .withoutTotal(),
    committees(1),
    committees(2),
  ];
}

/** GraphQL queries of the pages that anybody may read, by the name of the text. */
export const publicQuestions = {
  seasons: [
    query('seasons', '/seasons')
      .select('name', 'current', 'startDate', 'endDate')
      .orderBy('startDate', 'desc')
      .pagination(ALL)
      .withoutTotal(),
  ],
  // Those that run a division of a team contest in the season: the others lead nowhere. All of them where organizations
  // have no list of divisions.
  organizations: organizations((question) =>
    question
      .whereIfKnown('divisions.contest.season.id', given('season', 'Int!'))
      .whereIfKnown('divisions.contest.type', 'team')
      .whereIfKnown('divisions.contest.public', true),
  ),
  divisions: [
    query('divisions', '/divisions')
      .select('name', 'label', 'phase', 'order', 'contest.id', 'contest.name', 'contest.shortName')
      .where('contest.season.id', given('season', 'Int!'))
      .where('contest.type', 'team')
      .where('contest.public', true)
      .where('organization.id', given('organization', 'Int!'))
      .orderBy('order')
      .orderBy('name')
      .pagination(ALL)
      .after(given('after', 'String'))
      .withoutTotal(),
  ],
  pools: [
    query('pools', '/pools')
      .select('name')
      .where('group.tour.division.id', given('division', 'Int!'))
      // Where pools have no such field, the server decides by itself which anybody may read.
      .whereIfKnown('published', true)
      .orderBy('name')
      .pagination(ALL)
      .withoutTotal(),
  ],
  pool: [
    query('pools', '/pools')
      .select(
        'name',
        ...WHERE.map((path) => `group.tour.division.${path}`),
        'group.tour.division.organization.id',
        'group.tour.division.contest.season.id',
        ...['roundNumber', 'startDate'].map((path) => `roundGrid.rounds[].${path}`),
        ...MEETING.map((path) => `sportMatches[].${path}`),
        ...[
          'definitiveRank',
          'definitivePoints',
          'sportMatchCount',
          'sportMatchWin',
          'sportMatchDraw',
          'sportMatchLost',
          'forfeit',
          'penality',
          'gamePointWin',
          'gamePointLost',
          'modified',
          'opponent.team.id',
          'opponent.team.name',
          'opponent.team.state',
        ].map((path) => `results[].${path}`),
        'poolOpponents[].position',
        ...[
          'id',
          'name',
          'state',
          'day',
          'time',
          'clubs[].name',
          'clubs[].identifier',
          ...HALL.map((path) => `sportHall.${path}`),
        ].map((path) => `poolOpponents[].opponent.team.${path}`),
      )
      .selectIfKnown(...FACTS.map((path) => `sportMatches[].${path}`))
      .where('id', given('pool', 'Int!'))
      .whereIfKnown('published', true)
      .pagination({ limit: 1 })
      .withoutTotal(),
  ],
  team: [
    query('teams', '/teams')
      .select('name', 'pool.id', ...HALL.map((path) => `sportHall.${path}`))
      .where('id', given('team', 'Int!'))
      .pagination({ limit: 1 })
      .withoutTotal(),
    query('meetings', '/sport_matches')
      .select(
        ...MEETING,
        ...['home', 'away'].flatMap((side) => HALL.map((path) => `${side}Opponent.team.sportHall.${path}`)),
      )
      .selectIfKnown(...FACTS)
      .orWhere('homeOpponent.team.id', given('teamKey', 'String!'))
      .orWhere('awayOpponent.team.id', given('teamKey', 'String!'))
      .orderBy('date')
      .orderBy('time')
      .pagination(ALL)
      .withoutTotal(),
  ],
  clubTeams: [
    query('places', '/pool_opponents')
      .select(
        'pool.id',
        'pool.name',
        ...WHERE.map((path) => `pool.group.tour.division.${path}`),
        ...['id', 'name', 'position', 'clubs[].name', 'clubs[].identifier'].map(
          (path) => `opponent.team.${path}`,
        ),
      )
      .where('pool.group.tour.division.contest.season.id', given('season', 'Int!'))
      .where('pool.group.tour.division.contest.public', true)
      .orWhere('opponent.team.clubs.name', given('club', 'String!'))
      .orWhere('opponent.team.clubs.identifier', given('club', 'String!'))
      .orderBy('opponent.team.name')
      .pagination(ALL)
      .withoutTotal(),
  ],
} as const satisfies Readonly<Record<string, readonly Question[]>>;
