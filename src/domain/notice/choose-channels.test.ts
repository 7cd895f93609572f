import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseChannels } from './choose-channels.ts';
import { noticeChannels, templateStates } from './words.ts';

const both = ['MAIL', 'IN_APP'] as const;

describe('by which channels a notice goes', () => {
  test.each([
    ['every one with a text that reaches somebody', { MAIL: 'ON', IN_APP: 'ON' }, both, both, []],
    ['not one that is switched off, which nobody misses', { MAIL: 'OFF', IN_APP: 'ON' }, both, ['IN_APP'], []],
    ['a deleted one is missed', { MAIL: 'DELETED', IN_APP: 'ON' }, both, ['IN_APP'], ['MAIL']],
    ['when all are off somebody is not told, and that is said', { MAIL: 'OFF', IN_APP: 'OFF' }, both, [], both],
    ['nobody to reach, nothing to miss', { MAIL: 'ON' }, [], [], []],
    ['an unusual one is used once it has a text', { MAIL: 'ON', SMS: 'ON' }, ['MAIL', 'SMS'], ['MAIL', 'SMS'], []],
  ] as const)('%s', (_name, templates, reachable, send, missing) => {
    expect(chooseChannels({ usual: both, reachable, templates })).toEqual({ send, missing });
  });

  test('never one twice, never one that does not reach, and never both sent and missed', () => {
    const some = fc.subarray([...noticeChannels]);
    const templates = fc.dictionary(fc.constantFrom(...noticeChannels), fc.constantFrom(...templateStates));
    fc.assert(
      fc.property(some, some, templates, (usual, reachable, states) => {
        const { send, missing } = chooseChannels({ usual, reachable, templates: states });
        const all = [...send, ...missing];
        expect(new Set(all).size).toBe(all.length);
        expect(all.every((channel) => reachable.includes(channel))).toBe(true);
        const isReached = reachable.some((channel) => usual.includes(channel));
        if (isReached) expect(all.length).toBeGreaterThan(0);
      }),
    );
  });
});
