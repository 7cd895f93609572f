import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Station } from '#contract/sign-in/station.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { checkWords, kindIcons, kindWords, profileWords } from '../words.ts';
import { clockText } from '../clock-text.ts';
import { SessionLine } from '../session-line.tsx';
import { clockIsOff, listIsStale, stateOf, stationStates } from './station-health.ts';

const Fact = ({ label, wrong, children }: { label: ReactNode; wrong?: boolean; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className={`leading-snug tabular-nums ${wrong ? 'font-bold text-bad' : 'font-medium'}`}>
      {wrong && <Icon name="warning" size="sm" />} {children}
    </dd>
  </div>
);

function PreflightLine({ station }: { station: Station }) {
  const { t, i18n } = useLingui();
  const { preflight, preflightAt } = station;
  if (!preflight || !preflightAt) return <Trans>not checked yet</Trans>;
  const failed = preflight.filter((check) => !check.passed);
  const time = clockText(preflightAt);
  if (failed.length === 0) return <Trans>all good, {time}</Trans>;
  return (
    <>
      {failed
        .map(({ check }) => {
          const words = checkWords[check];
          return words ? i18n._(words) : check;
        })
        .join(t({ message: ', ', comment: 'Between items of a list' }))}
    </>
  );
}

/** One gate: whether it is there, what waits on it, and what is wrong with it. @param now ms, by the server's clock */
export function StationCard({ station, now, actions }: { station: Station; now: number; actions: ReactNode }) {
  const { t } = useLingui();
  const state = stateOf(station, now);
  const { word, tone, icon } = stationStates[state];
  const { gate, missing, doubled, pending, listAgeSeconds, clockOffsetMs, decisionP95Ms, lastSeenAt } = station;
  const [minutes, seconds] = [Math.round((listAgeSeconds ?? 0) / 60), Math.round((clockOffsetMs ?? 0) / 1000)];
  const paired = station.pairedAt !== null;
  const until = clockText(station.validUntil);
  const heardAt = lastSeenAt ? clockText(lastSeenAt) : '';
  return (
    <article
      aria-label={gate}
      data-station={station.id}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card md:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-xl leading-snug font-bold">{gate}</h2>
          <p className="text-muted">
            {station.name}
            {station.deviceName && <> · {station.deviceName}</>}
          </p>
          {station.session && <SessionLine session={station.session} />}
        </div>
        <Badge tone={tone} icon={icon}>
          {t(word)}
          {state === 'away' && lastSeenAt && <> · {clockText(lastSeenAt)}</>}
        </Badge>
      </div>
      {missing > 0 && (
        <p className="flex items-start gap-2 rounded-lg bg-bad-soft px-3 py-2 font-medium text-on-bad-soft">
          <Icon name="warning" />
          <Plural
            value={missing}
            one={`${gate} has # scan that we have never seen`}
            other={`${gate} has # scans that we have never seen`}
          />
        </p>
      )}
      {doubled > 0 && (
        <p className="flex items-start gap-2 rounded-lg bg-bad-soft px-3 py-2 font-medium text-on-bad-soft">
          <Icon name="warning" />
          <Plural
            value={doubled}
            one="# scan came under a number that another one has. All are kept; two phones may be working as this one."
            other="# scans came under numbers that others have. All are kept; two phones may be working as this one."
          />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {station.kinds.map((kind) => (
          <Badge key={kind} icon={kindIcons[kind]}>
            {t(kindWords[kind])}
          </Badge>
        ))}
        <Badge icon="id-card">{t(profileWords[station.profile].name)}</Badge>
      </div>
      {paired && (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3">
          <Fact label={<Trans>Waiting on the phone</Trans>}>
            {pending ?? '–'}
            {state !== 'here' && lastSeenAt && (
              <>
                {' '}
                <Trans>at {heardAt}; since then unknown</Trans>
              </>
            )}
          </Fact>
          <Fact label={<Trans>List updated</Trans>} wrong={listIsStale(station)}>
            {listAgeSeconds === null ? '–' : <Trans>{minutes} min</Trans>}
          </Fact>
          <Fact label={<Trans>Clock</Trans>} wrong={clockIsOff(station)}>
            {clockOffsetMs === null ? '–' : `${seconds > 0 ? '+' : ''}${seconds} s`}
          </Fact>
          <Fact label={<Trans>Decides in</Trans>}>
            {decisionP95Ms === null ? '–' : `${Math.round(decisionP95Ms)} ms`}
          </Fact>
          <Fact label={<Trans>Scans seen</Trans>}>{station.highestSeq - missing}</Fact>
          <Fact
            label={<Trans>Check before the shift</Trans>}
            wrong={station.preflight?.some((check) => !check.passed) ?? false}
          >
            <PreflightLine station={station} />
          </Fact>
        </dl>
      )}
      <p className="text-sm text-muted">
        <Trans>Valid until {until}</Trans>
        {station.appVersion && <> · {station.appVersion}</>}
      </p>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </article>
  );
}
