import { type Message, msg } from '#domain/msg.ts';
import type { OrgType } from './roles.ts';

/** What each role is called. */
export const roleWords: Readonly<Record<OrgType, Message>> = {
  EXHIBITOR: msg`Exhibitor`,
  CONTRACTOR: msg`Exhibition contractor`,
  PROJECT_CLOSE: msg`Completed project`,
  ROADSHOW: msg`Road-show unit`,
  DOCKING_EXHIBITOR: msg`Business matching exhibitor`,
  DOCKING_CUSTOMER: msg`Business matching customer`,
  RECRUIT_COMPANY: msg`Recruiting company`,
  RECRUIT_PURVEYOR: msg`Recruitment supplier`,
  PUBLIC_INVITED: msg`Invited unit`,
  PUBLIC_MONITOR: msg`Monitoring unit`,
  FUND_ADMIN: msg`Fund administrator`,
  FUND_REVIEWER: msg`Fund reviewer`,
  DOOR_SUPERVISOR: msg`Door supervisor`,
};
