import type { Feature } from './defineFeature.ts';
import { affiliation } from './affiliation/index.ts';
import { club } from './club/index.ts';
import { clubChanges } from './club-changes/index.ts';
import { contactDetails } from './contact-details/index.ts';
import { contests } from './contests/index.ts';
import { documents } from './documents/index.ts';
import { eventPasses } from './event-passes/index.ts';
import { forms } from './forms/index.ts';
import { halls } from './halls/index.ts';
import { help } from './help/index.ts';
import { home } from './home/index.ts';
import { labels } from './labels/index.ts';
import { licences } from './licences/index.ts';
import { matchSheet } from './match-sheet/index.ts';
import { payments } from './payments/index.ts';
import { people } from './people/index.ts';
import { permissions } from './permissions/index.ts';
import { statistics } from './statistics/index.ts';
import { tournaments } from './tournaments/index.ts';

/** The features of a club, in the order of their pages in the menu. */
export const features: readonly Feature[] = [
  home,
  club,
  contactDetails,
  halls,
  affiliation,
  permissions,
  forms,
  documents,
  payments,
  contests,
  tournaments,
  licences,
  clubChanges,
  labels,
  eventPasses,
  statistics,
  help,
  people,
  matchSheet,
];
