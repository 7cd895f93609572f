// @vitest-environment node
import { expect, test } from 'vitest';
import { makePhone } from '#tests/support/door-phone.ts';
import { DeviceKey } from './device-key.ts';
import { DoorClock } from '../door-clock.ts';
import { queueDatabase } from '../queue/queue-database.ts';
import { ServerCalls } from './server-calls.ts';

const token = 'a token';

/** A phone whose server answers when it is told to, unless the question is taken back. */
function phoneWithSlowServer() {
  const answer = Promise.withResolvers<Response>();
  const fetch = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const takenBack = () => reject(new DOMException('taken back', 'AbortError'));
      if (signal?.aborted) takenBack();
      signal?.addEventListener('abort', takenBack);
      void answer.promise.then(resolve);
    });
  const { environment } = makePhone({ origin: 'http://127.0.0.1', more: { fetch } });
  const queue = queueDatabase(environment);
  const clock = new DoorClock(environment, queue);
  const calls = new ServerCalls(environment, clock, new DeviceKey(environment, queue, clock));
  const outcomes: unknown[] = [];
  calls.onOutcome = (outcome) => outcomes.push(outcome);
  const send = (body: object, headers = {}) => answer.resolve(Response.json(body, { headers }));
  return { calls, answer: send, outcomes };
}

test.each(['before it is asked', 'while it is on its way'])(
  'a question taken back %s has no answer, and says nothing about the network',
  async (when) => {
    const { calls, answer, outcomes } = phoneWithSlowServer();
    const turn = new AbortController();
    if (when === 'before it is asked') turn.abort();
    const outcome = calls.call('station', { token, signal: turn.signal });
    turn.abort();
    answer({ late: true });
    expect(await outcome).toEqual({ ok: false, why: 'unreachable' });
    expect(outcomes).toEqual([]);
  },
);

test('a question that stands is answered, and told', async () => {
  const { calls, answer, outcomes } = phoneWithSlowServer();
  const outcome = calls.call('station', { token, signal: new AbortController().signal });
  answer({ name: 'North' }, { 'server-timing': 'app;dur=42' });
  expect(await outcome).toEqual({ ok: true, reply: { name: 'North' }, workedMs: 42 });
  expect(outcomes).toHaveLength(1);
});
