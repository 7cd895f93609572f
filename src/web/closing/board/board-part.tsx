import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type BoardBox, type BoardPart, printedCounts } from '#domain/closing/board.ts';
import { projectCounts, type ProjectForm } from '#domain/closing/project-form.ts';
import { technologyFields } from '#domain/road-show/technology-fields.ts';

export interface PartProps {
  box: BoardBox;
  /** Null for nothing to print. */
  children: ReactNode;
  isOver: boolean;
  onMeasured: (part: BoardPart, beyond: number) => void;
}

/** The language that a part is set in. */
const langOf: Partial<Record<BoardPart, string>> = {
  titleTc: 'zh-Hant-MO',
  titleEn: 'en',
  introductionTc: 'zh-Hant-MO',
  introductionEn: 'en',
  resultTc: 'zh-Hant-MO',
  resultEn: 'en',
};
const isBold: ReadonlySet<BoardPart> = new Set(['titleTc', 'titleEn']);

/** One place of a board, a millimetre to the pixel: what does not fit is cut, as in print, and measured. */
export function PlacedPart({ box, children, isOver, onMeasured }: PartProps) {
  const { part, top, left, width, height, letters } = box;
  const inner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measured = inner.current;
    if (!measured) return;
    const measure = () => onMeasured(part, Math.max(0, Math.round(measured.offsetHeight - height)));
    const watched = new ResizeObserver(measure);
    watched.observe(measured);
    measure();
    return () => watched.disconnect();
  }, [part, height, onMeasured]);
  return (
    <div
      data-part={part}
      lang={langOf[part]}
      className={isOver ? 'outline-8 -outline-offset-8 outline-bad' : undefined}
      style={{ position: 'absolute', top, left, width, height, overflow: 'hidden' }}
    >
      <div
        ref={inner}

        style={{
          fontSize: letters,
          lineHeight: 1.45,
          fontWeight: isBold.has(part) ? 700 : 400,
          paddingBlock: letters / 2,
        }}
      >
        {children}
      </div>
    </div>
  );
}

const year = (day: string): string => day.slice(0, 7).replace('-', '/');
const both = (one: string, other: string): string => [one, other].filter(Boolean).join('  ');

/** What a board says, in the two languages that it is printed in. */
export function PartText({ part, of, fileNumber }: { part: BoardPart; of: ProjectForm; fileNumber: string }) {
  const field = of.technologyField ? technologyFields[of.technologyField] : null;
  switch (part) {
    case 'head':
      return [fileNumber, field ? both(field.zh, field.en) : ''].filter(Boolean).join(' · ');
    case 'titleTc':
      return of.nameTc;
    case 'titleEn':
      return of.nameEn;
    case 'who':
      return (
        <>
          {[both(of.entityTc, of.entityEn), both(of.leaderTc, of.leaderEn), of.members]
            .filter(Boolean)
            .map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <span key={at} className="block">
                {line}
              </span>
            ))}
          <span className="block">{[year(of.periodFrom), year(of.periodUntil)].filter(Boolean).join(' – ')}</span>
        </>
      );
    case 'introductionTc':
    case 'introductionEn':
    case 'resultTc':
    case 'resultEn':
      return <span className="whitespace-pre-line">{of[part]}</span>;
    case 'results':
      return of.results.map(({ tc, en }, at) => (
        // Two results may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className="block" style={{ paddingBottom: '0.4em' }}>
          • {both(tc, en)}
        </span>
      ));
    case 'counts':
      return projectCounts
        .filter((count) => Number(of[count]) > 0)
        .map((count) => (
          <span key={count} className="inline-block" style={{ paddingRight: '1.5em' }}>
            {printedCounts[count].join(' ')} {of[count]}
          </span>
        ));
    case 'contact':
      return [of.contactAddress, of.contactFax && `Fax ${of.contactFax}`].filter(Boolean).join(' · ');
    case 'pictures':
      return null;
  }
}
