import { expect, test } from 'vitest';
import { errorStatus } from './errors.ts';

const asked = new Set<number>([400, 401, 403, 404, 409, 410, 413, 415, 422, 429]);

test('a refusal is about what was asked, but for the few that are our own fault or a store’s', () => {
  const others = Object.entries(errorStatus).filter(([, status]) => !asked.has(status));
  expect(Object.fromEntries(others)).toEqual({
    CONNECTION_FAILED: 500,
    SERVICE_UNAVAILABLE: 503,
    DOWNLOAD_FAIL: 502,
    UPLOAD_FAIL: 502,
  });
});
