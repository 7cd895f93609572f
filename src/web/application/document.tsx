import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { ApplicationForm, Board, Mif } from '#domain/application/application.ts';
import { printedFields } from '#domain/application/check-boards.ts';
import type { WizardStep } from '#domain/application/wizard-steps.ts';
import { UploadField } from '#web/file/upload-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { fieldNames, type FieldName } from './field-words.ts';
import { categoriesQuery, type MifList, mifListQuery, typesQuery } from './queries.ts';
import { useOptions } from './use-options.ts';
import { keptCitiesQuery, keptProvincesQuery, keptRegionsQuery } from './kept-queries.ts';

export interface Filled {
  enrollmentId: string;
  activityId: string;
  form: ApplicationForm;
  boards: readonly Board[];
}

interface Around {
  /** The way back to where a part is filled in; left out where it is only read. */
  onChange?: (step: WizardStep) => void;
  /** What stands with a field, as the notes on it. @param target as notes name it */
  aside?: (target: string, label: string) => ReactNode;
}

const AroundContext = createContext<Around>({});

/** The application to read, part by part, each with its way back where there is one (rows 139, 140). */
export const Document = ({ of, ...around }: { of: Filled } & Around) => (
  <AroundContext value={around}>
    <Parts of={of} />
  </AroundContext>
);

function Parts({ of: { enrollmentId, activityId, form, boards } }: { of: Filled }) {
  const { t } = useLingui();
  const { data: types } = useQuery(typesQuery(activityId));
  const { data: categories } = useQuery(categoriesQuery(activityId, null));
  const nameIn = useNameIn();
  const owner = { kind: 'ENROLLMENT', id: enrollmentId } as const;
  const { exhibitor } = form;
  const type = types?.content.find(({ id }) => id === exhibitor.typeId);
  const category = categories?.content.find(({ id }) => id === form.boothsAreaCategoryId);
  return (
    <article className="flex flex-col gap-6">
      <Part title={<Trans>Your unit</Trans>} step="entity">
        <Line name="exhibitor.nameTc">{exhibitor.nameTc}</Line>
        <Line name="exhibitor.nameEn">{exhibitor.nameEn}</Line>
        <Line name="exhibitor.summary">{exhibitor.summary}</Line>
        <Line name="exhibitor.typeId">{nameIn(types?.content, exhibitor.typeId)}</Line>
      </Part>
      <Part title={<Trans>Contact</Trans>} step="entity">
        <Line name="exhibitor.contactPerson">{exhibitor.contactPerson}</Line>
        <Line name="exhibitor.contactMobile">
          +{exhibitor.countryCode} {exhibitor.contactMobile}
        </Line>
        <Line name="exhibitor.contactTelNo">{exhibitor.contactTelNo}</Line>
        <Line name="exhibitor.contactEmail">{exhibitor.contactEmail}</Line>
        <Line name="exhibitor.website">{exhibitor.website}</Line>
        <Line name="exhibitor.mainPerson">{exhibitor.mainPerson}</Line>
      </Part>
      {type?.needsLicence && (
        <Part title={t(fieldNames.filesCertificate)} step="entity">
          <Line name="exhibitor.licenceIssueDate">{exhibitor.licenceIssueDate}</Line>
          <Line name="exhibitor.licenceReason">{exhibitor.licenceReason}</Line>
          <UploadField owner={owner} group="CERTIFICATE" readOnly />
        </Part>
      )}
      <Part title={<Trans>Booths</Trans>} step="bulletin">
        <Line name="boothsCount">{form.boothsCount}</Line>
        <Line name="boothsAreaCategoryId">{nameIn(categories?.content, form.boothsAreaCategoryId)}</Line>
        <Line name="areas">{form.areas.map((id) => nameIn(category?.areas, id)).join(', ')}</Line>
        <Line name="preferredEnrollmentDate">{form.preferredEnrollmentDate?.replace('/', ' – ')}</Line>
        <Line name="secondaryEnrollmentDate">{form.secondaryEnrollmentDate?.replace('/', ' – ')}</Line>
        <Line name="selfDesigned">
          {form.selfDesigned === null ? '' : form.selfDesigned ? t`We design them ourselves` : t`The contractor`}
        </Line>
      </Part>
      {boards.map((board, at) => (
        <Part key={board.id} title={<Trans>Booth {at + 1}</Trans>} step="bulletin">
          <Line name="board.exhibitContentTc" boardId={board.id}>
            {board.exhibitContentTc}
          </Line>
          <Line name="board.descriptionTc" boardId={board.id}>
            {board.descriptionTc}
          </Line>
          {printedFields.map((field) => (
            <Line key={field} name={`board.${field}`} boardId={board.id}>
              {board[field]}
            </Line>
          ))}
          {!form.selfDesigned && (
            <UploadField owner={{ kind: 'BOARD', id: board.id }} group="BOARD" number={at + 1} readOnly />
          )}
        </Part>
      ))}
      <Part title={<Trans>Key product</Trans>} step="bulletin">
        <Line name="keyProductSummaryTc">{form.keyProductSummaryTc}</Line>
        <Line name="keyProductSummaryEn">{form.keyProductSummaryEn}</Line>
        <Line name="keyProductSummaryPt">{form.keyProductSummaryPt}</Line>
        <UploadField owner={owner} group="KEY_PRODUCT" readOnly />
      </Part>
      <Part title={<Trans>Videos and papers</Trans>} step="upload">
        <UploadField owner={owner} group="VIDEO" readOnly />
        <UploadField owner={owner} group="PAVILION_VIDEO" readOnly />
        {form.pavilionSubtitled && <Line name="form.pavilionSubtitled">{t`Yes`}</Line>}
        <UploadField owner={owner} group="ATTACHMENT" readOnly />
        <UploadField owner={owner} group="QR_CODE" readOnly />
        <UploadField owner={owner} group="EXHIBITOR" readOnly />
        <Line name="form.useLogoForWebsite">{form.useLogoForWebsite ? t`Yes` : t`No`}</Line>
      </Part>
      {form.joinMif && <Matching mif={form.mif} activityId={activityId} />}
    </article>
  );
}

function Matching({ mif, activityId }: { mif: Mif; activityId: string }) {
  const { t } = useLingui();
  const nameIn = useNameIn();
  const { data: regions } = useQuery(keptRegionsQuery);
  const { data: provinces } = useQuery({
    ...keptProvincesQuery(mif.countryRegionId ?? 0),
    enabled: mif.provinceId !== null,
  });
  const { data: cities } = useQuery({ ...keptCitiesQuery(mif.provinceId ?? 0), enabled: mif.cityId !== null });
  return (
    <Part title={<Trans>Business matching</Trans>} step="mif">
      <Line name="mif.contactPerson">{mif.contactPerson}</Line>
      <Line name="mif.contactMobile">
        +{mif.countryCode} {mif.contactMobile}
      </Line>
      <Line name="mif.contactTelNo">{mif.contactTelNo}</Line>
      <Line name="mif.contactEmail">{mif.contactEmail}</Line>
      <Line name="mif.countryRegionId">{nameIn(regions?.content, mif.countryRegionId)}</Line>
      <Line name="mif.provinceId">{nameIn(provinces?.content, mif.provinceId)}</Line>
      <Line name="mif.cityId">{nameIn(cities?.content, mif.cityId)}</Line>
      <Line name="mif.companyAddress">{mif.companyAddress}</Line>
      <Line name="mif.companyTelNo">{mif.companyTelNo}</Line>
      <Line name="mif.companyEmail">{mif.companyEmail}</Line>
      <Line name="mif.companyFax">{mif.companyFax}</Line>
      <Line name="mif.companyWebsite">{mif.companyWebsite}</Line>
      <Chosen of="scopes" ids={mif.scopes} activityId={activityId} />
      <Line name="mif.otherBusinessScope">{mif.otherBusinessScope}</Line>
      <Chosen of="categories" ids={mif.categories} activityId={activityId} />
      <Line name="mif.otherBusinessCategory">{mif.otherBusinessCategory}</Line>
      {mif.mifProducts.map((product, at) => (
        <div key={product.nameTc + product.nameEn} className="flex flex-col gap-3">
          <p className="pt-2 font-semibold">
            <Trans>Product {at + 1}</Trans>
          </p>
          <Line name="mifProduct.nameTc">{product.nameTc}</Line>
          <Line name="mifProduct.nameEn">{product.nameEn}</Line>
          <Line name="mifProduct.summaryTc">{product.summaryTc}</Line>
          <Line name="mifProduct.summaryEn">{product.summaryEn}</Line>
        </div>
      ))}
      <Chosen of="customerCategories" ids={mif.customerCategories} activityId={activityId} />
      <Line name="mif.otherCustomerCategory">{mif.otherCustomerCategory}</Line>
      <Chosen of="ways" ids={mif.ways} activityId={activityId} />
      <Line name="mif.otherCooperationWay">{mif.otherCooperationWay}</Line>
      <Chosen of="markets" ids={mif.markets} activityId={activityId} />
      <Line name="mif.otherAsiaMarket">{mif.otherAsiaMarket}</Line>
      <Line name="mif.otherCountryMarket">{mif.otherCountryMarket}</Line>
      <Line name="mif.pair">
        {mif.pair ? `${mif.pairBeginDate ?? ''} – ${mif.pairEndDate ?? ''}` : t`No meetings needed`}
      </Line>
    </Part>
  );
}

function Chosen({ of, ids, activityId }: { of: MifList; ids: readonly number[]; activityId: string }) {
  const { data } = useQuery(mifListQuery(of, activityId));
  const nameIn = useNameIn();
  return <Line name={`mif.${of}`}>{ids.map((id) => nameIn(data?.content, id)).join(', ')}</Line>;
}

function useNameIn() {
  const options = useOptions();
  return (items: Parameters<typeof options>[0], id: number | null): string =>
    options(items).find(({ value }) => value === String(id))?.label ?? '';
}

function Part({ title, step, children }: { title: ReactNode; step: WizardStep; children: ReactNode }) {
  const { onChange } = useContext(AroundContext);
  return (
    <Card
      level={3}
      title={title}
      aside={
        onChange && (
          <span data-no-print>
            <Button icon="edit" tone="quiet" onClick={() => onChange(step)}>
              <Trans context="to press">Change</Trans>
            </Button>
          </span>
        )
      }
    >
      <div className="flex flex-col gap-3">{children}</div>
    </Card>
  );
}

/** A fact with its name; nothing where nothing was filled in and nobody has a word on it. */
function Line({ name, boardId, children }: { name: FieldName; boardId?: string; children: ReactNode }) {
  const { t } = useLingui();
  const { aside } = useContext(AroundContext);
  const target = boardId ? name.replace('board.', `board.${boardId}.`) : name;
  const said = aside?.(target, t(fieldNames[name]));
  const isEmpty = children === '' || children === null || children === undefined;
  if (isEmpty && !said) return null;
  return (
    <dl id={said ? `note-${target}` : undefined} className="grid gap-x-4 md:grid-cols-[14rem_1fr]">
      <dt className="text-muted">{t(fieldNames[name])}</dt>
      <dd className="min-w-0 whitespace-pre-wrap">
        {isEmpty ? '–' : children}
        {said}
      </dd>
    </dl>
  );
}
