import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#web/ui/link-button.tsx';
import { OfProject } from '../project/of-project.tsx';
import { ProjectView } from '../project/project-view.tsx';

/** A project as its contractor meets it: what is to be printed, the design, and the next step. */
export const DesignPage = () => (
  <OfProject list="/contractor/list">
    {(of, back) => (
      <ProjectView
        of={of}
        back={back}
        actions={
          <LinkButton
            to="/exhibition/preview"
            search={{ projectActivitiesId: of.activityId, projectId: of.id }}
            icon="eye"
          >
            <Trans>See the board</Trans>
          </LinkButton>
        }
      />
    )}
  </OfProject>
);
