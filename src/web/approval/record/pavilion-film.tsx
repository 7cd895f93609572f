import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/ui/card.tsx';
import { filesBesideQuery, type Shown } from './queries.ts';
import { ReviewFile } from './review-file.tsx';

/** The film of the pavilion, which the fund passes once it has seen its subtitles (row 113, G66); nothing without one. */
export function PavilionFilm({ of }: { of: Shown }) {
  const { data = [] } = useQuery(filesBesideQuery(of.enrollmentId, 'PAVILION_VIDEO'));
  // Before it is handed in there is nothing to say of it.
  const films = data.filter(({ file, may }) => file.result !== null || may.includes('reply'));
  if (films.length === 0) return null;
  return (
    <Card title={<Trans>Subtitles of the pavilion’s video</Trans>} level={3}>
      {films.some(({ may }) => may.includes('reply')) && (
        <p className="mb-3 text-muted">
          <Trans>Play the video. Pass it if the Chinese subtitles are there; otherwise say what is missing.</Trans>
        </p>
      )}
      <ul className="flex flex-col gap-4">
        {films.map((one) => (
          <ReviewFile key={one.file.id} one={one} isChanged={false} />
        ))}
      </ul>
    </Card>
  );
}
