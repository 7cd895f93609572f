import { type Holiday, type OfficeWeek, usualWeek } from '#domain/office/calendar.ts';
import { macauHolidays } from '#domain/office/macau-holidays.ts';

/** What staff set for the whole portal. Each group is changed, and has a version, of its own. */
export interface Settings {
  office: {
    week: OfficeWeek;
    /** Working hours after which a case that waits for the fund is overdue. */
    replyHours: number;
  };
  holidays: {
    days: readonly Holiday[];
  };
  /** What a new activity begins with (G51). */
  limits: {
    participants: number;
    intendedUnits: number;
  };
  /** How the portal is called on its pages. */
  product: {
    nameTc: string;
    nameEn: string;
    namePt: string;
    /** The fund's short name, before statuses and levels; empty for the server's PRODUCT_CODE. */
    code: string;
  };
  messages: {
    /** How long a decision can be taken back and what it sends is held. */
    undoSeconds: number;
    /** Days until the contents of a sent message and a notice that was read are deleted. */
    keptDays: number;
  };
  exports: {
    /** Days until the file of an export is deleted. */
    keptDays: number;
  };
}

export type SettingGroup = keyof Settings;

export const usualPortalSettings: Settings = {
  office: { week: usualWeek, replyHours: 15 },
  holidays: { days: macauHolidays },
  limits: { participants: 5, intendedUnits: 10 },
  product: { nameTc: '活動平台', nameEn: 'Event Portal', namePt: 'Portal de Eventos', code: '' },
  messages: { undoSeconds: 10, keptDays: 180 },
  exports: { keptDays: 7 },
};

export const settingGroups = Object.keys(usualPortalSettings) as readonly SettingGroup[];
