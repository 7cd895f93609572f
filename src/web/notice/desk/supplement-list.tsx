import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskSupplement, Told } from '#contract/notice/supplement.ts';
import { administrators } from '#domain/account/roles.ts';
import { namesOf } from '#domain/locale.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { useMay } from '#web/api/use-may.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { announce } from '#web/undo/announcements.ts';
import { SupplementAnswers } from './supplement-answers.tsx';
import { SupplementDialog } from './supplement-dialog.tsx';
import { SupplementStatusDialog } from './supplement-status-dialog.tsx';
import { deskSupplementsQuery, removeSupplement, setSupplementStatus } from '../supplement-queries.ts';
import { supplementWords } from '../words.ts';

type Open = { kind: 'new' } | { kind: 'edit' | 'close'; one: DeskSupplement } | null;
const noReasons = { reasonTc: '', reasonEn: '', reasonPt: '' };

/**
 * An activity's supplement notices for staff: written, published, closed. Its words are in the catalogs `notice` and
 * `desk`.
 */
export function SupplementList({ activityId }: { activityId: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(deskSupplementsQuery(activityId));
  const mayWrite = useMay('setSupplementStatus', administrators);
  const [open, setOpen] = useState<Open>(null);
  const again = () => changed(['supplements']);

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (failure) {
      toast({ tone: 'bad', text: await errorSentence(failure) });
    } finally {
      await again();
    }
  };
  const sayTold = (one: DeskSupplement, told: Told) => {
    const { groupId, count, undoMs, problem } = told;
    if (problem)
      toast({ tone: 'bad', text: t`Published, but a message text is missing, so some people won't be told.` });
    if (groupId) {
      const { id: supplementId, version } = one;
      announce({ kind: 'SUPPLEMENT_PUBLISHED', supplementId, version, groupId, count, endsAt: Date.now() + undoMs });
    }
  };
  const publish = (one: DeskSupplement) =>
    attempt(async () => {
      const first = one.publishedAt === null;
      const sure =
        !first ||
        (await ask({
          title: t`Publish this notice?`,
          text: t`Everyone registered for the activity is told in their language, by e-mail and in the portal.`,
          action: t`Publish`,
        }));
      if (!sure) return;
      const { supplement, told } = await setSupplementStatus(one, 'A', noReasons);
      if (first) sayTold(supplement, told);
    });
  const remove = (one: DeskSupplement) =>
    attempt(async () => {
      const sure = await ask({ title: t`Delete this draft?`, action: t`Delete`, tone: 'danger' });
      if (sure) await removeSupplement(one);
    });

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  return (
    <>
      {mayWrite && (
        <div className="mb-4">
          <Button tone="primary" icon="plus" onClick={() => setOpen({ kind: 'new' })}>
            <Trans>Write a notice</Trans>
          </Button>
        </div>
      )}
      {data.content.length === 0 ? (
        <EmptyState icon="megaphone" title={<Trans>No supplementary notices</Trans>}>
          <Trans>Use one to ask those registered for something more, such as another file.</Trans>
        </EmptyState>
      ) : (
        <ul aria-label={t`Supplementary notices`} className="flex flex-col gap-3">
          {data.content.map((one) => (
            <li key={one.id} className="rounded-card border border-line bg-surface p-4 shadow-card md:px-6">
              <Head one={one} />
              {one.publishedAt && <SupplementAnswers one={one} />}
              {mayWrite && (
                <div className="mt-3 flex flex-wrap gap-2">
                  {one.status !== 'A' && (
                    <Button icon="send" onClick={() => void publish(one)}>
                      {one.publishedAt ? <Trans>Open again</Trans> : <Trans>Publish</Trans>}
                    </Button>
                  )}
                  <Button icon="edit" onClick={() => setOpen({ kind: 'edit', one })}>
                    <Trans>Edit</Trans>
                  </Button>
                  <Button icon="lock" onClick={() => setOpen({ kind: 'close', one })}>
                    <Trans>Other status</Trans>
                  </Button>
                  {!one.publishedAt && (
                    <Button icon="trash" onClick={() => void remove(one)}>
                      <Trans>Delete</Trans>
                    </Button>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {(open?.kind === 'new' || open?.kind === 'edit') && (
        <SupplementDialog
          activityId={activityId}
          one={open.kind === 'edit' ? open.one : null}
          onClose={() => setOpen(null)}
          onSaved={() => void again()}
        />
      )}
      {open?.kind === 'close' && (
        <SupplementStatusDialog one={open.one} onClose={() => setOpen(null)} onSaved={() => void again()} />
      )}
    </>
  );
}

function Head({ one }: { one: DeskSupplement }) {
  const { t } = useLingui();
  const { label, tone, icon } = supplementWords[one.status];
  const reason = { tc: one.reasonTc, en: one.reasonEn, pt: one.reasonPt };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold">
          <LocalizedName of={namesOf(one)} />
        </h2>
        <Badge tone={tone} icon={icon}>
          {t(label)}
        </Badge>
        {one.dueDate && (
          <span className="text-sm text-muted">
            <Trans>Until {one.dueDate}</Trans>
          </span>
        )}
      </div>
      <p className="mt-1 line-clamp-3 max-w-reading whitespace-pre-line">
        <LocalizedName of={{ tc: one.textTc, en: one.textEn, pt: one.textPt }} />
      </p>
      <p className="mt-1 text-sm text-muted">
        <LocalizedName of={reason} />
      </p>
    </>
  );
}
