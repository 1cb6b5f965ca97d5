import { quickenNames } from './quickenNames.ts';
import { quickenQueries } from './quickenQueries.ts';
import { stubMedia } from './stubMedia.ts';

// Once for each document, however many files share it.
quickenNames();
quickenQueries();
stubMedia();
