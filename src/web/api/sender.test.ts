import { expect, test } from 'vitest';
import { Sender } from './sender.ts';

/** What is sent waits until the test lets it come to its end. */
function slowSender() {
  const ends: (() => void)[] = [];
  const sender = new Sender(() => new Promise((resolve) => ends.push(resolve)));
  return {
    sender,
    begun: () => ends.length,
    end: async () => {
      ends.at(-1)?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('whoever asks while something is being sent gets that sending', async () => {
  const { sender, begun, end } = slowSender();
  const [first, second] = [sender.flush(), sender.flush()];
  expect([begun(), first === second]).toEqual([1, true]);
  await end();
  await first;
  void sender.flush();
  expect(begun()).toBe(2);
});

test('a network that comes back while something is being sent sends once more, and no oftener', async () => {
  const { sender, begun, end } = slowSender();
  const stop = sender.start();
  void sender.flush();
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  expect(begun()).toBe(1);
  await end();
  expect(begun()).toBe(2);
  await end();
  expect(begun()).toBe(2);
  stop();
  dispatchEvent(new Event('online'));
  expect(begun()).toBe(2);
});

test('what waits is sent as the network comes back', () => {
  const { sender, begun } = slowSender();
  const stop = sender.start();
  dispatchEvent(new Event('online'));
  expect(begun()).toBe(1);
  stop();
});
