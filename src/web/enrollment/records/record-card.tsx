import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { EnrollmentRecord } from '#contract/enrollment/enrollment.ts';
import type { Instant } from '#domain/instant.ts';
import { namesOf } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import { useProfile } from '#web/api/profile.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { roleWords } from '#domain/account/role-words.ts';
import { landing } from '#web/account/role/land.ts';
import { takeRole } from '#web/account/role/take-role.ts';
import { Moves } from '#web/moves/moves.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { unitMoveWords } from './move-words.ts';
import { ReturnReason } from './return-reason.tsx';
import { statusSentence, turnWords, wantedPath, wantedWords } from './status-words.ts';

/** As the call sends it: its times are plain text. */
export type Record = Omit<EnrollmentRecord, 'since' | 'createdAt' | 'submittedAt'> & { since: string };

/** One registration: where it stands, whose turn it is and since when, and the one next thing to do. */
export function RecordCard({ record }: { record: Record }) {
  const { t, i18n } = useLingui();
  const sentence = statusSentence({ ...record, category: record.activity.category });
  const { turn, wanted, unit, activity } = record;
  const go = useGo(record);
  const ended = turn === null && record.value === 1 && record.offers.length === 0;
  return (
    <li className="rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg leading-snug font-semibold">
            <LocalizedName of={namesOf(activity)} />
          </h2>
          <p className="text-muted">
            <LocalizedName of={namesOf(unit)} />
            {' · '}
            {i18n._(roleWords[record.orgType])}
          </p>
        </div>
        {turn ? (
          <Badge tone={turn === 'exhibitor' ? 'warn' : 'info'} icon={turn === 'exhibitor' ? 'warning' : 'hourglass'}>
            {i18n._(turnWords[turn])}
          </Badge>
        ) : (
          <Badge tone={ended ? 'neutral' : 'good'} icon={ended ? 'ban' : 'check'}>
            {ended ? t`Ended` : t`Nothing to do`}
          </Badge>
        )}
      </div>
      <p className="mt-4 text-lg">{sentence ? i18n._(sentence) : record.status}</p>
      <p className="text-muted">
        <Trans>
          Since <DateTime at={record.since as Instant} short />
        </Trans>
      </p>
      {record.returnReason && <ReturnReason reason={record.returnReason} />}
      {record.boothsCount > 0 && (
        <p className="text-muted">
          {record.assignBoothsCount === null
            ? t`Booths applied for: ${record.boothsCount}; approved: pending`
            : t`Booths applied for: ${record.boothsCount}; approved: ${record.assignBoothsCount}`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {wanted ? (
          <Button tone="primary" icon="arrow-right" busy={go.busy} onClick={() => void go.go()}>
            {i18n._(wantedWords[wanted])}
          </Button>
        ) : (
          !ended && (
            <Button icon="arrow-right" busy={go.busy} onClick={() => void go.go()}>
              <Trans>Go there</Trans>
            </Button>
          )
        )}
        <LinkButton to="/event/detail" search={{ activityId: activity.id }} tone="quiet">
          <Trans>About the activity</Trans>
        </LinkButton>
        <Moves
          offers={record.offers}
          words={unitMoveWords}
          caseId={record.enrollmentId}
          make={(_withdraw, { note }) => withdraw(record, note)}
          changes={[['enrollments'], ['activities']]}
        />
      </div>
    </li>
  );
}

/** Into the role that the registration was made in, and there to what is wanted. */
function useGo({ orgType, unit, activity, enrollmentId, wanted }: Record) {
  const profile = useProfile();
  const navigate = useNavigate();
  const { run: go, busy } = useDeed({
    call: async () => {
      const own = profile?.memberships.filter(
        (membership) => membership.orgType === orgType && membership.unit?.id === unit.id,
      );
      const role = own?.find(({ activities }) => activities.includes(activity.id)) ?? own?.[0];
      if (!profile || !role) return;
      const taken = role.id === profile.membershipId ? profile : await takeRole(role.id);
      const search = { activityId: activity.id, enrollmentId };
      if (wanted) return await navigate({ to: wantedPath(wanted), search });
      const { path, search: query } = await landing(taken, search);
      await navigate({ to: path, search: query });
    },
  });
  return { go, busy };
}

const withdraw = ({ enrollmentId, version }: Record, reason: string) =>
  answer(
    api.PATCH('/enrollments/{enrollmentId}/withdraw', {
      params: { path: { enrollmentId } },
      body: { version, reason },
    }),
  );
