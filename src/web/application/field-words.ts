import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What a field is called, wherever it is named: beside it, in a comparison, in a list of what is missing. */
export const fieldNames = {
  'exhibitor.nameTc': msg`Unit name in Chinese`,
  'exhibitor.nameEn': msg`Unit name in English`,
  'exhibitor.summary': msg`Summary`,
  'exhibitor.website': msg`Website`,
  'exhibitor.mainPerson': msg`Person in charge`,
  'exhibitor.contactPerson': msg`Contact person`,
  'exhibitor.countryCode': msg`Country code`,
  'exhibitor.contactMobile': msg`Mobile`,
  'exhibitor.contactTelNo': msg`Telephone`,
  'exhibitor.contactEmail': msg`E-mail`,
  'exhibitor.typeId': msg`Type of exhibitor`,
  'exhibitor.licenceIssueDate': msg`Date of issue of the business licence`,
  'exhibitor.licenceReason': msg`Why we should accept an older copy`,
  filesCertificate: msg`Copy of the business licence`,
  boothsAreaCategoryId: msg`Section of the exhibition`,
  areas: msg`Area`,
  preferredEnrollmentDate: msg`Preferred dates`,
  secondaryEnrollmentDate: msg`Second choice of dates`,
  boothsCount: msg`Booths`,
  selfDesigned: msg`Who designs the booths`,
  keyProductSummaryTc: msg`Key product in Chinese`,
  keyProductSummaryEn: msg`Key product in English`,
  keyProductSummaryPt: msg`Key product in Portuguese`,
  exhibitionBoards: msg`Boards`,
  'board.exhibitContentTc': msg`What is shown`,
  'board.descriptionTc': msg`Description`,
  'board.printTitleTc': msg`Printed title in Chinese`,
  'board.printTitleEn': msg`Printed title in English`,
  'board.printTextTc': msg`Printed text in Chinese`,
  'board.printTextEn': msg`Printed text in English`,
  companyQrCodeList: msg`QR code of the company`,
  'form.pavilionSubtitled': msg`The pavilion’s video has Chinese subtitles`,
  'form.useLogoForWebsite': msg`The logo may be shown on the website`,
  joinMif: msg`Take part in business matching`,
  'mif.contactPerson': msg`Contact person for business matching`,
  'mif.countryCode': msg`Country code`,
  'mif.contactMobile': msg`Mobile`,
  'mif.contactTelNo': msg`Telephone of the contact person`,
  'mif.contactEmail': msg`E-mail of the contact person`,
  'mif.countryRegionId': msg`Country or region`,
  'mif.provinceId': msg`Province`,
  'mif.cityId': msg`City`,
  'mif.companyTelNo': msg`Office telephone`,
  'mif.companyEmail': msg`E-mail of the company`,
  'mif.companyFax': msg`Fax`,
  'mif.companyWebsite': msg`Website`,
  'mif.companyAddress': msg`Address`,
  'mif.scopes': msg`What the company does`,
  'mif.otherBusinessScope': msg`Other business`,
  'mif.categories': msg`Industries`,
  'mif.otherBusinessCategory': msg`Other industry`,
  'mif.mifProducts': msg`Products for matching`,
  'mif.customerCategories': msg`Customers wanted`,
  'mif.otherCustomerCategory': msg`Other customers`,
  'mif.ways': msg`Ways to work together`,
  'mif.otherCooperationWay': msg`Another way`,
  'mif.markets': msg`Markets`,
  'mif.otherAsiaMarket': msg`Other markets in Asia`,
  'mif.otherCountryMarket': msg`Markets in other countries`,
  'mif.pair': msg`Meetings`,
  'mif.pairBeginDate': msg`First day for meetings`,
  'mif.pairEndDate': msg`Last day for meetings`,
  'mifProduct.nameTc': msg`Name in Chinese`,
  'mifProduct.nameEn': msg`Name in English`,
  'mifProduct.summaryTc': msg`Summary in Chinese`,
  'mifProduct.summaryEn': msg`Summary in English`,
} as const satisfies Record<string, MessageDescriptor>;

export type FieldName = keyof typeof fieldNames;
const isFieldName = (name: string): name is FieldName => Object.hasOwn(fieldNames, name);

/** Of the path of a problem or of a comparison; a board's with its place where the path has it. */
export function useFieldName(): (path: string) => string {
  const { t } = useLingui();
  return (path) => {
    if (path === 'useLogoForWebsite' || path === 'pavilionSubtitled') return t(fieldNames[`form.${path}`]);
    const parts = path.split('.');
    const last = parts.at(-1) ?? '';
    const name =
      parts[0] === 'board' || (parts[0] === 'exhibitionBoards' && parts.length > 1)
        ? `board.${last}`
        : parts[1] === 'mifProducts' && parts.length > 2
          ? `mifProduct.${last}`
          : path;
    if (!isFieldName(name)) return path;
    const word = t(fieldNames[name]);
    const number = parts[0] === 'exhibitionBoards' && parts.length > 2 ? Number(parts[1]) + 1 : 0;
    return number > 0 ? t`Booth ${number}: ${word}` : word;
  };
}
