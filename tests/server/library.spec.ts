import { furtherKinds } from './journeys/furtherKinds.ts';
import { libraryJourneys } from './journeys/library.ts';

libraryJourneys();
furtherKinds();
