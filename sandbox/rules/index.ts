import { account } from './account.ts';
import { certificate } from './certificate.ts';
import { club } from './club.ts';
import { clubDocument } from './clubDocument.ts';
import { clubPermission } from './clubPermission.ts';
import { clubAffiliation } from './clubAffiliation.ts';
import { clubSportHall } from './clubSportHall.ts';
import { contactPoint } from './contactPoint.ts';
import { contest } from './contest.ts';
import { contestEngagement } from './contestEngagement.ts';
import { contract } from './contract.ts';
import { divisionPreRegistration } from './divisionPreRegistration.ts';
import { establishment } from './establishment.ts';
import { formAnswer } from './formAnswer.ts';
import { gallery } from './gallery.ts';
import { game } from './game.ts';
import { internshipParticipant } from './internshipParticipant.ts';
import { labelApplication } from './labelApplication.ts';
import { labelResort } from './labelResort.ts';
import { licence } from './licence.ts';
import { licenceMutation } from './licenceMutation.ts';
import { licencePreRegistration } from './licencePreRegistration.ts';
import { licenceRenewal } from './licenceRenewal.ts';
import { licenceTransfer } from './licenceTransfer.ts';
import { furtherContact } from './furtherContact.ts';
import { oneHolder } from './oneHolder.ts';
import { organization } from './organization.ts';
import { participant } from './participant.ts';
import { payment } from './payment.ts';
import { person } from './person.ts';
import { sheetMatchPlayer } from './sheetMatchPlayer.ts';
import { sportMatch } from './sportMatch.ts';
import { sportMatchChangeRequest } from './sportMatchChangeRequest.ts';
import { team } from './team.ts';
import { tournamentRequest } from './tournamentRequest.ts';
import { tourRegistration } from './tourRegistration.ts';
import { warning } from './warning.ts';
import type { Rules } from './rules.ts';

/** The rules of each entity that has more than its declaration says, by entity name. */
export const rules: Readonly<Record<string, Rules>> = {
  account,
  address: furtherContact,
  certificate,
  club,
  'club-document': clubDocument,
  'club-permission': clubPermission,
  'club-affiliation': clubAffiliation,
  'club-sport-hall': clubSportHall,
  'contact-point': contactPoint,
  contest,
  'contest-engagement': contestEngagement,
  contract,
  'division-pre-registration': divisionPreRegistration,
  establishment,
  'form-answer': formAnswer,
  gallery,
  game,
  'internship-participant': internshipParticipant,
  'label-application': labelApplication,
  'label-resort': labelResort,
  licence,
  'licence-mutation': licenceMutation,
  'licence-pre-registration': licencePreRegistration,
  'licence-renewal': licenceRenewal,
  'licence-transfer': licenceTransfer,
  organization,
  participant,
  payment,
  person,
  prize: oneHolder('person', 'club'),
  'sheet-match-player': sheetMatchPlayer,
  'sport-match': sportMatch,
  'sport-match-change-request': sportMatchChangeRequest,
  subscription: oneHolder('organization', 'person'),
  team,
  'tour-registration': tourRegistration,
  'tournament-request': tournamentRequest,
  warning,
};
