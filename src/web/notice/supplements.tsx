import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Supplement } from '#contract/notice/supplement.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { supplementsQuery } from './supplement-queries.ts';
import { supplementWords } from './words.ts';

/**
 * An activity's supplement notices for those enrolled: active ones to act on, the others grey with their reason (G45).
 */
export function Supplements({ activityId }: { activityId: string }) {
  const { data } = useQuery(supplementsQuery(activityId));
  if (!data || data.content.length === 0) return null;
  return (
    <Card title={<Trans>Notices and supplementary information</Trans>}>
      <ul className="flex flex-col gap-4">
        {data.content.map((one) => (
          <li key={one.id}>
            <OneSupplement one={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OneSupplement({ one }: { one: Supplement }) {
  const { t } = useLingui();
  const { status, dueDate } = one;
  const { label, tone, icon } = supplementWords[status];
  const active = status === 'A';
  return (
    <details open={active} className={active ? '' : 'text-muted'}>
      <summary className="min-h-touch cursor-pointer content-center font-semibold">
        <LocalizedName of={namesOf(one)} />{' '}
        <Badge tone={tone} icon={icon}>
          {t(label)}
        </Badge>
      </summary>
      {!active && (
        <p className="mb-1">
          <LocalizedName of={{ tc: one.reasonTc, en: one.reasonEn, pt: one.reasonPt }} />
        </p>
      )}
      <p className="whitespace-pre-line">
        <LocalizedName of={{ tc: one.textTc, en: one.textEn, pt: one.textPt }} />
      </p>
      {active && dueDate && (
        <p className="mt-1 text-sm text-muted">
          <Trans>Until {dueDate}</Trans>
        </p>
      )}
    </details>
  );
}
