import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Respondent, Results } from '#contract/questionnaire/desk.ts';
import type { OwnQuestionnaireRow } from '#contract/questionnaire/own.ts';
import { newId } from '#domain/id.ts';
import { type Instant, plusMs } from '#domain/instant.ts';
import { emptyQuestion } from '#domain/questionnaire/question.ts';
import { forgetRespondents } from '#server/questionnaire/forget-respondents.ts';
import { keepQuestionnaireTimes } from '#server/questionnaire/keep-time.ts';
import { doJobs, outbox } from '#tests/support/participants.ts';
import { lastMailTo, linkInMail, openSurvey, respondentOf, say, threeQuestions } from '#tests/support/questionnaire.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let survey: Awaited<ReturnType<typeof openSurvey>>;
beforeAll(async () => {
  world = await openTestWorld();
  survey = await openSurvey(world);
});
afterAll(() => world.close());

const day = 24 * 60 * 60_000;
const start = '2026-11-21T02:00:00.000Z' as Instant;
const by = (who: keyof typeof survey.people, questionnaireId: string) =>
  respondentOf(world, { person: survey.people[who], questionnaireId });

/** What waits for somebody on home. */
const waitingFor = async (who: keyof typeof survey.people) =>
  (
    await survey.ask<{ questionnaires: { id: string; endsAt: string | null }[] }>(
      survey.people[who],
      'post',
      '/activities/status',
      { activityIds: [] },
    )
  ).body.questionnaires;

describe('answering', () => {
  test('waits on home from its opening until it is answered or closed, and for nobody else', async () => {
    const draft = await survey.draft();
    await survey.askMembers(draft);
    const waits = async (who: keyof typeof survey.people, id: string) =>
      (await waitingFor(who)).some((one) => one.id === id);
    expect(await waits('ana', draft)).toBe(false);
    expect((await survey.move(draft, 'open')).status).toBe(200);
    expect(await waitingFor('ana')).toContainEqual({
      id: draft,
      title: say('After the road show'),
      endsAt: '2026-12-24T15:59:00.000Z',
    });
    expect(await waits('stranger', draft)).toBe(false);
    expect((await by('ana', draft).submit({ came: 'no' })).status).toBe(200);
    expect(await waits('ana', draft)).toBe(false);
    expect(await waits('bruno', draft)).toBe(true);
    await survey.move(draft, 'close');
    expect(await waits('bruno', draft)).toBe(false);
  });

  test('a professor answers a part on one device and the rest on another, hands in, and changes it until the end', async () => {
    const id = await survey.opened();
    await doJobs(world);
    const mail = await lastMailTo(world, survey.people.ana.email);
    expect(mail).toMatchObject({ kind: 'QUESTIONNAIRE_OPENED' });
    expect(mail?.subject).toContain('After the road show');
    expect(mail?.text).toContain(`/event/questionnaire/detail?id=${id}`);

    const ana = by('ana', id);
    expect((await ana.read()).body).toMatchObject({
      number: expect.stringMatching(/^\d+-00\d$/),
      unit: { nameEn: "University of Ana's unit" },
      mayAnswer: true,
      answer: { status: 'INVITED', version: 0 },
    });
    expect((await ana.save(0, { came: 'yes' })).body).toMatchObject({ conflicts: [], answer: { status: 'PARTIAL' } });
    const laptop = await ana.save(1, { mark: 4 });
    expect(laptop.body.answer).toMatchObject({ version: 2, answers: { came: 'yes', mark: 4 } });
    const early = await ana.submit({ came: 'yes', mark: 4 });
    expect(early).toMatchObject({ status: 400, body: { fields: [{ path: 'answers.why', problem: 'required' }] } });
    const whole = { came: 'yes', why: 'Meeting people', mark: 4 };
    expect(await ana.submit(whole)).toMatchObject({ status: 200, body: { status: 'ANSWERED', isChanged: false } });
    expect(await lastMailTo(world, survey.people.ana.email)).toMatchObject({ kind: 'QUESTIONNAIRE_RECEIVED' });

    expect((await ana.save(3, { mark: 5 })).body.answer).toMatchObject({ status: 'ANSWERED', isChanged: true });
    expect(await ana.submit({ ...whole, mark: 5 })).toMatchObject({ status: 200, body: { isChanged: false } });
    const former = await world.db.query('select answers from questionnaire_former_answer');
    expect(former).toMatchObject([{ answers: whole }]);
    expect(await survey.read(id)).toMatchObject({ answered: 1, recipients: 2 });

    await survey.comeBack('2026-12-24T15:59:00.000Z' as Instant);
    expect(await ana.submit(whole)).toMatchObject({ status: 409, body: { code: 'QUESTIONNAIRE_CLOSED' } });
    expect(await by('bruno', id).save(0, { came: 'no' })).toMatchObject({ body: { code: 'QUESTIONNAIRE_CLOSED' } });
    await keepQuestionnaireTimes(world);
    expect(await survey.read(id)).toMatchObject({ status: 'CLOSED' });
    expect((await ana.read()).body).toMatchObject({ mayAnswer: false, answer: { answers: { mark: 5 } } });
    await survey.comeBack(start);
  });

  test('two devices that answer the same question differently: the first stays, and the second is told', async () => {
    const id = await survey.opened();
    const ana = by('ana', id);
    await ana.save(0, { came: 'yes', why: 'Laptop' });
    const phone = await ana.save(0, { why: 'Phone', mark: 2 });
    expect(phone.body).toMatchObject({ conflicts: ['why'], answer: { answers: { why: 'Laptop', mark: 2 } } });
    expect((await ana.save(phone.body.answer.version, { why: 'Phone' })).body).toMatchObject({
      conflicts: [],
      answer: { answers: { why: 'Phone' } },
    });
    const sameAgain = await ana.save(0, { why: 'Phone' });
    expect(sameAgain.body).toMatchObject({ conflicts: [], answer: { version: 3 } });
  });

  test('what is not asked is not kept, and what does not fit is refused at its field', async () => {
    const id = await survey.opened();
    const ana = by('ana', id);
    for (const [answers, problem] of [
      [{ unknown: 'x' }, 'unknownField'],
      [{ came: 'perhaps' }, 'notAllowed'],
      [{ mark: 6 }, 'tooLarge'],
      [{ why: 'a'.repeat(4001) }, 'tooLong'],
    ] as const)
      expect(await ana.save(0, answers)).toMatchObject({ status: 400, body: { fields: [{ problem }] } });
    await ana.submit({ came: 'no', why: 'typed before' });
    expect((await ana.read()).body.answer.answers).toEqual({ came: 'no' });
  });

  test('somebody without an account answers by the link of their mail, and no other link opens it', async () => {
    const id = await survey.draft();
    const people = [{ name: 'Rosa Lima', unitName: 'Lima Lda', email: 'rosa@example.org', language: 'pt' }];
    expect((await survey.askPeople(id, { people })).body).toEqual({ added: 1, known: 0 });
    expect((await survey.askPeople(id, { people })).body).toEqual({ added: 0, known: 1 });
    await survey.move(id, 'open');
    await doJobs(world);
    const mail = await lastMailTo(world, 'rosa@example.org');
    expect(mail?.subject).toBe('[Acção necessária] [Roadshow] A sua opinião: After the road show (pt)');
    const link = linkInMail(mail?.text ?? '');
    const rosa = respondentOf(world, { link });
    expect((await rosa.read()).body).toMatchObject({
      name: 'Rosa Lima',
      unit: { namePt: 'Lima Lda' },
      mayAnswer: true,
    });
    expect((await rosa.save(0, { came: 'no' })).status).toBe(200);
    expect((await rosa.submit({ came: 'no' })).status).toBe(200);
    const [text = '', signature = ''] = link.split('.');
    for (const bad of ['', text, `${text}.${signature.slice(1)}x`])
      expect(await respondentOf(world, { link: bad }).read()).toMatchObject({ body: { code: 'LINK_HAS_EXPIRED' } });
  });

  test('nobody else sees or answers it: a stranger, a neighbour’s draft, a visitor', async () => {
    const id = await survey.opened();
    expect(await by('stranger', id).read()).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
    expect((await by('stranger', id).save(0, { came: 'no' })).status).toBe(404);
    expect((await by('stranger', id).submit({ came: 'no' })).status).toBe(404);
    expect((await by('mei', id).submit({ came: 'no' })).status).toBe(404);
    const draft = await survey.draft();
    await survey.askMembers(draft);
    expect((await by('ana', draft).read()).status).toBe(404);
    const path = '/own-questionnaires?size=100';
    const list = async (who: keyof typeof survey.people) =>
      (await survey.ask<{ content: OwnQuestionnaireRow[] }>(survey.people[who], 'get', path)).body.content;
    expect((await list('ana')).map((one) => one.id)).toContain(id);
    expect((await list('ana')).map((one) => one.id)).not.toContain(draft);
    expect(await list('stranger')).toEqual([]);
  });
});

describe('at the desk', () => {
  test('it opens only when nothing is missing, somebody is asked, and there is a template for the mail', async () => {
    const id = await survey.draft({ title: { tc: '', en: 'Only English', pt: '' } });
    const refused = async () => (await survey.move(id, 'open')).body.code;
    expect(await refused()).toBe('QUESTIONS_INCOMPLETE');
    await survey.save(id, { title: say('Complete') });
    expect(await refused()).toBe('NO_RECIPIENTS');
    await survey.askMembers(id);
    await survey.save(id, { endsAt: '2026-11-20T00:00:00.000Z' as Instant });
    expect(await refused()).toBe('END_IS_OVER');
    await survey.save(id, { endsAt: null });
    const template = '/admin/templates/QUESTIONNAIRE_OPENED/en/MAIL';
    const { mei } = survey.people;
    await survey.ask(mei, 'put', `${template}/state`, { version: 1, state: 'DELETED' });
    expect(await refused()).toBe('NOTICE_TEMPLATE_NOT_FOUND');
    expect((await survey.read(id)).offers).toMatchObject([{ move: 'open', missing: 'NOTICE_TEMPLATE_NOT_FOUND' }]);
    await survey.ask(mei, 'post', `${template}/reset`, { version: 2 });
    expect(await survey.move(id, 'open')).toMatchObject({ status: 200, body: { status: 'OPEN', editable: 'words' } });
  });

  test('it opens, reminds and closes by itself at its times, and only who has not answered is reminded', async () => {
    const id = await survey.draft({
      startsAt: '2026-12-01T00:00:00.000Z' as Instant,
      remindHours: 24,
      title: say('Timed'),
    });
    await survey.askMembers(id);
    await keepQuestionnaireTimes(world);
    expect((await survey.read(id)).status).toBe('DRAFT');
    await survey.comeBack('2026-12-01T00:00:00.000Z' as Instant);
    await keepQuestionnaireTimes(world);
    expect((await survey.read(id)).status).toBe('OPEN');
    await doJobs(world);
    await by('ana', id).submit({ came: 'no' });
    await survey.comeBack('2026-12-23T16:00:00.000Z' as Instant);
    await keepQuestionnaireTimes(world);
    await keepQuestionnaireTimes(world);
    await doJobs(world);
    const reminded = (await outbox(world)).filter(
      ({ kind, subject }) => kind === 'QUESTIONNAIRE_REMINDER' && subject.includes('Timed'),
    );
    expect(reminded.map(({ to }) => to)).toEqual([survey.people.bruno.email]);
    await by('bruno', id).submit({ came: 'no' });
    expect((await survey.move(id, 'remind')).body.code).toBe('EVERYBODY_ANSWERED');
    await survey.comeBack('2026-12-24T16:00:00.000Z' as Instant);
    await keepQuestionnaireTimes(world);
    expect((await survey.read(id)).status).toBe('CLOSED');
    expect((await survey.move(id, 'reopen', { endsAt: '2026-12-24T00:00:00.000Z' })).body.code).toBe('END_IS_OVER');
    expect((await survey.move(id, 'reopen')).status).toBe(400);
    expect((await survey.move(id, 'reopen', { endsAt: '2026-12-31T00:00:00.000Z' })).body.status).toBe('OPEN');
    expect((await by('ana', id).read()).body.mayAnswer).toBe(true);
    await survey.comeBack(start);
  });

  test('once it is open its words can be mended and nothing else, and a draft alone is taken away', async () => {
    const id = await survey.opened();
    const [came, ...others] = threeQuestions;
    if (!came) throw new Error('no question');
    const mended = [{ ...came, title: say('Were you there?') }, ...others];
    expect(await survey.save(id, { questions: mended })).toMatchObject({ status: 200 });
    expect((await by('ana', id).read()).body).toMatchObject({
      edition: 2,
      questions: [{ title: { en: 'Were you there?' } }, {}, {}],
    });
    expect(await survey.save(id, { questions: others })).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
    expect(await survey.save(id, { anonymous: true })).toMatchObject({ status: 409 });
    expect((await survey.ask(survey.people.mei, 'delete', `/questionnaires/${id}`)).status).toBe(409);
    const draft = await survey.draft();
    await survey.askMembers(draft);
    expect((await survey.ask(survey.people.mei, 'delete', `/questionnaires/${draft}`)).status).toBe(200);
    expect((await survey.ask(survey.people.mei, 'get', `/questionnaires/${draft}`)).status).toBe(404);
  });

  test('a reviewer of other activities changes nothing', async () => {
    const { other, rui } = survey.people;
    const id = await survey.opened();
    expect((await survey.save(id, {}, other)).status).toBe(403);
    expect((await survey.move(id, 'close', {}, other)).status).toBe(403);
    expect((await survey.askPeople(id, { orgTypes: ['ROADSHOW'] }, other)).status).toBe(403);
    const body = { activityId: survey.show };
    expect((await survey.ask(other, 'post', '/questionnaires', body)).status).toBe(403);
    expect((await survey.move(id, 'close', {}, rui)).status).toBe(200);
  });

  test('results are counted, open answers are found by their words, page by page', async () => {
    const id = await survey.opened();
    await by('ana', id).submit({ came: 'yes', why: 'The robots, 100% fun', mark: 5 });
    await by('bruno', id).submit({ came: 'yes', why: 'Coffee', mark: 2 });
    const { mei } = survey.people;
    const { body } = await survey.ask<Results>(mei, 'get', `/questionnaires/${id}/results`);
    expect(body).toMatchObject({ recipients: 2, answered: 2 });
    expect(body.questions.map(({ tallies, mean }) => [tallies.map((one) => one.count), mean])).toEqual([
      [[2, 0], null],
      [[], null],
      [[0, 1, 0, 0, 1], 3.5],
    ]);
    const texts = async (query: string) =>
      (
        await survey.ask<{ content: { text: string }[]; totalElements: number }>(
          mei,
          'get',
          `/questionnaires/${id}/results/why?${query}`,
        )
      ).body;
    expect(await texts('size=1&page=1')).toMatchObject({ content: [{ text: 'Coffee' }], totalElements: 2 });
    expect(await texts('search=ROBOTS')).toMatchObject({
      content: [{ respondent: { name: 'Ana' } }],
      totalElements: 1,
    });
    expect(await texts('search=100%25')).toMatchObject({ totalElements: 1 });
    expect(await texts('search=_')).toMatchObject({ totalElements: 0 });
    expect((await survey.ask(mei, 'get', `/questionnaires/${id}/results/nothing`)).status).toBe(404);
  });

  test('who is asked is listed, and is asked no more while they have not begun', async () => {
    const id = await survey.opened();
    await by('ana', id).save(0, { came: 'no' });
    const { mei } = survey.people;
    const path = `/questionnaires/${id}/respondents`;
    const { body } = await survey.ask<{ content: Respondent[] }>(mei, 'get', path);
    expect(body.content.map(({ name, unitName, status }) => [name, unitName, status].join(' '))).toEqual([
      "Ana University of Ana's unit PARTIAL",
      "Bruno University of Bruno's unit INVITED",
    ]);
    const idOf = (name: string) => body.content.find((one) => one.name === name)?.id;
    expect((await survey.ask(mei, 'delete', `${path}/${idOf('Ana')}`)).status).toBe(409);
    expect((await survey.ask(mei, 'delete', `${path}/${idOf('Bruno')}`)).status).toBe(200);
    expect((await by('bruno', id).read()).status).toBe(404);
    const badPeople = [{ name: 'X', email: 'no address', language: 'en' }];
    expect(await survey.askPeople(id, { people: badPeople })).toMatchObject({
      body: { fields: [{ path: 'people.0.email' }] },
    });
  });
});

describe('anonymous', () => {
  const secret = (place: number) => `unmistakable words of person number ${place}`;
  const questions = [{ ...emptyQuestion('words', 'TEXT', newId), title: say('Tell us'), required: true }];
  let rounds = 0;

  async function quiet(count: number) {
    const id = await survey.draft({ anonymous: true, questions });
    const round = rounds++;
    const guests = Array.from({ length: count }, (_, place) => ({
      name: `Guest ${place}`,
      email: `quiet${place}.${round}@example.org`,
      language: 'en',
    }));
    await survey.askPeople(id, { people: guests });
    await survey.move(id, 'open');
    await doJobs(world);
    const links = await Promise.all(
      guests.map(async ({ email }) => linkInMail((await lastMailTo(world, email))?.text ?? '')),
    );
    return { id, links };
  }

  /** Every row of every table that holds these words, with the table’s name. */
  async function rowsWith(words: string) {
    const tables = await world.db.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found: { table: string; text: string }[] = [];
    for (const { name } of tables) {
      const rows = await world.db.query<{ text: string }>(
        `select t::text as text from "${name}" t where t::text like $1`,
        [`%${words}%`],
      );
      found.push(...rows.map(({ text }) => ({ table: name, text })));
    }
    return found;
  }

  test('no row of any table leads from an answer to who gave it', async () => {
    const { id, links } = await quiet(6);
    expect(links.every((link) => link !== '')).toBe(true);
    for (const [place, link] of links.entries()) {
      const guest = respondentOf(world, { link });
      expect((await guest.save(0, { words: secret(place) })).status).toBe(409);
      expect((await guest.submit({ words: secret(place) })).status).toBe(200);
      expect((await guest.submit({ words: 'again' })).status).toBe(409);
      expect((await guest.read()).body).toMatchObject({ mayAnswer: false, answer: { answers: {}, submittedAt: null } });
      world.clock.forward(day / 24);
    }
    const people = await world.db.query<{ id: string; answered_at: string | null }>(
      'select id, answered_at from questionnaire_recipient where questionnaire_id = $1',
      [id],
    );
    expect(people.map((one) => one.answered_at)).toEqual(Array(6).fill(null));
    for (const [place] of links.entries()) {
      const rows = await rowsWith(secret(place));
      // All are in the same row: nothing of it belongs to one of them more than to another.
      expect(rows.map(({ table }) => table)).toEqual(['questionnaire_box']);
      const [box] = rows;
      expect(links.every((_, other) => box?.text.includes(secret(other)))).toBe(true);
      for (const one of people) expect(box?.text).not.toContain(one.id);
      expect(box?.text).not.toMatch(/\d{4}-\d\d-\d\d|Guest|quiet\d/);
    }
    await survey.comeBack(start);
  });

  test('what lies in the box is in no order of arrival', async () => {
    const orders = new Set<string>();
    for (let time = 0; time < 4; time++) {
      const { id, links } = await quiet(6);
      for (const [place, link] of links.entries()) await respondentOf(world, { link }).submit({ words: secret(place) });
      const [box] = await world.db.query<{ answers: { words: string }[] }>(
        'select answers from questionnaire_box where questionnaire_id = $1',
        [id],
      );
      orders.add((box?.answers ?? []).map(({ words }) => words.slice(-1)).join(''));
    }
    // Of 720 orders four times the same: once in 370 millions.
    expect(orders.size).toBeGreaterThan(1);
    expect([...orders].every((order) => [...order].toSorted().join('') === '012345')).toBe(true);
  });

  test('the database itself refuses an answer that bears a name', async () => {
    const { id } = await quiet(1);
    const [own] = await world.db.query<{ id: string }>(
      'select id from questionnaire_recipient where questionnaire_id = $1',
      [id],
    );
    const values = `$1, $2, 1, '{}', '{}', now()`;
    const columns = 'recipient_id, questionnaire_id, edition, answers, changed_in, updated_at';
    for (const anonymous of ['true', 'false'])
      await expect(
        world.db.query(`insert into questionnaire_answer (${columns}, anonymous) values (${values}, ${anonymous})`, [
          own?.id,
          id,
        ]),
      ).rejects.toThrow();
    await expect(
      world.db.query(`update questionnaire_recipient set answered_at = now() where id = $1`, [own?.id]),
    ).rejects.toThrow();
    const named = await survey.opened();
    await expect(
      world.db.query(`insert into questionnaire_box (questionnaire_id, anonymous, answers) values ($1, true, '[]')`, [
        named,
      ]),
    ).rejects.toThrow();
  });

  test('answers are shown only when it is closed and enough have answered, and then it stays closed', async () => {
    const { id, links } = await quiet(6);
    const { mei } = survey.people;
    const results = () => survey.ask<Results>(mei, 'get', `/questionnaires/${id}/results`);
    for (const link of links.slice(0, 4)) await respondentOf(world, { link }).submit({ words: 'quiet' });
    expect((await results()).status).toBe(409);
    await survey.move(id, 'close');
    expect((await results()).status).toBe(409);
    expect((await survey.move(id, 'reopen', { endsAt: null })).status).toBe(200);
    await respondentOf(world, { link: links[4] ?? '' }).submit({ words: 'loud' });
    await survey.move(id, 'close');
    expect(await results()).toMatchObject({ status: 200, body: { answered: 5 } });
    const open = await survey.ask(mei, 'get', `/questionnaires/${id}/results/words?search=loud`);
    expect(open.body).toEqual({
      content: [{ respondent: null, text: 'loud', contact: null, file: null }],
      totalElements: 1,
    });
    expect((await survey.move(id, 'reopen', { endsAt: null })).body.code).toBe('RESULTS_WERE_SHOWN');
  });

  test('who answered without an account is forgotten ninety days after it closed, what they said is not', async () => {
    const { ask, askPeople, move, people } = survey;
    const email = 'passing.by@example.org';
    const id = await survey.draft();
    await askPeople(id, { people: [{ name: 'Passing By', unitName: 'Sou Heng Ltd.', email, language: 'en' }] });
    await survey.askMembers(id);
    await move(id, 'open');
    await doJobs(world);
    const link = linkInMail((await lastMailTo(world, email))?.text ?? '');
    expect((await respondentOf(world, { link }).submit({ came: 'yes', why: 'The talks' })).status).toBe(200);
    await move(id, 'close');
    const closed = world.clock.now();
    const named = async () => {
      const { body } = await ask<{ content: Respondent[] }>(people.mei, 'get', `/questionnaires/${id}/respondents`);
      return body.content.map((one) => [one.name, one.email]);
    };
    const before = await named();
    expect(before).toContainEqual(['Passing By', email]);
    await survey.comeBack(plusMs(closed, 90 * day));
    await forgetRespondents(world);
    expect(await named()).toEqual(before);
    await survey.comeBack(plusMs(closed, 90 * day + 1));
    await forgetRespondents(world);
    expect(await named()).toEqual(before.map((one) => (one[0] === 'Passing By' ? ['', ''] : one)));
    const { body } = await ask<{ content: unknown[] }>(people.mei, 'get', `/questionnaires/${id}/results/why`);
    expect(body.content).toMatchObject([{ text: 'The talks', respondent: { name: '', unitName: 'Sou Heng Ltd.' } }]);
    await survey.comeBack(start);
  });

  test('nothing is asked that would tell who answers', async () => {
    const contacts = { ...emptyQuestion('met', 'CONTACTS', newId), title: say('Whom did you meet?') };
    const id = await survey.draft({ anonymous: true, questions: [contacts] });
    await survey.askMembers(id);
    expect((await survey.move(id, 'open')).body.code).toBe('QUESTIONS_INCOMPLETE');
  });
});
