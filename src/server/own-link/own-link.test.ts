import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { newId } from '#domain/id.ts';
import type { Instant } from '#domain/instant.ts';
import { Refusal } from '#server/refusal.ts';
import { secretsOf } from '#server/secrets.ts';
import type { World } from '#server/world.ts';
import { ownLink, ownLinkUrl, type OwnKind, shownOwnRecord } from './own-link.ts';

const at = (now: string, secret = '5e'): World =>
  ({
    clock: { now: () => now as Instant },
    secrets: secretsOf(secret.repeat(32)),
    config: { publicUrl: 'https://events.test' },
  }) as World;
const world = at('2026-11-21T02:00:00.000Z');
const mine = {
  kind: 'public-registration' as const,
  id: newId(),
  until: '2026-12-24T15:59:59.999Z' as Instant,
};
const link = ownLink(world, mine);
const shown = (text: string | undefined, there = world, kind: OwnKind = mine.kind) =>
  shownOwnRecord(there, { headers: { 'own-link': text } } as unknown as FastifyRequest, kind);

test('a link opens its record until its time is over', () => {
  expect(shown(link)).toEqual(mine);
  expect(shown(link, at('2026-12-24T15:59:59.998Z'))).toEqual(mine);
  expect(() => shown(link, at(mine.until))).toThrow(Refusal);
});

test('what opens a record stands behind the hash, which no server hears', () => {
  expect(ownLinkUrl(world, mine)).toBe(`https://events.test/event/public-event/own#${link}`);
  expect(link).toMatch(/^[\w-]+\.[\w-]+$/);
});

const [text = '', signature = ''] = link.split('.');
const another = ownLink(world, { ...mine, id: newId() });
test.each([
  ['no link', undefined],
  ['an empty one', ''],
  ['one without a signature', text],
  ['one with a signature of another record', `${another.split('.')[0]}.${signature}`],
  ['one cut off', link.slice(0, -1)],
  ['one that another server signed', ownLink(at('2026-11-21T02:00:00.000Z', '7a'), mine)],
  ['one for another kind of record', ownLink(world, { ...mine, kind: 'questionnaire' })],
  ['no text at all', '.'],
  ['letters of several bytes', '報名.報名'],
])('%s opens nothing', (_, given) => {
  expect(() => shown(given)).toThrow('LINK_HAS_EXPIRED');
});
