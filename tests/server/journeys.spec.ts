// One file, so that a face is walked by one worker: each journey is compared with all that the database stores.
import { codegenJourneys } from './journeys/codegen.ts';
import { creatingJourneys } from './journeys/creating.ts';
import { listJourneys } from './journeys/lists.ts';
import { savingJourneys } from './journeys/saving.ts';
import { sessionJourneys } from './journeys/session.ts';
import { test } from './support/test.ts';

test.describe('without a session', () => {
  test.use({ isLoggedIn: false });
  sessionJourneys();
});
listJourneys();
savingJourneys();
creatingJourneys();
codegenJourneys();
