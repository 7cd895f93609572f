import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FileItem } from '#contract/file.ts';
import type { ApplicationFacts } from '#domain/application/facts.ts';
import { periodOf } from '#domain/application/period.ts';
import { isUnfit } from '#domain/file/preflight.ts';
import { type BusinessDate, businessDateAt, instantOf } from '#domain/instant.ts';
import { applicationQuery, categoriesQuery, typesQuery } from './queries.ts';
import { useDraftState, useDraftStore } from './use-draft-of.ts';
import { keptActivityQuery, keptFieldQuery } from './kept-queries.ts';

/** That are there and were not refused. */
const keptFiles = (field: { files: readonly Pick<FileItem, 'newest' | 'released'>[] } | undefined): number =>
  (field?.files ?? []).filter(({ newest, released }) => newest.state !== 'REFUSED' || released).length;

/** What the rules look at beside the form; null until it has been read, and then the server alone decides. */
export function useFacts(activityId: string): ApplicationFacts | null {
  const { enrollmentId } = useDraftStore();
  const typeId = useDraftState(({ form }) => form.exhibitor.typeId);
  const categoryId = useDraftState(({ form }) => form.boothsAreaCategoryId);
  const { data: activity } = useQuery(keptActivityQuery(activityId));
  const { data: types } = useQuery(typesQuery(activityId));
  const { data: categories } = useQuery(categoriesQuery(activityId, typeId));
  const { data: application } = useQuery(applicationQuery(enrollmentId));
  const { data: certificates } = useQuery(
    keptFieldQuery({ ownerKind: 'ENROLLMENT', ownerId: enrollmentId, group: 'CERTIFICATE' }),
  );
  const { data: codes } = useQuery(
    keptFieldQuery({ ownerKind: 'ENROLLMENT', ownerId: enrollmentId, group: 'QR_CODE' }),
  );
  const { data: pavilion } = useQuery(
    keptFieldQuery({ ownerKind: 'ENROLLMENT', ownerId: enrollmentId, group: 'PAVILION_VIDEO' }),
  );
  return useMemo(() => {
    if (!activity || !types || !categories) return null;
    const category = categories.content.find(({ id }) => id === categoryId);
    return {
      today: businessDateAt(instantOf(Date.now())),
      beginDate: activity.beginDate.slice(0, 10) as BusinessDate,
      endDate: activity.endDate.slice(0, 10) as BusinessDate,
      type: types.content.find(({ id }) => id === typeId) ?? null,
      category: category
        ? {
            ...category,
            areaIds: category.areas.map(({ id }) => id),
            periods: (category.enrollmentPeriods ?? []).map(periodOf),
          }
        : null,
      certificates: keptFiles(certificates),
      pavilionFilms: keptFiles(pavilion),
      unreadableCodes: (codes?.files ?? []).filter(({ released }) => isUnfit(released?.preflight ?? [])).length,
      approvedBooths: application?.assignBoothsCount ?? null,
    };
  }, [activity, types, categories, categoryId, typeId, certificates, pavilion, codes, application]);
}
