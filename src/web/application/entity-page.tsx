import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { licenceIsCurrent, monthsBefore } from '#domain/application/licence.ts';
import { businessDateAt, instantOf, isBusinessDate } from '#domain/instant.ts';
import { UploadField } from '#web/file/upload-field.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { DateField } from '#web/ui/text-field.tsx';
import { fieldNames } from './field-words.ts';
import { ExhibitorPhone, ExhibitorText } from './fields.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { typesQuery } from './queries.ts';
import type { ApplicationSearch } from './routes.ts';
import { NextButton, StepFrame, useGo } from './step-frame.tsx';
import { useDraftStore, useExhibitorField, useProblem } from './use-draft-of.ts';
import { textOfId, useOptions } from './use-options.ts';

/** The unit as it takes part, and who speaks for it (rows 122, 123). */
export function EntityPage() {
  const go = useGo();
  return (
    <StepFrame step="entity" next={<NextButton onClick={() => void go('bulletin')} />}>
      <ProposalCard />
      <Card title={<Trans>Your unit</Trans>} level={3}>
        <div className="flex flex-col gap-5">
          <ExhibitorText of="nameTc" lang="zh-Hant-MO" autoComplete="organization" />
          <ExhibitorText of="nameEn" lang="en" />
          <ExhibitorText of="summary" long />
          <ExhibitorText of="website" type="url" inputMode="url" autoCapitalize="none" />
          <ExhibitorText of="mainPerson" />
          <KindOfExhibitor />
        </div>
      </Card>
      <Card title={<Trans>Contact</Trans>} level={3}>
        <div className="flex flex-col gap-5">
          <ExhibitorText of="contactPerson" autoComplete="name" />
          <ExhibitorPhone />
          <ExhibitorText of="contactTelNo" type="tel" inputMode="tel" autoComplete="off" />
          <ExhibitorText of="contactEmail" type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
        </div>
      </Card>
    </StepFrame>
  );
}

function KindOfExhibitor() {
  const { t } = useLingui();
  const { activityId = '' }: ApplicationSearch = useSearch({ strict: false });
  const { data: types } = useQuery(typesQuery(activityId));
  const options = useOptions();
  const { value, onChange, error } = useExhibitorField('typeId');
  const type = types?.content.find(({ id }) => id === value);
  return (
    <>
      <SelectField
        label={t(fieldNames['exhibitor.typeId'])}
        required
        name="typeId"
        options={options(types?.content)}
        value={textOfId(value)}
        onChange={(chosen) => onChange(Number(chosen))}
        error={error}
        hint={
          type?.maxBooths
            ? t`This type of exhibitor can have up to ${plural(type.maxBooths, { one: '# booth', other: '# booths' })}.`
            : undefined
        }
      />
      {type?.needsLicence && <Licence />}
    </>
  );
}

function Licence() {
  const { t } = useLingui();
  const store = useDraftStore();
  const { value, onChange, error } = useExhibitorField('licenceIssueDate');
  const fileError = useProblem('filesCertificate');
  const today = businessDateAt(instantOf(Date.now()));
  const oldest = monthsBefore(today, 3);
  return (
    <>
      <UploadField
        owner={{ kind: 'ENROLLMENT', id: store.enrollmentId }}
        group="CERTIFICATE"
        required
        error={fileError}
        onChanged={() => store.solve('filesCertificate')}
      />
      <DateField
        label={t(fieldNames['exhibitor.licenceIssueDate'])}
        required
        hint={t`Issued in the last three months: ${oldest} or later.`}
        value={value ?? ''}
        max={today}
        onChange={(typed) => onChange(isBusinessDate(typed) ? typed : null)}
        error={error}
      />
      {value && !licenceIsCurrent(value, today) && (
        <>
          <Status tone="warn">
            <Trans>This copy is too old. Get a new one, or say why we should accept this one.</Trans>
          </Status>
          {value <= today && <ExhibitorText of="licenceReason" long hint={t`The fund will read this and decide.`} />}
        </>
      )}
    </>
  );
}
