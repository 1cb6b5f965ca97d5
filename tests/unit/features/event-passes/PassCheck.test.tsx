// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PassCheck } from '../../../../src/features/event-passes/PassCheck.tsx';
import { ApiError } from '../../../../src/http/ApiError.ts';
import { parseMapping } from '../../../../src/schema/parseMapping.ts';
import { ScopeContext } from '../../../../src/views/page/ScopeContext.tsx';
import { renderInClub } from '../../../support/renderInClub.tsx';

const PARTICIPANT = {
  id: '/api/participants/11',
  passCode: 'PASS-00008',
  passState: 'issued',
  clubEvent: { '@id': '/api/club_events/1' },
  '@permissions': { transitions: { passState: ['used'] } },
};
const fields = { passState: { label: 'État du pass', choices: [{ value: 'used', label: 'Utilisé' }] } };

/** Checks a pass; `update` answers the write that lets its holder in, `after` the read that follows it. */
const open = async (update: () => Promise<object>, after: () => Promise<void> = async () => undefined) => {
  let isWritten = false;
  const dataProvider = {
    getList: async () => ({ data: [PARTICIPANT], total: 1 }),
    getVersion: async () => {
      if (isWritten) await after();
      return { data: PARTICIPANT, etag: null };
    },
    update: async () => {
      const answer = await update();
      isWritten = true;
      return answer;
    },
    describe: async () => ({ data: parseMapping({ fields, methods: ['GET', 'PUT'] }) }),
  };
  const { user } = renderInClub(
    <ScopeContext value={{}}>
      <PassCheck />
    </ScopeContext>,
    { at: '/1/club-events/1/participants', route: '/:clubId/club-events/:id/participants', dataProvider },
  );
  await user.type(screen.getByRole('textbox', { name: /pass/ }), '8{Enter}');
  return { user };
};

const letIn = async (...answers: Parameters<typeof open>) => {
  const { user } = await open(...answers);
  await user.click(await screen.findByRole('button', { name: /Utilisé|présent/ }));
  return (await screen.findByText(/enregistrée?\./)).closest('[role=status]');
};

const failing = (error: ApiError) => async () => {
  throw error;
};
const lost = new ApiError({ kind: 'network', message: 'No answer', unknownOutcome: true });
const refused = new ApiError({ kind: 'validation', message: 'Refusé', status: 422, isWrite: true });

it.each([
  ['the answer was lost', failing(lost), undefined],
  ['the server stumbled', failing(new ApiError({ kind: 'server', message: '', status: 500 })), undefined],
  ['what followed the write failed', async () => ({ data: PARTICIPANT }), failing(refused)],
])('does not say that nobody was let in when %s', async (_what, update, after) => {
  const result = await letIn(update, after);
  expect(result).toHaveTextContent('La présence a peut-être été enregistrée. Contrôlez de nouveau le pass.');
});

it('says that nothing was written when the server refused it', async () => {
  expect(await letIn(failing(refused))).toHaveTextContent('Rien n’a été enregistré.');
});

it.each([409, 412])(
  'shows what somebody else has written meanwhile, of which a %s speaks',
  async (status) => {
    const { user } = await open(
      failing(new ApiError({ kind: 'conflict', message: '', status, isWrite: true })),
    );
    await user.click(await screen.findByRole('button', { name: /Utilisé|présent/ }));
    expect(await screen.findByRole('button', { name: /Utilisé|présent/ })).toBeVisible();
    expect(screen.queryByText(/Rien n’a été enregistré|Rechargez/)).not.toBeInTheDocument();
  },
);

it('is ready for the next code once somebody is let in by mouse', async () => {
  const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('(min-width: 1px)'));
  onTestFinished(() => matchMedia.mockRestore());
  await letIn(failing(refused));
  expect(screen.getByRole('textbox', { name: /pass/ })).toHaveFocus();
});

it('leaves the keyboard of a phone away once somebody is let in by touch', async () => {
  await letIn(failing(refused));
  expect(screen.getByRole('textbox', { name: /pass/ })).not.toHaveFocus();
});
