import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StaffNoticePreview } from '#contract/notice/staff-notice.ts';
import { bcp47, namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { roleWords } from '#domain/account/role-words.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { MailFrame } from './mail-frame.tsx';
import { localeNames } from '#web/i18n/locale-names.ts';

/** Before it is sent: to whom, and what each language reads. */
export function StaffNoticeDialog({
  preview: { count, recipients, languages },
  busy,
  onSend,
  onClose,
}: {
  preview: StaffNoticePreview;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(languages[0]?.language);
  const shown = languages.find(({ language }) => language === chosen);
  const more = count - recipients.length;
  return (
    <Dialog
      open
      width="wide"
      title={<Plural value={count} one="# account gets this" other="# accounts get this" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button
            tone="primary"
            icon="send"
            busy={busy}
            disabledReason={count === 0 && <Trans>No one is registered in this role.</Trans>}
            onClick={onSend}
          >
            <Trans context="message">Send</Trans>
          </Button>
        </>
      }
    >
      {chosen && shown && (
        <Tabs
          label={t`Language`}
          tabs={languages.map(({ language, count: badge }) => ({
            id: language,
            label: localeNames[language],
            badge,
          }))}
          value={chosen}
          onChange={setChosen}
        >
          {shown.missing.length > 0 && (
            <div className="mb-3">
              <Status tone="warn">
                <Trans>There's no text in this language, so not everyone will be told.</Trans>
              </Status>
            </div>
          )}
          <p lang={bcp47[shown.language]} className="mb-3 text-lg font-semibold">
            {shown.subject}
          </p>
          {shown.html && <MailFrame html={shown.html} />}
        </Tabs>
      )}
      {recipients.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-semibold">
            <Trans>Recipients</Trans>
          </h3>
          <ul className="flex flex-col divide-y divide-line">
            {recipients.map((one) => (
              <li key={one.accountId} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="font-medium">
                  <LocalizedName of={namesOf(one)} />
                </span>
                <span className="text-muted">
                  {one.unit && <LocalizedName of={namesOf(one.unit)} />} · {t(roleWords[one.orgType])} ·{' '}
                  {localeNames[one.language]}
                </span>
              </li>
            ))}
          </ul>
          {more > 0 && (
            <p className="pt-2 text-muted">
              <Plural value={more} one="and # more" other="and # more" />
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
