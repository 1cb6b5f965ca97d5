import { describe, expect, it } from 'vitest';
import { collectionOfType, singularOf } from '../../../src/schema/collectionOfType.ts';
import { kindOf } from '../../../src/schema/kinds.ts';
import { describeField } from '../../support/describeFields.ts';

describe('collectionOfType', () => {
  it.each([
    ['account', '/accounts'],
    ['accountant', '/accountants'],
    ['accountant-function', '/accountant_functions'],
    ['address', '/addresses'],
    ['branch', '/branches'],
    ['certificate', '/certificates'],
    ['club', '/clubs'],
    ['club-event', '/club_events'],
    ['club-event-type', '/club_event_types'],
    ['club-history', '/club_histories'],
    ['club-membership', '/club_memberships'],
    ['club-permission', '/club_permissions'],
    ['club-sport-hall', '/club_sport_halls'],
    ['committee', '/committees'],
    ['contact-point', '/contact_points'],
    ['contest', '/contests'],
    ['contest-engagement', '/contest_engagements'],
    ['contract', '/contracts'],
    ['division', '/divisions'],
    ['division-pre-registration', '/division_pre_registrations'],
    ['establishment', '/establishments'],
    ['federation', '/federations'],
    ['form-answer', '/form_answers'],
    ['form-template', '/form_templates'],
    ['game', '/games'],
    ['graduation', '/graduations'],
    ['group', '/groups'],
    ['high-level-application', '/high_level_applications'],
    ['history-action', '/history_actions'],
    ['internship', '/internships'],
    ['internship-participant', '/internship_participants'],
    ['label', '/labels'],
    ['label-application', '/label_applications'],
    ['label-resort', '/label_resorts'],
    ['league', '/leagues'],
    ['licence', '/licences'],
    ['licence-contract', '/licence_contracts'],
    ['licence-mutation', '/licence_mutations'],
    ['licence-pre-registration', '/licence_pre_registrations'],
    ['licence-renewal', '/licence_renewals'],
    ['licence-transfer', '/transfers'],
    ['member', '/members'],
    ['mutation-parameter', '/mutation_parameters'],
    ['news', '/news'],
    ['official-ranking', '/official_rankings'],
    ['organization', '/organizations'],
    ['other-participation', '/other_participations'],
    ['participant', '/participants'],
    ['person', '/people'],
    ['pool', '/pools'],
    ['prize', '/prizes'],
    ['sanction', '/sanctions'],
    ['season', '/seasons'],
    ['settings-club', '/settings_clubs'],
    ['sheet-match-player', '/sheet_match_players'],
    ['speaker', '/speakers'],
    ['sport-hall', '/sport_halls'],
    ['sport-match', '/sport_matches'],
    ['sport-match-change-request', '/sport_match_change_requests'],
    ['structure-participant', '/structure_participants'],
    ['subscription', '/subscriptions'],
    ['team', '/teams'],
    ['team-pass', '/team_passes'],
    ['technical-employment', '/technical_employments'],
    ['tour', '/tours'],
    ['tour-registration', '/tour_registrations'],
    ['tournament-request', '/tournament_requests'],
  ])('makes a field of the type %s a reference to %s without its path (R3.68 to R3.135)', (type, path) => {
    expect(collectionOfType(type)).toBe(path);
    expect(kindOf(describeField({ type }))).toBe('relation');
    expect(describeField({ type }).path).toBe(path);
  });

  it.each(['clubEvent', 'ClubEvent', 'App\\Entity\\ClubEvent'])('takes %s for club-event', (type) => {
    expect(collectionOfType(type)).toBe('/club_events');
  });

  it.each(['string', 'toString', 'galerie', '../clubs', ''])('knows no collection of %s', (type) => {
    expect(collectionOfType(type)).toBeNull();
  });
});

describe('singularOf', () => {
  it.each([
    ['licences', 'licence'],
    ['club-histories', 'club-history'],
    ['addresses', 'address'],
    ['branches', 'branch'],
    ['prizes', 'prize'],
    ['phases', 'phase'],
  ])('%s are each a %s', (plural, one) => {
    expect(singularOf(plural)).toBe(one);
  });
});

describe('a relation of the specification’s own keys', () => {
  it('takes its target from the class behind it where the type is not known', () => {
    const mapping = { type: 2, targetEntity: 'App\\Entity\\SportGallery' };
    expect(describeField({ type: 'unheard-of', mapping })).toMatchObject({
      path: '/sport_galleries',
      multiple: false,
    });
    expect(describeField({ mapping })).toMatchObject({ type: 'sport-gallery', path: '/sport_galleries' });
  });

  it.each([
    [1, false],
    [2, false],
    [4, true],
    [8, true],
  ])('takes its multiplicity from the association %d', (type, multiple) => {
    expect(
      describeField({ type: 'person', mapping: { type, targetEntity: 'App\\Entity\\Person' } }),
    ).toMatchObject({
      path: '/people',
      multiple,
      embedded: false,
    });
  });

  it('takes the path that the server gives before the type', () => {
    expect(describeField({ type: 'organization', path: 'clubs' }).path).toBe('/clubs');
  });
});
