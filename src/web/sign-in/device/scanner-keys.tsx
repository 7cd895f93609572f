import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { normaliseCredential, readCredential } from '#domain/sign-in/credential.ts';
import { DrawnCode } from '#web/scanner/draw-code.tsx';
import { giveFeedback } from '#web/scanner/feedback.ts';
import { useWedge } from '#web/scanner/use-wedge.ts';
import { calibrationText } from '#web/scanner/wedge-keys.ts';
import { learnedTables, rememberTables } from '#web/scanner/wedge-learned.ts';
import type { WedgeReading } from '#web/scanner/wedge-text.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const acceptCode = (text: string): string | null => (readCredential(text) ? normaliseCredential(text) : null);

/** What the scanner has just said, and what to do next. */
function Heard({ reading }: { reading: WedgeReading | null }) {
  const { t } = useLingui();
  if (!reading) return <Status tone="info">{t`Scan this code with the hardware scanner.`}</Status>;
  if (reading.kind === 'CALIBRATED') {
    return <Status tone="good">{t`This scanner’s keys are known now. Scan a badge to make sure.`}</Status>;
  }
  if (reading.isOurs) return <Status tone="good">{t`Read correctly. The scanner is ready.`}</Status>;
  const { text } = reading;
  return <Status tone="warn">{t`Not one of our codes: ${text}`}</Status>;
}

function LearnDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [reading, setReading] = useState<WedgeReading | null>(null);
  useWedge(true, acceptCode, (heard) => {
    setReading(heard);
    giveFeedback(heard.kind === 'CODE' && !heard.isOurs ? 'REFUSE' : 'TICK');
  });
  return (
    <Dialog
      open
      title={<Trans>Teach the scanner’s keys</Trans>}
      onClose={onClose}
      actions={
        <Button tone="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-4">
        <p className="self-start text-muted">
          <Trans>
            Scanners type like keyboards, and layouts differ. Scan this code once and the phone remembers yours.
          </Trans>
        </p>
        <DrawnCode text={calibrationText} label={t`Calibration code`} level="M" atLeast={240} />
        <div aria-live="polite" className="w-full">
          <Heard reading={reading} />
        </div>
      </div>
    </Dialog>
  );
}

/** For a hardware scanner set up for another keyboard: most need nothing. */
export function ScannerKeys() {
  const [learning, setLearning] = useState(false);
  const [known, setKnown] = useState(() => learnedTables().length);
  const close = () => {
    setLearning(false);
    setKnown(learnedTables().length);
  };
  const forget = () => {
    rememberTables([]);
    setKnown(0);
  };
  return (
    <Card title={<Trans>Hardware scanner</Trans>}>
      <p className="mb-4 text-muted">
        {known > 0 ? (
          <Trans>This phone has learned a scanner’s keys.</Trans>
        ) : (
          <Trans>Most work straight away. If codes come out wrong, teach this phone the scanner’s keys.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button icon="keyboard" onClick={() => setLearning(true)}>
          <Trans>Teach the scanner’s keys</Trans>
        </Button>
        {known > 0 && (
          <Button icon="trash" onClick={forget}>
            <Trans>Forget what was learned</Trans>
          </Button>
        )}
      </div>
      {learning && <LearnDialog onClose={close} />}
    </Card>
  );
}
