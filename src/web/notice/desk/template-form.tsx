import { longestBody, longestSubject } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Template } from '#contract/notice/template.ts';
import { administrators } from '#domain/account/roles.ts';
import { bcp47 } from '#domain/locale.ts';
import { templateProblems } from '#domain/notice/check-template.ts';
import { useMay } from '#web/api/use-may.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { useHoldReload } from '#web/shell/use-hold-reload.ts';
import { Button } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { Placeholders } from './placeholders.tsx';
import { TemplateActions } from './template-actions.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { fetchTemplate, saveTemplate, type TemplateText, type Which } from './template-queries.ts';
import { TemplateState } from './template-state.tsx';

const versioned = ({ subject, body, version }: Template) => ({ values: { subject, body }, version });

export function TemplateForm({
  which,
  template,
  onSaved,
}: {
  which: Which;
  template: Template;
  onSaved: (saved: Template) => void;
}) {
  const { t } = useLingui();
  const { trigger, language, channel, placeholders } = template;
  const mayWrite = useMay('saveTemplate', administrators);
  const [accountId, setAccountId] = useState<string | undefined>();
  const caret = useRef<number | null>(null);
  const edited = useVersionedForm<TemplateText>({
    draftKey: `template:${which.eventId ?? ''}:${trigger}:${language}:${channel}`,
    loaded: versioned(template),
    check: (values) => templateProblems({ trigger, channel, ...values }),
    save: async ({ values, version }) => {
      const saved = await saveTemplate(which, { ...values, version });
      toast({ text: t`Text saved.` });
      onSaved(saved);
      return versioned(saved);
    },
    fetchNewest: async () => versioned(await fetchTemplate(which)),
  });
  const { form } = edited;
  useHoldReload(edited.dirty, t`You have unsaved text.`);
  const draft = { ...which, ...form.values, accountId };

  const insert = (name: string) => {
    const { body } = form.values;
    const at = caret.current ?? body.length;
    form.set('body', `${body.slice(0, at)}{${name}}${body.slice(at)}`);
    caret.current = at + name.length + 2;
  };

  return (
    <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
      <form {...form.props} className="flex flex-col gap-5">
        <TemplateState template={template} />
        {channel !== 'SMS' && (
          <TextField
            {...form.field('subject')}
            label={t`Subject`}
            lang={bcp47[language]}
            limit={longestSubject}
            readOnly={!mayWrite}
            required
          />
        )}
        <TextArea
          {...form.field('body')}
          label={t`Text`}
          hint={t`Leave an empty line to start a new paragraph. A paragraph is left out if its placeholder is empty.`}
          lang={bcp47[language]}
          rows={channel === 'MAIL' ? 14 : 6}
          limit={longestBody}
          onBlur={(event) => {
            caret.current = event.target.selectionStart;
          }}
          required
        />
        <Placeholders names={placeholders} onInsert={mayWrite ? insert : undefined} />
        {template.updatedBy && template.updatedAt && (
          <p className="text-sm text-muted">
            <Trans>
              Written by {template.updatedBy}, <DateTime at={template.updatedAt} />
            </Trans>
          </p>
        )}
        <FormProblems of={form} />
        {mayWrite && (
          <>
            <TemplateActions
              which={which}
              template={template}
              draft={draft}
              onChanged={onSaved}
              onReplaced={async (changed) => {
                onSaved(changed);
                await edited.discard();
              }}
            />
            <StickyActions>
              <Button type="submit" tone="primary" icon="save" busy={form.busy}>
                <Trans>Save</Trans>
              </Button>
            </StickyActions>
          </>
        )}
      </form>
      <TemplatePreview draft={draft} onAccount={setAccountId} />
      {edited.conflict && (
        <EditConflict
          conflict={edited.conflict}
          labelOf={(field) => (field === 'subject' ? t`Subject` : t`Text`)}
          show={(field, values) => values[field]}
          onResolve={edited.resolve}
          onClose={edited.leaveConflict}
        />
      )}
    </div>
  );
}
