import { useLingui } from '@lingui/react/macro';
import type { DeskActivity } from '#contract/activity/desk.ts';
import { UploadField } from '#web/file/upload-field.tsx';
import { Card } from '#web/ui/card.tsx';

/** Files are sent at once and on their own: they need no saving. */
export function FilesTab({ activity }: { activity: DeskActivity }) {
  const { t } = useLingui();
  const owner = { kind: 'ACTIVITY', id: activity.id } as const;
  const readOnly = !activity.isEditable;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card>
        <UploadField owner={owner} group="BANNER" label={t`Banner`} readOnly={readOnly} />
      </Card>
      <Card>
        <UploadField owner={owner} group="SHORTCUT" label={t`Picture on the card`} readOnly={readOnly} />
      </Card>
      <Card>
        <UploadField owner={owner} group="ATTACHMENT" label={t`Documents`} readOnly={readOnly} />
      </Card>
      <Card>
        <UploadField owner={owner} group="VIDEO" label={t`Videos`} readOnly={readOnly} />
      </Card>
    </div>
  );
}
