import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { pageToken } from '#server/participant/code/page-token.ts';
import { secretsOf } from '#server/secrets.ts';
import { logIn } from './browser-login.ts';
import type { Portal } from './portal.ts';

/**
 * A page as somebody opens it. `{RS1}` stands for the id of the demo activity with that code, others are in
 * `deskPlaces`.
 */
export interface PageVisit {
  /** For a file name or a test's title. */
  name: string;
  /** Below /event. */
  path: string;
  /** A demo account's username; null for a visitor. */
  as: string | null;
}

const doorSupervisor = 'ana.rosario';
const fundAdmin = 'lei.chiwai';
const professor = 'chan.kamfai';
const exhibitor = 'wong.kaman';
const contractor = 'joao.ferreira';
const fundReviewer = 'ho.suetmui';

/** Every page there is, as the person it is for: what the layouts, the accessibility check and the pictures walk. */
export const pageVisits: readonly PageVisit[] = [
  { name: 'home', path: '/home', as: null },
  { name: 'home-own', path: '/home', as: professor },
  { name: 'event-detail', path: '/event/detail?activityId={RS1}', as: null },
  { name: 'home-exhibitor', path: '/home', as: exhibitor },
  { name: 'event-detail-linked', path: '/event/detail?activityId={STW}', as: exhibitor },
  { name: 'home-contractor', path: '/home', as: contractor },
  { name: 'event-detail-bare', path: '/event/detail?activityId={PUB}', as: null },
  { name: 'detail', path: '/detail?activityId={STW}', as: null },
  { name: 'take-part', path: '/take-part?activityId={STW}', as: null },
  { name: 'take-part-docking', path: '/take-part?activityId={DOC}', as: null },
  { name: 'take-part-own', path: '/take-part?activityId={STW}', as: exhibitor },
  { name: 'take-part-confirm', path: '/take-part?activityId={DOC2}', as: 'helen.baker' },
  { name: 'forum', path: '/forum-sign?id={forum}', as: null },
  { name: 'my-programme', path: '/my-programme#{programme}', as: null },
  { name: 'my-programme-empty', path: '/my-programme', as: null },
  { name: 'phone-upload-over', path: '/phone-upload#expired-link-of-a-phone', as: null },
  { name: 'activity-records', path: '/activity-records', as: exhibitor },
  { name: 'application-statement', path: '/application/statement?activityId={STW}', as: exhibitor },
  { name: 'application-entity', path: '/application/entity?activityId={STW}', as: exhibitor },
  { name: 'application-bulletin', path: '/application/bulletin?activityId={STW}', as: exhibitor },
  { name: 'application-upload', path: '/application/upload?activityId={STW}', as: exhibitor },
  { name: 'application-mif', path: '/application/mif?activityId={STW}', as: exhibitor },
  { name: 'application-check', path: '/application/check?activityId={STW}', as: exhibitor },
  { name: 'boards-change', path: '/boards-change?activityId={STW}', as: exhibitor },
  { name: 'application-detail', path: '/layoutBusiness-details?activityId={STW}', as: 'mak.hoiian' },
  { name: 'docking', path: '/docking?activityId={DOC2}', as: 'helen.baker' },
  { name: 'docking-times', path: '/docking?activityId={DOC2}&tab=times', as: 'helen.baker' },
  { name: 'docking-list', path: '/docking/service-list?activityId={DOC2}', as: 'helen.baker' },
  { name: 'docking-list-public', path: '/docking/service-list', as: null },
  { name: 'docking-customers', path: '/docking/gaming-ept-list?activityId={DOC2}&who=all', as: 'helen.baker' },
  { name: 'desk-docking', path: '/admin/docking', as: fundAdmin },
  { name: 'desk-docking-intents', path: '/admin/docking/intents', as: fundAdmin },
  { name: 'desk-docking-customers', path: '/admin/docking/customers', as: fundAdmin },
  { name: 'questionnaires', path: '/questionnaire/list', as: professor },
  { name: 'questionnaire-link', path: '/questionnaire/own', as: null },
  { name: 'desk-questionnaires', path: '/admin/questionnaire', as: fundAdmin },
  { name: 'desk-questionnaire', path: '/admin/questionnaire/{questionnaire}', as: fundAdmin },
  { name: 'desk-questionnaire-preview', path: '/admin/questionnaire/{questionnaire}?view=preview', as: fundAdmin },
  { name: 'desk-questionnaire-people', path: '/admin/questionnaire/{asked}?view=people', as: fundAdmin },
  { name: 'desk-questionnaire-results', path: '/admin/questionnaire/{asked}?view=results', as: fundAdmin },
  { name: 'desk-report', path: '/admin/report/{event}?activityId={RS1}', as: fundAdmin },
  { name: 'desk-report-sum', path: '/admin/report/{event}/sum?figure=registered', as: fundAdmin },
  { name: 'desk-report-steps', path: '/admin/report/{event}/steps?step=decided', as: fundAdmin },
  { name: 'desk-meeting-day', path: '/admin/schedule/{DOC}/day', as: fundAdmin },
  { name: 'desk-held-meetings', path: '/admin/schedule/{RS1}/held', as: fundAdmin },
  { name: 'recruit-public', path: '/public-recruit-list', as: null },
  { name: 'recruit-register', path: '/recruit/unit-register', as: null },
  { name: 'recruit-hub', path: '/recruit?activityId={REC}', as: 'lin.zihao' },
  { name: 'recruit-own', path: '/recruit/list?activityId={REC}', as: 'lin.zihao' },
  { name: 'recruit-begin', path: '/recruit/apply?activityId={REC}', as: 'lin.zihao' },
  { name: 'public-own-email', path: '/public-event/own-email', as: null },
  { name: 'recruit-own-link', path: '/recruit/own', as: null },
  { name: 'recruit-applications', path: '/recruit/applications?activityId={REC}', as: 'lin.zihao' },
  { name: 'recruit-scan', path: '/recruit/scan?activityId={REC}', as: 'lin.zihao' },
  { name: 'recruit-contractor', path: '/recruit/contractor?activityId={REC}', as: contractor },
  { name: 'desk-recruit', path: '/admin/recruitment', as: fundAdmin },
  { name: 'desk-recruiting-units', path: '/admin/recruitment/units', as: fundAdmin },
  { name: 'desk-talents', path: '/admin/recruitment/talents', as: fundAdmin },
  { name: 'closing-home', path: '/exhibition/home?projectActivitiesId={PCL}', as: 'tam.waikit' },
  { name: 'closing-list', path: '/exhibition/list?projectActivitiesId={PCL}', as: 'tam.waikit' },
  { name: 'closing-public', path: '/public-projects', as: null },
  { name: 'desk-closing', path: '/admin/project-closing', as: fundAdmin },
  { name: 'desk-closing-import', path: '/admin/project-closing/import', as: fundAdmin },
  { name: 'closing-designs', path: '/contractor/list?projectActivitiesId={PCL}', as: contractor },
  { name: 'contractor-cases', path: '/layoutBusiness-list', as: contractor },
  {
    name: 'closing-info',
    path: '/exhibition/form/ProjectInfo?projectActivitiesId={PCL}&projectId={projectBack}',
    as: 'tam.waikit',
  },
  {
    name: 'closing-image',
    path: '/exhibition/form/ImageInfo?projectActivitiesId={PCL}&projectId={projectBack}',
    as: 'tam.waikit',
  },
  {
    name: 'closing-check',
    path: '/exhibition/form/CheckInfo?projectActivitiesId={PCL}&projectId={projectBack}',
    as: 'tam.waikit',
  },
  {
    name: 'closing-detail',
    path: '/exhibition/detail?projectActivitiesId={PCL}&projectId={projectDesigned}',
    as: 'tam.waikit',
  },
  {
    name: 'closing-preview',
    path: '/exhibition/preview?projectActivitiesId={PCL}&projectId={projectEnsure}',
    as: 'tam.waikit',
  },
  {
    name: 'closing-step',
    path: '/contractor/step?projectActivitiesId={PCL}&projectId={projectDesigned}',
    as: contractor,
  },
  { name: 'closing-public-one', path: '/public-projects?projectId={projectPublic}', as: null },
  { name: 'desk-closing-project', path: '/admin/project-closing/{projectDesigned}', as: fundAdmin },
  { name: 'desk-closing-board', path: '/admin/project-closing/{projectEnsure}/board', as: fundAdmin },
  { name: 'desk-record', path: '/admin/road-show/{record}', as: fundAdmin },
  { name: 'recruit-public-one', path: '/public-recruit-list?positionId={position}', as: null },
  { name: 'desk-position', path: '/admin/recruitment/{position}', as: fundAdmin },
  { name: 'docking-product', path: '/docking/service/detail?activityId={DOC2}&productId={product}', as: null },
  { name: 'desk-product', path: '/admin/docking/{product}', as: fundAdmin },
  { name: 'public-event', path: '/public-event-announce?activityId={PUB2}', as: null },
  { name: 'public-register', path: '/public-event-register?activityId={PUB2}', as: null },
  { name: 'public-own', path: '/public-event/own', as: null },
  { name: 'public-demands', path: '/public-event/demand-list?activityId={PUB}', as: 'sou.weng.i' },
  { name: 'desk-public', path: '/admin/public-event', as: fundAdmin },
  { name: 'desk-public-seats', path: '/admin/public-event/seats?activityId={PUB2}', as: fundAdmin },
  { name: 'desk-public-demands', path: '/admin/public-event/demands', as: fundAdmin },
  { name: 'day-sheet', path: '/layoutBusiness-list/day-sheet?activityId={STW}', as: contractor },
  { name: 'built-booth', path: '/layoutBusiness-list/booth?activityId={STW}&enrollmentId={booth}', as: contractor },
  { name: 'road-show-units', path: '/talk/etp/list?activityId={RS1}', as: professor },
  { name: 'results-own', path: '/talk2/project-manage?activityId={RS1}', as: professor },
  { name: 'result-begin', path: '/talk2/project-apply?activityId={RS1}', as: professor },
  { name: 'demands-own', path: '/talk/demand/list?activityId={RS1}', as: 'zhou.yating' },
  { name: 'records-office', path: '/talk2/apply-list?activityId={RS1}', as: 'ng.waisan' },
  { name: 'matches', path: '/talk2/match-list?activityId={RS1}', as: professor },
  { name: 'records-public', path: '/public-talk2/list', as: null },
  { name: 'desk-records', path: '/admin/road-show', as: fundAdmin },
  { name: 'desk-matches', path: '/admin/road-show/matches', as: fundAdmin },
  { name: 'desk-schedules', path: '/admin/schedule', as: fundAdmin },
  { name: 'desk-schedule', path: '/admin/schedule/{DOC}', as: fundAdmin },
  { name: 'desk-schedule-units', path: '/admin/schedule/{DOC}?view=parties', as: fundAdmin },
  { name: 'desk-schedule-wishes', path: '/admin/schedule/{DOC}?view=wishes', as: fundAdmin },
  { name: 'my-meetings', path: '/my-meetings', as: exhibitor },
  { name: 'time-plan', path: '/talk/time-plan/list?activityId={RS1}', as: professor },
  { name: 'time-plan-total', path: '/talk2/time-plan/total-list?activityId={RS1}', as: professor },
  { name: 'desk-schedule-import', path: '/admin/schedule/{DOC}?view=import', as: fundAdmin },
  { name: 'desk-schedule-cards', path: '/admin/schedule/{DOC}?view=cards', as: fundAdmin },
  { name: 'desk-schedule-tables', path: '/admin/schedule/{DOC}?view=tables', as: fundAdmin },
  { name: 'desk-schedule-left-out', path: '/admin/schedule/{DOC}?view=leftOut', as: fundAdmin },
  { name: 'open-data', path: '/public-json-list', as: null },
  { name: 'hall-screen', path: '/hall-screen', as: null },
  { name: 'desk-schedule-changes', path: '/admin/schedule/{DOC}?view=changes', as: fundAdmin },
  { name: 'change-role', path: '/change-role', as: exhibitor },
  { name: 'change-role2', path: '/change-role2?toRole=DOCKING_EXHIBITOR', as: exhibitor },
  { name: 'talk-invite', path: '/talk-register/enterprise?activityId={RS1}', as: professor },
  {
    name: 'invitation-register',
    path: '/invitation-register?invitation_code=demo-lotus-invitation',
    as: null,
  },
  { name: 'invitation-wrong', path: '/invitation-register?invitation_code=wrong', as: null },
  { name: 'invitation-binding', path: '/invitation-register?invitation_code=demo-binding-invitation', as: exhibitor },
  { name: 'register', path: '/register', as: null },
  { name: 'password-forgotten', path: '/password-forgotten', as: null },
  { name: 'contact-change', path: '/contact-change', as: exhibitor },
  { name: 'me', path: '/me', as: exhibitor },
  { name: 'logins', path: '/logins', as: exhibitor },
  { name: 'password-change', path: '/password-change', as: professor },
  { name: 'participants-unit', path: '/talk/party-person/apply?activityId={RS1}', as: professor },
  { name: 'participants-unit-2', path: '/talk2/party-person/apply?activityId={RS2}', as: professor },
  { name: 'participants', path: '/admin/participants?activityId={RS1}', as: fundAdmin },
  { name: 'participants-import', path: '/admin/participants?activityId={RS1}&tab=import', as: fundAdmin },
  { name: 'participants-units', path: '/admin/participants?activityId={RS1}&tab=units', as: fundAdmin },
  { name: 'participant-new', path: '/talk/party-person/apply?activityId={RS1}&person=new', as: professor },
  { name: 'participant-page', path: '/p/{page}', as: null },
  { name: 'participant-page-wrong', path: '/p/nothing-that-we-signed', as: null },
  { name: 'badges', path: '/admin/badges?activityId={RS1}', as: fundAdmin },
  { name: 'notices', path: '/notices', as: professor },
  { name: 'templates', path: '/admin/templates', as: fundAdmin },
  { name: 'template', path: '/admin/templates?trigger=ENROLLMENT_RETURNED', as: fundAdmin },
  { name: 'supplements', path: '/admin/supplements?activityId={RS1}', as: fundAdmin },
  { name: 'write-notice', path: '/admin/notices?activityId={RS1}', as: fundAdmin },
  { name: 'overview', path: '/admin', as: fundAdmin },
  { name: 'inbox', path: '/admin/inbox?turn=ANY', as: fundAdmin },
  { name: 'registrations', path: '/admin/enrollments', as: fundAdmin },
  { name: 'registration', path: '/admin/enrollments/{enrollment}', as: fundAdmin },
  { name: 'audit', path: '/admin/audit', as: fundAdmin },
  { name: 'exports', path: '/admin/exports', as: fundAdmin },
  { name: 'exports-new', path: '/admin/exports?kind=audit', as: fundAdmin },
  { name: 'settings', path: '/admin/settings', as: fundAdmin },
  { name: 'desk-activities', path: '/admin/activities', as: fundAdmin },
  { name: 'desk-events', path: '/admin/activities/events', as: fundAdmin },
  { name: 'desk-activity', path: '/admin/activities/{STW}', as: fundAdmin },
  { name: 'desk-activity-dates', path: '/admin/activities/{DOC}?tab=dates', as: fundAdmin },
  { name: 'desk-activity-settings', path: '/admin/activities/{RS1}?tab=settings', as: fundAdmin },
  { name: 'desk-activity-links', path: '/admin/activities/{STW}?tab=links', as: fundAdmin },
  { name: 'desk-activity-files', path: '/admin/activities/{STW}?tab=files', as: fundAdmin },
  { name: 'desk-activity-draft', path: '/admin/activities/{draft}', as: fundAdmin },
  { name: 'desk-activity-draft-files', path: '/admin/activities/{draft}?tab=files', as: fundAdmin },
  { name: 'desk-activity-booths', path: '/admin/activities/{STW}?tab=exhibition', as: fundAdmin },
  { name: 'desk-activity-preview', path: '/admin/activities/{STW}/preview', as: fundAdmin },
  { name: 'desk-activity-draft-preview', path: '/admin/activities/{draft}/preview', as: fundAdmin },
  { name: 'desk-activity-reviewer', path: '/admin/activities/{STW}?tab=files', as: fundReviewer },
  { name: 'desk-booths-reviewer', path: '/admin/activities/{STW}?tab=exhibition', as: fundReviewer },
  { name: 'desk-forums', path: '/admin/forums', as: fundAdmin },
  { name: 'desk-forum-programme', path: '/admin/forums/{forum}/programme', as: fundAdmin },
  { name: 'desk-forum', path: '/admin/forums?forumId={forum}', as: fundAdmin },
  { name: 'desk-lists', path: '/admin/lists', as: fundAdmin },
  { name: 'desk-list', path: '/admin/lists?list=businessCategory', as: fundAdmin },
  { name: 'desk-list-reviewer', path: '/admin/lists?list=targetMarket', as: fundReviewer },
  { name: 'desk-accounts', path: '/admin/accounts', as: fundAdmin },
  { name: 'desk-account-new', path: '/admin/accounts/new', as: fundAdmin },
  { name: 'desk-account', path: '/admin/accounts/{account}', as: fundAdmin },
  { name: 'desk-account-merge', path: '/admin/accounts/{account}/merge', as: fundAdmin },
  { name: 'desk-units', path: '/admin/units', as: fundAdmin },
  { name: 'desk-unit', path: '/admin/units/0199a000-0000-7000-8000-000000000002', as: fundAdmin },
  { name: 'desk-unit-new', path: '/admin/units/new', as: fundAdmin },
  {
    name: 'desk-unit-merge',
    path: '/admin/units/0199a000-0000-7000-8000-000000000007/merge?into=0199a000-0000-7000-8000-000000000002',
    as: fundAdmin,
  },
  { name: 'desk-invitations', path: '/admin/invitations?activityId={STW}', as: fundAdmin },
  { name: 'desk-invitation', path: '/admin/invitations/{invitation}', as: fundAdmin },
  { name: 'desk-invitation-new', path: '/admin/invitations/new?activityId={STW}', as: fundAdmin },
  { name: 'desk-invitation-import', path: '/admin/invitations/import?activityId={STW}', as: fundAdmin },
  { name: 'password-set', path: '/password-set?token=too-old-and-not-whole-at-all', as: null },
  { name: 'outbox', path: '/admin/outbox', as: fundAdmin },
  { name: 'sign-in-list', path: '/sign-in/list?activityId={RS1}', as: doorSupervisor },
  { name: 'sign-in-live', path: '/sign-in/list?activityId={RS1}&tab=live', as: doorSupervisor },
  { name: 'stations', path: '/sign-in/stations?activityId={RS1}', as: doorSupervisor },
  { name: 'conflicts', path: '/sign-in/conflicts?activityId={RS1}', as: doorSupervisor },
  { name: 'pair', path: '/sign-in/pair', as: null },
  { name: 'scan', path: '/sign-in/scan', as: null },
  { name: 'shift', path: '/sign-in/shift', as: null },
  { name: 'after-sign', path: '/sign-in/after-sign', as: professor },
];

/** Ids of the activities by code, as anybody may see them. */
export async function activityIds(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/event-api/public/api/v1/activities/search?size=100`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { content } = (await answer.json()) as { content: { id: string; code: string }[] };
  return Object.fromEntries(content.map(({ code, id }) => [code, id]));
}

/** What stands in the addresses of all pages, as the desk knows it. */
export async function placesOf(portal: Portal, browser: Browser): Promise<Record<string, string>> {
  const office = await browser.newPage();
  await logIn(office, portal.origin, fundAdmin);
  const token = await office.evaluate(() => sessionStorage.getItem('token'));
  await office.close();
  return { ...(await activityIds(portal.origin)), ...(await deskPlaces(portal, token ?? '')) };
}

/**
 * What only the desk knows the address of: somebody's account, an invitation, a registration, and a participant's own
 * page.
 */
async function deskPlaces(portal: Portal, token: string): Promise<Record<string, string>> {
  const ask = async (path: string) => {
    const answer = await fetch(`${portal.origin}/event-api${path}`, { headers: { authorization: `Bearer ${token}` } });
    const { content } = (await answer.json()) as { content: { id?: string; enrollmentId?: string }[] };
    return content[0]?.id ?? content[0]?.enrollmentId ?? '';
  };
  const { RS1 = '', STW = '', PCL = '', DOC2 = '' } = await activityIds(portal.origin);
  const secrets = secretsOf(readFileSync(join(portal.dataFolder, 'secret.key'), 'utf8').trim());
  const forum = await ask('/admin/forums?status=PUBLISHED&size=1');
  return {
    forum,
    programme: await programmeOf(portal, forum),
    projectBack: await ask(`/project-closing/projects?activityId=${PCL}&status=PROJECT_BACK&size=1`),
    projectEnsure: await ask(`/project-closing/projects?activityId=${PCL}&status=PROJECT_ENSURE&size=1`),
    projectDesigned: await ask(`/project-closing/projects?activityId=${PCL}&status=PROJECT_DESIGN_UPLOAD&size=1`),
    projectPublic: await ask('/project-closing/public?size=1'),
    record: await ask('/public/api/v1/road-show/records?size=1'),
    position: await ask('/recruit/public?size=1'),
    product: await ask(`/docking/products?activityId=${DOC2}&size=1`),
    event: await ask('/admin/events?size=1'),
    draft: await ask('/admin/activities?state=DRAFT&size=1'),
    account: await ask(`/admin/accounts?search=${professor}&size=1`),
    invitation: await ask('/admin/invitations?size=1'),
    enrollment: await ask('/admin/enrollments?size=1'),
    questionnaire: await ask('/questionnaires?status=DRAFT&size=1'),
    asked: await ask(`/questionnaires?activityId=${RS1}&status=OPEN&size=1`),
    booth: await ask(`/contractor/enrollments?activityId=${STW}&size=1`),
    page: pageToken({ secrets }, await ask(`/staff/participants?activityId=${RS1}&state=expected&size=1`)),
  };
}

/** Somebody's own programme with all of a forum, two of which clash: what opens it. */
async function programmeOf({ origin }: Portal, forumId: string): Promise<string> {
  const programme = await fetch(`${origin}/event-api/public/api/v1/forums/${forumId}/programme`);
  const { content } = (await programme.json()) as { content: { id: string }[] };
  const begun = await fetch(`${origin}/event-api/public/api/v1/own-programmes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionIds: content.map(({ id }) => id) }),
  });
  return ((await begun.json()) as { link: string }).link;
}

/** @throws for a page of something that the demo does not have: it would be walked as one that is not there */
export const filled = (path: string, ids: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, code: string) => {
    const id = ids[code];
    if (!id) throw new Error(`${path}: the demo has no ${code}`);
    return id;
  });
