import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Supplement } from '#contract/notice/supplement.ts';
import { type RecordTab, supplementTab } from '#domain/approval/views.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { SupplementUpload } from '#web/notice/supplement-upload.tsx';
import { supplementsQuery } from '#web/notice/supplement-queries.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Tab } from '#web/ui/tabs.tsx';
import type { Shown } from './queries.ts';

/** Further files of an active notice, for the unit that is asked and the fund (rows 145, 148). */
export function useSupplementTabs(of: Shown): { tabs: Tab<RecordTab>[]; find: (tab: RecordTab) => Supplement | null } {
  const concerned = of.roles.some((role) => role === 'exhibitor' || role === 'fund');
  const { data } = useQuery({ ...supplementsQuery(of.activity.id), enabled: concerned });
  const active = (data?.content ?? []).filter(({ status }) => status === 'A');
  return {
    tabs: active.map((one) => ({ id: supplementTab(one.id), label: <LocalizedName of={namesOf(one)} /> })),
    find: (tab) => active.find(({ id }) => supplementTab(id) === tab) ?? null,
  };
}

export const SupplementTab = ({ of, one }: { of: Shown; one: Supplement | null }) =>
  one ? (
    <SupplementUpload key={one.id} one={one} enrollmentId={of.enrollmentId} />
  ) : (
    <EmptyState icon="megaphone" title={<Trans>No further files are asked for</Trans>} />
  );
