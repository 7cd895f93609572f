import { expect, it } from 'vitest';
import { tooLongWords } from './check-questions.ts';
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
