import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { applicationProblems } from '#domain/application/check-application.ts';
import { stepOfPath } from '#domain/application/wizard-steps.ts';
import { UploadField } from '#web/file/upload-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { fieldNames } from './field-words.ts';
import type { ApplicationSearch } from './routes.ts';
import { NextButton, StepFrame, useGo } from './step-frame.tsx';
import { useDraftStore, useFormField, useProblem } from './use-draft-of.ts';
import { useFacts } from './use-facts.ts';

/** On to the last page only when the whole form is right; else to the first thing that is not (row 133). */
export function useToCheck(): () => void {
  const { t } = useLingui();
  const { activityId = '' }: ApplicationSearch = useSearch({ strict: false });
  const store = useDraftStore();
  const facts = useFacts(activityId);
  const go = useGo();
  return () => {
    const problems = facts ? applicationProblems(store.get(), facts) : [];
    const [first] = problems;
    if (!first) return void go('check');
    toast({ tone: 'bad', text: t`Something is missing or wrong. Check the marked fields.` });
    void go(stepOfPath(first.path)).then(() => store.show(problems));
  };
}

/** Films, papers, logo and QR code (row 132). */
export function UploadPage() {
  const { t } = useLingui();
  const store = useDraftStore();
  const owner = { kind: 'ENROLLMENT', id: store.enrollmentId } as const;
  const logo = useFormField('useLogoForWebsite');
  const subtitled = useFormField('pavilionSubtitled');
  const subtitlesError = useProblem('pavilionSubtitled');
  const mif = useFormField('joinMif');
  const codeError = useProblem('companyQrCodeList');
  const go = useGo();
  const toCheck = useToCheck();
  return (
    <StepFrame step="upload" next={<NextButton onClick={toCheck} />}>
      <Card>
        <div className="flex flex-col gap-8">
          <UploadField owner={owner} group="VIDEO" />
          <div className="flex flex-col gap-3">
            <UploadField owner={owner} group="PAVILION_VIDEO" />
            <CheckboxField
              label={t(fieldNames['form.pavilionSubtitled'])}
              checked={subtitled.value}
              onChange={subtitled.onChange}
              error={subtitlesError}
              name="pavilionSubtitled"
            />
          </div>
          <UploadField owner={owner} group="ATTACHMENT" />
          <UploadField
            owner={owner}
            group="QR_CODE"
            error={codeError}
            onChanged={() => store.solve('companyQrCodeList')}
          />
          <div className="flex flex-col gap-3">
            <UploadField owner={owner} group="EXHIBITOR" />
            <CheckboxField
              label={t(fieldNames['form.useLogoForWebsite'])}
              checked={logo.value}
              onChange={logo.onChange}
              name="useLogoForWebsite"
            />
          </div>
        </div>
      </Card>
      <Card title={<Trans>Business matching</Trans>} level={3}>
        <div className="flex flex-col items-start gap-3">
          <p className="max-w-reading">
            <Trans>The fund brings exhibitors and buyers together. Taking part is optional.</Trans>
          </p>
          <CheckboxField label={t(fieldNames.joinMif)} checked={mif.value} onChange={mif.onChange} name="joinMif" />
          {mif.value && (
            <Button icon="arrow-right" onClick={() => void go('mif')}>
              <Trans>Fill in the form for business matching</Trans>
            </Button>
          )}
        </div>
      </Card>
    </StepFrame>
  );
}
