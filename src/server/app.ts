import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { accountApi } from '#contract/account/account.ts';
import { activityApi } from '#contract/activity/activity.ts';
import { apiPrefix } from '#contract/api.ts';
import { applicationApi } from '#contract/application/application.ts';
import { enrollmentApi } from '#contract/enrollment/enrollment.ts';
import { auditApi } from '#contract/audit.ts';
import { exportApi } from '#contract/export.ts';
import { openDataApi } from '#contract/open-data.ts';
import { meetingApi } from '#contract/meeting.ts';
import { meetingDayApi } from '#contract/meeting-day.ts';
import { scheduleApi } from '#contract/schedule.ts';
import { settingApi } from '#contract/setting.ts';
import { deskAccountApi } from '#contract/account/desk.ts';
import { deskActivityApi } from '#contract/activity/desk.ts';
import { deskUnitApi } from '#contract/unit/desk.ts';
import { deskReferenceApi } from '#contract/lists/desk.ts';
import { exhibitionApi, generalExhibitionApi } from '#contract/exhibition.ts';
import { invitationApi } from '#contract/invitation.ts';
import { passwordLinkApi } from '#contract/account/password-link.ts';
import { inboxApi } from '#contract/inbox.ts';
import { dashboardApi } from '#contract/dashboard.ts';
import { fileApi } from '#contract/file.ts';
import { healthApi } from '#contract/health.ts';
import { messageApi } from '#contract/message.ts';
import { ownAccountApi } from '#contract/account/own-account.ts';
import { noticeApi } from '#contract/notice/notice.ts';
import { noticeTemplateApi } from '#contract/notice/template.ts';
import { staffParticipantApi } from '#contract/participant/desk.ts';
import { staffNoticeApi } from '#contract/notice/staff-notice.ts';
import { supplementAnswerApi } from '#contract/supplement-answer.ts';
import { supplementApi } from '#contract/notice/supplement.ts';
import { referenceApi } from '#contract/lists/lists.ts';
import { reportApi } from '#contract/report.ts';
import { roleApi } from '#contract/account/role.ts';
import { dockingIntentApi } from '#contract/docking/intent.ts';
import { dockingProductApi } from '#contract/docking/product.ts';
import { closingApi } from '#contract/closing/project.ts';
import { jobApplicationApi } from '#contract/recruitment/application.ts';
import { boardApi } from '#contract/recruitment/board.ts';
import { recruitmentDeskApi } from '#contract/recruitment/desk.ts';
import { recruitmentApi } from '#contract/recruitment/position.ts';
import { roadShowMatchApi } from '#contract/road-show/match.ts';
import { roadShowSuggestionApi } from '#contract/road-show/suggestion.ts';
import { roadShowApi } from '#contract/road-show/road-show.ts';
import { registrationApi } from '#contract/registration.ts';
import { signInApi } from '#contract/sign-in/sign-in.ts';
import { participantApi } from '#contract/participant/unit.ts';
import { verificationApi } from '#contract/verification.ts';
import { actorMemory, findActor } from '#server/account/login/find-actor.ts';
import { loginChanges } from '#server/account/login/login-changes.ts';
import { accountHandlers } from '#server/account/handlers.ts';
import { refreshTokenIn } from '#server/account/login/login-cookies.ts';
import { ownAccountHandlers } from '#server/account/own-handlers.ts';
import { loginOf } from '#server/account/login/tokens.ts';
import { activityHandlers } from '#server/activity/handlers.ts';
import { applicationHandlers } from '#server/application/handlers.ts';
import { placesApi } from '#contract/enrollment/places.ts';
import { placeHandlers } from '#server/enrollment/desk/place-handlers.ts';
import { forumDeskApi } from '#contract/forum/desk.ts';
import { forumApi } from '#contract/forum/programme.ts';
import { publicEventDeskApi } from '#contract/public-event/desk.ts';
import { publicEventApi } from '#contract/public-event/public-event.ts';
import { questionnaireDeskApi } from '#contract/questionnaire/desk.ts';
import { questionnaireApi } from '#contract/questionnaire/own.ts';
import { approvalApi } from '#contract/approval.ts';
import { daySheetApi } from '#contract/day-sheet.ts';
import { approvalHandlers, daySheetHandlers } from '#server/approval/handlers.ts';
import { enrollmentHandlers } from '#server/enrollment/handlers.ts';
import { auditHandlers } from '#server/audit/desk/handlers.ts';
import { exportHandlers } from '#server/export/desk/handlers.ts';
import { openDataHandlers } from '#server/open-data/handlers.ts';
import { meetingDayHandlers } from '#server/schedule/attendance/handlers.ts';
import { meetingHandlers } from '#server/schedule/meeting/handlers.ts';
import { scheduleHandlers } from '#server/schedule/handlers.ts';
import { settingHandlers } from '#server/setting/handlers.ts';
import { followProduct } from '#server/setting/product.ts';
import { deskAccountHandlers } from '#server/account/desk/handlers.ts';
import { generalExhibitionHandlers } from '#server/exhibition/desk/general-handlers.ts';
import { exhibitionHandlers } from '#server/exhibition/desk/handlers.ts';
import { deskReferenceHandlers } from '#server/lists/desk/handlers.ts';
import { deskActivityHandlers } from '#server/activity/desk/handlers.ts';
import { deskUnitHandlers } from '#server/unit/desk/handlers.ts';
import { invitationHandlers } from '#server/invitation/desk/handlers.ts';
import { passwordLinkHandlers } from '#server/account/password/link-handlers.ts';
import { inboxHandlers } from '#server/inbox/handlers.ts';
import { dashboardHandlers } from '#server/dashboard/handlers.ts';
import { fileHandlers } from '#server/file/handlers.ts';
import { resumableUploads } from '#server/file/resumable-uploads.ts';
import { eventOfTarget } from '#server/activity/event-of-target.ts';
import { identityProvider } from '#server/identity/provider.ts';
import { setUpRoutes } from '#server/installation/set-up-routes.ts';
import { messageHandlers } from '#server/message/desk/handlers.ts';
import { noticeHandlers } from '#server/notice/handlers.ts';
import { staffNoticeHandlers } from '#server/notice/desk/staff-notice-handlers.ts';
import { supplementAnswerHandlers } from '#server/supplement/handlers.ts';
import { supplementHandlers } from '#server/notice/desk/supplement-handlers.ts';
import { noticeTemplateHandlers } from '#server/notice/desk/template-handlers.ts';
import { participantHandlers } from '#server/participant/handlers.ts';
import { staffParticipantHandlers } from '#server/participant/desk/handlers.ts';
import { forumDeskHandlers, forumHandlers } from '#server/forum/handlers.ts';
import { publicEventDeskHandlers, publicEventHandlers } from '#server/public-event/handlers.ts';
import { questionnaireDeskHandlers, questionnaireHandlers } from '#server/questionnaire/handlers.ts';
import { referenceHandlers } from '#server/lists/handlers.ts';
import { reportHandlers } from '#server/report/handlers.ts';
import { roleHandlers } from '#server/account/role/handlers.ts';
import { dockingIntentHandlers, dockingProductHandlers } from '#server/docking/handlers.ts';
import { closingHandlers } from '#server/closing/handlers.ts';
import { jobApplicationHandlers } from '#server/recruitment/application/handlers.ts';
import { boardHandlers } from '#server/recruitment/board/handlers.ts';
import { recruitmentDeskHandlers } from '#server/recruitment/desk/handlers.ts';
import { recruitmentHandlers } from '#server/recruitment/handlers.ts';
import { roadShowHandlers } from '#server/road-show/handlers.ts';
import { roadShowMatchHandlers, roadShowSuggestionHandlers } from '#server/road-show/match/handlers.ts';
import { registrationHandlers } from '#server/registration/handlers.ts';
import { closeDoorEvents } from '#server/sign-in/events/door-events.ts';
import { proofFault } from '#server/sign-in/station/device-proof.ts';
import { findDevice } from '#server/sign-in/station/find-device.ts';
import { signInHandlers } from '#server/sign-in/handlers.ts';
import { verificationHandlers } from '#server/verification/handlers.ts';
import type { Guards } from './actor.ts';
import { answerErrors, answerUnknown, tooFrequent } from './answer-errors.ts';
import { healthHandlers } from './health.ts';
import { refuse } from './refusal.ts';
import { keepBodyHashes } from './body-hash.ts';
import { callerKey } from './caller-key.ts';
import { endConnectionsWhenStopping } from './end-connections.ts';
import { sendSafetyHeaders } from './safety-headers.ts';
import { serve } from './serve.ts';
import { cutOffSlowBodies } from './slow-bodies.ts';
import { serveWeb } from './serve-web.ts';
import { sitePage } from './site-page.ts';
import type { World } from './world.ts';

const requestIdPattern = /^[\w-]{8,64}$/;
const largestBody = 2 * 1024 * 1024;
const largestFile = 20 * 1024 * 1024;
const callsPerMinute = 1200;
const usualBodyLookMs = 15_000;
const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

export interface AppOptions {
  /** The built web app; null serves the API alone. */
  webFolder: string | null;
  https?: { cert: string; key: string };
  /** Between two looks at a body that does not end; for tests. */
  bodyLookMs?: number;
}

/** The portal's server, ready to listen. Closing it ends requests in flight first, then the long-lived streams. */
export async function buildApp(world: World, options: AppOptions): Promise<FastifyInstance> {
  const settings: FastifyServerOptions = {
    loggerInstance: world.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(world),
    bodyLimit: largestBody,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
    },
  };
  const app = (
    options.https ? Fastify({ ...settings, https: options.https } as object) : Fastify(settings)
  ) as FastifyInstance;

  const sendPage = options.webFolder === null ? null : sitePage(world, options.webFolder);
  answerErrors(app);
  logRequests(app);
  tellDuration(app);
  endConnectionsWhenStopping(app, options.https ? 'secureConnection' : 'connection');
  answerAsOneServer(app);
  keepBodyHashes(app);
  cutOffSlowBodies(app, options.bodyLookMs ?? usualBodyLookMs);
  await sendSafetyHeaders(app, world, options.webFolder);
  const guards: Guards = {
    loginOf: ({ access, cookies }) => loginOf(world.secrets, access, refreshTokenIn(cookies)),
    findActor: (token) => findActor(world, token),
    recallActor: actorMemory(world),
    loginChanges: () => loginChanges(world),
    findDevice: (token) => findDevice(world, token),
    proofFault: ({ proofKey }, request) => (proofKey === null ? null : proofFault(world, proofKey, request)),
  };
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: callerKey(world, guards),
    // The app itself is a hundred small files, and a hall of phones that fetch it shares one address. Pages that the
    // server writes have limits of their own.
    allowList: ({ routeOptions: { url, config } }) => !config.rateLimit && !url?.startsWith(apiPrefix),
    errorResponseBuilder: tooFrequent,
    // How near the limit is helps only who counts it out.
    addHeaders: silent,
    addHeadersOnExceeding: silent,
  });
  answerUnknown(app, sendPage);
  await app.register(multipart, { limits: { fileSize: largestFile, files: 1 } });

  serve(app, world, guards, healthApi, healthHandlers);
  serve(app, world, guards, accountApi, accountHandlers);
  serve(app, world, guards, ownAccountApi, ownAccountHandlers);
  serve(app, world, guards, activityApi, activityHandlers);
  serve(app, world, guards, enrollmentApi, enrollmentHandlers);
  serve(app, world, guards, applicationApi, applicationHandlers);
  serve(app, world, guards, approvalApi, approvalHandlers);
  serve(app, world, guards, dockingProductApi, dockingProductHandlers);
  serve(app, world, guards, dockingIntentApi, dockingIntentHandlers);
  serve(app, world, guards, closingApi, closingHandlers);
  serve(app, world, guards, recruitmentApi, recruitmentHandlers);
  serve(app, world, guards, recruitmentDeskApi, recruitmentDeskHandlers);
  serve(app, world, guards, jobApplicationApi, jobApplicationHandlers);
  serve(app, world, guards, boardApi, boardHandlers);
  serve(app, world, guards, roadShowApi, roadShowHandlers);
  serve(app, world, guards, roadShowMatchApi, roadShowMatchHandlers);
  serve(app, world, guards, roadShowSuggestionApi, roadShowSuggestionHandlers);
  serve(app, world, guards, publicEventApi, publicEventHandlers);
  serve(app, world, guards, publicEventDeskApi, publicEventDeskHandlers);
  serve(app, world, guards, questionnaireApi, questionnaireHandlers);
  serve(app, world, guards, questionnaireDeskApi, questionnaireDeskHandlers);
  serve(app, world, guards, forumApi, forumHandlers);
  serve(app, world, guards, forumDeskApi, forumDeskHandlers);
  serve(app, world, guards, placesApi, placeHandlers);
  serve(app, world, guards, daySheetApi, daySheetHandlers);
  serve(app, world, guards, scheduleApi, scheduleHandlers);
  serve(app, world, guards, meetingApi, meetingHandlers);
  serve(app, world, guards, meetingDayApi, meetingDayHandlers);
  serve(app, world, guards, openDataApi, openDataHandlers);
  serve(app, world, guards, roleApi, roleHandlers);
  serve(app, world, guards, participantApi, participantHandlers);
  serve(app, world, guards, staffParticipantApi, staffParticipantHandlers);
  serve(app, world, guards, messageApi, messageHandlers);
  serve(app, world, guards, noticeApi, noticeHandlers);
  serve(app, world, guards, noticeTemplateApi, noticeTemplateHandlers);
  serve(app, world, guards, supplementApi, supplementHandlers);
  serve(app, world, guards, supplementAnswerApi, supplementAnswerHandlers);
  serve(app, world, guards, staffNoticeApi, staffNoticeHandlers);
  serve(app, world, guards, referenceApi, referenceHandlers);
  serve(app, world, guards, registrationApi, registrationHandlers);
  serve(app, world, guards, signInApi, signInHandlers);
  serve(app, world, guards, fileApi, fileHandlers);
  await app.register(resumableUploads(world, guards));
  serve(app, world, guards, verificationApi, verificationHandlers);
  serve(app, world, guards, auditApi, auditHandlers);
  serve(app, world, guards, exportApi, exportHandlers);
  serve(app, world, guards, settingApi, settingHandlers);
  serve(app, world, guards, deskAccountApi, deskAccountHandlers);
  serve(app, world, guards, deskUnitApi, deskUnitHandlers);
  serve(app, world, guards, deskActivityApi, deskActivityHandlers);
  serve(app, world, guards, exhibitionApi, exhibitionHandlers);
  serve(app, world, guards, generalExhibitionApi, generalExhibitionHandlers);
  serve(app, world, guards, deskReferenceApi, deskReferenceHandlers);
  serve(app, world, guards, invitationApi, invitationHandlers);
  serve(app, world, guards, passwordLinkApi, passwordLinkHandlers);
  serve(app, world, guards, inboxApi, inboxHandlers);
  serve(app, world, guards, dashboardApi, dashboardHandlers);
  serve(app, world, guards, reportApi, reportHandlers);
  // Streams to phones never end by themselves.
  app.addHook('preClose', () => closeDoorEvents(world));
  await app.register(identityProvider(world, (target, locale) => eventOfTarget(world, target, locale)));
  await app.register(setUpRoutes(world));

  const unfollow = await followProduct(world);
  app.addHook('onClose', unfollow);
  if (options.webFolder && sendPage) await serveWeb(app, world, { folder: options.webFolder, sendPage });
  return app;
}

/** Whoever asks through more proxies than there are has written them into the request themselves. */
function trusted({ config: { TRUST_PROXY: proxies } }: World): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof proxies !== 'number') return proxies;
  return proxies > 0 && ((_address, hop) => hop < proxies);
}

/** One line per request, without addresses, queries or bodies: nothing personal reaches the log. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url;
    if (route?.startsWith(apiPrefix)) {
      request.log.info(
        { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'request',
      );
    }
    next();
  });
}

/** Whom a request with two names was for depends on who reads it. */
function answerAsOneServer(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, next) => {
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at];
      if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
    }
    next(hosts > 1 ? refuse('PARAMS_ERROR') : undefined);
  });
}

/** How long the server worked on a request, in ms: a phone tells by it a busy server from a far one. */
function tellDuration(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, next) => {
    if (request.routeOptions.config.access === 'device') {
      reply.header('server-timing', `app;dur=${Math.round(reply.elapsedTime)}`);
    }
    next();
  });
}
