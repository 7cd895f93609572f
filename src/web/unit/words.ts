import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UnitDetails } from '#domain/unit/check-unit.ts';
import type { UnitKind } from '#domain/unit/unit-words.ts';

export const unitFieldWords: Record<keyof UnitDetails, MessageDescriptor> = {
  nameTc: msg`Name in Chinese`,
  nameEn: msg`Name in English`,
  namePt: msg`Name in Portuguese`,
  kind: msg({ message: 'Type', context: 'unit', comment: 'Of a unit, as enterprise or university' }),
  industry: msg`Industry`,
  summary: msg({ message: 'Summary', comment: 'A short text about a unit' }),
  countryRegionId: msg`Country or region`,
  provinceId: msg`Province`,
  cityId: msg`City`,
  address: msg`Address`,
  website: msg`Website`,
  phone: msg`Telephone`,
  fax: msg`Fax`,
  schoolCode: msg({ message: 'School code', comment: 'Of a university, for its research office' }),
};

export const unitKindWords: Record<UnitKind, MessageDescriptor> = {
  ENTERPRISE: msg({ message: 'Enterprise', comment: 'A type of unit' }),
  UNIVERSITY: msg({ message: 'University', comment: 'A type of unit' }),
  INCUBATOR: msg({ message: 'Incubator', comment: 'A type of unit' }),
  INTERMEDIARY: msg({ message: 'Intermediary', comment: 'A type of unit' }),
  ST_PARK: msg({ message: 'Science and technology park', comment: 'A type of unit' }),
  CLUBS: msg({ message: 'Association', comment: 'A type of unit' }),
  GOV: msg({ message: 'Public body', comment: 'A type of unit' }),
  OTHER: msg({ message: 'Other', comment: 'A type of unit' }),
};
