import { Trans } from '@lingui/react/macro';
import type { OneProject } from '#contract/closing/project.ts';
import { UploadField } from '#web/file/upload-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { FormPage } from './form-page.tsx';
import { FormSteps, useStep } from './form-steps.tsx';

/** The second page of the form: up to three pictures, sent as soon as they are chosen (row 178). */
export const ImageStep = () => <FormPage>{(of) => <Pictures of={of} />}</FormPage>;

function Pictures({ of }: { of: OneProject }) {
  const goTo = useStep(of);
  return (
    <>
      <FormSteps of={of} current="ImageInfo" />
      <Card>
        <div className="max-w-reading">
          <UploadField owner={{ kind: 'CLOSING_PROJECT', id: of.id }} group="CLOSING_PICTURE" />
        </div>
      </Card>
      <StickyActions>
        <Button icon="arrow-left" onClick={() => goTo('ProjectInfo')}>
          <Trans>Back to the text</Trans>
        </Button>
        <Button tone="primary" icon="arrow-right" onClick={() => goTo('CheckInfo')}>
          <Trans>Continue to check</Trans>
        </Button>
      </StickyActions>
    </>
  );
}
