import { dayMs, hourMs, type Instant, plusMs } from '#domain/instant.ts';
import { newId } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { followUpQuestions } from '#domain/questionnaire/follow-up.ts';
import type { Answers, Question, Words } from '#domain/questionnaire/question.ts';
import type { AnswerStatus, QuestionnaireStatus } from '#domain/questionnaire/status.ts';
import type { Transaction } from '#server/db/database.ts';
import { putIntoBox } from '#server/questionnaire/own/box.ts';
import { emailFingerprint, sealEmail } from '#server/questionnaire/respondent.ts';
import {
  questionnaire,
  questionnaireAnswer,
  questionnaireEdition,
  questionnaireFile,
  questionnaireRecipient,
} from '#server/questionnaire/tables.ts';
import type { World } from '#server/world.ts';
import { demoAccounts, demoUnits } from './demo-accounts.ts';
import { carnivalQuestions, helperQuestions, roadShowQuestions, say } from './demo-questions.ts';

/** By username or by e-mail; what they answered, handed in unless `isPartial`. */
interface Asked {
  username?: string;
  name?: string;
  unitName?: string;
  email?: string;
  language?: Locale;
  answers?: Answers;
  isPartial?: true;
}

interface Survey {
  activity: string;
  status: QuestionnaireStatus;
  anonymous?: true;
  title: Words;
  intro?: Words;
  questions: readonly Question[];
  /** Days from now. */
  created: number;
  opened?: number;
  ends?: number;
  asked: readonly Asked[];
}

const visitor = (name: string, language: Locale, email: string, answers?: Answers): Asked => ({
  name,
  language,
  email: `${email}@mail.example`,
  ...(answers ? { answers } : {}),
});

const [contactsId, situationId] = ['contacts', 'situation'];
/** Its ids are fixed, so that answers can name them. */
const followUp = (): Question[] => {
  const ids = [contactsId, situationId];
  return followUpQuestions(() => ids.shift() ?? newId());
};

const lastYears: readonly Survey[] = [
  {
    activity: 'STW-LAST',
    status: 'CLOSED',
    title: say('科技週意見調查', 'After the science week', 'Depois da semana da ciência'),
    questions: carnivalQuestions,
    created: -348,
    opened: -347,
    ends: -330,
    asked: [
      visitor('', 'zh', 'w1', { liked: 4, with: 'o2', best: ['o1'], ages: 30, wish: '展區之間的指示可更清楚。' }),
      visitor('', 'zh', 'w2', { liked: 5, with: 'o1', best: ['o1', 'o2'], ages: 2 }),
      visitor('', 'pt', 'w3', { liked: 3, with: 'o3', best: ['o2'], ages: 0, wish: 'Faltaram lugares nas palestras.' }),
      visitor('', 'en', 'w4', { liked: 4, with: 'o4', best: ['o3'], ages: 0 }),
      visitor('', 'zh', 'w5'),
    ],
  },
  {
    activity: 'RS-LAST',
    status: 'CLOSED',
    title: say('產學研合作路演意見調查', 'After the road show', 'Depois do roadshow'),
    questions: roadShowQuestions,
    created: -350,
    opened: -349,
    ends: -335,
    asked: [
      visitor('', 'zh', 'r1', { useful: 4, next: 'o2', field: '醫療影像', parts: { place: 'o1', table: 'o1' } }),
      visitor('', 'pt', 'r2', { useful: 3, next: 'o3', parts: { place: 'o2', table: 'o2', dinner: 'o1' } }),
      visitor('', 'zh', 'r3'),
    ],
  },
];

const surveys: readonly Survey[] = [
  {
    activity: 'PUB',
    status: 'CLOSED',
    title: say('科普嘉年華意見調查', 'Your day at the Science Carnival', 'O seu dia no Carnaval da Ciência'),
    intro: say('兩分鐘即可完成。', 'It takes two minutes.', 'Demora dois minutos.'),
    questions: carnivalQuestions,
    created: -17,
    opened: -16,
    ends: -4,
    asked: [
      visitor('戴家欣', 'zh', 'tai.kayan', {
        liked: 5,
        with: 'o1',
        best: ['o1', 'o3'],
        ages: 2,
        wish: '希望有更多動手實驗。',
      }),
      visitor('Helena Brito', 'pt', 'helena.brito', {
        liked: 4,
        with: 'o1',
        best: ['o2'],
        ages: 1,
        wish: 'Mais sombra e bancos para descansar.',
      }),
      visitor('蕭明德', 'zh', 'siu.mengtak', { liked: 5, with: 'o2', best: ['o1'], ages: 24 }),
      visitor('Joanna Fok', 'en', 'joanna.fok', {
        liked: 3,
        with: 'o3',
        best: ['o3'],
        ages: 0,
        wish: 'Shorter queues at the planetarium.',
      }),
      visitor('胡穎琪', 'zh', 'wu.wengkei', { liked: 4, with: 'o1', best: ['o1', 'o2'], ages: 3 }),
      visitor('Miguel Fidalgo', 'pt', 'miguel.fidalgo', { liked: 5, with: 'o4', best: ['o1', 'o2', 'o3'], ages: 0 }),
      visitor('簡文浩', 'zh', 'kan.manhou'),
    ],
  },
  {
    activity: 'PUB',
    status: 'CLOSED',
    anonymous: true,
    title: say('義工意見（不記名）', 'What our helpers say, without names', 'A opinião dos voluntários, sem nomes'),
    questions: helperQuestions,
    created: -16,
    opened: -15,
    ends: -6,
    asked: [
      visitor('羅詠賢', 'zh', 'lo.wengin', { fair: 4, mend: '午餐時間應分兩批。' }),
      visitor('石雅文', 'zh', 'seak.ngaman', { fair: 5 }),
      visitor('Carla Nunes', 'pt', 'carla.nunes', { fair: 3, mend: 'Faltaram mapas do recinto.' }),
      visitor('Peter Ieong', 'en', 'peter.ieong', { fair: 4 }),
      visitor('岑倩儀', 'zh', 'sam.sinyi', { fair: 2, mend: '入口只有兩人，太忙。' }),
      visitor('唐浩文', 'zh', 'tong.houman', { fair: 4, mend: '對講機不夠。' }),
      visitor('Vasco Reis', 'pt', 'vasco.reis'),
    ],
  },
  {
    activity: 'RS1',
    status: 'OPEN',
    title: say('跟進問卷', 'Follow-up', 'Acompanhamento'),
    questions: followUp(),
    created: -3,
    opened: -1,
    ends: 30,
    asked: [
      {
        username: 'zhou.yating',
        answers: {
          [contactsId]: [
            {
              unitId: demoUnits.university.id,
              name: demoUnits.university.nameTc,
              inTouch: true,
              situation: '已約定十二月到实验室测试样品。',
            },
          ],
          [situationId]: '双方正草拟保密协议。',
        },
      },
      visitor('霍俊傑', 'zh', 'fok.chonkit'),
    ],
  },
  {
    activity: 'RS1',
    status: 'OPEN',
    title: say('產學研合作路演意見調查', 'After the road show', 'Depois do roadshow'),
    intro: say(
      '您的意見有助改善下一屆安排。',
      'What you say makes the next one better.',
      'A sua opinião melhora a próxima edição.',
    ),
    questions: roadShowQuestions,
    created: -2,
    opened: -1,
    ends: 12,
    asked: [
      { username: 'chan.kamfai' },
      {
        username: 'zhou.yating',
        answers: {
          useful: 5,
          next: 'o1',
          field: '可降解高分子材料',
          parts: { place: 'o1', table: 'o2', dinner: 'o1' },
          again: '希望会后能收到对方的联系方式。',
        },
      },
      { username: 'ng.waisan', answers: { useful: 4 }, isPartial: true },
      visitor('霍俊傑', 'zh', 'fok.chonkit', {
        useful: 4,
        next: 'o2',
        field: '醫療影像',
        parts: { place: 'o1', table: 'o1' },
        proof: ['洽談枱.jpg'],
      }),
      visitor('Teresa Valente', 'pt', 'teresa.valente', {
        useful: 3,
        next: 'o3',
        parts: { place: 'o2', table: 'o3', dinner: 'o1' },
        again: 'As mesas estavam muito próximas.',
      }),
      visitor('Marcus Hui', 'en', 'marcus.hui'),
    ],
  },
  {
    activity: 'STW',
    status: 'DRAFT',
    title: say('科技週參展商意見調查', 'Exhibitors on the science week', 'Os expositores sobre a semana da ciência'),
    questions: roadShowQuestions.slice(0, 1),
    created: -1,
    asked: [],
  },
];

/** What the demo asks: closed with results, without names, open, the follow-up form, and a draft. */
export async function seedQuestionnaires(
  world: World,
  tx: Transaction,
  activities: Record<string, string>,
): Promise<void> {
  const accounts = await tx.query<{ id: string; username: string }>('select id, username from account');
  const now = world.clock.now();
  const last = new Map<string, number>();
  for (const survey of [...surveys, ...lastYears]) {
    const activityId = activities[survey.activity];
    if (!activityId) continue;
    const number = (last.get(activityId) ?? 0) + 1;
    last.set(activityId, number);
    await seedSurvey(world, tx, { survey, activityId, number, now, accounts });
  }
}

interface Seeding {
  survey: Survey;
  activityId: string;
  number: number;
  now: Instant;
  accounts: readonly { id: string; username: string }[];
}

async function seedSurvey(world: World, tx: Transaction, { survey, activityId, number, now, accounts }: Seeding) {
  const { status, title, intro = say('', '', ''), questions, asked, created, opened, ends } = survey;
  const anonymous = survey.anonymous ?? false;
  const at = (days: number): Instant => plusMs(now, days * dayMs);
  const createdAt = at(created);
  const openedAt = opened === undefined ? null : at(opened);
  const id = newId();
  await tx.orm.insert(questionnaire).values({
    id,
    activityId,
    number,
    status,
    statusSince: status === 'CLOSED' && ends !== undefined ? at(ends) : (openedAt ?? createdAt),
    anonymous,
    titleTc: title.tc,
    titleEn: title.en,
    titlePt: title.pt,
    introTc: intro.tc,
    introEn: intro.en,
    introPt: intro.pt,
    endsAt: ends === undefined ? null : at(ends),
    openedAt,
    lastNumber: asked.length,
    createdAt,
  });
  await tx.orm
    .insert(questionnaireEdition)
    .values({ questionnaireId: id, edition: 1, questions: [...questions], savedAt: createdAt });
  for (const [place, one] of asked.entries()) {
    const recipientId = newId();
    const { isPartial } = one;
    const files = filesOf(one, recipientId);
    const answers = one.answers && { ...one.answers, ...files.answers };
    const answerStatus: AnswerStatus = !answers ? 'INVITED' : isPartial ? 'PARTIAL' : 'ANSWERED';
    const answeredAt = answerStatus === 'ANSWERED' ? plusMs(openedAt ?? createdAt, (place + 2) * hourMs) : null;
    await tx.orm.insert(questionnaireRecipient).values({
      id: recipientId,
      questionnaireId: id,
      anonymous,
      number: place + 1,
      ...whoIs(world, recipientId, one, accounts),
      status: answerStatus,
      answeredAt: anonymous ? null : answeredAt,
      toldAt: openedAt,
    });
    if (files.rows.length > 0)
      await tx.orm
        .insert(questionnaireFile)
        .values(files.rows.map((row) => ({ ...row, createdAt: answeredAt ?? now })));
    if (!answers) continue;
    if (anonymous) await putIntoBox(tx, id, answers);
    else
      await tx.orm.insert(questionnaireAnswer).values({
        recipientId,
        questionnaireId: id,
        edition: 1,
        answers,
        changedIn: Object.fromEntries(Object.keys(answers).map((question) => [question, 1])),
        submitted: isPartial ? null : answers,
        submittedAt: answeredAt,
        updatedAt: answeredAt ?? openedAt ?? createdAt,
      });
  }
}

type NewFile = Pick<typeof questionnaireFile.$inferInsert, 'id' | 'recipientId' | 'questionId' | 'name'>;

/** In the demo an answer says what its files are called; what is in them is drawn later. */
function filesOf({ answers }: Asked, recipientId: string): { rows: NewFile[]; answers: Answers } {
  const names = answers?.['proof'];
  const rows = (Array.isArray(names) ? names : []).flatMap((name) =>
    typeof name === 'string' ? [{ id: newId(), recipientId, questionId: 'proof', name }] : [],
  );
  return { rows, answers: rows.length === 0 ? {} : { proof: rows.map(({ id }) => id) } };
}

function whoIs(
  world: World,
  id: string,
  { username, name = '', unitName = '', email = '', language = 'zh' }: Asked,
  accounts: readonly { id: string; username: string }[],
) {
  // Long over: who answered is forgotten.
  if (!username && name === '') return { name, unitName, language };
  const person = demoAccounts.find((one) => one.username === username);
  if (!person)
    return {
      name,
      unitName,
      language,
      sealed: sealEmail(world, id, email),
      emailFingerprint: emailFingerprint(world, email),
    };
  const unit = person.roles[0].unit;
  return {
    accountId: accounts.find((one) => one.username === username)?.id ?? null,
    unitId: unit ? demoUnits[unit].id : null,
    unitName: unit ? demoUnits[unit].nameTc : '',
    name: person.nameTc,
    language: person.language,
  };
}
