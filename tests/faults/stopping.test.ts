import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type PortalProcess, startPortal } from '#tests/support/portal.ts';
import { secretKey } from '#tests/support/secret-key.ts';

describe('a server that is told to stop', () => {
  let portal: PortalProcess;
  afterEach(() => portal.remove());
  const start = async (level: string) => {
    const environment = { SECRET_KEY: secretKey, PUBLIC_URL: 'http://127.0.0.1', LOG_LEVEL: level };
    portal = await startPortal({ demo: false, apiOnly: true, environment });
  };

  test('answers the request in flight first, takes no new one, lets go of who asks nothing, and ends', async () => {
    await start('warn');
    // As a browser opens ahead of what its page may ask.
    const unused = connect(portal.port, '127.0.0.1');
    await once(unused, 'connect');
    const body = JSON.stringify({ categories: ['STWEEK'] });
    const slow = connect(portal.port, '127.0.0.1');
    await once(slow, 'connect');
    slow.write(
      'POST /event-api/public/api/v1/activities/search HTTP/1.1\r\nHost: portal\r\n' +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    const [said] = (await once(slow, 'data')) as [Buffer];
    expect(said.toString()).toMatch(/^HTTP\/1\.1 100 /);
    slow.write(body.slice(0, 5));

    const ended = once(portal.process, 'exit');
    portal.process.kill('SIGTERM');
    while (
      await fetch(`${portal.origin}/event-api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    );

    if (!unused.closed) await once(unused, 'close');
    slow.write(body.slice(5));
    const [answer] = (await once(slow, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    expect((await ended)[0]).toBe(0);
  });

  test('writes nothing personal into its log', async () => {
    await start('trace');
    await fetch(`${portal.origin}/event-api/public/api/v1/activities/search?name=SecretName&email=secret@example.org`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer secret-token',
        'user-agent': 'secret-agent',
      },
      body: JSON.stringify({ categories: ['secret-category'] }),
    });
    await portal.stop();
    expect(portal.output()).toContain('/event-api/public/api/v1/activities/search');
    expect(portal.output()).not.toMatch(/secret/i);
  });
});
