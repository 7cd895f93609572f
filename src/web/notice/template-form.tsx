import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { longestBody, longestSubject, type Template } from '#contract/notice-template.ts';
import { bcp47 } from '#domain/locale.ts';
import { templateProblems } from '#domain/notice/check-template.ts';
import { useProfile } from '#web/api/profile.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { useHoldReload } from '#web/shell/use-hold-reload.ts';
import { Button } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { Placeholders } from './placeholders.tsx';
import { TemplatePreview } from './template-preview.tsx';
import {
  fetchTemplate,
  resetTemplate,
  saveTemplate,
  setTemplateState,
  type TemplateText,
  testTemplate,
} from './template-queries.ts';
import { TemplateState } from './template-state.tsx';

const versioned = ({ subject, body, version }: Template) => ({ values: { subject, body }, version });

export function TemplateForm({ template, onSaved }: { template: Template; onSaved: (saved: Template) => void }) {
  const { t } = useLingui();
  const { trigger, language, channel, placeholders, usual } = template;
  const which = { trigger, language, channel };
  const mayWrite = useProfile()?.orgType === 'FUND_ADMIN';
  const [accountId, setAccountId] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const caret = useRef<number | null>(null);
  const edited = useVersionedForm<TemplateText>({
    draftKey: `template:${trigger}:${language}:${channel}`,
    loaded: versioned(template),
    check: (values) => templateProblems({ trigger, channel, ...values }),
    save: async ({ values, version }) => {
      const saved = await saveTemplate(which, { ...values, version });
      toast({ text: t`The text is saved.` });
      onSaved(saved);
      return versioned(saved);
    },
    fetchNewest: async () => versioned(await fetchTemplate(which)),
  });
  const { form } = edited;
  useHoldReload(edited.dirty, t`A text is not saved yet.`);
  const draft = { ...which, ...form.values, accountId };

  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast({ text: done });
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    } finally {
      setBusy(false);
    }
  };
  const change = (work: () => Promise<Template>, done: string) => act(async () => onSaved(await work()), done);
  const remove = async () => {
    const sure = await ask({
      title: t`Delete this text?`,
      text: t`Nobody is told this way any more, and whoever causes the notice is told that a text is missing.`,
      action: t`Delete`,
      tone: 'danger',
    });
    if (!sure) return;
    await change(
      () => setTemplateState(which, { version: template.version, state: 'DELETED' }),
      t`The text is deleted.`,
    );
  };
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
          hint={t`An empty line begins a paragraph; one whose placeholder is empty is left out.`}
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
        <FormError>{form.error}</FormError>
        {mayWrite && (
          <>
            <div className="flex flex-wrap gap-2">
              <Button
                icon="send"
                busy={busy}
                onClick={() => void act(() => testTemplate(draft), t`A test is on its way to you.`)}
              >
                <Trans>Send me a test</Trans>
              </Button>
              {usual && (
                <Button
                  icon="undo"
                  busy={busy}
                  onClick={() =>
                    void change(() => resetTemplate(which, template.version), t`The usual text is back.`).then(() =>
                      edited.discard(),
                    )
                  }
                >
                  <Trans>Usual text</Trans>
                </Button>
              )}
              {template.state === 'ON' && (
                <Button
                  icon="pause"
                  busy={busy}
                  onClick={() =>
                    void change(
                      () => setTemplateState(which, { version: template.version, state: 'OFF' }),
                      t`Switched off.`,
                    )
                  }
                >
                  <Trans>Switch off</Trans>
                </Button>
              )}
              {template.state === 'OFF' && (
                <Button
                  icon="play"
                  busy={busy}
                  onClick={() =>
                    void change(
                      () => setTemplateState(which, { version: template.version, state: 'ON' }),
                      t`Switched on.`,
                    )
                  }
                >
                  <Trans>Switch on</Trans>
                </Button>
              )}
              {(template.state === 'ON' || template.state === 'OFF') && (
                <Button icon="trash" busy={busy} onClick={() => void remove()}>
                  <Trans>Delete</Trans>
                </Button>
              )}
            </div>
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
