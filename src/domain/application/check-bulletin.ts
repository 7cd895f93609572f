import { usualBoardCountLimit } from '#domain/exhibition/booths.ts';
import type { Bulletin } from './application.ts';
import type { ApplicationFacts } from './facts.ts';
import type { FieldRules, Found } from './field-rules.ts';

export const emptyBulletin: Bulletin = {
  boothsAreaCategoryId: null,
  areas: [],
  preferredEnrollmentDate: null,
  secondaryEnrollmentDate: null,
  boothsCount: 1,
  selfDesigned: null,
  keyProductSummaryTc: '',
  keyProductSummaryEn: '',
  keyProductSummaryPt: '',
};

export const summaryLimit = 500;

/** The most booths of one application: what the category has, what the type may, and what was approved (G24, G84). */
export const mostBooths = ({ category, type, approvedBooths }: ApplicationFacts): number =>
  Math.min(
    category?.boardCountLimit ?? Number.POSITIVE_INFINITY,
    type?.maxBooths ?? Number.POSITIVE_INFINITY,
    approvedBooths ?? Number.POSITIVE_INFINITY,
    usualBoardCountLimit,
  );

const isOffered = (period: string | null, facts: ApplicationFacts): Found =>
  facts.category?.periods.some((each) => each === period) ? null : 'notAllowed';

const choosesDates = (_: Bulletin, { category }: ApplicationFacts): boolean => (category?.periods.length ?? 0) > 0;

/** Rows 124 to 131 without the boards; Chinese is required of the key product, the others may follow (G28). */
export const bulletinRules = {
  boothsAreaCategoryId: { required: true, check: (_, { category }) => (category ? null : 'notAllowed') },
  areas: {
    required: (_, { category }) => (category?.enabledChildSelect ?? false) && category?.areaIds.length !== 0,
    check: ({ areas }, { category }) =>
      category?.enabledChildSelect && areas.every((id) => category.areaIds.includes(id)) ? null : 'notAllowed',
  },
  preferredEnrollmentDate: {
    required: choosesDates,
    check: ({ preferredEnrollmentDate: period }, facts) => isOffered(period, facts),
  },
  secondaryEnrollmentDate: {
    check: ({ preferredEnrollmentDate: first, secondaryEnrollmentDate: period }, facts) =>
      period === first ? 'notUnique' : isOffered(period, facts),
  },
  boothsCount: {
    check({ boothsCount }, facts) {
      const limit = mostBooths(facts);
      if (boothsCount < 1) return { problem: 'tooSmall', params: { limit: 1 } };
      return boothsCount > limit ? { problem: 'tooLarge', params: { limit } } : null;
    },
  },
  selfDesigned: { required: true },
  keyProductSummaryTc: { required: true, limit: summaryLimit },
  keyProductSummaryEn: { limit: summaryLimit },
  keyProductSummaryPt: { limit: summaryLimit },
} as const satisfies FieldRules<Bulletin, ApplicationFacts>;
