import { renderSVG } from 'uqr';
import { oneKey, withPlaces } from '#contract/first-paint.ts';
import { participantApi } from '#contract/participant/unit.ts';
import { spacedCredential } from '#domain/sign-in/credential.ts';
import { type FirstPage, inFrame, unlessRefused } from '#server/first-page.ts';
import { withAnswers } from '#server/page-head.ts';
import { placed } from '#server/placed-text.ts';
import { readParticipantPage } from './participant-page.ts';

const ownPage = /^\/event\/p\/([\w-]{20,120})$/;

/** As large as the page itself draws it (web/scanner/draw-code.tsx). */
const pictureOf = (credential: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(credential, { ecc: 'Q', border: 0, pixelSize: 1 }))}`;

/** A participant's own page: the code to show at the door is on the screen before any script. */
export const firstTicket: FirstPage = (world, url) =>
  unlessRefused(world, async () => {
    const token = ownPage.exec(new URL(url, 'http://portal').pathname)?.[1];
    if (!token) return null;
    const ticket = participantApi.participantPage.reply.parse(await readParticipantPage(world, token));
    const { nameTc, nameEn, title, credential } = ticket;
    return (page) => {
      const worded = withPlaces(page, {
        'ticket-name': () => (nameTc ? { text: nameTc, lang: 'zh-Hant-MO' } : { text: nameEn, lang: 'en' }),
        'ticket-second-name': () => ({ text: nameTc && nameEn, lang: 'en' }),
        'ticket-unit': (frame) => placed(ticket.unitNames, frame),
        'ticket-title': () => ({ text: title && ` · ${title}` }),
        'ticket-code': () => ({ text: credential ? spacedCredential(credential) : '' }),
        'ticket-activity': (frame) => placed(ticket.activityNames, frame),
      });
      const drawn = worded.replaceAll('<img data-picture="ticket"', (found) =>
        credential ? `${found} src="${pictureOf(credential)}"` : found,
      );
      return withAnswers(inFrame(drawn, 'ticket'), { [oneKey('participant', token)]: ticket });
    };
  });
