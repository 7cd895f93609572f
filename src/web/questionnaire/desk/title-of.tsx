import { Trans } from '@lingui/react/macro';
import type { LocalizedText } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';

/** A draft may have no title yet. */
export const TitleOf = ({ title }: { title: LocalizedText }) =>
  title.tc || title.en || title.pt ? <LocalizedName of={title} /> : <Trans>Untitled</Trans>;
