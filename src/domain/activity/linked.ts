import type { DocumentOrgType, OrgType } from '#domain/account/roles.ts';
import type { ActivityCategory } from './category.ts';

/** The booth area that is for everything else: whoever is there is shown no linked activities (D1 §2, §9). */
export const areaWithoutLinks = '99';

/** How a link from one activity to another is followed (D1 §6). */
export interface LinkRule {
  /** What registers the unit there first, unless it is already. */
  autoSign: 'recruit' | 'roadShow' | 'docking' | null;
  /** The role taken on the way; null keeps the present one. */
  toRole: DocumentOrgType | null;
  /** Where it leads when no role is taken. */
  to: '/home' | '/public-event' | null;
}

export const linkRules = {
  STWEEK: { autoSign: null, toRole: null, to: '/home' },
  PUBLIC: { autoSign: null, toRole: null, to: '/public-event' },
  RECRUIT: { autoSign: 'recruit', toRole: 'RECRUIT_COMPANY', to: null },
  ROADSHOW: { autoSign: 'roadShow', toRole: 'ROADSHOW', to: null },
  DOCKING: { autoSign: 'docking', toRole: 'DOCKING_EXHIBITOR', to: null },
  PCLOSE: { autoSign: null, toRole: 'PROJECT_CLOSE', to: null },
} as const satisfies Record<ActivityCategory, LinkRule>;

/** Marks an address that was reached from another activity (D1 §2). */
export const fromLinkMark = 'fromSt';

export interface LinkViewer {
  orgType: OrgType | null;
  /** Code of the booth area of the own application; null without one. */
  areaCode: string | null;
}

/** Linked activities are not for contractors, nor for area 99 (D1 §2, §6). */
export const linksAreShown = ({ orgType, areaCode }: LinkViewer, count: number): boolean =>
  count > 0 && orgType !== 'CONTRACTOR' && areaCode !== areaWithoutLinks;
