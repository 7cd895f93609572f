import { recordGroups } from '#domain/road-show/record-files.ts';
import type { RecordKind } from '#domain/road-show/record-form.ts';
import { UploadField } from '#web/file/upload-field.tsx';

interface RecordFilesProps {
  of: { id: string; kind: RecordKind };
  readOnly?: boolean;
}

/** The files of a result or a demand; whoever only reads sees the fields that have some. */
export const RecordFiles = ({ of: { id, kind }, readOnly = false }: RecordFilesProps) => (
  <div className="mt-6 flex max-w-reading flex-col gap-6">
    {recordGroups[kind].map((group) => (
      <UploadField
        key={group}
        owner={{ kind: 'ROAD_SHOW_RECORD', id }}
        group={group}
        readOnly={readOnly}
        hidesWhenEmpty={readOnly}
      />
    ))}
  </div>
);
