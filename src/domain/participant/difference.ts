import { type Person, type PersonField, personFields } from './person.ts';

export type PersonValue = Person[PersonField];

export interface Difference {
  field: PersonField;
  before: PersonValue;
  after: PersonValue;
}

/** The fields that differ, in the order of the form. */
export const differencesBetween = (before: Person, after: Person): Difference[] =>
  personFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));

/**
 * Whether somebody else comes in this person's place: then the old code must not let anybody in, and the newcomer gets
 * one of their own. A corrected spelling or a renewed passport alone is still the same person.
 */
export const isAnotherPerson = (before: Person, after: Person): boolean =>
  before.documentNumber !== after.documentNumber && (before.nameTc !== after.nameTc || before.nameEn !== after.nameEn);
