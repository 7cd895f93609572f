import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StaffNoticePreview, WantedStaffNotice } from '#contract/notice/staff-notice.ts';
import type { DocumentOrgType } from '#domain/account/roles.ts';
import { documentOrgTypes } from '#domain/account/roles.ts';
import { languageSuffixes } from '#domain/activity/activity-fields.ts';
import { answer, api } from '#web/api/client.ts';
import { roleWords } from '#domain/account/role-words.ts';
import { languageNames } from '#web/activity/desk/words.ts';
import { useHoldReload } from '#web/shell/use-hold-reload.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { forgetDraft, storedDraft, useDraft, useReturnedDraft } from '#web/ui/use-draft.ts';
import { useForm } from '#web/ui/use-form.ts';
import { announce } from '#web/undo/announcements.ts';
import { StaffNoticeDialog } from './staff-notice-dialog.tsx';

interface Values {
  orgType: DocumentOrgType | '';
  titleTc: string;
  titleEn: string;
  titlePt: string;
  textTc: string;
  textEn: string;
  textPt: string;
}

const empty: Values = { orgType: '', titleTc: '', titleEn: '', titlePt: '', textTc: '', textEn: '', textPt: '' };
const titleLimit = 150;
const textLimit = 3000;

const wantedOf = (activityId: string, values: Values): WantedStaffNotice => ({
  activityId,
  orgTypes: values.orgType ? [values.orgType] : [],
  title: { tc: values.titleTc, en: values.titleEn, pt: values.titlePt },
  text: { tc: values.textTc, en: values.textEn, pt: values.textPt },
});

export function StaffNoticeForm({ activityId }: { activityId: string }) {
  const { t } = useLingui();
  const draftKey = `staff-notice:${activityId}`;
  const [preview, setPreview] = useState<StaffNoticePreview | null>(null);
  const form = useForm<Values>({
    initial: { ...empty, ...storedDraft<Values>(draftKey) },
    check: ({ titleTc, titleEn, titlePt, textTc, textEn, textPt }) => [
      ...((titleTc + titleEn + titlePt).trim() ? [] : [{ path: 'titleTc', problem: 'required' } as const]),
      ...((textTc + textEn + textPt).trim() ? [] : [{ path: 'textTc', problem: 'required' } as const]),
    ],
    submit: async (values) => {
      const body = wantedOf(activityId, values);
      setPreview(await answer(api.POST('/admin/notices/preview', { body })));
    },
  });
  useDraft(draftKey, form.values, form.dirty);
  useHoldReload(form.dirty, t`You have an unsent notice.`);

  useReturnedDraft<Values>(draftKey, (values) => form.reset(values));

  const { run: send, busy } = useDeed({
    call: async (shown: StaffNoticePreview) => {
      const { values } = form;
      const { groupId } = shown;
      const body = { ...wantedOf(activityId, values), groupId, count: shown.count };
      const { count, undoMs, problem } = await answer(api.POST('/admin/notices', { body }));
      setPreview(null);
      forgetDraft(draftKey);
      form.reset(empty);
      if (problem) toast({ tone: 'bad', text: t`A message text is missing, so some people won't be told.` });
      announce({ kind: 'NOTICE_SENT', groupId, count, endsAt: Date.now() + undoMs, draftKey, written: values });
    },
  });

  return (
    <form {...form.props} className="flex max-w-3xl flex-col gap-6">
      <SelectField
        {...form.field('orgType')}
        label={t`Who gets it`}
        options={[
          { value: '', label: t`Everyone registered` },
          ...documentOrgTypes.map((value) => ({ value, label: t(roleWords[value]) })),
        ]}
      />
      {languageSuffixes.map((suffix) => {
        const { lang, name } = languageNames[suffix];
        return (
          <Card key={suffix} title={<span lang={lang}>{name}</span>}>
            <div className="flex flex-col gap-4">
              <TextField {...form.field(`title${suffix}`)} label={t`Subject`} lang={lang} limit={titleLimit} />
              <TextArea {...form.field(`text${suffix}`)} label={t`Text`} lang={lang} rows={6} limit={textLimit} />
            </div>
          </Card>
        );
      })}
      <p className="text-muted">
        <Trans>
          Readers of simplified Chinese get the Chinese text in simplified characters. If a language is empty, its
          readers get another one.
        </Trans>
      </p>
      <FormProblems of={form} />
      <StickyActions>
        <Button type="submit" tone="primary" icon="eye" busy={form.busy}>
          <Trans>See who gets it</Trans>
        </Button>
      </StickyActions>
      {preview && (
        <StaffNoticeDialog
          preview={preview}
          busy={busy}
          onSend={() => void send(preview)}
          onClose={() => setPreview(null)}
        />
      )}
    </form>
  );
}
