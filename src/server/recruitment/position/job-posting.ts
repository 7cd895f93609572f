import type { PublicPosition } from '#contract/recruitment/position.ts';
import { businessDateAt, endOfBusinessDate, isBusinessDate } from '#domain/instant.ts';
import type { PositionType } from '#domain/recruitment/position-form.ts';

const employment = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  PRACTICE: 'INTERN',
} as const satisfies Record<PositionType, string>;

/** By ISO 4217, which the documents do not follow. */
const isoCurrency = { MOP: 'MOP', HKD: 'HKD', RMB: 'CNY', USD: 'USD' } as const;

/** A position as search engines understand it (schema.org JobPosting). */
export function jobPosting(
  { form, unit, listedAt }: PublicPosition,
  { title, unit: unitName, url }: { title: string; unit: string; url: string },
): object {
  const { type, content, requirements, location, currency, startAmount, endAmount, period, count, closeDate } = form;
  const salary = currency !== '' && {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: isoCurrency[currency],
      value: {
        '@type': 'QuantitativeValue',
        ...(startAmount && { minValue: Number(startAmount) }),
        ...(endAmount && { maxValue: Number(endAmount) }),
        unitText: period,
      },
    },
  };
  return {
    '@type': 'JobPosting',
    title,
    description: [content, requirements].filter(Boolean).join('\n\n'),
    datePosted: businessDateAt(listedAt),
    ...(isBusinessDate(closeDate) && { validThrough: endOfBusinessDate(closeDate) }),
    ...(type && { employmentType: employment[type] }),
    hiringOrganization: {
      '@type': 'Organization',
      name: unitName,
      ...(unit.website && { sameAs: unit.website }),
    },
    jobLocation: { '@type': 'Place', address: location },
    totalJobOpenings: Number(count),
    ...((startAmount || endAmount) && salary),
    directApply: true,
    url,
  };
}
