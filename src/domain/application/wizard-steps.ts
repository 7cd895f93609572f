import type { FilledStep } from './check-application.ts';

/** The pages of the wizard in their order (D1 §2); `mif` is a side way between upload and check. */
export const wizardSteps = ['statement', 'entity', 'bulletin', 'upload', 'mif', 'check'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** D1 §4: the progress call counts five pages; the optional one counts as that before it. */
export const totalPages = 5;
export const pageOfStep: Readonly<Record<WizardStep, number>> = {
  statement: 1,
  entity: 2,
  bulletin: 3,
  upload: 4,
  mif: 4,
  check: 5,
};

/** Where somebody goes on who comes back. */
export const stepOfPage = (page: number): WizardStep =>
  wizardSteps.find((step) => pageOfStep[step] === page) ?? 'statement';

/** Rows 132 to 134, 141. */
export const stepBefore: Readonly<Record<WizardStep, WizardStep | null>> = {
  statement: null,
  entity: 'statement',
  bulletin: 'entity',
  upload: 'bulletin',
  mif: 'upload',
  check: 'upload',
};

const uploadFields: ReadonlySet<string | undefined> = new Set([
  'useLogoForWebsite',
  'pavilionSubtitled',
  'companyQrCodeList',
]);

/** The page that a field stands on, by the path of its problem. */
export function stepOfPath(path: string): FilledStep {
  const [field] = path.split('.');
  if (field === 'exhibitor' || field === 'filesCertificate') return 'entity';
  if (field === 'mif' || field === 'joinMif') return 'mif';
  return uploadFields.has(field) ? 'upload' : 'bulletin';
}
