import { Trans } from '@lingui/react/macro';
import { namesOf, type WireNames } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';

/** A draft may have no name yet. */
export function RecordName({ of }: { of: WireNames }) {
  return of.nameTc || of.nameEn || of.namePt ? (
    <LocalizedName of={namesOf(of)} />
  ) : (
    <Trans comment="Of a draft: nobody gave it a name">Without a name</Trans>
  );
}
