import { expect, it } from 'vitest';
import { questionFaults, tooLongWords } from './check-questions.ts';
import { emptyQuestion, noWords, questionLimits } from './question.ts';

const newId = () => 'id';
const text = { title: noWords, intro: noWords, questions: [emptyQuestion('one', 'ONE', newId)] };

it('finds what is too long to be saved, in whichever language and place', () => {
  const [question = emptyQuestion('one', 'ONE', newId)] = text.questions;
  const long = (longest: number) => ({ ...noWords, pt: 'x'.repeat(longest + 1) });
  expect(tooLongWords(text)).toEqual([]);
  expect(tooLongWords({ ...text, title: { ...noWords, pt: 'x'.repeat(questionLimits.title) } })).toEqual([]);
  expect(
    tooLongWords({
      title: long(questionLimits.title),
      intro: long(questionLimits.text),
      questions: [
        {
          ...question,
          hint: long(questionLimits.hint),
          options: [
            { id: 'a', words: noWords },
            { id: 'b', words: long(questionLimits.option) },
          ],
        },
      ],
    }).map(({ path }) => path),
  ).toEqual(['title.pt', 'intro.pt', 'questions.0.hint.pt', 'questions.0.options.1.words.pt']);
});

it.each([
  [0, ['required']],
  [1, []],
  [1.5, ['required']],
  [5, []],
  [6, ['required']],
  [null, ['required']],
])('lets %s files be asked for: %j', (most, problems) => {
  const file = { ...emptyQuestion('one', 'FILE', newId), title: { ...noWords, tc: '相片' }, most };
  const faults = questionFaults({ title: { ...noWords, tc: '意見' }, intro: noWords, questions: [file] }, 'tc', false);
  expect(faults.map(({ problem }) => problem)).toEqual(problems);
});

it.each([
  [0, 5, []],
  [-1, 5, ['least']],
  [null, 5, ['least']],
  [1, 10, []],
  [1, 11, ['most']],
  [5, 5, ['most']],
])('lets a scale go from %s to %s: %j', (least, most, wrong) => {
  const scale = { ...emptyQuestion('one', 'SCALE', newId), title: { ...noWords, tc: '滿意嗎' }, least, most };
  const faults = questionFaults({ title: { ...noWords, tc: '意見' }, intro: noWords, questions: [scale] }, 'tc', false);
  expect(faults.map(({ path }) => path)).toEqual(wrong.map((field) => `questions.0.${field}`));
});
