import type { FastifyRequest } from 'fastify';
import { parse, stringify } from 'uuid';
import { type Instant, instantOf, msOf } from '#domain/instant.ts';
import { Refusal, refuse } from '#server/refusal.ts';
import { readSigned, signText } from '#server/signed-text.ts';
import type { World } from '#server/world.ts';

/** What a link opens for somebody without an account, or for a screen in a hall, and on which page. */
const pages = {
  'public-registration': '/public-event/own',
  /** Shows that an address is one's own. */
  'public-registration-email': '/public-event/own-email',
  'recruit-application': '/recruit/own',
  /** Before it is sent: files come first. */
  'recruit-draft': '/public-recruit-list',
  questionnaire: '/questionnaire/own',
  'hall-screen': '/hall-screen',
  programme: '/my-programme',
  /** In the address of a calendar's feed; it changes nothing. */
  'programme-calendar': '/my-programme',
} as const;
export type OwnKind = keyof typeof pages;

export interface OwnRecord {
  kind: OwnKind;
  id: string;
  /** When the link ends. */
  until: Instant;
}

const idBytes = 16;
const timeBytes = 6;
const useOf = (kind: OwnKind): string => `own-link ${kind}`;

/**
 * Opens one record of somebody who has no account, until that time; for no other kind of record. Nothing of it is
 * stored: what a record allows then is the record's to say. The same record and time make the same link.
 */
export function ownLink(world: World, { kind, id, until }: OwnRecord): string {
  const bytes = Buffer.alloc(idBytes + timeBytes);
  bytes.set(parse(id));
  bytes.writeUIntBE(msOf(until), idBytes, timeBytes);
  return signText(world, bytes.toString('base64url'), useOf(kind));
}

/** For a mail. Behind the hash: what opens a record is in no server's log. */
export const ownLinkUrl = (world: World, record: OwnRecord): string =>
  `${world.config.publicUrl}/event${pages[record.kind]}#${ownLink(world, record)}`;

/** The record that the link in the header `own-link` opens. @throws LINK_HAS_EXPIRED also for one that is not ours */
export function shownOwnRecord(world: World, { headers }: FastifyRequest, kind: OwnKind): OwnRecord {
  const shown = headers['own-link'];
  return ownRecordOf(world, typeof shown === 'string' ? shown : '', kind);
}

const mailed = ['questionnaire', 'public-registration', 'recruit-application'] as const satisfies OwnKind[];

/** Of whoever shows a link of a mail that is good now: many of them may be in one hall, behind one address. */
export function mailedRecord(world: World, request: FastifyRequest): OwnRecord | null {
  if (typeof request.headers['own-link'] !== 'string') return null;
  for (const kind of mailed) {
    try {
      return shownOwnRecord(world, request, kind);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return null;
}

/** The same of a link that came another way. */
export function ownRecordOf(world: World, link: string, kind: OwnKind): OwnRecord {
  const signed = link ? readSigned(world, link, useOf(kind)) : null;
  const bytes = Buffer.from(signed ?? '', 'base64url');
  if (bytes.length !== idBytes + timeBytes) throw refuse('LINK_HAS_EXPIRED');
  const until = instantOf(bytes.readUIntBE(idBytes, timeBytes));
  if (until <= world.clock.now()) throw refuse('LINK_HAS_EXPIRED');
  return { kind, id: stringify(bytes.subarray(0, idBytes)), until };
}
