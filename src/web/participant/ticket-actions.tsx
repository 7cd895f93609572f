import { Trans, useLingui } from '@lingui/react/macro';
import { calendarFile } from '#domain/calendar-file.ts';
import { instantOf } from '#domain/instant.ts';
import { spacedCredential } from '#domain/sign-in/credential.ts';
import { useName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { saveHere, shareOrSave } from '#web/ui/share-or-save.ts';
import type { ShownPage } from './kept-page.ts';

/** Of the link's 43 characters these are the person's number; without the rest, its signature, they open nothing. */
const numberLength = 21;

/** What one can do with the page: all of it without a network. */
export function TicketActions({ token, data }: { token: string; data: ShownPage }) {
  const { t } = useLingui();
  const activity = useName(data.activityNames);
  const place = useName(data.place);
  const { beginDate: first, endDate: last, credential } = data;

  const savePicture = async (code: string) => {
    const { ticketPicture } = await import('./ticket-picture.ts');
    const picture = await ticketPicture({
      code,
      spacedCode: spacedCredential(code),
      names: [data.nameTc, data.nameEn].filter(Boolean),
      activity: activity.text,
      about: [first === last ? first : `${first} – ${last}`, place.text].filter(Boolean),
      lang: activity.lang ?? document.documentElement.lang,
    });
    const file = new File([picture], `${t`Sign-in code`} ${first}.png`, { type: 'image/png' });
    // A phone keeps it among the photographs; a desk in its downloads.
    if (matchMedia('(pointer: coarse)').matches) await shareOrSave(file);
    else saveHere(file);
  };
  const saveDates = () => {
    const text = calendarFile({
      id: `participant-${token.slice(0, numberLength)}`,
      title: activity.text,
      place: place.text,
      first,
      last,
      writtenAt: instantOf(Date.now()),
    });
    saveHere(new File([text], `${first}.ics`, { type: 'text/calendar' }));
  };

  return (
    <div data-no-print className="flex flex-col gap-3">
      {credential && (
        <Button
          tone="primary"
          icon="image"
          full
          onClick={() =>
            void savePicture(credential).catch(() =>
              toast({ tone: 'bad', text: t`This browser can't save the picture. Take a screenshot instead.` }),
            )
          }
        >
          <Trans>Save as a picture</Trans>
        </Button>
      )}
      <Button icon="calendar" full onClick={saveDates}>
        <Trans>Add to the calendar</Trans>
      </Button>
      <Button icon="print" full onClick={() => print()}>
        <Trans>Print this page</Trans>
      </Button>
    </div>
  );
}
