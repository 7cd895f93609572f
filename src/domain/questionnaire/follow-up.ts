import { emptyQuestion, type Question } from './question.ts';

/** With what the fund asks after each road show (row 219): staff begin from it and may add to it. */
export function followUpQuestions(newId: () => string): Question[] {
  const contacts = emptyQuestion(newId(), 'CONTACTS', newId);
  const situation = emptyQuestion(newId(), 'TEXT', newId);
  return [
    {
      ...contacts,
      required: true,
      title: { tc: '已接觸的企業', en: 'Contacted enterprises', pt: 'Empresas contactadas' },
      hint: {
        tc: '已列出您在活動中會面或配對的企業；可增減。',
        en: 'Those you met or matched with are listed already; add others or take some away.',
        pt: 'As empresas com que se reuniu ou foi emparelhado já constam da lista; pode acrescentar ou retirar.',
      },
    },
    {
      ...situation,
      title: { tc: '整體情況說明', en: 'Situation as a whole', pt: 'Descrição geral da situação' },
      hint: {
        tc: '例如：合作意向、樣品測試、下一步安排。',
        en: 'As plans to work together, samples being tested, next steps.',
        pt: 'Por exemplo: intenções de cooperação, testes de amostras, próximos passos.',
      },
    },
  ];
}
