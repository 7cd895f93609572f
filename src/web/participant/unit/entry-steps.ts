import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MyList } from '#contract/participant/participant.ts';
import type { PersonField } from '#domain/participant/person.ts';

export type EntryStep = 'who' | 'document' | 'contact' | 'stay';

/** What an activity has for its guests. */
export type Offering = Pick<MyList, 'dinner' | 'hotel'>;

interface StepRow {
  id: EntryStep;
  label: MessageDescriptor;
  fields: readonly PersonField[];
}

const steps: readonly StepRow[] = [
  {
    id: 'who',
    label: msg({ message: 'Person', comment: 'A step of the form: who somebody is' }),
    fields: ['nameTc', 'nameEn', 'pinyin', 'title', 'gender'],
  },
  {
    id: 'document',
    label: msg({ message: 'Document', comment: 'A step of the form: identity document' }),
    fields: ['birthDate', 'nationality', 'documentType', 'documentNumber'],
  },
  {
    id: 'contact',
    label: msg({ message: 'Contact', comment: 'A step of the form: phone and e-mail' }),
    fields: ['phoneCountry', 'phone', 'wechatId', 'email', 'language'],
  },
  {
    id: 'stay',
    label: msg({ message: 'Dinner and hotel', comment: 'A step of the form' }),
    fields: ['dinner', 'diet', 'hotel', 'checkIn', 'checkOut'],
  },
];

/** The steps of one person's entry; dinner and hotel only where the activity has either. */
export const entrySteps = ({ dinner, hotel }: Offering): readonly StepRow[] =>
  dinner || hotel ? steps : steps.slice(0, 3);

export const stepOf = (field: string): EntryStep | null =>
  steps.find((step) => step.fields.some((one) => one === field))?.id ?? null;
