import type { OrgType } from '#domain/account/roles.ts';
import type { Locale } from '#domain/locale.ts';
import { msg } from '#server/i18n/msg.ts';
import { inEach } from '#server/i18n/say.ts';

/** What each role is called in pages, messages and sheets that the server writes. */
export const roleWords: Readonly<Record<OrgType, Readonly<Record<Locale, string>>>> = {
  EXHIBITOR: inEach(msg`Exhibitor`),
  CONTRACTOR: inEach(msg`Exhibition contractor`),
  PROJECT_CLOSE: inEach(msg`Completed project`),
  ROADSHOW: inEach(msg`Road-show unit`),
  DOCKING_EXHIBITOR: inEach(msg`Business matching exhibitor`),
  DOCKING_CUSTOMER: inEach(msg`Business matching customer`),
  RECRUIT_COMPANY: inEach(msg`Recruiting company`),
  RECRUIT_PURVEYOR: inEach(msg`Recruitment supplier`),
  PUBLIC_INVITED: inEach(msg`Invited unit`),
  PUBLIC_MONITOR: inEach(msg`Monitoring unit`),
  FUND_ADMIN: inEach(msg`Fund administrator`),
  FUND_REVIEWER: inEach(msg`Fund reviewer`),
  DOOR_SUPERVISOR: inEach(msg`Door supervisor`),
};
