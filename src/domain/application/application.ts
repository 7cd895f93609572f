import type { BusinessDate } from '#domain/instant.ts';

/** Step `entity`: the unit as it takes part in this activity, and who speaks for it (D1 §3, §5). */
export interface Exhibitor {
  nameTc: string;
  nameEn: string;
  summary: string;
  website: string;
  mainPerson: string;
  contactPerson: string;
  countryCode: string;
  contactMobile: string;
  contactTelNo: string;
  contactEmail: string;
  typeId: number | null;
  /** On the copy of the business licence (G27). */
  licenceIssueDate: BusinessDate | null;
  /** Why an older copy should do; whoever reviews the application decides. */
  licenceReason: string;
}

/** The first and the last day of a period, with a slash between them. */
export type Period = `${BusinessDate}/${BusinessDate}`;

/** Step `bulletin`, without its boards. */
export interface Bulletin {
  boothsAreaCategoryId: number | null;
  /** Areas of the category, where it lets one choose. */
  areas: number[];
  preferredEnrollmentDate: Period | null;
  secondaryEnrollmentDate: Period | null;
  boothsCount: number;
  /** Null until it is chosen. */
  selfDesigned: boolean | null;
  keyProductSummaryTc: string;
  keyProductSummaryEn: string;
  keyProductSummaryPt: string;
}

/** Step `upload`; its files are those of the enrolment. */
export interface Upload {
  useLogoForWebsite: boolean;
  /** The exhibitor says that the film of its pavilion has Chinese subtitles (G66). */
  pavilionSubtitled: boolean;
}

export interface MifProduct {
  nameTc: string;
  nameEn: string;
  summaryTc: string;
  summaryEn: string;
}

/** The optional step `mif`: whom the unit wishes to meet (D1 §3). */
export interface Mif {
  contactPerson: string;
  countryCode: string;
  contactMobile: string;
  contactTelNo: string;
  contactEmail: string;
  countryRegionId: number | null;
  provinceId: number | null;
  cityId: number | null;
  companyTelNo: string;
  companyEmail: string;
  companyFax: string;
  companyWebsite: string;
  companyAddress: string;
  scopes: number[];
  otherBusinessScope: string;
  categories: number[];
  otherBusinessCategory: string;
  mifProducts: MifProduct[];
  customerCategories: number[];
  otherCustomerCategory: string;
  ways: number[];
  otherCooperationWay: string;
  markets: number[];
  otherAsiaMarket: string;
  otherCountryMarket: string;
  /** Whether meetings are to be arranged; null until it is chosen. */
  pair: boolean | null;
  pairBeginDate: BusinessDate | null;
  pairEndDate: BusinessDate | null;
}

/** A board as the wizard has it; each booth has one (G24). */
export interface Board {
  id: string;
  exhibitContentTc: string;
  descriptionTc: string;
  /** What is printed on the built booth (G23). */
  printTitleTc: string;
  printTitleEn: string;
  printTextTc: string;
  printTextEn: string;
}

/** What an exhibitor fills in, without boards and files. */
export interface ApplicationForm extends Bulletin, Upload {
  exhibitor: Exhibitor;
  joinMif: boolean;
  mif: Mif;
}
