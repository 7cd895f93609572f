import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { OneProject } from '#contract/closing/project.ts';
import type { FileItem } from '#contract/file.ts';
import { boardBoxes, type BoardPart, scaleStep } from '#domain/closing/board.ts';
import { fieldQuery } from '#web/file/calls.ts';
import { usePreview } from '#web/file/use-preview.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PlacedPart, PartText } from './board-part.tsx';
import { partWords } from './part-words.ts';
import { useWidth } from './use-scale.ts';

interface BoardPreviewProps {
  of: Pick<OneProject, 'id' | 'form' | 'fileNumber' | 'board'>;
  /** Told how many parts would be cut off in print, once all are measured. */
  onFit?: (cutOff: number) => void;
}

/** A board as it will be printed, to scale, with a ruler in metres; what does not fit is marked and said. */
export function BoardPreview({ of, onFit }: BoardPreviewProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const [beyond, setBeyond] = useState<ReadonlyMap<BoardPart, number>>(new Map());
  const onMeasured = useCallback(
    (part: BoardPart, mm: number) =>
      setBeyond((before) => (before.get(part) === mm ? before : new Map(before).set(part, mm))),
    [],
  );
  const cutOff = [...beyond.values()].filter((mm) => mm > 0).length;
  const tellFit = useEffectEvent(() => onFit?.(cutOff));
  useEffect(() => tellFit(), [cutOff]);
  const { widthMm, heightMm } = of.board;
  const scale = width / widthMm;
  return (
    <div className="flex flex-col gap-4">
      <Overflow beyond={beyond} />
      <div className="flex gap-2">
        <Ruler lengthMm={heightMm} scale={scale} />
        <div className="min-w-0 flex-1">
          <div
            ref={ref}
            className="overflow-hidden rounded border border-line"
            style={width > 0 ? { height: heightMm * scale } : { aspectRatio: widthMm / heightMm }}
          >
            {width > 0 && (
              <div
                className="relative bg-paper text-on-paper"
                style={{
                  width: widthMm,
                  height: heightMm,
                  transform: `scale(${scale})`,
                  transformOrigin: '0 0',
                }}
              >
                {boardBoxes(of.board).map((box) => (
                  <PlacedPart key={box.part} box={box} isOver={(beyond.get(box.part) ?? 0) > 0} onMeasured={onMeasured}>
                    {box.part === 'pictures' ? (
                      <Pictures projectId={of.id} height={box.height - box.letters} />
                    ) : (
                      <PartText part={box.part} of={of.form} fileNumber={of.fileNumber} />
                    )}
                  </PlacedPart>
                ))}
              </div>
            )}
          </div>
          <p className="mt-1 text-sm text-muted tabular-nums">
            <Trans comment="How large a board is printed, as 1 m × 2.4 m">
              {widthMm / 1000} m × {heightMm / 1000} m
            </Trans>
          </p>
        </div>
      </div>
    </div>
  );
}

function Overflow({ beyond }: { beyond: ReadonlyMap<BoardPart, number> }) {
  const { t } = useLingui();
  const over = [...beyond].filter(([, mm]) => mm > 0);
  if (beyond.size === 0) return <Skeleton className="h-10" />;
  if (over.length === 0)
    return (
      <Banner tone="good">
        <Trans>Everything fits on the board.</Trans>
      </Banner>
    );
  return (
    <Banner tone="warn">
      <p className="font-semibold">
        <Trans>Not everything fits. The marked parts would be cut off in print.</Trans>
      </p>
      <ul className="mt-1 list-disc pl-5">
        {over.map(([part, mm]) => {
          const name = t(partWords[part]);
          return (
            <li key={part}>
              <Trans comment="A text that does not fit on a board, and by how much">
                {name}: {mm} mm too long
              </Trans>
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}

/** How high it stands in the hall. */
function Ruler({ lengthMm, scale }: { lengthMm: number; scale: number }) {
  const step = scaleStep(lengthMm);
  const count = scale > 0 ? Math.floor(lengthMm / step) + 1 : 0;
  const marks = Array.from({ length: count }, (_, at) => at * step);
  return (
    <div aria-hidden className="relative w-12 shrink-0 text-right text-sm text-muted tabular-nums">
      {marks.map((mm) => (
        <span
          key={mm}
          className="absolute right-0 border-t border-line pr-1 leading-none"
          style={{ top: (lengthMm - mm) * scale - (mm === 0 ? 16 : 0) }}
        >
          {mm / 1000} m
        </span>
      ))}
    </div>
  );
}

function Pictures({ projectId, height }: { projectId: string; height: number }) {
  const { data } = useQuery(fieldQuery({ ownerKind: 'CLOSING_PROJECT', ownerId: projectId, group: 'CLOSING_PICTURE' }));
  const files = (data?.files ?? []).flatMap((file) => {
    const version = file.released;
    return version ? [{ id: file.id, version }] : [];
  });
  return (
    <div className="flex" style={{ height, gap: height / 20 }}>
      {files.map(({ id, version }) => (
        <Picture key={id} fileId={id} version={version} />
      ))}
    </div>
  );
}

function Picture({ fileId, version }: { fileId: string; version: NonNullable<FileItem['released']> }) {
  const address = usePreview(fileId, version, 960);
  return (
    <span className="min-w-0 flex-1 bg-sunken">
      {address && <img src={address} alt={version.filename} className="size-full object-contain" />}
    </span>
  );
}
