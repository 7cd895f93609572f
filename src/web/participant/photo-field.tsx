import { Trans, useLingui } from '@lingui/react/macro';
import { UploadField } from '#web/file/upload-field.tsx';

/** The one photo of a person: given, replaced and taken away at once. */
export function PhotoField({ personId }: { personId: string }) {
  const { t } = useLingui();
  return (
    <UploadField
      owner={{ kind: 'PARTICIPANT', id: personId }}
      group="PARTICIPANT_PHOTO"
      label={t`Photo (optional)`}
      hint={<Trans>Helps staff at the door recognise the person. It's deleted along with their other data.</Trans>}
    />
  );
}
