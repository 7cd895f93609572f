import type { FieldError } from '#domain/errors.ts';
import type { ApplicationForm, Board, Bulletin } from './application.ts';
import { boardProblems } from './check-boards.ts';
import { bulletinRules, emptyBulletin } from './check-bulletin.ts';
import { emptyExhibitor, exhibitorRules } from './check-exhibitor.ts';
import { emptyMif, mifProblems } from './check-mif.ts';
import type { ApplicationFacts } from './facts.ts';
import { problemsIn } from './field-rules.ts';

export const emptyApplication: ApplicationForm = {
  exhibitor: emptyExhibitor,
  ...emptyBulletin,
  useLogoForWebsite: false,
  pavilionSubtitled: false,
  joinMif: false,
  mif: emptyMif,
};

/** An application as it is looked at: the form, and its boards in their order. */
export interface WholeApplication {
  form: ApplicationForm;
  boards: readonly Board[];
}

/** The pages in which something is filled in. */
export const filledSteps = ['entity', 'bulletin', 'upload', 'mif'] as const;
export type FilledStep = (typeof filledSteps)[number];

type Check = (whole: WholeApplication, facts: ApplicationFacts) => FieldError[];

const stepChecks: Readonly<Record<FilledStep, Check>> = {
  entity: ({ form }, facts) => [
    ...problemsIn(exhibitorRules, form.exhibitor, facts, 'exhibitor.'),
    ...(facts.type?.needsLicence && facts.certificates === 0
      ? [{ path: 'filesCertificate', problem: 'required' as const }]
      : []),
  ],
  bulletin: ({ form, boards }, facts) => [
    ...problemsIn<Bulletin, ApplicationFacts>(bulletinRules, form, facts),
    ...boardProblems(boards, form.boothsCount, facts),
  ],
  upload: ({ form }, { unreadableCodes, pavilionFilms }) => [
    ...(pavilionFilms > 0 && !form.pavilionSubtitled
      ? [{ path: 'pavilionSubtitled', problem: 'required' as const }]
      : []),
    ...(unreadableCodes > 0 ? [{ path: 'companyQrCodeList', problem: 'unreadable' as const }] : []),
  ],
  mif: ({ form }, facts) => (form.joinMif ? mifProblems(form.mif, facts) : []),
};

export const stepProblems = (step: FilledStep, whole: WholeApplication, facts: ApplicationFacts): FieldError[] =>
  stepChecks[step](whole, facts);

/** All that is wrong or missing, page by page; nothing when it can be handed in (row 133). */
export const applicationProblems = (whole: WholeApplication, facts: ApplicationFacts): FieldError[] =>
  filledSteps.flatMap((step) => stepChecks[step](whole, facts));
