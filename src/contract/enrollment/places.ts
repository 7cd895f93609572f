import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { placeMoves } from '#domain/enrollment/place-moves.ts';
import { type Api, Done, Id, ItemId, Version } from '#contract/api.ts';
import { offersOf } from '#contract/offers.ts';
import { Named, WireNames } from '#contract/texts.ts';

const DeskPlace = z.object({
  id: Id,
  code: z.string(),
  /** Whose booth stands there; null while it is free. */
  occupant: z.object({ enrollmentId: Id, ...WireNames }).nullable(),
});
export type DeskPlace = z.infer<typeof DeskPlace>;

/** Where the booths of a registration can stand. */
export const DeskPlaces = z.object({
  version: z.number().int(),
  /** As many as were approved. */
  wanted: z.number().int(),
  /** False where places may be announced later (G14). */
  placeIsWanted: z.boolean(),
  /** Of the category of the registration first; null holds what belongs to no area. */
  areas: z.array(
    z.object({
      id: ItemId.nullable(),
      names: z.object(WireNames).nullable(),
      /** Of the category that was applied for. */
      isOfCategory: z.boolean(),
      contractor: Named.nullable(),
      places: z.array(DeskPlace),
    }),
  ),
  offers: offersOf(placeMoves),
});
export type DeskPlaces = z.infer<typeof DeskPlaces>;

const params = z.object({ enrollmentId: Id });

export const placesApi = {
  deskPlaces: {
    method: 'get',
    path: '/admin/enrollments/{enrollmentId}/places',
    access: fundStaff,
    summary: 'Where the booths of a registration can stand: areas with their places, and whose booth stands on which',
    params,
    reply: DeskPlaces,
    errors: ['ENTITY_NOT_FOUND'],
  },
  assignPlaces: {
    method: 'post',
    path: '/admin/enrollments/{enrollmentId}/places',
    access: fundStaff,
    summary: 'Gives a registration its places, or others than it has; exhibitor and contractor are told',
    params,
    body: z.object({ version: Version, placeIds: z.array(Id).max(100) }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'CAPACITY_EXCEEDED'],
  },
  changeContractor: {
    method: 'put',
    path: '/admin/enrollments/{enrollmentId}/contractor',
    access: fundStaff,
    summary:
      'Names who builds for one registration, in place of whoever did; all its files stay, and those concerned are told',
    params,
    body: z.object({ version: Version, contractorUnitId: Id, note: z.string().trim().max(500).default('') }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  queueForPlace: {
    method: 'post',
    path: '/admin/enrollments/{enrollmentId}/places/queue',
    access: fundStaff,
    summary: 'An approved registration waits for its places',
    params,
    body: z.object({ version: Version }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
} as const satisfies Api;
