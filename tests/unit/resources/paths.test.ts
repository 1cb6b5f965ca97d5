import { describe, expect, it } from 'vitest';
import { entities } from '../../../sandbox/entities/index.ts';
import { createModel } from '../../../sandbox/model/createModel.ts';
import { resolvePath } from '../../../sandbox/model/resolvePath.ts';
import { pathsIn } from '../../../src/features/clubsHere.ts';
import { resources } from '../../../src/resources/index.ts';

const model = createModel(entities);

const ABOVE = ['/api/committees/36', '/api/leagues/28', '/api/zones/19'];

describe('the lists of a club', () => {
  it('are tied to it, or to what is above it, by paths that the API knows, however far they go (R2.27)', async () => {
    const tied: string[] = [];
    for (const { path, load } of resources) {
      const entity = model.byPath(path);
      if (!entity) continue;
      const { list, lists } = await load();
      for (const one of [list, ...Object.values(lists ?? {})])
        for (const tie of [
          ...(one?.scope ?? []),
          ...(one?.either ?? []),
          ...(one?.own ?? []),
          ...Object.values(one?.parentFields ?? {}).flat(),
        ]) {
          // Rights are given in organizations of any kind.
          const places = path === '/club_permissions' ? [] : ABOVE;
          for (const place of ['/api/clubs/1', ...places]) {
            const narrowed = pathsIn(place, tie);
            expect(narrowed, `${path} ${tie}`).not.toEqual([]);
            for (const way of narrowed)
              expect(resolvePath(model, entity, way), `${path} ${way}`).toBeTruthy();
          }
          tied.push(path);
        }
    }
    expect(tied).toEqual(expect.arrayContaining(['/sport_matches', '/contests']));
  });

  it('of meetings, games, line-ups and pools show those of its own players and teams (R2.27)', async () => {
    const ties = async (name: string) => {
      const { list } = (await resources.find((resource) => resource.name === name)?.load()) ?? {};
      return [...(list?.scope ?? []), ...(list?.either ?? [])];
    };
    expect(await ties('sport-matches')).toEqual(['homeOpponent.team.clubs', 'awayOpponent.team.clubs']);
    for (const name of ['games', 'sheet-match-players', 'pools'])
      expect(await ties(name), name).not.toEqual([]);
  });
});
