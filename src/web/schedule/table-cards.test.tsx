import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { ScheduleRun, ScheduleRunDetail } from '#contract/schedule.ts';
import type { Instant } from '#domain/instant.ts';
import { queryClient } from '#web/api/query-client.ts';
import { runQuery } from './queries.ts';
import { TableCards } from './table-cards.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
i18n.loadAndActivate({ locale: 'en', messages: {} });

const run: ScheduleRun = {
  id: 'run',
  state: 'PUBLISHED',
  version: 1,
  seed: 1,
  steps: 0,
  progress: 1,
  placed: 4,
  wanted: 5,
  changed: false,
  certificate: null,
  createdAt: '2026-12-01T00:00:00.000Z' as Instant,
  releasedAt: null,
};
const slot = (begin: string, end: string) => ({ begin: begin as Instant, end: end as Instant });
const party = (unitId: string, side: 'A' | 'B') => ({
  unitId,
  side,
  nameTc: '',
  nameEn: `Unit ${unitId}`,
  namePt: '',
  atOnce: 1,
  away: [],
});
const meeting = (unitA: string, unitB: string, at: ScheduleRunDetail['meetings'][number]['at']) => ({
  id: `${unitA}${unitB}`,
  unitA,
  unitB,
  weight: 1,
  must: false,
  pinned: false,
  at,
});
const detail: ScheduleRunDetail = {
  ...run,
  activityId: 'fair',
  slots: [
    slot('2026-12-01T02:00:00.000Z', '2026-12-01T02:20:00.000Z'),
    slot('2026-12-01T02:30:00.000Z', '2026-12-01T02:50:00.000Z'),
    slot('2026-12-02T02:00:00.000Z', '2026-12-02T02:20:00.000Z'),
  ],
  places: [{ id: 'T', tables: 3 }],
  parties: [party('a', 'A'), party('b', 'A'), party('x', 'B'), party('y', 'B')],
  meetings: [
    meeting('b', 'x', { slot: 2, place: 'T', table: 1 }),
    meeting('a', 'x', { slot: 0, place: 'T', table: 1 }),
    meeting('b', 'y', { slot: 0, place: 'T', table: 2 }),
    meeting('a', 'y', { slot: 1, place: 'T', table: 1 }),
    meeting('c', 'x', null),
  ],
};

it('makes a card for each table at which somebody meets, with its meetings by day and time', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  queryClient.setQueryData(runQuery('run', 1).queryKey, detail);
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root') ?? document.body);
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <TableCards run={run} />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
  const cards = [...document.querySelectorAll('.table-card')].map((card) => ({
    days: card.querySelectorAll('h3').length,
    lines: [...card.querySelectorAll('li > div')].map((line) =>
      [...line.querySelectorAll('span')].map(({ textContent }) => textContent).join('|'),
    ),
  }));
  expect(cards).toEqual([
    {
      days: 2,
      lines: [
        '10:00–10:20|Unit aUnit x|Unit a|Unit x',
        '10:30–10:50|Unit aUnit y|Unit a|Unit y',
        '10:00–10:20|Unit bUnit x|Unit b|Unit x',
      ],
    },
    { days: 1, lines: ['10:00–10:20|Unit bUnit y|Unit b|Unit y'] },
  ]);
  await act(async () => root.unmount());
});
