import { emptyQuestion, type Question, type QuestionType, type Words } from '#domain/questionnaire/question.ts';

export const say = (tc: string, en: string, pt: string): Words => ({ tc, en, pt });

const ask = (id: string, type: QuestionType, title: Words, more: Partial<Question> = {}): Question => ({
  ...emptyQuestion(id, type, () => `${id}-x`),
  title,
  ...more,
});
const choices = (...words: readonly Words[]) => words.map((said, at) => ({ id: `o${at + 1}`, words: said }));
const howGood = {
  least: 1,
  most: 5,
  leastWords: say('差', 'Poor', 'Mau'),
  mostWords: say('很好', 'Very good', 'Muito bom'),
};

/** Of those who take part in a road show. */
export const roadShowQuestions: readonly Question[] = [
  ask('useful', 'SCALE', say('洽談對您有多大幫助？', 'How useful were your meetings?', 'As reuniões foram úteis?'), {
    ...howGood,
    required: true,
  }),
  ask('next', 'ONE', say('您會如何跟進？', 'What comes next?', 'O que se segue?'), {
    required: true,
    options: choices(
      say('簽訂合作協議', 'We sign an agreement', 'Assinamos um acordo'),
      say('繼續洽談', 'We go on talking', 'Continuamos a conversar'),
      say('暫無跟進', 'Nothing for now', 'Nada por agora'),
    ),
  }),
  ask('field', 'TEXT', say('合作涉及哪個技術領域？', 'In which field of technology?', 'Em que área tecnológica?'), {
    only: { question: 'next', is: ['o1', 'o2'] },
  }),
  ask('parts', 'GRID', say('您對以下安排的評價', 'How were these?', 'Como avalia o seguinte?'), {
    rows: [
      { id: 'place', words: say('場地', 'The place', 'O espaço') },
      { id: 'table', words: say('洽談枱', 'The tables', 'As mesas de reunião') },
      { id: 'dinner', words: say('晚宴', 'The dinner', 'O jantar') },
    ],
    options: choices(say('滿意', 'Good', 'Bom'), say('一般', 'Fair', 'Razoável'), say('不滿意', 'Poor', 'Mau')),
  }),
  ask('again', 'TEXT', say('其他意見', 'Anything else?', 'Mais alguma coisa?')),
  ask('proof', 'FILE', say('相片或文件', 'A photo or document', 'Uma fotografia ou um documento'), {
    hint: say('例如洽談枱的相片。', 'For example a photo of your table.', 'Por exemplo uma fotografia da sua mesa.'),
    most: 2,
  }),
];

/** Of visitors of a carnival. */
export const carnivalQuestions: readonly Question[] = [
  ask('liked', 'SCALE', say('您喜歡今次嘉年華嗎？', 'Did you like the carnival?', 'Gostou do carnaval?'), {
    ...howGood,
    required: true,
  }),
  ask('with', 'ONE', say('您與誰同來？', 'With whom did you come?', 'Com quem veio?'), {
    options: choices(
      say('家人', 'Family', 'Família'),
      say('學校', 'School', 'Escola'),
      say('朋友', 'Friends', 'Amigos'),
      say('自己', 'Alone', 'Sozinho'),
    ),
  }),
  ask('best', 'MANY', say('最喜歡哪些活動？', 'What was best?', 'De que gostou mais?'), {
    options: choices(
      say('機械人表演', 'The robots', 'Os robôs'),
      say('化學實驗', 'The chemistry show', 'As experiências de química'),
      say('天文館', 'The planetarium', 'O planetário'),
    ),
  }),
  ask('ages', 'NUMBER', say('同行兒童人數', 'How many children came with you?', 'Quantas crianças vieram consigo?'), {
    least: 0,
    most: 30,
  }),
  ask(
    'wish',
    'TEXT',
    say('下次希望看到甚麼？', 'What would you like to see next time?', 'O que gostaria de ver da próxima vez?'),
  ),
];

/** Of those who worked at it, who answer without a name. */
export const helperQuestions: readonly Question[] = [
  ask('fair', 'SCALE', say('工作分配是否合理？', 'Was the work shared fairly?', 'O trabalho foi bem repartido?'), {
    ...howGood,
    required: true,
  }),
  ask('mend', 'TEXT', say('有甚麼要改善？', 'What should be better?', 'O que deve melhorar?')),
];
