import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestClub, type TestClub } from '../../support/openTestClub.ts';

describe('what a request may cost', () => {
  let club: TestClub;
  let person: string;

  beforeAll(async () => {
    club = await openTestClub();
    person = `/api/people/${await club.addPerson()}`;
  });
  afterAll(() => club.context.db.close());

  const many = <Entry>(count: number, entry: (index: number) => Entry): Entry[] =>
    Array.from({ length: count }, (_, index) => entry(index));
  const keys = (count: number): object => Object.fromEntries(many(count, (index) => [`unknown${index}`, 1]));
  const nested = (levels: number): object => (levels === 0 ? {} : { inside: nested(levels - 1) });
  const described = ({ body }: { body: Record<string, unknown> }) => body['hydra:description'];

  it('refuses more members than an object may have, and more levels, at any place', async () => {
    const refused = 'Un objet de cette demande a plus de 1000 champs.';
    for (const body of [
      keys(1001),
      keys(90_000),
      { mainAddress: keys(1001) },
      { mainAddress: [keys(1001)] },
    ]) {
      const answer = await club.send('PUT', person, body);
      expect([answer.status, described(answer)]).toEqual([400, refused]);
    }
    for (const levels of [32, 3000]) {
      const answer = await club.send('PUT', person, { mainAddress: nested(levels) });
      expect([answer.status, described(answer)]).toEqual([400, 'Cette demande imbrique plus de 32 niveaux.']);
    }
  });

  it('refuses two million characters that are no file', async () => {
    for (const body of [
      { familyName: 'A'.repeat(2_000_001) },
      { mainEmail: { email: `a@${'a.'.repeat(1_500_000)}` } },
      { roles: many(400_000, () => 'abcde') },
    ])
      expect((await club.send('PUT', person, body)).status).toBe(413);
  });

  it('refuses what is too long for its column alone, without what rules would add', async () => {
    const paths = async (body: object): Promise<readonly string[]> => {
      const answer = await club.send('POST', '/api/people', body);
      expect(answer.status).toBe(422);
      return answer.body.violations.map((one: { propertyPath: string }) => one.propertyPath);
    };
    expect(await paths({ familyName: 'A'.repeat(900_000) })).toEqual(['familyName']);
    const email = `a@${'a.'.repeat(900_000)}fr`;
    expect(await paths({ familyName: 'A', mainEmail: { email } })).toContain('mainEmail.email');
  });
});
