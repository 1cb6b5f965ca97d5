import { libraryJourneys } from './journeys/library.ts';

libraryJourneys();
