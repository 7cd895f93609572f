import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnApplication } from '#contract/recruitment/application.ts';
import { applicantProblems } from '#domain/recruitment/applicant.ts';
import { applicationLimits } from '#domain/recruitment/application-moves.ts';
import { changed } from '#web/api/changed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { changeOwnApplication, ownApplicationKey } from '../queries.ts';

/** What an applicant said of themselves; all but the address can be changed. */
export function OwnFields({ of: own, link, mayChange }: { of: OwnApplication; link: string; mayChange: boolean }) {
  const { t } = useLingui();
  const form = useForm({
    initial: { name: own.name, countryCode: own.countryCode, mobile: own.mobile, message: own.message },
    check: (values) => applicantProblems({ ...values, email: own.email }),
    async submit(values) {
      await changeOwnApplication(link, { version: own.version, ...values });
      toast({ text: t`Saved.` });
      await changed(ownApplicationKey);
    },
  });
  const { countryCode, mobile } = form.values;
  return (
    <Card title={<Trans>What you sent</Trans>}>
      <form {...form.props} className="flex flex-col gap-4">
        <p>{own.email}</p>
        <TextField {...form.field('name')} label={t`Your name`} autoComplete="name" disabled={!mayChange} required />
        <PhoneField
          label={t`Mobile`}
          value={{ countryCode, mobile }}
          onChange={(phone) => {
            form.set('countryCode', phone.countryCode);
            form.set('mobile', phone.mobile);
          }}
          error={form.errorAt('mobile')}
          disabled={!mayChange}
          required
        />
        <TextArea
          {...form.field('message')}
          label={t({ message: 'Message to the company', comment: 'From an applicant' })}
          limit={applicationLimits.message}
          disabled={!mayChange}
        />
        <FormProblems of={form} />
        {mayChange && (
          <Button type="submit" busy={form.busy} disabled={!form.dirty}>
            <Trans>Save</Trans>
          </Button>
        )}
      </form>
    </Card>
  );
}
