import { expect, test } from 'vitest';
import { proofText, readProof, writeProof } from './device-proof.ts';

const proof = { timeMs: 1_795_226_400_000, bodyHash: 'ab'.repeat(32), signature: '0f'.repeat(64) };
const request = { method: 'post', path: '/sign-in/attempts?again=1', token: 'secret' };

test('a proof reads as it was written, with and without a body', () => {
  expect(readProof(writeProof(proof))).toEqual(proof);
  expect(readProof(writeProof({ ...proof, bodyHash: '' }))).toEqual({ ...proof, bodyHash: '' });
});

test.each(['', 'yesterday', '1.2.3', `-5..${proof.signature}`, `${writeProof(proof)}0`, ` ${writeProof(proof)}`])(
  '“%s” is no proof',
  (text) => {
    expect(readProof(text)).toBeNull();
  },
);

test('whatever of a request is another, another text was signed', () => {
  const others = [
    proofText(request, proof),
    proofText({ ...request, method: 'get' }, proof),
    proofText({ ...request, path: '/sign-in/attempts?again=2' }, proof),
    proofText({ ...request, token: 'another' }, proof),
    proofText(request, { ...proof, timeMs: proof.timeMs + 1 }),
    proofText(request, { ...proof, bodyHash: '' }),
  ];
  expect(new Set(others).size).toBe(others.length);
  expect(proofText({ ...request, method: 'POST' }, proof)).toBe(others[0]);
});
