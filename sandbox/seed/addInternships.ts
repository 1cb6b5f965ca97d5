import { internships } from './data/internships.ts';
import { clubs } from './data/clubs.ts';
import { organizationId } from './organizationId.ts';
import type { SportTools } from './sportTools.ts';

const DAY_MS = 86_400_000;
const TRAINEES = 5;

/** Courses of a committee and of a league, with people of the first two clubs. */
export const addInternships = ({ rows, random, referential, frame, players }: SportTools): void => {
  const members = clubs.slice(0, 2).flatMap(({ number }) => {
    const club = organizationId(number);
    return (players.get(club) ?? []).slice(8, 24).map(({ person }) => ({ person, club }));
  });
  const [teacher, ...others] = members;
  for (const own of internships) {
    const [startDate, endDate] = own.days;
    const isOver = own.state === 'finished';
    const internship = rows.add('internship', {
      title: own.title,
      type: referential('InternshipType', own.type),
      branch: frame.branches.get(own.branch) ?? null,
      level: own.level,
      organization: organizationId(own.organization),
      startDate,
      endDate,
      registrationEnd: new Date(Date.parse(startDate) - 14 * DAY_MS).toISOString().slice(0, 10),
      seats: 20,
      minAge: own.type === 'SPORTIF' ? 9 : 16,
      graduation: own.graduation === null ? null : referential('GraduationType', own.graduation),
      hours: own.hours,
      price: own.price,
      accommodation: own.type === 'SPORTIF',
      responsible: teacher?.person ?? null,
      state: own.state,
    });
    rows.add('speaker', {
      internship,
      person: teacher?.person ?? null,
      role: referential('SpeakerRole', 'FORMATEUR'),
      hours: own.hours,
      subject: own.title,
    });
    for (const { person, club } of random.shuffle(others).slice(0, TRAINEES)) {
      const passed = random.chance(0.85);
      rows.add('internship-participant', {
        internship,
        person,
        club,
        registrationDate: `${startDate.slice(0, 4)}-${isOver ? '09' : '01'}-04T18:00:00Z`,
        paid: isOver,
        amount: own.price,
        mark: isOver && own.graduation !== null ? (passed ? random.int(10, 18) : random.int(5, 9)) : null,
        result: isOver ? referential('InternshipResult', passed ? 'ADMIS' : 'AJOURNE') : null,
        status: isOver ? (passed ? 'validated' : 'failed') : 'registered',
      });
    }
  }
};
