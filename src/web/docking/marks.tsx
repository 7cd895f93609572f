import { Trans } from '@lingui/react/macro';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';

interface Named {
  nameTc: string;
  nameEn: string;
  namePt: string;
}

/** A draft may have no name yet. */
export function ProductName({ of }: { of: Named }) {
  return of.nameTc || of.nameEn || of.namePt ? (
    <LocalizedName of={namesOf(of)} />
  ) : (
    <Trans comment="Of a draft: nobody gave it a name">Without a name</Trans>
  );
}
