import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { hasCode } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { sentenceOf } from '#web/api/error-sentence.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { OwnLinkPage } from '#web/own-link/own-link-page.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { confirmEmail, publicEventKey } from '../queries.ts';

/** Opened by the mail to a new address. It counts only once somebody presses the button: some mailboxes open every link. */
export function OwnEmailPage() {
  const { t } = useLingui();
  return <OwnLinkPage title={t`Confirm your address`}>{(link) => <Confirm key={link} link={link} />}</OwnLinkPage>;
}

function Confirm({ link }: { link: string }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const {
    run: confirm,
    busy,
    failure,
  } = useDeed({
    call: async () => {
      const own = await confirmEmail(link);
      await changed(publicEventKey);
      await navigate({ to: '/public-event/own', hash: own, replace: true });
    },
    refusal: 'page',
  });
  return (
    <>
      <p>
        <Trans>We’ll then send e-mails about your registration here, not to your old address.</Trans>
      </p>
      {failure !== null && (
        <Status tone="bad">
          {hasCode(failure, 'REPEAT_ENROLLMENT') ? (
            <Trans>This address already has a registration for this event. Cancel one of the two first.</Trans>
          ) : hasCode(failure, 'LINK_HAS_EXPIRED') ? (
            <Trans>This link has expired. Enter the address on your registration page again.</Trans>
          ) : (
            sentenceOf(failure, i18n)
          )}
        </Status>
      )}
      <Button tone="primary" full busy={busy} onClick={() => void confirm()}>
        <Trans>This address is mine</Trans>
      </Button>
    </>
  );
}
