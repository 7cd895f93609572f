import { z } from 'zod';
import { windowStates } from '#domain/activity/window.ts';
import { locales } from '#domain/locale.ts';
import { signInKinds } from '#domain/participant/kinds.ts';
import { type ListFacts, listStatuses } from '#domain/participant/list-moves.ts';
import { changeStates } from '#domain/participant/list-words.ts';
import {
  documentTypes,
  genders,
  type Person as DomainPerson,
  personFields,
  type SealedField,
} from '#domain/participant/person.ts';
import { BusinessDay, Id, Instant } from '#contract/api.ts';
import { Texts } from '#contract/texts.ts';

export const Text = (limit: number) => z.string().max(limit);

/** The shape only: what is wrong with a well-formed person is `personProblems` in the domain, on both sides. */
export const Person = z.object({
  nameTc: Text(400),
  nameEn: Text(400),
  pinyin: Text(400),
  title: Text(800),
  gender: z.enum(genders),
  birthDate: BusinessDay,
  nationality: Text(2),
  documentType: z.enum(documentTypes),
  documentNumber: Text(80),
  wechatId: Text(80),
  phoneCountry: Text(4),
  phone: Text(40),
  email: Text(400),
  language: z.enum(locales),
  dinner: z.boolean(),
  diet: Text(800),
  hotel: z.boolean(),
  checkIn: BusinessDay.nullable(),
  checkOut: BusinessDay.nullable(),
}) satisfies z.ZodType<DomainPerson>;

const sealed = {
  birthDate: true,
  documentNumber: true,
  wechatId: true,
  phone: true,
  email: true,
} as const satisfies Record<SealedField, true>;

/** A person as lists show them: what is personal is masked (G64). */
export const PersonCard = Person.omit(sealed).extend({
  id: Id,
  version: z.number().int(),
  maskedDocument: z.string(),
  maskedPhone: z.string(),
  phoneVerified: z.boolean(),
  /** The version of the photo that is shown. */
  photo: Id.nullable(),
  dinnerTable: z.string(),
  hotelRoom: z.string(),
  kinds: z.array(z.enum(signInKinds)),
  hasCode: z.boolean(),
  revokedAt: Instant.nullable(),
  cancelledAt: Instant.nullable(),
});
export type PersonCard = z.infer<typeof PersonCard>;

const Value = z.union([z.string(), z.boolean(), z.null()]);
export const Difference = z.object({ field: z.enum(personFields), before: Value, after: Value });

/** One wished addition, edit or removal, as both sides read it; personal values are masked. */
const WishedChange = z.object({
  kind: z.enum(['add', 'edit', 'remove']),
  participantId: Id.nullable(),
  nameTc: z.string(),
  nameEn: z.string(),
  /** Of an edit: what differs; of an addition: everything entered. */
  differences: z.array(Difference),
  /** Somebody else comes in this person's place and gets a code of their own. */
  anotherPerson: z.boolean(),
});
export const ChangeRequest = z.object({
  id: Id,
  state: z.enum(changeStates),
  reason: z.string(),
  changes: z.array(WishedChange),
  /** The name of the new representative, where there is to be another one. */
  representative: z.object({ nameTc: z.string(), nameEn: z.string() }).nullable(),
  askedAt: Instant,
  decidedAt: Instant.nullable(),
  answer: z.string(),
});
export type ChangeRequest = z.infer<typeof ChangeRequest>;

const listFacts = {
  isSubmitted: z.boolean(),
  window: z.enum(windowStates),
  count: z.number().int(),
  limit: z.number().int(),
  hasRepresentative: z.boolean(),
  everybodyIsComplete: z.boolean(),
  capacityIsEnough: z.boolean(),
  retentionHasPassed: z.boolean(),
} satisfies { [Fact in keyof ListFacts]: z.ZodType<ListFacts[Fact]> };

export const Offering = {
  hotel: z.object({ firstNight: BusinessDay, lastNight: BusinessDay }).nullable(),
  dinner: z.object({ sitting: z.string(), at: Instant }).nullable(),
};

export const MyList = z.object({
  activityId: Id,
  activityNames: Texts,
  unitNames: Texts,
  status: z.enum(listStatuses),
  /** Null while nothing was ever entered. */
  version: z.number().int(),
  window: z.object({ begin: BusinessDay.nullable(), end: BusinessDay.nullable() }),
  ...Offering,
  facts: z.object(listFacts),
  representativeId: Id.nullable(),
  people: z.array(PersonCard),
  /** The newest change request, open or decided. */
  change: ChangeRequest.nullable(),
  submittedAt: Instant.nullable(),
  lockedAt: Instant.nullable(),
});
export type MyList = z.infer<typeof MyList>;

export const OfActivity = z.object({ activityId: Id });
export const Version = z.number().int().min(0);
export const Reason = z.string().trim().min(1).max(500);

export const WishedChangeInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), person: Person, representative: z.boolean().default(false) }),
  z.object({ kind: z.literal('edit'), participantId: Id, version: Version, person: Person }),
  z.object({ kind: z.literal('remove'), participantId: Id, version: Version }),
]);
export type WishedChangeInput = z.infer<typeof WishedChangeInput>;
