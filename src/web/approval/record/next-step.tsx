import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '#domain/errors.ts';
import { enrollmentStatusWord } from '#domain/enrollment/status-words.ts';
import { WorkedTime } from '#web/inbox/worked-time.tsx';
import { statusSentence } from '#web/enrollment/records/status-words.ts';
import { Moves } from '#web/moves/moves.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { DateTime, DayRange } from '#web/ui/date-time.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { leftToJudge, untilJudged } from './until-judged.tsx';
import { approvalChanges, makeMove, type Shown } from './queries.ts';
import { stagesFor } from './stages.tsx';
import { contractorSentence, designMoveWords, stageWords } from './words.ts';

/** What happened, whose turn it is and since when, what comes then, and the one thing to do. */
export function NextStep({ of }: { of: Shown }) {
  const { t } = useLingui();
  const { turn, roles, workedMs, replyMs } = of;
  const sentence = sentenceFor(of);
  const { all, at } = stagesFor(of);
  const next = all[at + 1];
  const corrects = roles.includes('exhibitor');
  const isMine = turn !== null && roles.includes(turn);
  const isLate = turn !== null && workedMs >= replyMs;
  const search = { activityId: of.activityId, enrollmentId: of.enrollmentId };
  const counts = useCounts(of);
  const isChecking = of.files.some(({ file }) => file.newest.state === 'CHECKING');
  const names = {
    exhibitor: t`The exhibitor’s turn`,
    contractor: t({ message: 'The contractor’s turn', comment: 'Who has to act next' }),
    fund: t`The fund’s turn`,
  };
  return (
    <section aria-label={t`What’s next`} className="rounded-card border border-line bg-surface p-4 shadow-card md:p-6">
      {turn && (
        <Badge tone={isLate ? 'bad' : isMine ? 'warn' : 'info'} icon={isMine ? 'flag' : 'hourglass'}>
          {isMine ? t`Your turn` : names[turn]}
        </Badge>
      )}
      <p className="mt-2 text-lg font-semibold">{sentence ? t(sentence) : of.status}</p>
      <p className="text-muted">
        <Trans>
          Since <DateTime at={of.since} short />
        </Trans>
        {turn && (
          <>
            {' · '}
            <Trans>
              <WorkedTime ms={workedMs} /> of <WorkedTime ms={replyMs} /> office hours
            </Trans>
          </>
        )}
      </p>
      {next && (
        <p className="text-muted">
          <Trans>Next: {t(stageWords[next])}</Trans>
        </p>
      )}
      {isMine && isWorkedOn(of.step) && (
        <p className="text-muted">
          <Trans>
            Changes possible until <DayRange from={of.changesUntil} to={null} />
          </Trans>
        </p>
      )}
      {counts.length > 0 && (
        <ul aria-live="polite" className="mt-3 flex flex-col gap-1 font-medium">
          {counts.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {of.returnReason && (
        <p className="mt-3 rounded-lg bg-warn-soft px-3 py-2 whitespace-pre-wrap text-on-warn-soft">
          {of.returnReason}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {corrects && of.wanted === 'correctApplication' && (
          <>
            <LinkButton to="/application/statement" search={search} tone="primary" icon="edit">
              <Trans>Correct and submit again</Trans>
            </LinkButton>
            <LinkButton to="/boards-change" search={search} icon="booth">
              <Trans>Change the boards only</Trans>
            </LinkButton>
          </>
        )}
        {corrects && of.wanted === 'correctBoards' && (
          <LinkButton
            to="/layoutBusiness-details"
            search={{ ...search, tab: '1', view: 'boards' }}
            hash={`board-${of.boards[0]?.id}`}
            icon="edit"
          >
            <Trans>Correct the texts of the boards</Trans>
          </LinkButton>
        )}
        <Moves
          offers={of.offers}
          words={designMoveWords}
          caseId={of.enrollmentId}
          make={(move, { note }) => makeMove(of.enrollmentId, { version: of.version, move, note })}
          changes={approvalChanges}
          against={({ missing }) =>
            isChecking && isAboutFiles(missing)
              ? t`A file is still being checked. Please wait a moment.`
              : missing === 'PARAMS_ERROR' && openNotes(of).length > 0
                ? t`Answer every note first.`
                : untilJudged(missing, of.files)
          }
        />
      </div>
    </section>
  );
}

const isAboutFiles = (missing: ErrorCode | null): boolean =>
  missing === 'ATTACHMENT_REQUIRED' || missing === 'ATTACHMENT_REJECT_OR_PROCESS';

/** From its place until the design is confirmed, after which nothing is handed in any more. */
const isWorkedOn = (step: number): boolean => step >= 6 && step < 12;

/** Each side reads it from its own end; staff as they name it everywhere. */
function sentenceFor({ roles, status, selfstatus, selfDesigned }: Shown) {
  const told = roles.includes('contractor')
    ? contractorSentence(status, selfDesigned)
    : roles.includes('exhibitor')
      ? statusSentence({ status, selfstatus, category: 'STWEEK' })
      : null;
  return told ?? enrollmentStatusWord(status);
}

const openNotes = ({ mayAnswer, notes }: Shown) =>
  mayAnswer ? notes.filter(({ answer, closedAt }) => !answer && !closedAt) : [];

/** How much is left before a button can be pressed. */
function useCounts(of: Shown): string[] {
  const { t } = useLingui();
  const { files } = of;
  const judged = files.filter(({ may }) => may.includes('reply'));
  const left = leftToJudge(files);
  const total = judged.length;
  const rejected = judged.filter(({ file }) => file.result === 'REJECT').length;
  const toReplace = files.filter(({ may, file }) => may.includes('replace') && file.result === 'REJECT').length;
  const unanswered = openNotes(of).length;
  const lines: string[] = [];
  if (total > 0) {
    lines.push(
      left > 0
        ? t`${plural(total, { one: 'The file is still to be checked.', other: `${left} of # files are still to be checked.` })}`
        : t`${plural(total, { one: 'The file is checked.', other: 'All # files are checked.' })}`,
    );
  }
  if (left > 0) lines.push(t`unprocessed file, please check it`);
  if (rejected > 0) lines.push(t`non-accepted file, please cancel it`);
  if (toReplace > 0)
    lines.push(t`${plural(toReplace, { one: '# file is to be replaced.', other: '# files are to be replaced.' })}`);
  if (unanswered > 0)
    lines.push(
      t`${plural(unanswered, { one: '# note is not answered yet.', other: '# notes are not answered yet.' })}`,
    );
  return lines;
}
