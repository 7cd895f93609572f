import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ruleOf } from '#domain/file/field-rules.ts';
import { fileTypes, imageTypes } from '#domain/file/file-types.ts';
import { changed } from '#web/api/changed.ts';
import { useHoldReload } from '#web/shell/use-hold-reload.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FieldProblem, RequiredMark } from '#web/ui/field.tsx';
import { FilesRoom } from '#web/ui/files-room.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { addFiles, type RefusedFile } from './add-files.ts';
import { type FieldId, fieldKey, fieldQuery } from './calls.ts';
import { discardUpload } from './discard-upload.ts';
import { DropArea } from './drop-area.tsx';
import { FieldHint } from './field-hint.tsx';
import { FileRow } from './file-row.tsx';
import { FromPhone } from './from-phone.tsx';
import { named } from './named.ts';
import { OpenUploadRow } from './open-upload-row.tsx';
import { phoneQuery } from './phone-calls.ts';
import { RefusedList } from './refused-list.tsx';
import { TransferRow } from './transfer-row.tsx';
import { forgetTransfer, type Transfer, useTransfers } from './transfers.ts';
import type { UploadFieldProps } from './upload-field.tsx';
import { groupWords } from './words.ts';

interface FieldViewProps extends UploadFieldProps {
  /** On a phone without a login: what lets it send files to this field. */
  link?: string | null;
}

export function FieldView({
  owner,
  group,
  label,
  number,
  hint,
  error,
  onChanged,
  required,
  said,
  readOnly = false,
  hidesWhenEmpty = false,
  link = null,
}: FieldViewProps) {
  const { t } = useLingui();
  const field: FieldId = { ownerKind: owner.kind, ownerId: owner.id, group };
  const [isWatched, setIsWatched] = useState(false);
  const own = useQuery({ ...fieldQuery(field, isWatched), enabled: link === null });
  const onPhone = useQuery({ ...phoneQuery(link ?? ''), enabled: link !== null });
  const { error: fault, refetch } = link === null ? own : onPhone;
  const data = link === null ? own.data : onPhone.data?.field;
  const transfers = useTransfers(field);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const replaces = useRef<string | null>(null);
  const onItsWay = transfers.some(({ state }) => state !== 'FAILED');
  useHoldReload(onItsWay, t`Uploading a file`);

  const versions = data && [...data.files.map(({ newest }) => newest), ...transfers].map(({ id }) => id).join();
  const versionsBefore = useRef(versions);
  const seeVersions = useEffectEvent(() => {
    if (versionsBefore.current !== undefined && versionsBefore.current !== versions) onChanged?.();
    versionsBefore.current = versions;
  });
  useEffect(() => seeVersions(), [versions]);

  const rule = ruleOf(group);
  const writings = readOnly ? [] : (data?.writings ?? []);
  const mayWrite = writings.length > 0;
  const mayAdd = writings.includes('add');
  const known = new Set(transfers.map(({ uploadId }) => uploadId));
  const uploads = (data?.uploads ?? []).filter(({ id }) => !known.has(id));
  const kept = (data?.files ?? []).filter(({ newest, released }) => newest.state !== 'REFUSED' || released).length;
  const isFull = kept + transfers.length + uploads.length >= rule.maxCount;
  const isPlural = rule.maxCount > 1;

  const take = async (files: readonly File[]) => {
    const instead = replaces.current;
    replaces.current = null;
    setRefused(await addFiles({ field, known: data, transfers, link }, files, instead));
  };
  const choose = (instead: string | null = null) => {
    replaces.current = instead;
    if (input.current) input.current.multiple = isPlural && instead === null;
    input.current?.click();
  };
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) void take(files);
  };
  const cancel = async ({ id, filename }: Transfer) => {
    const title = <Trans>Stop sending this file?</Trans>;
    if (!(await ask({ title, text: filename, action: <Trans>Stop</Trans>, tone: 'danger' }))) return;
    await discard(forgetTransfer(id));
  };
  const discard = async (uploadId: string | null) => {
    if (uploadId && !(await discardUpload(uploadId, link)))
      toast({ tone: 'bad', text: t`This couldn't be discarded.` });
    await changed(fieldKey(field), ['phone-field']);
  };

  if (fault && !data) return <ErrorState error={fault} onRetry={() => void refetch()} />;
  if (!data) return <FilesRoom readOnly={readOnly} hidesWhenEmpty={hidesWhenEmpty} />;
  if (hidesWhenEmpty && data.files.length === 0) return null;
  const name = number === undefined ? t(groupWords[group]) : `${t(groupWords[group])} ${number}`;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">
        {label ?? name} {required && <RequiredMark />}
      </p>
      <DropArea label={name} active={mayAdd} onFiles={(files) => void take(files.map(named))}>
        <div className="flex flex-col gap-3">
          {mayAdd && (
            <div className="flex flex-wrap items-center gap-2">
              <Button
                icon="upload"
                onClick={() => choose()}
                disabledReason={isFull ? <FullReason count={rule.maxCount} /> : undefined}
              >
                {isPlural ? <Trans>Choose files</Trans> : <Trans>Choose a file</Trans>}
              </Button>
              {!isFull && rule.types.some((type) => imageTypes.has(type)) && (
                <span className="hidden min-w-0 pointer-coarse:inline">
                  <Button icon="camera" onClick={() => camera.current?.click()}>
                    <Trans>Take a photo</Trans>
                  </Button>
                </span>
              )}
              {!isFull && link === null && <FromPhone field={field} name={name} onOpen={() => setIsWatched(true)} />}
              {!isFull && (
                <span className="text-sm text-muted pointer-coarse:hidden">
                  <Trans>or drag or paste here</Trans>
                </span>
              )}
              <input
                ref={input}
                type="file"
                hidden
                multiple={isPlural}
                accept={accepted(rule.types)}
                onChange={chosen}
              />
              <input ref={camera} type="file" hidden accept="image/jpeg" capture="environment" onChange={chosen} />
            </div>
          )}
          {mayWrite && <FieldHint rule={rule} isScanned={data.isScanned} more={hint} />}
          <RefusedList refused={refused} onClose={() => setRefused([])} />
          {!mayWrite && data.files.length === 0 && (
            <p className="text-muted">
              <Trans>No files</Trans>
            </p>
          )}
          <ul className="flex flex-col gap-3">
            {data.files.map((file) => (
              <FileRow
                key={file.id}
                field={field}
                file={file}
                writings={writings}
                isOnPhone={link !== null}
                said={said?.(file.id)}
                onReplace={() => choose(file.id)}
              />
            ))}
            {transfers.map((transfer) => (
              <TransferRow key={transfer.id} transfer={transfer} onCancel={() => void cancel(transfer)} />
            ))}
            {mayWrite &&
              uploads.map((upload) => (
                <OpenUploadRow
                  key={upload.id}
                  upload={upload}
                  onChoose={() => choose(upload.replaces)}
                  onDiscard={() => void discard(upload.id)}
                />
              ))}
          </ul>
        </div>
      </DropArea>
      <FieldProblem id={`files-${group}-error`}>{error}</FieldProblem>
      <p role="status" className="sr-only">
        {onItsWay && t`Uploading a file`}
        {!onItsWay && data.files.some(({ newest }) => newest.state === 'CHECKING') && t`Being checked`}
      </p>
    </div>
  );
}

const FullReason = ({ count }: { count: number }) =>
  count > 1 ? <Trans>At most {count} files</Trans> : <Trans>Replace the current file</Trans>;

/** Endings and types: some file choosers know the one, some the other. */
const accepted = (types: readonly (keyof typeof fileTypes)[]): string =>
  types
    .flatMap((type) => [...fileTypes[type].extensions.map((ending) => `.${ending}`), fileTypes[type].mime])
    .join(',');
