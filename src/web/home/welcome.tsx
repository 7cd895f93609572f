import { Trans } from '@lingui/react/macro';
import { Heading } from '#web/ui/heading.tsx';

/** The first words of the portal; also part of what stands in index.html before any script. */
export const Welcome = () => (
  <div className="mb-10 max-w-reading">
    <Heading large>
      <Trans>Activities</Trans>
    </Heading>
    <p className="mt-2 text-lg text-muted">
      <Trans>
        Exhibitions, road shows, business docking, recruitment and public events of the science and technology fund: see
        what is on, register, and follow your registration.
      </Trans>
    </p>
  </div>
);
