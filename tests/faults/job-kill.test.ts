import { expect, test } from 'vitest';
import { writeMessage } from '#server/message/write-message.ts';
import { openMailServer } from '#tests/support/mail-server.ts';
import { openOutside } from '#tests/support/outside-world.ts';
import { startPortal } from '#tests/support/portal.ts';
import { temporaryDatabase } from '#tests/support/postgres.ts';
import { secretKey } from '#tests/support/secret-key.ts';

test('a server is killed while it sends a mail: the next start sends it, once', async () => {
  const mails = await openMailServer();
  const database = await temporaryDatabase();
  const world = await openOutside(database.url);
  await world.db.transaction((tx) =>
    writeMessage(world, tx, {
      channel: 'MAIL',
      kind: 'CODE_READY',
      language: 'en',
      activityId: null,
      to: 'ana@example.org',
      subject: 'Your code',
      text: 'Here it is.',
    }),
  );
  mails.sayNothing(true);
  const environment = {
    DATABASE_URL: database.url,
    SECRET_KEY: secretKey,
    PUBLIC_URL: 'http://127.0.0.1',
    SMTP_URL: mails.url,
  };
  const portal = await startPortal({ apiOnly: true, demo: false, environment });
  const ofMail = "kind = 'deliver-message'";
  await expect.poll(() => mails.waiting, { timeout: 30_000 }).toBe(1);
  await portal.stop('SIGKILL');
  expect(await world.db.query(`select attempts from job where ${ofMail}`)).toEqual([{ attempts: 1 }]);

  // Nobody else takes it before it is clear that whoever had it is gone: two minutes are over.
  mails.sayNothing(false);
  await world.db.query(`update job set leased_until = leased_until - interval '2 minutes' where ${ofMail}`);
  await portal.restart();
  await expect.poll(() => mails.taken.length, { timeout: 30_000 }).toBe(1);
  await expect.poll(() => world.db.query(`select 1 from job where ${ofMail}`), { timeout: 30_000 }).toEqual([]);
  await portal.remove();
  expect(mails.taken).toHaveLength(1);
  expect(await world.db.query('select state from message')).toEqual([{ state: 'SENT' }]);
  await world.db.close();
  await database.drop();
  await mails.close();
});
