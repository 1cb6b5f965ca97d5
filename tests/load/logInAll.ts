import { PASSWORD } from '../e2e/support/signIn.ts';
import type { Caller } from './createCaller.ts';

/** An account of the demonstration with what it finds before it works: records of its own, the season, its labels. */
export interface Worker {
  readonly username: string;
  readonly token: string;
  readonly season: string;
  readonly people: readonly string[];
  readonly licences: readonly string[];
  readonly meetings: readonly string[];
  /** A nationality, which a new person needs. */
  readonly nationality: string;
  /** The club whose people it may add to and change; null for those who only read. */
  readonly club: string | null;
}

const CLUB = '/api/clubs/1';

const ACCOUNTS: readonly { readonly username: string; readonly writes: boolean }[] = [
  { username: 'gestionnaire', writes: true },
  { username: 'lecteur', writes: false },
  { username: 'multi', writes: true },
  { username: 'officiel', writes: true },
  { username: 'instance', writes: false },
];

/** Logs the accounts in, one after the other: passwords are slow on purpose, and are not what is measured. */
export const logInAll = async (caller: Caller): Promise<readonly Worker[]> => {
  const workers: Worker[] = [];
  for (const { username, writes } of ACCOUNTS) {
    const login = await caller.call({
      method: 'POST',
      path: '/api/login_check',
      body: { username, password: PASSWORD },
    });
    const { token } = login.json() as { token?: string };
    if (token === undefined) throw new Error(`${username} could not log in: ${login.status}`);
    const list = async (path: string): Promise<string[]> => {
      const answer = await caller.call({ path: `/api/${path}`, token });
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status} to ${username}`);
      const { 'hydra:member': members } = answer.json() as Listed;
      return members.map((member) => member['@id']);
    };
    const [season = ''] = await list('seasons?current=true');
    const [nationality = ''] = await list('referentials?type=NationalityCode&itemsPerPage=1');
    workers.push({
      username,
      token,
      season,
      nationality,
      people: await list(`people?itemsPerPage=100${writes ? `&club=${CLUB}` : ''}`),
      licences: await list(`licences?itemsPerPage=100&season=${season}`),
      meetings: await list('sport_matches?itemsPerPage=100'),
      club: writes ? CLUB : null,
    });
  }
  return workers;
};

interface Listed {
  readonly 'hydra:member': readonly { readonly '@id': string }[];
}
