import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { normaliseCredential, readCredential } from '#domain/sign-in/credential.ts';
import type { Door, ScanInput } from '#web/door/door.ts';
import type { DoorState, DoorStation } from '#web/door/door-state.ts';
import type { Found } from '#web/door/search/search-messages.ts';
import { giveFeedback } from '#web/scanner/feedback.ts';
import { readPictureFile } from '#web/scanner/picture-file.ts';
import { useFeedbackSwitches } from '#web/scanner/use-feedback.ts';
import { useScanner } from '#web/scanner/use-scanner.ts';
import { useWedge } from '#web/scanner/use-wedge.ts';
import { holdReload } from '#web/shell/busy-work.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { useNow } from '../device/use-now.ts';
import { useWakeLock } from '#web/ui/use-wake-lock.ts';
import { AlertCards, alertCount, AlertSheet, AlertStrip } from './alerts.tsx';
import { CalmLines } from './calm-lines.tsx';
import { CameraView } from './camera-view.tsx';
import { CardActions } from './card-actions.tsx';
import { waitsForDecision } from './deed-rights.ts';
import { DeedSheet } from './deed-sheet.tsx';
import { GroupCard } from './group-card.tsx';
import { GroupSheet } from './group-sheet.tsx';
import { QueueLine } from './queue-line.tsx';
import { RecentList } from './recent-list.tsx';
import { SearchSheet } from './search-sheet.tsx';
import { PairAnewLine } from './pair-anew-line.tsx';
import { StationLine } from './station-line.tsx';
import { StationSheet } from './station-sheet.tsx';
import { SwitchStation } from './switch-station.tsx';
import { type Tool, ToolRow } from './tool-row.tsx';
import { TouchLines } from './touch-lines.tsx';
import { TypedSheet } from './typed-sheet.tsx';
import { useDeed } from './use-deed.ts';
import { useScanning } from './use-scanning.ts';
import { useSpokenCard } from './use-spoken-card.ts';
import { VerdictCard } from './verdict-card.tsx';

type Sheet = Tool | 'station' | 'recent' | 'alerts' | null;

const acceptCode = (text: string): string | null => (readCredential(text) ? normaliseCredential(text) : null);

/** Something came back from the server: a tick, and no more. */
function useTickForNews(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) giveFeedback('TICK');
    before.current = count;
  }, [count]);
}

/** The scanner at work. Whatever opens over it, the camera and the hardware scanner go on. */
export function ScanScreen({ door, state, station }: { door: Door; state: DoorState; station: DoorStation }) {
  const { t } = useLingui();
  const wide = useWide();
  const now = useNow(10_000);
  const feedback = useFeedbackSwitches();
  const [sheet, setSheet] = useState<Sheet>(null);
  const [member, setMember] = useState<Found | null>(null);
  const [said, setSaid] = useState('');
  const spoken = useSpokenCard();
  const announce = useCallback((card: Parameters<typeof spoken>[0]) => setSaid(spoken(card)), [spoken]);
  const opened = useDeed();
  const { deed } = opened;
  const scanning = useScanning(state, deed !== null, (shown) => waitsForDecision(shown, station), announce);

  /** The answer is seen at once, whatever lay over it; over a reason or a supervisor's code being written, in short. */
  const take = (text: string, source: ScanInput['source']) => {
    setSheet(null);
    setMember(null);
    void scanning.run(door.scan({ text, source }));
  };
  // A hand that still holds the code it has shown does nothing.
  const scanner = useScanner(true, ({ text, held }) => {
    if (!held) take(text, 'CAMERA');
  });
  useWedge(true, acceptCode, (reading) => {
    if (reading.kind === 'CODE') take(reading.text, 'WEDGE');
    else toast({ text: <Trans>This scanner's keys are known now.</Trans> });
  });
  useWakeLock(true);
  useEffect(() => holdReload('scanning'), []);
  const alerts = alertCount(state);
  useTickForNews(alerts);

  const takePicture = async (file: File) => {
    const answer = await readPictureFile(file);
    if (typeof answer === 'object') take(answer.text, 'IMAGE');
    else toast({ tone: 'bad', text: <Trans>No code found in this picture.</Trans> });
  };
  const close = () => setSheet(null);

  const { card, group, next } = scanning;
  const counter = state.counters.find(({ kind }) => kind === state.kind);
  const [signedIn, expected] = [counter?.signedIn ?? 0, counter?.expected ?? 0];
  const lower = card ? (
    <VerdictCard
      key={card.id}
      card={card}
      next={next}
      door={door}
      state={state}
      onClose={scanning.close}
      actions={
        <>
          {card.elsewhere && state.mayBecome.includes(card.elsewhere.activityId) && (
            <SwitchStation elsewhere={card.elsewhere} door={door} onSwitched={scanning.close} />
          )}
          <CardActions
            card={card}
            station={station}
            supervisors={state.supervisors}
            onDeed={(name) => opened.begin(name, card)}
            onRefuse={scanning.close}
          />
        </>
      }
    />
  ) : group ? (
    <GroupCard cards={group} onOpen={scanning.open} onClose={scanning.close} />
  ) : null;

  return (
    <main className="fixed inset-0 flex flex-col bg-page md:flex-row">
      <h1 className="sr-only">
        <Trans>Scan</Trans>
      </h1>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      <div className="relative min-h-0 flex-1">
        <CameraView scanner={scanner} />
        <div className="absolute inset-x-3 top-[max(0.75rem,env(safe-area-inset-top))] flex flex-col gap-2 md:max-w-md">
          <StationLine state={state} station={station} onOpen={() => setSheet('station')} />
          {!wide && (lower || alerts > 1) && <AlertStrip state={state} onOpen={() => setSheet('alerts')} />}
          {state.unproven && <PairAnewLine />}
          <CalmLines state={state} now={now} />
          <TouchLines />
        </div>
        {!wide && (
          <div className="absolute inset-x-0 bottom-0 flex max-h-[calc(100%-4.75rem)] flex-col justify-end">
            {lower ??
              (alerts > 0 && sheet === null && (
                <div className="mx-3 mb-3 max-h-[50dvh] overflow-y-auto rounded-card">
                  <AlertCards state={state} door={door} atMost={1} />
                </div>
              ))}
          </div>
        )}
      </div>
      <div className="flex flex-col border-t border-line bg-surface md:w-[26rem] md:border-t-0 md:border-l">
        {wide && (
          <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">
            {lower}
            <AlertCards state={state} door={door} />
            <section>
              <h2 className="mb-1 text-lg font-semibold">
                <Trans>Latest scans</Trans>
              </h2>
              <RecentList recent={state.recent} onOpen={scanning.open} />
            </section>
          </div>
        )}
        <button
          type="button"
          onClick={() => setSheet('recent')}
          title={t`Latest scans`}
          className="flex min-h-touch items-center justify-between gap-3 px-4 py-1 text-left md:border-t md:border-line"
        >
          <span className="leading-tight tabular-nums">
            <span className="text-2xl font-bold">{signedIn}</span>
            <span className="text-muted">
              {station.session ? (
                <>
                  {' '}
                  <Trans comment="After a number of people">in this session</Trans>
                </>
              ) : (
                <>
                  {' / '}
                  <Plural value={expected} one="# expected" other="# expected" />
                </>
              )}
            </span>
          </span>
          <QueueLine queue={state.queue} />
        </button>
        <ToolRow
          scanner={scanner}
          people={station.profile !== 'KIOSK'}
          onTool={setSheet}
          onPicture={(file) => void takePicture(file)}
        />
      </div>
      {sheet === 'station' && (
        <StationSheet door={door} state={state} station={station} feedback={feedback} onClose={close} />
      )}
      {sheet === 'alerts' && <AlertSheet state={state} door={door} onClose={close} />}
      {sheet === 'recent' && (
        <Dialog open title={<Trans>Latest scans</Trans>} onClose={close}>
          <RecentList
            recent={state.recent}
            onOpen={(recent) => {
              close();
              scanning.open(recent);
            }}
          />
        </Dialog>
      )}
      {deed && (
        <DeedSheet
          deed={deed}
          opened={opened}
          door={door}
          state={state}
          station={station}
          next={next}
          onLetIn={(work) => void scanning.follow(work)}
        />
      )}
      {sheet === 'typed' && <TypedSheet onClose={close} onCode={(text) => take(text, 'TYPED')} />}
      {(sheet === 'search' || sheet === 'group') && !member && (
        <SearchSheet
          door={door}
          purpose={sheet}
          onClose={close}
          onUnit={setMember}
          onPerson={(found) => {
            close();
            void scanning.run(door.signIn(found.participantId));
          }}
        />
      )}
      {member && (
        <GroupSheet
          door={door}
          member={member}
          onClose={() => setMember(null)}
          onSignIn={async (ids) => {
            await scanning.runGroup(door.signInGroup(ids));
            setMember(null);
            close();
          }}
        />
      )}
    </main>
  );
}
