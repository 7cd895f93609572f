import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { SupervisorCode } from '#contract/sign-in/supervisor.ts';
import type { FieldError } from '#domain/errors.ts';
import { codeProblem } from '#domain/sign-in/supervisor-code.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { setSupervisorCode, supervisorCodesQuery, withdrawSupervisorCode } from '../queries.ts';

interface Values {
  code: string;
  again: string;
}

function check({ code, again }: Values): FieldError[] {
  const problem = codeProblem(code);
  if (problem) return [{ path: 'code', problem }];
  return code === again ? [] : [{ path: 'again', problem: 'inconsistent' }];
}

function CodeLine({ held, onWithdraw }: { held: SupervisorCode; onWithdraw: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="font-medium">
          <LocalizedName of={{ tc: held.nameTc, en: held.nameEn }} />
        </span>{' '}
        {held.mine && (
          <Badge tone="info">
            <Trans comment="Beside one's own entry in a list">you</Trans>
          </Badge>
        )}
        <span className="block text-sm text-muted">
          <Trans>
            since <DateTime at={held.createdAt} short />
          </Trans>
        </span>
      </span>
      <Button icon="ban" onClick={onWithdraw}>
        <Trans comment="A supervisor's code is ended">Withdraw</Trans>
      </Button>
    </li>
  );
}

/** One's own code for the doors of an activity, and whose hold. */
export function SupervisorCodesDialog({ activityId, onClose }: { activityId: string; onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const { data, error, refetch } = useQuery(supervisorCodesQuery(activityId));
  const refresh = () => changed(supervisorCodesQuery(activityId).queryKey);
  const form = useForm<Values>({
    initial: { code: '', again: '' },
    check,
    submit: async ({ code }) => {
      await setSupervisorCode({ activityId, code });
      form.reset({ code: '', again: '' });
      toast({ text: <Trans>Your code is set. Phones get it the next time they connect.</Trans> });
      await refresh();
    },
  });
  const withdraw = async (codeId: string) => {
    try {
      await withdrawSupervisorCode(codeId);
    } catch (problem) {
      toast({ tone: 'bad', text: await errorSentence(problem) });
    }
    await refresh();
  };
  return (
    <Dialog
      open
      title={<Trans>Supervisors’ codes</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button type="submit" form={formId} tone="primary" busy={form.busy}>
            <Trans>Set my code</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-muted">
          <Trans>
            With your code you can make an exception or undo a scan on a steward’s phone, even offline. Each use is
            recorded with your name.
          </Trans>
        </p>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton className="h-14" />
        ) : data.codes.length > 0 ? (
          <ul className="divide-y divide-line">
            {data.codes.map((held) => (
              <CodeLine key={held.id} held={held} onWithdraw={() => void withdraw(held.id)} />
            ))}
          </ul>
        ) : (
          <p>
            <Trans>No codes yet.</Trans>
          </p>
        )}
        <form id={formId} {...form.props} className="flex flex-col gap-4">
          <TextField
            {...form.field('code')}
            error={form.errorAt('code') && t`Choose 6 to 12 digits that are hard to guess.`}
            label={t`My new code`}
            hint={t`6 to 12 digits, but not 123456 or similar.`}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <TextField
            {...form.field('again')}
            error={form.errorAt('again') && t`The codes don’t match.`}
            label={t`Once more`}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <FormProblems of={form} />
        </form>
      </div>
    </Dialog>
  );
}
