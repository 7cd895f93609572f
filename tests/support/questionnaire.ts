import type { DeskQuestionnaire, QuestionnaireFields } from '#contract/questionnaire/desk.ts';
import type { OwnAnswer, OwnQuestionnaire, PartSaved } from '#contract/questionnaire/own.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import type { Instant } from '#domain/instant.ts';
import { type Answers, emptyQuestion, type Question, type Words } from '#domain/questionnaire/question.ts';
import { openSession } from '#server/account/login/sessions.ts';
import { participantList } from '#server/participant/tables.ts';
import { administrator, exhibitor, makeRoadShow, outbox, reviewer } from './participants.ts';
import { makePerson, makeUnit, type Person } from './people.ts';
import type { TestWorld } from './world.ts';
import { waitForDeeds } from './deeds.ts';

export const say = (en: string): Words => ({ tc: `${en}（中）`, en, pt: `${en} (pt)` });

/** A choice, a text that is only asked after "yes", and a scale: what most questionnaires are made of. */
export const threeQuestions: Question[] = [
  {
    ...emptyQuestion('came', 'ONE', newId),
    title: say('Did you come?'),
    required: true,
    options: [
      { id: 'yes', words: say('Yes') },
      { id: 'no', words: say('No') },
    ],
  },
  {
    ...emptyQuestion('why', 'TEXT', newId),
    title: say('What was best?'),
    required: true,
    only: { question: 'came', is: ['yes'] },
  },
  { ...emptyQuestion('mark', 'SCALE', newId), title: say('How was it?') },
];

const usual: QuestionnaireFields = {
  title: say('After the road show'),
  intro: say('Two minutes'),
  mainLanguage: 'tc',
  anonymous: false,
  startsAt: null,
  endsAt: '2026-12-24T15:59:00.000Z' as Instant,
  remindHours: 48,
  questions: threeQuestions,
};

/** A road show with a professor who takes part, a neighbour who does too, and the fund. */
export async function openSurvey(world: TestWorld) {
  const show = await makeRoadShow(world);
  const takingPart = async (name: string): Promise<Person> => {
    const person = await exhibitor(world, show, { name, unitId: await makeUnit(world, `University of ${name}`) });
    await world.db.orm
      .insert(participantList)
      .values({ id: newId(), activityId: show, unitId: person.unitId ?? '', createdAt: world.clock.now() });
    return person;
  };
  const people = {
    ana: await takingPart('Ana'),
    bruno: await takingPart('Bruno'),
    stranger: await makePerson(world, { name: 'Stranger', orgType: 'ROADSHOW', activities: [show] }),
    mei: await administrator(world),
    rui: await reviewer(world, [show]),
    other: await reviewer(world, []),
  };
  /** Weeks later: the clock is set, and everybody logs in anew. */
  async function comeBack(now: Instant): Promise<void> {
    world.clock.set(now);
    for (const person of Object.values(people))
      person.token = (await openSession(world, person.accountId, null)).grant.accessToken;
  }
  return { show, people, comeBack, ...surveyDeeds(world, show, people.mei) };
}

function surveyDeeds(world: TestWorld, show: string, mei: Person) {
  const ask = <Body>(who: Person | null, method: string, path: string, body?: unknown) =>
    world.call<Body & ErrorBody>(method, path, {
      ...(who ? { token: who.token } : {}),
      ...(body === undefined ? {} : { body }),
    });
  const read = async (id: string) => (await ask<DeskQuestionnaire>(mei, 'get', `/questionnaires/${id}`)).body;
  const save = async (id: string, fields: Partial<QuestionnaireFields>, who = mei) => {
    const { version, fields: before } = await read(id);
    return ask<DeskQuestionnaire>(who, 'put', `/questionnaires/${id}`, { version, fields: { ...before, ...fields } });
  };
  /** A draft that could be opened as soon as somebody is asked. */
  async function draft(fields: Partial<QuestionnaireFields> = {}): Promise<string> {
    const { anonymous = false } = fields;
    const { body } = await ask<{ id: string }>(mei, 'post', '/questionnaires', { activityId: show, anonymous });
    const saved = await save(body.id, { ...usual, ...fields });
    if (saved.status !== 200) throw new Error(`not saved: ${JSON.stringify(saved.body)}`);
    return body.id;
  }
  const askPeople = (id: string, body: object, who = mei) =>
    ask<{ added: number; known: number }>(who, 'post', `/questionnaires/${id}/respondents`, body);
  const askMembers = (id: string) => askPeople(id, { orgTypes: ['ROADSHOW'] });
  /** As it stands once the time to take it back is over. */
  const move = async (id: string, name: string, more: object = {}, who = mei) => {
    const made = await ask<DeskQuestionnaire>(who, 'post', `/questionnaires/${id}/moves`, {
      move: name,
      version: (await read(id)).version,
      ...more,
    });
    if (made.status !== 200) return made;
    await waitForDeeds(world);
    return { ...made, body: { ...made.body, ...(await read(id)) } };
  };
  /** Everybody who takes part is asked. */
  async function opened(fields: Partial<QuestionnaireFields> = {}): Promise<string> {
    const id = await draft(fields);
    await askMembers(id);
    const made = await move(id, 'open');
    if (made.status !== 200) throw new Error(`not opened: ${JSON.stringify(made.body)}`);
    return id;
  }
  return { ask, read, save, draft, askPeople, askMembers, move, opened };
}

/** What somebody who is asked does, with their account or by the link of a mail. */
export function respondentOf(world: TestWorld, who: { person: Person; questionnaireId: string } | { link: string }) {
  const base = 'link' in who ? '/public/api/v1/own/questionnaire' : `/own-questionnaires/${who.questionnaireId}`;
  const more = () => ('link' in who ? { headers: { 'own-link': who.link } } : { token: who.person.token });
  return {
    read: () => world.call<OwnQuestionnaire & ErrorBody>('get', base, more()),
    save: (seen: number, answers: Record<string, unknown>) =>
      world.call<PartSaved & ErrorBody>('put', `${base}/answers`, { ...more(), body: { seen, answers } }),
    submit: (answers: Answers) =>
      world.call<OwnAnswer & ErrorBody>('post', `${base}/submission`, { ...more(), body: { answers } }),
  };
}

export const linkInMail = (text: string): string => /\/event\/questionnaire\/own#(\S+)/.exec(text)?.[1] ?? '';
export const lastMailTo = async (world: TestWorld, email: string) =>
  (await outbox(world)).find(({ to }) => to === email);
