// One file, so that a face is walked by one worker: each journey is held against all that the database stores.
import { sessionJourneys } from './journeys/session.ts';

sessionJourneys();
