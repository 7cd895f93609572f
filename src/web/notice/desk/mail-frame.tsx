import { useLingui } from '@lingui/react/macro';

/** A mail as a mail program shows it; nothing in it runs, and its links lead nowhere. */
export function MailFrame({ html }: { html: string }) {
  const { t } = useLingui();
  return (
    <iframe title={t`The e-mail`} sandbox="" srcDoc={html} className="h-112 w-full rounded-card border border-line" />
  );
}
