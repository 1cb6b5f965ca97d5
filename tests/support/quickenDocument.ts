import { quickenNames } from './quickenNames.ts';
import { quickenQueries } from './quickenQueries.ts';
import { standInForMedia } from './standInForMedia.ts';

// Once for each document, however many files share it.
quickenNames();
quickenQueries();
standInForMedia();
