import type { DeskActivity } from '#contract/activity/desk.ts';
import { type Person, makePerson } from './people.ts';
import type { TestWorld } from './world.ts';

/** Lei Chi Wai administers the fund's events, Sou Mei Fong reviews, Ho Ka Man exhibits. */
export async function openDesk(world: TestWorld) {
  const lei = await makePerson(world, { name: 'Lei Chi Wai', orgType: 'FUND_ADMIN', unitId: null });
  const cheong = await makePerson(world, { name: 'Cheong Ut Meng', orgType: 'FUND_ADMIN', unitId: null });
  const sou = await makePerson(world, { name: 'Sou Mei Fong', orgType: 'FUND_REVIEWER', unitId: null });
  const ho = await makePerson(world, { name: 'Ho Ka Man', orgType: 'EXHIBITOR' });
  const ask = <Body>(who: Person, method: string, path: string, body?: unknown) =>
    world.call<Body>(method, path, { token: who.token, ...(body === undefined ? {} : { body }) });

  let codes = 0;
  /** A draft as somebody begins it. */
  async function begin(who: Person = lei, changed: object = {}): Promise<DeskActivity> {
    codes += 1;
    const answer = await ask<DeskActivity>(who, 'post', '/admin/activities', {
      eventId: null,
      category: 'STWEEK',
      promoter: null,
      code: `TEST-${codes}`,
      beginDate: '2026-12-01',
      endDate: '2026-12-03',
      nameTc: '科技週',
      nameEn: '',
      namePt: '',
      ...changed,
    });
    if (answer.status !== 200) throw new Error(`not begun: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** Saves some fields over the version in hand. */
  const save = (who: Person, read: DeskActivity, changed: Partial<DeskActivity['fields']>) =>
    ask<DeskActivity>(who, 'put', `/admin/activities/${read.id}`, {
      version: read.version,
      fields: { ...read.fields, ...changed },
    });

  const move = (who: Person, read: DeskActivity, name: string, reason = '') =>
    ask<DeskActivity>(who, 'post', `/admin/activities/${read.id}/moves/${name}`, { version: read.version, reason });

  return { lei, cheong, sou, ho, ask, begin, save, move };
}
