import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { FileItem, FileItemVersion } from '#contract/file.ts';
import { maxDescription, ruleOf } from '#domain/file/field-rules.ts';
import { fileMayBeDeleted, fileMayBeReplaced, type FileWriting } from '#domain/file/file-moves.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { durationText } from '#web/ui/duration-text.ts';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { deleteFile, type Described, describeFile, type FieldId, fieldKey, openFile } from './calls.ts';
import { described } from './described.ts';
import { FilePicture } from './file-picture.tsx';
import { PreflightList } from './preflight-list.tsx';
import { refusalSentence } from './refusal-sentence.ts';
import { megabytes } from './size-words.ts';
import { resultWords } from './words.ts';

interface FileRowProps {
  field: FieldId;
  file: FileItem;
  writings: readonly FileWriting[];
  /** Without a login: it is named and nothing more is done with it. */
  isOnPhone?: boolean;
  /** Instead of the last reply. */
  said?: ReactNode;
  onReplace: () => void;
}

/** One file: what it is, where it stands, and what can be done with it. */
export function FileRow({ field, file, writings, isOnPhone = false, said, onReplace }: FileRowProps) {
  const mayWrite = writings.length > 0;
  const { t } = useLingui();
  const { newest, released } = file;
  const { filename } = newest;
  const locale = useLocale();
  const facts = useFacts(newest);
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    } finally {
      await changed(fieldKey(field));
    }
  };
  const remove = async () => {
    const title = <Trans>Confirm to delete this file?</Trans>;
    const sure = await ask({ title, text: filename, action: <Trans>Delete</Trans>, tone: 'danger' });
    if (sure) await attempt(() => deleteFile(file.id));
  };
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-3">
      <div className="flex flex-wrap items-start gap-3">
        {!isOnPhone && <FilePicture fileId={file.id} version={released ?? newest} />}
        <div className="flex min-w-0 flex-1 basis-32 flex-col gap-1">
          <p className="font-medium wrap-anywhere">{filename}</p>
          <p className="text-sm text-muted tabular-nums">{facts}</p>
          <Standing file={file} mayWrite={mayWrite} />
        </div>
      </div>
      <PreflightList findings={newest.preflight} />
      {said ?? (file.reply && <p className="rounded-lg bg-sunken px-3 py-2">{file.reply}</p>)}
      {mayWrite && !isOnPhone && newest.state !== 'REFUSED' && !ruleOf(field.group).undescribed && (
        <Descriptions key={file.id} file={file} onSave={(said) => attempt(() => describeFile(file.id, said))} />
      )}
      {!mayWrite && described(file, locale) && <p>{described(file, locale)}</p>}
      <div className="flex flex-wrap gap-2">
        {released && !isOnPhone && (
          <Button
            icon="external"
            aria-label={t`Open ${filename}`}
            onClick={() => void attempt(() => openFile(file.id))}
          >
            <Trans context="file">Open</Trans>
          </Button>
        )}
        {writings.includes('replace') &&
          fileMayBeReplaced(file.result) &&
          (released || newest.state === 'CHECKING') && (
            <Button icon="upload" aria-label={t`Replace ${filename}`} onClick={onReplace}>
              <Trans context="file">Replace</Trans>
            </Button>
          )}
        {writings.includes('delete') && fileMayBeDeleted(file.result) && (
          <Button icon="trash" tone="quiet" aria-label={t`Delete ${filename}`} onClick={() => void remove()}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Size and whatever was measured in it, in one line. */
function useFacts({ fileSize, facts }: FileItemVersion): string {
  const { t } = useLingui();
  const locale = useLocale();
  const { width, height, seconds, pages = 0, slides = 0 } = facts;
  const size = megabytes(fileSize, locale);
  const parts = [
    t`${size} MB`,
    width && height && `${width} × ${height}`,
    seconds && durationText(seconds),
    pages > 0 && t`${plural(pages, { one: '# page', other: '# pages' })}`,
    slides > 0 && t`${plural(slides, { one: '# slide', other: '# slides' })}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

function Standing({ file: { newest, released, result, replyTime }, mayWrite }: { file: FileItem; mayWrite: boolean }) {
  const { t, i18n } = useLingui();
  if (newest.state === 'CHECKING') {
    return (
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="info" icon="hourglass">
          <Trans>Being checked</Trans>
        </Badge>
        {released && (
          <span className="text-sm text-muted">
            <Trans>The previous file is shown until then.</Trans>
          </span>
        )}
      </p>
    );
  }
  if (newest.state === 'REFUSED' && newest.refusal) {
    return (
      <p className="flex flex-col items-start gap-1">
        <Badge tone="bad" icon="stop">
          <Trans>Refused</Trans>
        </Badge>
        <span className="text-sm font-medium text-bad">{refusalSentence(newest.refusal, i18n)}</span>
        {released && (
          <span className="text-sm text-muted">
            <Trans>The previous file stays.</Trans>
          </span>
        )}
      </p>
    );
  }
  const words = result && resultWords[result];
  return (
    <p className="flex flex-wrap items-center gap-2">
      {words && (
        <Badge tone={words.tone} icon={words.icon}>
          {t(words.label)}
        </Badge>
      )}
      {replyTime && <DateTime at={replyTime} short />}
      {mayWrite && newest.scan === 'CLEAN' && (
        <span className="text-sm text-muted">
          <Trans>Checked for viruses</Trans>
        </span>
      )}
      {mayWrite && newest.scan === 'NOT_COMPLETED' && (
        <span className="text-sm text-muted">
          <Trans>Too large to scan for viruses</Trans>
        </span>
      )}
    </p>
  );
}

/** In Chinese and in English (row 005), each saved when its field is left (D1 §5, row 105). */
function Descriptions({ file, onSave }: { file: FileItem; onSave: (said: Partial<Described>) => Promise<void> }) {
  const { description, descriptionEn } = file;
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Description
        of={file}
        said={description}
        label={<Trans>Description</Trans>}
        onSave={(text) => onSave({ description: text })}
      />
      <Description
        of={file}
        said={descriptionEn}
        label={<Trans>Description in English</Trans>}
        lang="en"
        onSave={(text) => onSave({ descriptionEn: text })}
      />
    </div>
  );
}

interface DescriptionProps {
  of: FileItem;
  said: string;
  label: ReactNode;
  lang?: string;
  onSave: (text: string) => Promise<void>;
}

function Description({ of, said, label, lang, onSave }: DescriptionProps) {
  const { t } = useLingui();
  const [text, setText] = useState(said);
  const [saved, setSaved] = useState(false);
  const tooLong = Array.from(text).length > maxDescription;
  const save = async () => {
    if (tooLong || text.trim() === said) return;
    await onSave(text.trim());
    setSaved(true);
  };
  return (
    <TextField
      label={
        <>
          {label} <span className="sr-only">{of.newest.filename}</span>
        </>
      }
      value={text}
      limit={maxDescription}
      {...(lang ? { lang } : {})}
      hint={saved ? <span role="status">{t`Saved`}</span> : <Trans>Saves automatically</Trans>}
      error={tooLong ? <Trans>At most {maxDescription} characters</Trans> : undefined}
      onChange={(next) => {
        setSaved(false);
        setText(next);
      }}
      onBlur={() => void save()}
    />
  );
}
