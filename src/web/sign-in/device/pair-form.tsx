import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Door } from '#web/door/door.ts';
import { useScanner } from '#web/scanner/use-scanner.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useWork } from '#web/ui/use-work.ts';
import { usualDeviceName } from './device-name.ts';
import { doorSentence } from './door-sentence.ts';

/** The code itself, or the address that the supervisor's screen shows as a QR code. */
function codeIn(text: string): string {
  try {
    return new URL(text).searchParams.get('code') ?? text.trim();
  } catch {
    return text.trim();
  }
}

function CodeCamera({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useLingui();
  const { videoRef } = useScanner(true, ({ text }) => onCode(codeIn(text)));
  return (
    <div className="aspect-square overflow-hidden rounded-card bg-sunken">
      <video ref={videoRef} aria-label={t`Camera picture`} playsInline muted className="size-full object-cover" />
    </div>
  );
}

interface PairFormProps {
  door: Door;
  code: string | undefined;
  onPaired: () => void;
  /** What can be done in its place; not while it is under way. */
  instead: { label: ReactNode; onPress: () => void } | null;
}

/** A phone becomes a station: once, by the code that a supervisor shows. */
export function PairForm({ door, code, onPaired, instead }: PairFormProps) {
  const { t } = useLingui();
  const [pairingCode, setPairingCode] = useState(code ?? '');
  const [name, setName] = useState(() => usualDeviceName(navigator.userAgent));
  const [camera, setCamera] = useState(false);
  const { busy, work } = useWork();
  const [problem, setProblem] = useState('');
  const [tried, setTried] = useState(false);

  const pair = async () => {
    setTried(true);
    setProblem('');
    if (!pairingCode.trim() || !name.trim()) return;
    try {
      await door.pair(codeIn(pairingCode), name.trim());
      onPaired();
    } catch (error) {
      setProblem(await doorSentence(error));
    }
  };

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void work(pair);
      }}
      noValidate
      className="flex max-w-md flex-col gap-5"
    >
      {camera ? (
        <CodeCamera
          onCode={(found) => {
            setPairingCode(found);
            setCamera(false);
          }}
        />
      ) : (
        <Button icon="camera" full onClick={() => setCamera(true)}>
          <Trans>Scan the code</Trans>
        </Button>
      )}
      <TextField
        label={t`Pairing code`}
        hint={t`The supervisor's screen shows it. It works once.`}
        required
        value={pairingCode}
        onChange={setPairingCode}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
        error={tried && !pairingCode.trim() ? t`Enter the code.` : undefined}
      />
      <TextField
        label={t`Name of this phone`}
        hint={t`So that the coordinator knows which one it is, for example “Ana's phone”.`}
        required
        value={name}
        onChange={setName}
        limit={80}
        autoComplete="off"
        enterKeyHint="go"
        error={tried && !name.trim() ? t`Give the phone a name.` : undefined}
      />
      <FormError>{problem}</FormError>
      <Button type="submit" tone="primary" size="lg" full busy={busy}>
        <Trans>Pair this phone</Trans>
      </Button>
      {instead && (
        <div>
          <Button tone="quiet" disabled={busy} onClick={instead.onPress}>
            {instead.label}
          </Button>
        </div>
      )}
    </form>
  );
}
