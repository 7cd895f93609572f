import { useLingui } from '@lingui/react/macro';
import type { Uses } from '#contract/exhibition.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useUsesText } from './uses.ts';

/** Change and remove; an item in use cannot be removed, and says what uses it. */
export function ItemButtons({
  name,
  uses,
  onEdit,
  onRemove,
}: {
  name: string;
  uses: Uses;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const used = useUsesText()(uses);
  return (
    <span className="flex items-center justify-end gap-1">
      {used && <span className="text-sm text-muted">{t`In use: ${used}`}</span>}
      <IconButton icon="edit" label={t`Edit ${name}`} onClick={onEdit} />
      {!used && <IconButton icon="trash" label={t`Remove ${name}`} onClick={onRemove} />}
    </span>
  );
}
