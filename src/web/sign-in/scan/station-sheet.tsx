import { Trans, useLingui } from '@lingui/react/macro';
import { departureScope, isDeparture } from '#domain/sign-in/scope.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { Door } from '#web/door/door.ts';
import type { DoorState, DoorStation } from '#web/door/door-state.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { switchFeedback } from '#web/scanner/feedback.ts';
import { LanguageMenu } from '#web/shell/language-menu.tsx';
import { ThemeButton } from '#web/shell/theme-button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { type Choice, RadioGroup } from '#web/ui/radio-group.tsx';
import { clockText } from '../clock-text.ts';
import { canSpeak, switchSpeech, useSpeechSwitch } from '../device/speech.ts';
import { SessionLine } from '../session-line.tsx';
import { kindWords } from '../words.ts';

const separator = '/';

/** Which kind is signed, what is heard and felt, and the ways out of the scanner. */
export function StationSheet({
  door,
  state,
  station,
  feedback,
  onClose,
}: {
  door: Door;
  state: DoorState;
  station: DoorStation;
  feedback: { sound: boolean; vibration: boolean };
  onClose: () => void;
}) {
  const { t } = useLingui();
  const speech = useSpeechSwitch();
  const choices = station.kinds.flatMap((kind): Choice<string>[] => {
    const count = state.counters.find((counter) => counter.kind === kind);
    const hint = count && (station.session ? `${count.signedIn}` : `${count.signedIn} / ${count.expected}`);
    const plain = { value: `${kind}${separator}`, label: t(kindWords[kind]), ...(hint ? { hint } : {}) };
    if (kind !== 'HOTEL') return [plain];
    return [
      { ...plain, label: t`Hotel: arrival` },
      { value: `${kind}${separator}${departureScope('')}`, label: t`Hotel: departure` },
    ];
  });
  const chosen = `${state.kind}${separator}${isDeparture(state.kind, state.scope) ? departureScope('') : ''}`;
  const choose = (value: string) => {
    const [kind, scope = ''] = value.split(separator);
    void door.chooseKind(kind as SignInKind, scope);
    onClose();
  };
  const until = clockText(station.expiresAt);
  return (
    <Dialog open title={<LocalizedName of={station.activityNames} />} onClose={onClose}>
      <div className="flex flex-col gap-6">
        {station.session && <SessionLine session={station.session} />}
        <p className="text-muted">
          {station.gate} · {station.stationName} · {station.deviceName}
          <br />
          <Trans>Valid until {until}</Trans>
        </p>
        <RadioGroup label={t`What is signed here`} choices={choices} value={chosen} onChange={choose} />
        <div className="flex flex-col">
          <CheckboxField label={t`Sound`} checked={feedback.sound} onChange={(on) => switchFeedback('sound', on)} />
          <CheckboxField
            label={t`Vibration`}
            checked={feedback.vibration}
            onChange={(on) => switchFeedback('vibration', on)}
          />
          {canSpeak() && <CheckboxField label={t`Read result aloud`} checked={speech} onChange={switchSpeech} />}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <LanguageMenu />
          <ThemeButton />
        </div>
        <div className="flex flex-col gap-2">
          <LinkButton to="/sign-in/pair" icon="check-circle" full>
            <Trans>Check this phone</Trans>
          </LinkButton>
          <LinkButton to="/sign-in/shift" icon="flag" full>
            <Trans>End of shift</Trans>
          </LinkButton>
          <LinkButton to="/home" icon="home" full>
            <Trans>To the portal</Trans>
          </LinkButton>
        </div>
      </div>
    </Dialog>
  );
}
