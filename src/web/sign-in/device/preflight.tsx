import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Door, Measured } from '#web/door/door.ts';
import { currentLocale } from '#web/i18n/language.ts';
import { keepOnDevice } from '#web/offline/keep-on-device.ts';
import { giveFeedback } from '#web/scanner/feedback.ts';
import { useFeedbackSwitches } from '#web/scanner/use-feedback.ts';
import { useScanner } from '#web/scanner/use-scanner.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Status } from '#web/ui/badge.tsx';
import { checkWords } from '../words.ts';
import { batteryLasts, readBattery } from './battery.ts';
import { CheckRow, type CheckState } from './check-row.tsx';
import { KeepStorage, StayAwake } from './phone-advice.tsx';
import { ScannerKeys } from './scanner-keys.tsx';
import { useWakefulness, useWakeLock } from '#web/ui/use-wake-lock.ts';

interface Result {
  state: CheckState;
  detail: string;
}
type Results = Readonly<Record<string, Result>>;

/** Checks that a person takes part in; the core measures the others. */
const byHand = ['camera', 'sound', 'vibration', 'lock'] as const;
type ByHand = (typeof byHand)[number];

/** Yes and no are said by the light. */
const plainDetail = (detail: string): string => (detail === 'true' || detail === 'false' ? '' : detail);

const shortestLockMs = 1000;
/** For the scanner's files on a phone that has just been paired. */
const longestFetchMs = 30_000;

const atFirst = (): Results => ('vibrate' in navigator ? {} : { vibration: { state: 'absent', detail: '' } });

const resultOf = ({ passed, detail }: Measured): Result => ({
  state: passed ? 'passed' : 'failed',
  detail: plainDetail(detail),
});

/** What the core and the browser tell by themselves, each as it comes. */
async function measureAll(door: Door, put: (check: string, result: Result) => void): Promise<void> {
  const measureBattery = async () => {
    const found = await readBattery();
    if (!found) return;
    const state = batteryLasts(found) ? 'passed' : 'failed';
    put('battery', { state, detail: `${Math.round(found.level * 100)} %` });
  };
  const measureApp = async () => {
    const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), longestFetchMs));
    const isHere = await Promise.race([keepOnDevice(currentLocale(), 'sign-in'), tooLate]);
    put('app', { state: isHere ? 'passed' : 'failed', detail: '' });
  };
  await Promise.all([
    measureApp(),
    door.measure((measured) => put(measured.check, resultOf(measured))),
    measureBattery(),
  ]);
}

const awakeState = { held: 'passed', refused: 'failed', absent: 'absent' } as const;

function CameraCheck({ onRead }: { onRead: () => void }) {
  const { t } = useLingui();
  const { videoRef } = useScanner(true, onRead);
  return (
    <div className="aspect-video w-full max-w-sm overflow-hidden rounded-card bg-sunken">
      <video ref={videoRef} aria-label={t`Camera picture`} playsInline muted className="size-full object-cover" />
    </div>
  );
}

/** Hidden for a moment and back again: what a locked phone looks like to a page. */
function useLockTest(active: boolean, onBack: (hiddenMs: number) => void): void {
  useEffect(() => {
    if (!active) return;
    let since: number | null = null;
    const follow = () => {
      if (document.visibilityState === 'hidden') since = Date.now();
      else if (since !== null && Date.now() - since >= shortestLockMs) onBack(Date.now() - since);
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [active, onBack]);
}

/**
 * Half a minute before the shift (N8): everything that could fail at the door is tried, and the coordinator sees it.
 * @param listed whether the list of people is here; a phone just paired is measured again when it has come
 */
export function Preflight({ door, listed }: { door: Door; listed: boolean }) {
  const { t, i18n } = useLingui();
  useFeedbackSwitches();
  useWakeLock(true);
  const wakefulness = useWakefulness();
  const [results, setResults] = useState<Results>(atFirst);
  const [measuring, setMeasuring] = useState(true);
  const [trying, setTrying] = useState<ByHand | null>(null);
  const [sent, setSent] = useState<'no' | 'sending' | 'yes'>('no');

  const put = (check: string, state: CheckState, detail = '') => {
    setResults((before) => ({ ...before, [check]: { state, detail } }));
    setSent('no');
  };

  useEffect(() => {
    let wanted = true;
    const measure = async () => {
      setMeasuring(true);
      await measureAll(door, (check, result) => {
        if (wanted) setResults((before) => ({ ...before, [check]: result }));
      });
      if (wanted) setMeasuring(false);
    };
    void measure();
    return () => {
      wanted = false;
    };
  }, [door, listed]);

  const afterLock = async (hiddenMs: number) => {
    setTrying(null);
    const again = await door.measure();
    const broken = again.some(({ check, passed }) => !passed && results[check]?.state === 'passed');
    put('lock', broken ? 'failed' : 'passed', `${Math.round(hiddenMs / 1000)} s`);
  };
  useLockTest(trying === 'lock', (hiddenMs) => void afterLock(hiddenMs));

  const stateOf = (check: string): CheckState =>
    check === 'awake' ? awakeState[wakefulness] : (results[check]?.state ?? 'open');
  const measured = Object.keys(checkWords).filter(
    (check) => check in results && !byHand.some((one) => one === check) && check !== 'awake',
  );
  const checks = [...byHand, 'awake', ...measured];
  const open = checks.filter((check) => stateOf(check) === 'open').length;
  const failed = checks.filter((check) => stateOf(check) === 'failed').length;
  const nameOf = (check: string): string => {
    const words = checkWords[check];
    return words ? i18n._(words) : check;
  };

  const send = async () => {
    setSent('sending');
    const report = checks
      .filter((check) => stateOf(check) !== 'open')
      .map((check): Measured => {
        const state = stateOf(check);
        const detail = results[check]?.detail ?? '';
        return { check, passed: state !== 'failed', detail: state === 'absent' ? 'absent' : detail };
      });
    await door.reportPreflight(report);
    setSent('yes');
  };

  const askWhetherFelt = (check: 'sound' | 'vibration') => (
    <>
      <Button
        icon={check === 'sound' ? 'sound' : 'vibrate'}
        onClick={() => {
          giveFeedback(check === 'sound' ? 'ADMIT' : 'REFUSE');
          setTrying(check);
        }}
      >
        <Trans comment="Button that plays a sound or vibrates as a test">Try</Trans>
      </Button>
      {trying === check && (
        <>
          <Button tone="primary" onClick={() => (setTrying(null), put(check, 'passed'))}>
            {check === 'sound' ? <Trans>I heard it</Trans> : <Trans>I felt it</Trans>}
          </Button>
          <Button onClick={() => (setTrying(null), put(check, 'failed'))}>
            <Trans>Nothing</Trans>
          </Button>
        </>
      )}
    </>
  );

  const tryOut: Record<ByHand, React.ReactNode> = {
    camera:
      trying === 'camera' ? (
        <CameraCheck
          onRead={() => {
            setTrying(null);
            giveFeedback('TICK');
            put('camera', 'passed');
          }}
        />
      ) : (
        <Button icon="camera" onClick={() => setTrying('camera')}>
          <Trans>Hold any QR code before the camera</Trans>
        </Button>
      ),
    sound: askWhetherFelt('sound'),
    vibration: stateOf('vibration') === 'absent' ? null : askWhetherFelt('vibration'),
    lock:
      trying === 'lock' ? (
        <p className="font-medium">
          <Trans>Lock the phone, then unlock it after two seconds.</Trans>
        </p>
      ) : (
        <Button icon="lock" onClick={() => setTrying('lock')}>
          <Trans comment="Button that plays a sound or vibrates as a test">Try</Trans>
        </Button>
      ),
  };

  return (
    <div className="flex max-w-reading flex-col gap-5">
      {failed > 0 ? (
        <Status tone="bad">{t`Some checks failed: see the red lines.`}</Status>
      ) : open > 0 || measuring ? (
        <Status tone="info">{t`Test everything once. It takes half a minute.`}</Status>
      ) : (
        <Status tone="good">{t`This phone is ready.`}</Status>
      )}
      <Card>
        <ul className="-my-4 divide-y divide-line">
          {byHand.map((check) => (
            <CheckRow key={check} name={nameOf(check)} state={stateOf(check)} detail={results[check]?.detail}>
              {stateOf(check) === 'passed' ? null : tryOut[check]}
            </CheckRow>
          ))}
          <CheckRow name={nameOf('awake')} state={stateOf('awake')}>
            {wakefulness !== 'held' && <StayAwake />}
          </CheckRow>
          {measured.map((check) => (
            <CheckRow key={check} name={nameOf(check)} state={stateOf(check)} detail={results[check]?.detail}>
              {check === 'storagePersisted' && stateOf(check) === 'failed' && <KeepStorage />}
            </CheckRow>
          ))}
          {measuring && <CheckRow name={t`Measuring`} state="running" />}
        </ul>
      </Card>
      <ScannerKeys />
      {sent === 'yes' && (
        <output className="block font-medium text-good">
          <Trans>Noted. The coordinator sees it at the next connection.</Trans>
        </output>
      )}
      <div className="flex flex-col gap-3 md:flex-row">
        <Button size="lg" icon="send" busy={sent === 'sending'} onClick={() => void send()} full>
          <Trans>Tell the coordinator</Trans>
        </Button>
        <LinkButton to="/sign-in/scan" tone="primary" size="lg" icon="scan" full>
          <Trans>Start scanning</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
