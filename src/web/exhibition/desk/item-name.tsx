import { Trans } from '@lingui/react/macro';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { NamedForm } from './item-dialog.tsx';

/** An item in the first column of its list. */
export const ItemName = ({ of: item }: { of: NamedForm }) => (
  <>
    <LocalizedName of={namesOf(item)} /> <span className="text-sm font-normal text-muted">{item.code}</span>
    {!item.active && (
      <Badge>
        <Trans comment="An item that applicants cannot choose any more">Not offered</Trans>
      </Badge>
    )}
  </>
);
