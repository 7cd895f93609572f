import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { credentialLength, isMistyped, normaliseCredential, spacedCredential } from '#domain/sign-in/credential.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** The characters below the code, typed: case, blanks and look-alike letters are forgiven, a slip is said and kept. */
export function TypedSheet({ onCode, onClose }: { onCode: (text: string) => void; onClose: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [mistyped, setMistyped] = useState<string | null>(null);
  const code = normaliseCredential(text);
  const typed = code.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMistyped(code)) setMistyped(text);
    else if (code) onCode(text);
  };
  return (
    <Dialog open title={<Trans>Type the code</Trans>} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <TextField
          label={t`Characters printed below the code`}
          hint={
            code ? (
              <span className="font-mono tracking-wide">{spacedCredential(code)}</span>
            ) : (
              t`26 characters; spaces don’t matter`
            )
          }
          value={text}
          onChange={setText}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="go"
        />
        <p className="text-sm text-muted tabular-nums">
          <Trans>
            {typed} of {credentialLength}
          </Trans>
        </p>
        <FormError>
          {mistyped === text && <Trans>Something is mistyped. Compare each character with the badge.</Trans>}
        </FormError>
        <Button type="submit" tone="primary" size="lg" full disabled={!code}>
          <Trans>Sign in</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
