import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { parse, stringify } from 'uuid';
import { newId } from '#domain/id.ts';
import { type Instant, msOf, plusMs } from '#domain/instant.ts';
import { actorOfLogin } from '#server/account/login/find-actor.ts';
import type { Actor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import { readSigned, signText } from '#server/signed-text.ts';
import type { World } from '#server/world.ts';
import { type Field, writableField } from './field.ts';
import { phoneLink } from './tables.ts';

const lastsMs = 15 * 60 * 1000;
/** A film on its way keeps its link open, no longer than this. */
const longestMs = 4 * 60 * 60 * 1000;
/** Of one login, for all of its fields. */
const mostOpen = 10;
const use = 'phone-link';

export interface OpenPhoneLink {
  id: string;
  expiresAt: Instant;
  field: Field;
  /** Whoever asked for it, with the rights that they have now. */
  actor: Actor;
}

/**
 * Lets a phone without a login send files to one field, in the name of whoever asks and no longer than their login
 * lasts. Asked for once more it is the same one, so that a phone at work is not cut off.
 * @throws what `writableField` says, REQUEST_TOO_FREQUENTLY
 */
export async function makePhoneLink(world: World, actor: Actor, field: Field) {
  await writableField(world, actor, field, 'add');
  const now = world.clock.now();
  const { sessionId } = actor;
  const expiresAt = plusMs(now, lastsMs);
  const open = await world.db.orm
    .select()
    .from(phoneLink)
    .where(and(eq(phoneLink.sessionId, sessionId), gt(phoneLink.expiresAt, now)));
  const before = open.find((one) => isSameField(one, field) && plusMs(one.createdAt, longestMs) >= expiresAt);
  if (!before && open.length >= mostOpen) throw refuse('REQUEST_TOO_FREQUENTLY');
  const id = before?.id ?? newId();
  const { ownerKind, ownerId, group } = field;
  await world.db.orm
    .insert(phoneLink)
    .values({ id, ownerKind, ownerId, group, sessionId, createdAt: now, expiresAt })
    .onConflictDoUpdate({ target: phoneLink.id, set: { expiresAt } });
  // Behind the hash: what a phone opens is in no server's log.
  return { id, url: `${world.config.publicUrl}/event/phone-upload#${textOf(world, id)}`, expiresAt };
}

/**
 * Whoever has the link, for the one field it is for. @throws LINK_HAS_EXPIRED whatever has ended it: its time, its
 * asker, their login or their right
 */
export async function openPhoneLink(world: World, text: string): Promise<OpenPhoneLink> {
  const id = idOf(world, text);
  const [row] = id ? await world.db.orm.select().from(phoneLink).where(eq(phoneLink.id, id)) : [];
  if (!row || row.expiresAt <= world.clock.now()) throw refuse('LINK_HAS_EXPIRED');
  const actor = await actorOfLogin(world, row.sessionId);
  if (!actor || actor.mustChangePassword) throw refuse('LINK_HAS_EXPIRED');
  const { ownerKind, ownerId, group, expiresAt } = row;
  const field = { ownerKind, ownerId, group };
  await writableField(world, actor, field, 'add').catch(() => {
    throw refuse('LINK_HAS_EXPIRED');
  });
  return { id: row.id, expiresAt, field, actor };
}

/** Something came by it: it stays open as long as that goes on. */
export async function prolongPhoneLink(world: World, { id, expiresAt }: OpenPhoneLink): Promise<void> {
  const next = plusMs(world.clock.now(), lastsMs);
  if (msOf(next) - msOf(expiresAt) < 60_000) return;
  await world.db.orm
    .update(phoneLink)
    .set({ expiresAt: sql`least(${next}::timestamptz, ${phoneLink.createdAt} + ${longestMs} * interval '1 ms')` })
    .where(eq(phoneLink.id, id));
}

/** @throws ENTITY_NOT_FOUND for another login's */
export async function endPhoneLink(world: World, actor: Actor, linkId: string): Promise<void> {
  const ended = await world.db.orm
    .delete(phoneLink)
    .where(and(eq(phoneLink.id, linkId), eq(phoneLink.sessionId, actor.sessionId)))
    .returning({ id: phoneLink.id });
  if (ended.length === 0) throw refuse('ENTITY_NOT_FOUND');
}

export function linkShownBy({ headers }: FastifyRequest): string | null {
  const shown = headers['phone-link'];
  return typeof shown === 'string' ? shown : null;
}

export const isSameField = (one: Field, other: Field): boolean =>
  one.ownerKind === other.ownerKind && one.ownerId === other.ownerId && one.group === other.group;

export const secondsLeft = (world: World, expiresAt: Instant): number =>
  Math.max(0, Math.round((msOf(expiresAt) - msOf(world.clock.now())) / 1000));

const textOf = (world: World, id: string): string => signText(world, Buffer.from(parse(id)).toString('base64url'), use);

function idOf(world: World, text: string): string | null {
  const signed = readSigned(world, text, use);
  return signed === null ? null : stringify(Buffer.from(signed, 'base64url'));
}
