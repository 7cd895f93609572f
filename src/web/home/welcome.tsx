import { Trans } from '@lingui/react/macro';
import { Heading } from '#web/ui/heading.tsx';

/** The first words of the portal; also part of what stands in index.html before any script. */
export const Welcome = () => (
  <div className="mb-6 md:mb-8">
    <p className="font-semibold text-brand">
      <Trans>Science and Technology Development Fund, Macao</Trans>
    </p>
    <Heading large>
      <Trans>Activities</Trans>
    </Heading>
    <p data-visitor className="mt-1 max-w-reading text-muted md:text-lg">
      <Trans>
        Exhibitions, road shows, business matching, careers fairs and public events: see what’s on and take part.
      </Trans>
    </p>
  </div>
);
