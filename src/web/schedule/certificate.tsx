import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ScheduleRunDetail } from '#contract/schedule.ts';
import { Status } from '#web/ui/badge.tsx';

const shownCrowded = 3;

/** What is proved of a run, as a sentence. */
export function CertificateLine({ run, nameOf }: { run: ScheduleRunDetail; nameOf: (unit: string) => string }) {
  const { certificate, placed, wanted } = run;
  if (!certificate) return null;
  const isProved = certificate.kind !== 'BOUND' || certificate.worth >= certificate.bound;
  return (
    <div className="flex flex-col gap-2">
      <Status tone={isProved ? 'good' : 'info'}>
        <Proof certificate={certificate} placed={placed} wanted={wanted} nameOf={nameOf} />
        {run.changed && (
          <>
            {' '}
            <Trans comment="After what was proved of a schedule">
              It has been changed by hand since; this describes the original.
            </Trans>
          </>
        )}
      </Status>
      {'crowded' in certificate && certificate.crowded.length > 0 && (
        <p className="text-muted">
          <Trans comment="Units that more want to meet than they have room for; a list follows">
            Wanted more often than can be:
          </Trans>{' '}
          {certificate.crowded.slice(0, shownCrowded).map((one, at) => (
            <span key={one.party}>
              {at > 0 && '; '}
              <Crowded name={nameOf(one.party)} wanted={one.wanted} room={one.room} />
            </span>
          ))}
          {certificate.crowded.length > shownCrowded && ' …'}
        </p>
      )}
    </div>
  );
}

const Crowded = ({ name, wanted, room }: { name: string; wanted: number; room: number }) => (
  <Trans comment="A unit that is wanted for more meetings than it has times">
    {name} ({wanted} wanted, room for {room})
  </Trans>
);

interface ProofProps {
  certificate: NonNullable<ScheduleRunDetail['certificate']>;
  placed: number;
  wanted: number;
  nameOf: (unit: string) => string;
}

function Proof({ certificate, placed, wanted, nameOf }: ProofProps) {
  const { i18n } = useLingui();
  if (certificate.kind === 'ROUNDS_BY_PARTY') {
    const { rounds, meetings, party, atOnce } = certificate;
    const name = nameOf(party);
    return (
      <>
        <Plural
          value={rounds}
          one="Every meeting has a time, in # round, and it cannot be fewer:"
          other="Every meeting has a time, in # rounds, and it cannot be fewer:"
        />{' '}
        {atOnce === 1 ? (
          <Plural value={meetings} one={`${name} has # meeting.`} other={`${name} has # meetings.`} />
        ) : (
          <Trans>
            {name} has {meetings} meetings, {atOnce} at once.
          </Trans>
        )}
      </>
    );
  }
  if (certificate.kind === 'ROUNDS_BY_TABLES') {
    const { rounds, meetings, tables } = certificate;
    return (
      <>
        <Plural
          value={rounds}
          one="Every meeting has a time, in # round, and it cannot be fewer:"
          other="Every meeting has a time, in # rounds, and it cannot be fewer:"
        />{' '}
        <Trans>
          <Plural value={meetings} one="# meeting" other="# meetings" /> at{' '}
          <Plural value={tables} one="# table" other="# tables" />.
        </Trans>
      </>
    );
  }
  const isBest = certificate.kind === 'BEST' || certificate.worth >= certificate.bound;
  if (isBest && placed >= wanted) return <Trans>Every meeting has a time.</Trans>;
  if (isBest) {
    return (
      <Trans>
        {placed} of {wanted} meetings have a time, and no schedule is worth more.
      </Trans>
    );
  }
  const share = i18n.number(certificate.worth / certificate.bound, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Trans>
      {placed} of {wanted} meetings have a time. That is at least {share} of the best there can be.
    </Trans>
  );
}
