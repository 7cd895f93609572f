import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { AnswerFile } from '#contract/questionnaire/question.ts';
import { ApiError, Unreachable } from '#web/api/api-error.ts';
import type { AnswerSource } from '../queries.ts';
import { AnswerFiles } from './answer-files.ts';
import { forgetAllWaiting, waitingOf } from './waiting-files.ts';

type Sent = Parameters<AnswerSource['sendFile']>[0];
let takes: (sent: Sent) => Promise<AnswerFile>;
const source = {
  key: 'questionnaire:link:one',
  link: 'a link',
  files: async () => [],
  sendFile: (sent: Sent) => takes(sent),
} as unknown as AnswerSource;
const stranger = { ...source, link: 'another link' };

const ready = async ({ id, questionId, file }: Sent): Promise<AnswerFile> => ({
  id,
  questionId,
  fileId: id,
  name: file.name,
  size: file.size,
  state: 'READY',
  refusal: null,
});
const offline = () => Promise.reject(new Unreachable(new TypeError('no network')));
const picture = new File(['a picture'], 'table.jpg', { type: 'image/jpeg' });

let named: string[] = [];
const opened = () =>
  new AnswerFiles(source, [], (_, id) => {
    named.push(id);
  });

beforeEach(async () => {
  named = [];
  await forgetAllWaiting(source);
});

test('a file waits on the device without a network, and is sent under the same id by the page that is opened next', async () => {
  const tried: string[] = [];
  takes = (sent) => {
    tried.push(sent.id);
    return offline();
  };
  const before = opened();
  await before.add('proof', [picture]);
  expect(before.get().going).toMatchObject([{ phase: 'waiting', questionId: 'proof' }]);
  expect(named).toEqual([]);

  const contents: string[] = [];
  takes = async (sent) => {
    contents.push(await sent.file.text());
    return ready(sent);
  };
  const next = opened();
  const end = next.start();
  await expect.poll(() => next.get().going.length + named.length).toBe(1);
  await expect.poll(() => next.get().going).toEqual([]);
  end();
  expect(named).toEqual(tried);
  expect(contents).toEqual(['a picture']);
  expect(next.get().known).toMatchObject([{ id: tried[0], name: 'table.jpg' }]);
  expect(await waitingOf(source)).toEqual([]);
});

test('lies sealed: whoever has another link reads nothing of it', async () => {
  takes = offline;
  await opened().add('proof', [picture]);
  expect(await waitingOf(stranger)).toEqual([]);
  expect(await waitingOf(source)).toMatchObject([{ questionId: 'proof', file: { name: 'table.jpg' } }]);
});

test('what the server does not take is said, waits no longer, and holds up nothing', async () => {
  takes = (sent) =>
    sent.file.name === 'table.jpg'
      ? Promise.reject(new ApiError({ code: null, message: '', status: 400 }))
      : ready(sent);
  const files = opened();
  await files.add('proof', [picture, new File(['more'], 'more.jpg')]);
  expect(files.get().going).toMatchObject([{ phase: 'refused', file: { name: 'table.jpg' } }]);
  expect(files.get().known).toMatchObject([{ name: 'more.jpg' }]);
  expect(await waitingOf(source)).toEqual([]);
});

test('taken away while it is under way it answers nothing', async () => {
  let arrive: () => void = () => undefined;
  takes = (sent) =>
    new Promise((resolve) => {
      arrive = () => resolve(ready(sent));
    });
  const files = opened();
  const adding = files.add('proof', [picture]);
  await expect.poll(() => files.get().going[0]?.phase).toBe('sending');
  await files.takeBack(files.get().going[0]?.id ?? '');
  arrive();
  await adding;
  expect([named, files.get()]).toEqual([[], { known: [], going: [] }]);
});
