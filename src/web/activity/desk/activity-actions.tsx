import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { DeskActivity } from '#contract/activity/desk.ts';
import type { ActivityStateMove } from '#domain/activity/activity-moves.ts';
import { answer, api } from '#web/api/client.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CancelActivity } from './cancel-activity.tsx';
import { makeMove, refreshActivities } from './queries.ts';
import { useMayChange } from './use-may-change.ts';
import { moveWords } from './words.ts';

/**
 * What can be done with an activity as a whole: look at it as a visitor, publish it, copy it, and the rest in a menu.
 */
export function ActivityActions({
  activity,
  dirty,
  onMoved,
}: {
  activity: DeskActivity;
  /** Something typed is not saved; an activity is published as it is stored. */
  dirty: boolean;
  onMoved: (moved: DeskActivity) => void;
}) {
  const { t } = useLingui();
  const mayChange = useMayChange();
  const [open, setOpen] = useState<'copy' | 'cancel' | null>(null);
  const publish = activity.offers.find(({ move }) => move === 'publish');

  const go = async (move: ActivityStateMove) => {
    const { label, question, tone, done } = moveWords[move];
    const sure = await ask({
      title: t(label),
      text: t(question),
      action: t(label),
      tone: tone === 'danger' ? 'danger' : 'primary',
    });
    if (!sure) return;
    try {
      onMoved(await makeMove(activity, move));
      toast({ text: t(done) });
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    }
  };
  const reasonAgainst = (missing: DeskActivity['offers'][number]['missing']) => {
    if (dirty) return t`Save first.`;
    if (missing === 'PARAMS_ERROR') return t`It needs a name, and windows that begin before they end.`;
    if (missing === 'IN_USE') return t`${activity.registrations} units are registered.`;
    return undefined;
  };
  const others = activity.offers.filter(({ move }) => move !== 'publish');

  return (
    <>
      <LinkButton to="/admin/activities/$activityId/preview" params={{ activityId: activity.id }} icon="eye">
        <Trans comment="A button: look at it as a visitor does">Preview</Trans>
      </LinkButton>
      {publish && (
        <Button
          tone="primary"
          icon={moveWords.publish.icon}
          disabledReason={reasonAgainst(publish.missing)}
          onClick={() => void go('publish')}
        >
          {t(moveWords.publish.label)}
        </Button>
      )}
      {mayChange && (
        <Menu
          label={t`More actions`}
          items={[
            { id: 'copy', label: t`Copy the activity`, icon: 'copy', onSelect: () => setOpen('copy') },
            ...others.map(({ move, missing }) => {
              const against = reasonAgainst(missing);
              return {
                id: move,
                label: (
                  <>
                    {t(moveWords[move].label)}
                    {against && <span className="block text-sm text-muted">{against}</span>}
                  </>
                ),
                icon: moveWords[move].icon,
                disabled: against !== undefined,
                onSelect: () => (move === 'cancel' ? setOpen('cancel') : void go(move)),
              };
            }),
          ]}
        >
          <Icon name="more" />
        </Menu>
      )}
      {open === 'copy' && <CopyActivity activity={activity} onClose={() => setOpen(null)} />}
      {open === 'cancel' && <CancelActivity activity={activity} onMoved={onMoved} onClose={() => setOpen(null)} />}
    </>
  );
}

function CopyActivity({ activity, onClose }: { activity: DeskActivity; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const form = useForm({
    initial: { code: `${activity.fields.code}-2` },
    submit: async ({ code }) => {
      const copy = await answer(
        api.POST('/admin/activities/{activityId}/copies', {
          params: { path: { activityId: activity.id } },
          body: { code },
        }),
      );
      await refreshActivities();
      onClose();
      toast({ text: t`The copy is a draft.` });
      await navigate({ to: '/admin/activities/$activityId', params: { activityId: copy.id } });
    },
  });
  return (
    <Dialog
      open
      title={<Trans>Copy the activity</Trans>}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} tone="primary" icon="copy" busy={form.busy}>
          <Trans comment="A button">Copy</Trans>
        </Button>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-4">
        <p className="text-muted">
          <Trans>
            Texts, dates, settings, links and booths are copied; files, contractors and registrations are not.
          </Trans>
        </p>
        <TextField
          {...form.field('code')}
          label={t`Code of the copy`}
          required
          autoCapitalize="characters"
          autoComplete="off"
        />
        <FormError>{form.error}</FormError>
      </form>
    </Dialog>
  );
}
