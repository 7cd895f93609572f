import { Trans, useLingui } from '@lingui/react/macro';
import { spacedCredential } from '#domain/sign-in/credential.ts';
import { DrawnCode } from '#web/scanner/draw-code.tsx';
import { Card } from '#web/ui/card.tsx';

/** At the fair: shown to any company, which has the application then. */
export function MeetingCode({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>At the fair</Trans>}>
      <p className="mb-4 text-muted">
        <Trans>
          Show this code to a company you talk to. When they scan it, they get your name, e-mail, mobile and CV for
          their position, and we e-mail you a receipt.
        </Trans>
      </p>
      <div className="flex flex-col items-center gap-2">
        <DrawnCode text={code} label={t`Your code for the fair`} level="M" />
        <span className="font-mono text-sm text-center">{spacedCredential(code)}</span>
      </div>
    </Card>
  );
}
