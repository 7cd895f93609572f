import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { changed } from '#web/api/changed.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useOnce } from '#web/ui/use-once.ts';
import { questionnaireKey } from '../queries.ts';
import { addQuestionnaire } from './queries.ts';
import { useOwnChoices } from './use-activity-choices.ts';

interface BeginDialogProps {
  /** Of which activity, if nothing else is chosen. */
  activityId: string | undefined;
  /** The questionnaire that is copied; left out, one begins with the follow-up form or empty. */
  copyOf?: string;
  onClose: () => void;
}

interface Beginning {
  activityId: string;
  begin: 'followUp' | 'empty';
  anonymous: boolean;
}

/** A new questionnaire, of which activity and with what it begins; the rest is written on its own page. */
export function BeginDialog({ activityId, copyOf, onClose }: BeginDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const id = useId();
  const activities = useOwnChoices();
  const once = useOnce();
  const form = useForm<Beginning>({
    initial: {
      activityId: activities.find(({ value }) => value === activityId)?.value ?? '',
      begin: 'followUp',
      anonymous: false,
    },
    check: (values) => (values.activityId ? [] : [{ path: 'activityId', problem: 'required' }]),
    submit: async (values) => {
      const followUp = copyOf === undefined && values.begin === 'followUp';
      const { activityId: of } = values;
      const anonymous = values.anonymous && !followUp;
      const made = await once((key) => addQuestionnaire({ activityId: of, followUp, anonymous, copyOf }, key));
      await changed([...questionnaireKey, 'desk', 'list']);
      onClose();
      await navigate({ to: '/admin/questionnaire/$questionnaireId', params: { questionnaireId: made.id } });
    },
  });
  return (
    <Dialog
      open
      title={copyOf ? <Trans>Copy the questionnaire</Trans> : <Trans>New questionnaire</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans comment="A button: leave without doing it">Cancel</Trans>
          </Button>
          <Button type="submit" form={id} tone="primary" icon={copyOf ? 'copy' : 'plus'} busy={form.busy}>
            <Trans>Create draft</Trans>
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-4">
        {copyOf && (
          <p className="text-muted">
            <Trans>Copies the texts and questions, but not the people or their answers.</Trans>
          </p>
        )}
        <SelectField
          {...form.field('activityId')}
          label={t({ message: 'Activity', comment: 'A column' })}
          options={activities}
          required
        />
        {!copyOf && (
          <RadioGroup
            {...form.field('begin')}
            label={t`Start with`}
            choices={[
              { value: 'followUp', label: t`The follow-up form`, hint: t`Contacted enterprises and how things stand` },
              { value: 'empty', label: t`No questions` },
            ]}
          />
        )}
        {!copyOf && form.values.begin === 'empty' && (
          <CheckboxField
            label={t`Anonymous`}
            hint={t`No one can tell who answered what.`}
            checked={form.values.anonymous}
            onChange={(anonymous) => form.set('anonymous', anonymous)}
          />
        )}
        <FormProblems of={form} />
      </form>
    </Dialog>
  );
}
