// `npm run build`: builds dist/ even when it is newer than the sources.
import { buildApplication } from './application.mjs';

process.exitCode = (await buildApplication()) ? 0 : 1;
