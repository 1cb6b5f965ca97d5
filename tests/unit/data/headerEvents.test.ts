import { describe, expect, it } from 'vitest';
import { createHeaderEvents } from '../../../src/data/headerEvents.ts';

describe('headerEvents', () => {
  it('notifies every listener of what an answer carries, in any case of the header names', () => {
    const events = createHeaderEvents();
    const heard: unknown[] = [];
    events.subscribe((headers) => heard.push(headers));
    events.subscribe((headers) => heard.push(headers));
    events.emit(
      new Headers({
        'cache-version': '8e06',
        'CURRENT-SEASON': '24',
        'Current-Season-Update': '2023-07-04T10:10:49+02:00',
      }),
    );
    const said = {
      cacheVersion: '8e06',
      currentSeason: '24',
      currentSeasonUpdate: '2023-07-04T10:10:49+02:00',
      isUnstorable: false,
    };
    expect(heard).toEqual([said, said]);
  });

  it('gives null for an absent header', () => {
    const events = createHeaderEvents();
    const heard: unknown[] = [];
    events.subscribe((headers) => heard.push(headers));
    events.emit(new Headers());
    expect(heard).toEqual([
      { cacheVersion: null, currentSeason: null, currentSeasonUpdate: null, isUnstorable: false },
    ]);
  });

  it('notifies nobody who has left', () => {
    const events = createHeaderEvents();
    const heard: unknown[] = [];
    const leave = events.subscribe((headers) => heard.push(headers));
    leave();
    events.emit(new Headers());
    expect(heard).toEqual([]);
  });
});
