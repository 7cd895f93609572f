import { Trans } from '@lingui/react/macro';

/** So many of so many, with a bar that says the same. */
export function Taken({ taken, all }: { taken: number; all: number }) {
  const share = all === 0 ? 0 : Math.min(100, Math.round((taken / all) * 100));
  return (
    <span className="inline-flex w-full max-w-56 flex-col gap-1">
      <span className="tabular-nums">
        <Trans comment="As in: 34 of 80 rooms">
          {taken} of {all}
        </Trans>
      </span>
      <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
        <span className={`block h-full ${taken >= all ? 'bg-warn' : 'bg-brand'}`} style={{ width: `${share}%` }} />
      </span>
    </span>
  );
}
