import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivityDateField, ActivityText, LanguageSuffix } from '#domain/activity/activity-fields.ts';
import type { ActivityState, ActivityStateMove } from '#domain/activity/activity-moves.ts';
import type { ActivityCategory, Promoter } from '#domain/activity/category.ts';
import type { forumDeskMoves, ForumStatus } from '#domain/activity/forum-moves.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { languageOfText, localeSigns } from '#web/i18n/locale-names.ts';
import type { MoveWords } from '#web/moves/move-words.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { Tone } from '#web/ui/tone.ts';

export const categoryWords: Record<ActivityCategory, MessageDescriptor> = {
  STWEEK: msg({ message: 'Exhibition', comment: 'Kind of activity: of a science week' }),
  PCLOSE: msg({ message: 'Project-closing exhibition', comment: 'Kind of activity' }),
  ROADSHOW: msg({ message: 'Road show', comment: 'Kind of activity' }),
  DOCKING: msg({ message: 'Business matching', comment: 'Kind of activity' }),
  RECRUIT: msg({ message: 'Recruitment fair', comment: 'Kind of activity' }),
  PUBLIC: msg({ message: 'Public event', comment: 'Kind of activity' }),
};

export const promoterWords: Record<Promoter, MessageDescriptor> = {
  P: msg({ message: 'Promoted, kind P', comment: 'Of a road show' }),
  R: msg({ message: 'Promoted, kind R', comment: 'Of a road show' }),
};

export const stateWords: Record<ActivityState, { label: MessageDescriptor; tone: Tone; icon: IconName }> = {
  DRAFT: { label: msg({ message: 'Draft', comment: 'State of an activity' }), tone: 'neutral', icon: 'edit' },
  ACTIVE: { label: msg({ message: 'Published', comment: 'State of an activity' }), tone: 'good', icon: 'eye' },
  CLOSED: { label: msg({ message: 'Closed', comment: 'State of an activity' }), tone: 'info', icon: 'lock' },
  CANCELLED: {
    label: msg({ message: 'Cancelled', context: 'activity', comment: 'State of an activity' }),
    tone: 'bad',
    icon: 'ban',
  },
};

export const forumStatusWords: Record<ForumStatus, { label: MessageDescriptor; tone: Tone; icon: IconName }> = {
  DRAFT: stateWords.DRAFT,
  PUBLISHED: stateWords.ACTIVE,
};

export const activityMoveWords: Readonly<Record<ActivityStateMove, MoveWords>> = {
  publish: {
    label: msg({ message: 'Publish', comment: 'A button' }),
    icon: 'eye',
    question: msg`Visitors will see the activity on the home page straight away.`,
    done: msg`The activity is published.`,
    tone: 'primary',
  },
  unpublish: {
    label: msg({ message: 'Unpublish', comment: 'A button' }),
    icon: 'eye-off',
    question: msg`Visitors will no longer see the activity. It becomes a draft again.`,
    done: msg`The activity is a draft again.`,
  },
  close: {
    label: msg({ message: 'Close the activity', comment: 'A button: it is over' }),
    icon: 'lock',
    question: msg`The activity is over. It leaves the home page; registrations stay available.`,
    done: msg`The activity is closed.`,
  },
  reopen: {
    label: msg({ message: 'Open again', comment: 'A button' }),
    icon: 'undo',
    question: msg`Visitors will see the activity on the home page again.`,
    done: msg`The activity is published.`,
  },
  cancel: {
    label: msg({ message: 'Cancel the activity', comment: 'A button' }),
    icon: 'ban',
    question: msg`The activity won’t take place and is removed from the home page.`,
    confirms: 'danger',
    note: msg({ message: 'Reason', comment: 'Why an activity is cancelled' }),
    noteHint: msg`Everyone taking part can read it.`,
  },
  restore: {
    label: msg({ message: 'Undo cancellation', comment: 'A button' }),
    icon: 'undo',
    question: msg`The activity becomes a draft, which can be published again.`,
    done: msg`The activity is a draft again.`,
  },
};

export const forumMoveWords: Readonly<Record<(typeof forumDeskMoves)[number], MoveWords>> = {
  publish: {
    label: activityMoveWords.publish.label,
    icon: 'eye',
    tone: 'quiet',
    done: msg`The forum is now on the home page.`,
  },
  unpublish: {
    label: activityMoveWords.unpublish.label,
    icon: 'eye-off',
    tone: 'quiet',
    done: msg`The forum is no longer on the home page.`,
  },
  remove: {
    label: msg({ message: 'Remove', comment: 'A button' }),
    icon: 'trash',
    tone: 'quiet',
    title: msg`Remove the forum?`,
    confirms: 'danger',
    done: msg`The forum is removed.`,
  },
};

export const textWords: Record<ActivityText, MessageDescriptor> = {
  name: msg({ message: 'Name', context: 'activity', comment: 'Of an activity' }),
  announcementName: msg({ message: 'Name in announcements', comment: 'Of an activity' }),
  place: msg({ message: 'Place', comment: 'Where an activity takes place' }),
  description: msg({ message: 'Introduction', comment: 'A text about an activity' }),
  remark: msg({ message: 'Remark', comment: 'A text about an activity' }),
  statement: msg({ message: 'Statement', comment: 'What applicants agree to' }),
};

/** The language itself, as its readers call it, and its tag. */
export const languageNames: Record<LanguageSuffix, { name: string; short: string; lang: string }> = {
  Tc: { ...languageOfText.tc, short: '中' },
  En: { ...languageOfText.en, short: localeSigns.en },
  Pt: { ...languageOfText.pt, short: localeSigns.pt },
};

export const dateWords: Record<ActivityDateField, MessageDescriptor> = {
  beginDate: msg({ message: 'First day', comment: 'Of an activity' }),
  endDate: msg({ message: 'Last day', comment: 'Of an activity' }),
  enrollBeginDate: msg`Registration from`,
  enrollEndDate: msg`Registration until`,
  exhibitorEnrollBeginDate: msg`Exhibitors register from`,
  exhibitorEnrollEndDate: msg`Exhibitors register until`,
  customerEnrollBeginDate: msg`Customers register from`,
  customerEnrollEndDate: msg`Customers register until`,
};

export const signInKindWords: Record<SignInKind, MessageDescriptor> = {
  ACTIVITY: msg({ message: 'Entrance', comment: 'What people sign in for' }),
  DINNER_PARTY: msg({ message: 'Dinner', comment: 'What people sign in for' }),
  HOTEL: msg({ message: 'Hotel', comment: 'What people sign in for' }),
};
