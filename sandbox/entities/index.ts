import type { Entity } from '../model/entity.ts';
import { account } from './account.ts';
import { accountant } from './accountant.ts';
import { address } from './address.ts';
import { club } from './club.ts';
import { clubMembership } from './clubMembership.ts';
import { clubPermission } from './clubPermission.ts';
import { committee } from './committee.ts';
import { contactPoint } from './contactPoint.ts';
import { federation } from './federation.ts';
import { gallery } from './gallery.ts';
import { galleryLine } from './galleryLine.ts';
import { galleryVenue } from './galleryVenue.ts';
import { league } from './league.ts';
import { licence } from './licence.ts';
import { news } from './news.ts';
import { organization } from './organization.ts';
import { person } from './person.ts';
import { referential } from './referential.ts';
import { season } from './season.ts';
import { zone } from './zone.ts';

/** Every resource of the reference API, in the order of its documentation. */
export const entities: readonly Entity[] = [
  season,
  referential,
  organization,
  federation,
  zone,
  league,
  committee,
  club,
  person,
  licence,
  clubMembership,
  accountant,
  address,
  contactPoint,
  account,
  clubPermission,
  news,
  gallery,
  galleryLine,
  galleryVenue,
];
