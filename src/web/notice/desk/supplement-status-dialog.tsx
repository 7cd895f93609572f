import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskSupplement } from '#contract/notice/supplement.ts';
import type { SupplementStatus } from '#domain/notice/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { setSupplementStatus } from '../supplement-queries.ts';
import { supplementWords } from '../words.ts';

type Passive = Exclude<SupplementStatus, 'A' | 'DRAFT'>;
const passive: readonly Passive[] = ['SOON', 'CLOSED', 'WITHDRAWN'];
const reasonLimit = 500;

/** Makes a notice grey for its readers, and says why. */
export function SupplementStatusDialog({
  one,
  onClose,
  onSaved,
}: {
  one: DeskSupplement;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { t } = useLingui();
  const { reasonTc, reasonEn, reasonPt } = one;
  const form = useForm<{ status: Passive; reasonTc: string; reasonEn: string; reasonPt: string }>({
    initial: {
      status: passive.find((status) => status === one.status) ?? (one.publishedAt ? 'CLOSED' : 'SOON'),
      reasonTc,
      reasonEn,
      reasonPt,
    },
    submit: async ({ status, ...reasons }) => {
      await setSupplementStatus(one, status, reasons);
      toast({ text: t`Notice saved.` });
      onSaved();
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={<Trans>Other status</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form="supplement-status" tone="primary" icon="save" busy={form.busy}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id="supplement-status" {...form.props} className="flex flex-col gap-5">
        <RadioGroup
          label={t`Status`}
          hint={t`It's shown greyed out with the reason. No one is notified.`}
          name="status"
          value={form.values.status}
          choices={passive.map((value) => ({ value, label: t(supplementWords[value].label) }))}
          onChange={(status) => form.set('status', status)}
        />
        <TextField {...form.field('reasonTc')} label={t`Reason in Chinese`} limit={reasonLimit} lang="zh-Hant-MO" />
        <TextField {...form.field('reasonEn')} label={t`Reason in English`} limit={reasonLimit} lang="en" />
        <TextField {...form.field('reasonPt')} label={t`Reason in Portuguese`} limit={reasonLimit} lang="pt-PT" />
        <FormProblems of={form} />
      </form>
    </Dialog>
  );
}
