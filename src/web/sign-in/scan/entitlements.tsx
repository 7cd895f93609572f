import { Trans, useLingui } from '@lingui/react/macro';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { CardEntitlement, CardPerson } from '#web/door/card/card.ts';
import { Icon } from '#web/ui/icon.tsx';
import { clockText } from '../clock-text.ts';
import { kindIcons, kindWords } from '../words.ts';

const shortDay = (day: string): string => day.slice(5).replace('-', '/');

/** What the desk for that kind has to know. */
function Detail({ kind, person }: { kind: SignInKind; person: CardPerson }) {
  const { table, diet, room, checkIn, checkOut } = person;
  if (kind === 'DINNER_PARTY') {
    return (
      <>
        {table && (
          <span className="block text-base font-semibold">
            <Trans>Table {table}</Trans>
          </span>
        )}
        {diet && <span className="line-clamp-2">{diet}</span>}
      </>
    );
  }
  if (kind === 'HOTEL') {
    return (
      <>
        {room && (
          <span className="block text-base font-semibold">
            <Trans>Room {room}</Trans>
          </span>
        )}
        {checkIn && checkOut && (
          <span className="block tabular-nums">
            {shortDay(checkIn)}–{shortDay(checkOut)}
          </span>
        )}
      </>
    );
  }
  return null;
}

function State({ entitlement }: { entitlement: CardEntitlement }) {
  if (!entitlement.entitled) return <Trans comment="State of a kind on a person's card">Not registered</Trans>;
  if (!entitlement.signedAt) return <Trans comment="State of a kind on a person's card">To sign</Trans>;
  return (
    <span className="inline-flex items-center gap-1 font-semibold tabular-nums">
      <Icon name="check" size="sm" />
      {clockText(entitlement.signedAt)}
    </span>
  );
}

/** Activity, dinner and hotel side by side (N11); the kind that this station signs is framed. */
export function Entitlements({ person, signing }: { person: CardPerson; signing: SignInKind }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`What this person is registered for`} className="grid grid-cols-3 gap-2">
      {person.entitlements.map((entitlement) => (
        <li
          key={entitlement.kind}
          className={`min-w-0 rounded-lg border-2 px-2 py-1.5 text-sm leading-snug ${
            entitlement.kind === signing ? 'border-current' : 'border-current/25'
          } ${entitlement.entitled ? '' : 'border-dashed'}`}
        >
          <span className="flex items-center gap-1 font-medium">
            <Icon name={kindIcons[entitlement.kind]} size="sm" />
            <span className="truncate">{t(kindWords[entitlement.kind])}</span>
          </span>
          <State entitlement={entitlement} />
          {entitlement.entitled && <Detail kind={entitlement.kind} person={person} />}
        </li>
      ))}
    </ul>
  );
}
