import type { BusinessDate } from '#domain/instant.ts';
import type { Period } from './application.ts';

/** What an exhibitor type entails (G84). */
export interface TypeFacts {
  needsLicence: boolean;
  maxBooths: number | null;
}

/** What a category of booths allows. */
export interface CategoryFacts {
  boardCountLimit: number;
  /** One of its areas is chosen. */
  enabledChildSelect: boolean;
  areaIds: readonly number[];
  periods: readonly Period[];
  /** Its booths carry a fascia name of at most 13 characters (G23). */
  shortTitle: boolean;
}

/** What the rules of an application look at beside what was filled in. */
export interface ApplicationFacts {
  today: BusinessDate;
  /** Of the activity. */
  beginDate: BusinessDate;
  endDate: BusinessDate;
  /** Null when none is chosen, or one that is not on offer. */
  type: TypeFacts | null;
  category: CategoryFacts | null;
  /** Files that are there and were not refused. */
  certificates: number;
  /** Pictures of the company's QR code in which none can be read. */
  unreadableCodes: number;
  /** Films of the pavilion that are there and were not refused. */
  pavilionFilms: number;
  /** Booths that were approved; null before. */
  approvedBooths: number | null;
}
