import { Plural, Trans } from '@lingui/react/macro';

/** How many have answered, of how many. */
export const Answered = ({
  of: { answered, recipients, partial = 0 },
}: {
  of: { answered: number; recipients: number; partial?: number };
}) => (
  <>
    <Trans>
      {answered} of {recipients} have answered
    </Trans>
    {partial > 0 && (
      <>
        {' · '}
        <Plural value={partial} one="# has begun" other="# have begun" />
      </>
    )}
  </>
);
