import type { Entity } from '../model/entity.ts';
import { account } from './account.ts';
import { accountant } from './accountant.ts';
import { accountantFunction } from './accountantFunction.ts';
import { address } from './address.ts';
import { branch } from './branch.ts';
import { certificate } from './certificate.ts';
import { club } from './club.ts';
import { clubDocument } from './clubDocument.ts';
import { clubAffiliation } from './clubAffiliation.ts';
import { clubEvent } from './clubEvent.ts';
import { clubEventType } from './clubEventType.ts';
import { clubHistory } from './clubHistory.ts';
import { clubMembership } from './clubMembership.ts';
import { clubPermission } from './clubPermission.ts';
import { clubPrice } from './clubPrice.ts';
import { clubSportHall } from './clubSportHall.ts';
import { committee } from './committee.ts';
import { contact } from './contact.ts';
import { contactPoint } from './contactPoint.ts';
import { contest } from './contest.ts';
import { contestEngagement } from './contestEngagement.ts';
import { contract } from './contract.ts';
import { day } from './day.ts';
import { division } from './division.ts';
import { divisionPreRegistration } from './divisionPreRegistration.ts';
import { establishment } from './establishment.ts';
import { federation } from './federation.ts';
import { formAnswer } from './formAnswer.ts';
import { formEntry } from './formEntry.ts';
import { formQuestion } from './formQuestion.ts';
import { formTemplate } from './formTemplate.ts';
import { gallery } from './gallery.ts';
import { galleryLine } from './galleryLine.ts';
import { galleryVenue } from './galleryVenue.ts';
import { game } from './game.ts';
import { gameSet } from './gameSet.ts';
import { graduation } from './graduation.ts';
import { group } from './group.ts';
import { hallSlot } from './hallSlot.ts';
import { highLevelApplication } from './highLevelApplication.ts';
import { historyAction, withKinds } from './historyAction.ts';
import { internship } from './internship.ts';
import { internshipParticipant } from './internshipParticipant.ts';
import { label } from './label.ts';
import { labelAnswer } from './labelAnswer.ts';
import { labelApplication } from './labelApplication.ts';
import { labelItem } from './labelItem.ts';
import { labelResort } from './labelResort.ts';
import { league } from './league.ts';
import { licence } from './licence.ts';
import { licenceContract } from './licenceContract.ts';
import { licenceMutation } from './licenceMutation.ts';
import { licencePreRegistration } from './licencePreRegistration.ts';
import { licenceRenewal } from './licenceRenewal.ts';
import { licenceTransfer } from './licenceTransfer.ts';
import { member } from './member.ts';
import { mutationParameter } from './mutationParameter.ts';
import { mutationResponse } from './mutationResponse.ts';
import { news } from './news.ts';
import { notification } from './notification.ts';
import { officialRanking } from './officialRanking.ts';
import { opponent } from './opponent.ts';
import { oppositionLine } from './oppositionLine.ts';
import { oppositionSheet } from './oppositionSheet.ts';
import { organization } from './organization.ts';
import { otherParticipation } from './otherParticipation.ts';
import { participant } from './participant.ts';
import { payment } from './payment.ts';
import { person } from './person.ts';
import { phase } from './phase.ts';
import { pool } from './pool.ts';
import { poolOpponent } from './poolOpponent.ts';
import { poolResult } from './poolResult.ts';
import { prize } from './prize.ts';
import { referential } from './referential.ts';
import { response } from './response.ts';
import { round } from './round.ts';
import { roundGrid } from './roundGrid.ts';
import { sanction } from './sanction.ts';
import { season } from './season.ts';
import { settingsClub } from './settingsClub.ts';
import { sheetMatchPlayer } from './sheetMatchPlayer.ts';
import { signature } from './signature.ts';
import { speaker } from './speaker.ts';
import { sportHall } from './sportHall.ts';
import { sportMatch } from './sportMatch.ts';
import { sportMatchChangeRequest } from './sportMatchChangeRequest.ts';
import { structureParticipant } from './structureParticipant.ts';
import { subscription } from './subscription.ts';
import { table } from './table.ts';
import { tableMatch } from './tableMatch.ts';
import { tablePrize } from './tablePrize.ts';
import { team } from './team.ts';
import { teamPass } from './teamPass.ts';
import { technicalEmployment } from './technicalEmployment.ts';
import { tour } from './tour.ts';
import { tournamentDecision } from './tournamentDecision.ts';
import { tournamentRequest } from './tournamentRequest.ts';
import { tourRegistration } from './tourRegistration.ts';
import { transaction } from './transaction.ts';
import { warning } from './warning.ts';
import { zone } from './zone.ts';

const declared: readonly Entity[] = [
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
  licenceRenewal,
  accountant,
  mutationParameter,
  settingsClub,
  clubPrice,
  establishment,
  sportHall,
  clubSportHall,
  hallSlot,
  licenceMutation,
  mutationResponse,
  licencePreRegistration,
  contract,
  graduation,
  news,
  otherParticipation,
  subscription,
  account,
  accountantFunction,
  address,
  certificate,
  clubHistory,
  clubPermission,
  contactPoint,
  formAnswer,
  formEntry,
  formTemplate,
  formQuestion,
  highLevelApplication,
  historyAction,
  licenceContract,
  licenceTransfer,
  member,
  prize,
  sanction,
  structureParticipant,
  technicalEmployment,
  officialRanking,
  transaction,
  clubAffiliation,
  payment,
  notification,
  branch,
  phase,
  day,
  contest,
  division,
  tour,
  group,
  pool,
  poolOpponent,
  poolResult,
  opponent,
  oppositionSheet,
  oppositionLine,
  roundGrid,
  round,
  team,
  sportMatch,
  signature,
  sheetMatchPlayer,
  game,
  gameSet,
  warning,
  sportMatchChangeRequest,
  contestEngagement,
  divisionPreRegistration,
  tourRegistration,
  teamPass,
  tournamentRequest,
  tournamentDecision,
  contact,
  table,
  tableMatch,
  tablePrize,
  response,
  clubEventType,
  clubDocument,
  clubEvent,
  participant,
  label,
  labelItem,
  labelApplication,
  labelAnswer,
  labelResort,
  internship,
  internshipParticipant,
  speaker,
  gallery,
  galleryLine,
  galleryVenue,
];

/** Every resource of the reference API, in the order of its documentation. */
export const entities: readonly Entity[] = declared.map((entity) =>
  entity === historyAction ? withKinds(entity, declared) : entity,
);
