import type { ProjectForm } from '#domain/closing/project-form.ts';
import { textOf } from '#server/docking/product/product-text.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';

/** By what a project is found: as a docking product, in both scripts and with its terms in every language. */
export const projectText = (
  form: ProjectForm,
  of: Pick<UnitRow, 'nameTc' | 'nameEn' | 'namePt'>,
  fileNumber: string,
): string => {
  const { nameTc, nameEn, namePt, entityTc, entityEn, leaderTc, leaderEn, members } = form;
  const results = form.results.flatMap(({ tc, en }) => [tc, en]);
  return textOf(
    {
      nameTc,
      nameEn,
      namePt,
      summary: [form.introductionTc, form.introductionEn].join(' '),
      scope: [form.resultTc, form.resultEn, ...results].join(' '),
      supplements: [fileNumber, entityTc, entityEn, leaderTc, leaderEn, members].join(' '),
    },
    of,
  );
};
