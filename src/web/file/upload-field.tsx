import { lazy, type ReactNode, Suspense } from 'react';
import type { FileGroup } from '#domain/file/field-rules.ts';
import type { FileOwnerKind } from '#domain/file/words.ts';
import { whenOnline } from '#web/api/when-online.ts';
import { withItsWords } from '#web/i18n/language.ts';
import { FilesRoom } from '#web/ui/files-room.tsx';

export interface UploadFieldProps {
  /** What the files belong to; it must be saved already, since its files are sent at once and on their own. */
  owner: { kind: FileOwnerKind; id: string };
  /** Which of its fields; the rule of the field comes with it. */
  group: FileGroup;
  /** Instead of the group's usual name. */
  label?: ReactNode;
  /** Its number where a page has several of the same name. */
  number?: number | undefined;
  /** Before the line that says what the field takes. */
  hint?: ReactNode;
  /** A sentence of the form around it. */
  error?: ReactNode;
  /** Its files are no longer those of which the form said something. */
  onChanged?: () => void;
  required?: boolean;
  /** Below a file, by its id: what others said of it, instead of the last reply alone. */
  said?: (fileId: string) => ReactNode;
  /** Shows the files alone. */
  readOnly?: boolean;
  /** For readers who need not know what could be there. */
  hidesWhenEmpty?: boolean;
}

const View = lazy(async () => {
  const { FieldView } = await whenOnline(() => withItsWords(() => import('./field-view.tsx')));
  return { default: FieldView };
});

/** A field of files: chosen, dragged, pasted or photographed; sent at once, and gone on with after any break. */
export const UploadField = (props: UploadFieldProps) => (
  <Suspense fallback={<FilesRoom readOnly={props.readOnly} hidesWhenEmpty={props.hidesWhenEmpty} />}>
    <View {...props} />
  </Suspense>
);
