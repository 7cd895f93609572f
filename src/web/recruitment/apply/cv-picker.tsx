import { Trans, useLingui } from '@lingui/react/macro';
import { ruleOf } from '#domain/file/field-rules.ts';
import { FilePicker } from '#web/file/file-picker.tsx';

interface CvPickerProps {
  /** Of the files that are there already. */
  names: readonly string[];
  busy?: boolean;
  onPicked: (files: File[]) => void;
}

/** A CV as a document, as pictures, or photographed page by page. */
export function CvPicker(props: CvPickerProps) {
  const { t } = useLingui();
  return (
    <FilePicker
      {...props}
      rule={ruleOf('CV')}
      choose={<Trans>Choose a CV</Trans>}
      label={t`CV: document or pictures`}
      cameraLabel={t`CV: camera`}
    />
  );
}
