// One file, so that a face is walked by one worker: each journey is held against all that the database stores.
import { savingJourneys } from './journeys/saving.ts';
import { sessionJourneys } from './journeys/session.ts';

sessionJourneys();
savingJourneys();
