import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FileItem } from '#contract/file.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { type FieldId, fieldQuery, openFile } from './calls.ts';
import { described } from './described.ts';
import { FilePicture } from './file-picture.tsx';
import { megabytes } from './size-words.ts';
import { usePreview } from './use-preview.ts';

export function ActivityFilesView({ activityId }: { activityId: string }) {
  const of = (group: FieldId['group']): FieldId => ({ ownerKind: 'ACTIVITY', ownerId: activityId, group });
  const documents = released(useQuery(fieldQuery(of('ATTACHMENT'))).data?.files);
  const videos = released(useQuery(fieldQuery(of('VIDEO'))).data?.files);
  return (
    <>
      {videos.length > 0 && (
        <Card title={<Trans>Videos</Trans>}>
          <ul className="flex flex-col gap-6">
            {videos.map((file) => (
              <Video key={file.id} file={file} />
            ))}
          </ul>
        </Card>
      )}
      {documents.length > 0 && (
        <Card title={<Trans>Documents</Trans>}>
          <ul className="flex flex-col gap-4">
            {documents.map((file) => (
              <Document key={file.id} file={file} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

type Released = FileItem & { released: NonNullable<FileItem['released']> };
const isReleased = (file: FileItem): file is Released => file.released !== null;
const released = (files: readonly FileItem[] = []): Released[] => files.filter(isReleased);

function Document({ file }: { file: Released }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { filename, fileSize } = file.released;
  const size = megabytes(fileSize, locale);
  const said = described(file, locale);
  const name = said || filename;
  const open = () =>
    void openFile(file.id).catch(async (error) => toast({ tone: 'bad', text: await errorSentence(error) }));
  return (
    <li className="flex flex-wrap items-center gap-3">
      <FilePicture fileId={file.id} version={file.released} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {said && `${filename} · `}
          {t`${size} MB`}
        </p>
      </div>
      <Button icon="external" aria-label={t`Open ${name}`} onClick={open}>
        <Trans context="file">Open</Trans>
      </Button>
    </li>
  );
}

/** What people send has its subtitles in the picture (D2 §5), not in a track beside it. */
const Player = 'video';

function Video({ file }: { file: Released }) {
  const poster = usePreview(file.id, file.released, 960);
  const { width = 16, height = 9 } = file.released.facts;
  const name = described(file, useLocale()) || file.released.filename;
  return (
    <li className="flex flex-col gap-2">
      <Player
        controls
        playsInline
        preload="none"
        aria-label={name}
        src={`/event-api/public/api/v1/files/${file.id}`}
        {...(poster ? { poster } : {})}
        style={{ aspectRatio: `${width} / ${height}` }}
        className="max-h-[70vh] w-full rounded-lg bg-sunken"
      />
      <p className="font-medium wrap-anywhere">{name}</p>
    </li>
  );
}
