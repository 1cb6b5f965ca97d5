import { clubEvents } from './data/clubEvents.ts';
import { clubs } from './data/clubs.ts';
import { familyNames, givenNames } from './data/names.ts';
import { organizationId } from './organizationId.ts';
import type { SportTools } from './sportTools.ts';

/** Promotional events of a few clubs with those who came, most of them with a pass. */
export const addClubEvents = (tools: SportTools): void => {
  const { rows, random, referential, frame, season, halls } = tools;
  let passes = 0;
  for (const own of clubEvents) {
    const club = clubs[own.club];
    const isOver = own.state === 'finished';
    const clubEvent = rows.add('club-event', {
      club: organizationId(club?.number ?? ''),
      season: season.id,
      type: frame.eventTypes.get(own.type) ?? null,
      name: own.name,
      startDate: `${own.day}T08:00:00Z`,
      endDate: `${own.day}T16:00:00Z`,
      sportHall: halls.get(organizationId(club?.number ?? '')) ?? null,
      public: own.public.map((code) => referential('HostedPublic', code)),
      expectedNumber: 40,
      actualNumber: isOver ? own.participants : null,
      free: true,
      description: `${own.name}\u00a0: initiations, jeux et rencontres avec les joueurs du club.`,
      partners: 'Ville, comité départemental',
      report: isOver
        ? 'Bonne affluence malgré la pluie\u202f; plusieurs familles ont demandé les créneaux.'
        : null,
      state: own.state,
    });
    for (let index = 0; index < own.participants; index += 1) {
      const gender = random.chance(0.45) ? 'F' : 'M';
      const birthYear = random.int(1960, 2019);
      const names = givenNames.find(({ under }) => season.endYear - birthYear < under);
      const hasPass = own.passes && random.chance(0.8);
      if (hasPass) passes += 1;
      rows.add('participant', {
        clubEvent,
        familyName: random.pick(familyNames.common).toLocaleUpperCase('fr'),
        givenName: names ? random.pick<string>(names[gender]) : 'Camille',
        birthYear,
        gender,
        email: birthYear < 2008 ? `participant${clubEvent}.${index + 1}@example.org` : null,
        postalCode: random.pick(club?.towns ?? [])[1],
        role: referential('ParticipantRole', random.chance(0.9) ? 'PARTICIPANT' : 'BENEVOLE'),
        consent: true,
        passCode: hasPass ? `PASS-${String(passes).padStart(5, '0')}` : null,
        passState: hasPass ? random.pick(['issued', 'used', 'used', 'converted', 'expired']) : null,
      });
    }
  }
};
