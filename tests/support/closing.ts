import type { OneProject, ProjectImport } from '#contract/closing/project.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import { emptyProject, type ProjectForm } from '#domain/closing/project-form.ts';
import { newId } from '#domain/id.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { activity } from '#server/activity/tables.ts';
import { checkedUpload, photo } from './files.ts';
import { administrator, reviewer } from './participants.ts';
import { makePerson, makeUnit, type Person } from './people.ts';
import { uploadSheet } from './sheet-upload.ts';
import type { TestWorld } from './world.ts';

export const goodProject: ProjectForm = {
  ...emptyProject,
  nameTc: '智能輪椅',
  nameEn: 'Smart wheelchair',
  entityTc: '濠江大學',
  entityEn: 'Hou Kong University',
  leaderTc: '何家欣',
  leaderEn: 'Ho Ka Ian',
  periodFrom: '2024-01-01',
  periodUntil: '2026-06-30',
  technologyField: 'ARTIFICIAL_INTELLIGENCE',
  members: '何家欣、陳大文',
  introductionTc: '能自行避障的電動輪椅。',
  introductionEn: 'An electric wheelchair that finds its way around obstacles.',
  resultTc: '兩間醫院試用中。',
  resultEn: 'Two hospitals are trying it.',
  results: [{ tc: '避障模組', en: 'Obstacle module' }],
  patents: '2',
  contactAddress: '澳門氹仔',
};

async function makeExhibition(world: TestWorld): Promise<string> {
  const id = newId();
  await world.db.orm.insert(activity).values({
    id,
    category: 'PCLOSE',
    code: `PC-${id.slice(-8)}`,
    state: 'ACTIVE',
    nameTc: '結題成果展',
    nameEn: 'Closing exhibition',
    namePt: 'Exposição de projectos concluídos',
    beginDate: '2026-12-10' as BusinessDate,
    endDate: '2026-12-12' as BusinessDate,
    settings: usualSettings,
    createdAt: world.clock.now(),
  });
  return id;
}

/** Ka Ian leads a project, Fong designs its board; a neighbour of each, the fund, and an exhibition. */
export async function openExhibition(world: TestWorld) {
  const exhibition = await makeExhibition(world);
  const university = await makeUnit(world, 'Hou Kong');
  const builder = await makeUnit(world, 'Boards');
  const people = {
    kaIan: await makePerson(world, {
      name: 'Ka Ian',
      orgType: 'PROJECT_CLOSE',
      unitId: university,
      activities: [exhibition],
    }),
    colleague: await makePerson(world, {
      name: 'Colleague',
      orgType: 'PROJECT_CLOSE',
      unitId: university,
      activities: [exhibition],
    }),
    fong: await makePerson(world, { name: 'Fong', orgType: 'CONTRACTOR', unitId: builder }),
    rival: await makePerson(world, { name: 'Rival', orgType: 'CONTRACTOR' }),
    exhibitor: await makePerson(world, { name: 'Exhibitor', orgType: 'EXHIBITOR', activities: [exhibition] }),
    mei: await administrator(world),
    rui: await reviewer(world, [exhibition]),
    other: await reviewer(world, []),
  };
  return { exhibition, people, ...deedsIn(world, exhibition, people) };
}

function deedsIn(world: TestWorld, exhibition: string, { kaIan, fong, rui }: Record<'kaIan' | 'fong' | 'rui', Person>) {
  const ask = <Body>(who: Person | null, method: string, path: string, body?: unknown) =>
    world.call<Body>(method, path, { ...(who ? { token: who.token } : {}), ...(body === undefined ? {} : { body }) });
  const read = async (who: Person, id: string) =>
    (await ask<OneProject>(who, 'get', `/project-closing/projects/${id}`)).body;

  const upload = (rows: readonly (readonly string[])[], who = rui) =>
    uploadSheet<ProjectImport & { code?: string }>(world, `/admin/project-closing/${exhibition}/imports`, {
      file: [
        'File number,項目中文名稱,Project in English,Applicant entity,Leader in English,E-mail of the leader,Contractor of the board,Board width (mm),Board height (mm)',
        ...rows.map((row) => row.join(',')),
      ].join('\n'),
      token: who.token,
    });
  const confirm = ({ importId, plan }: ProjectImport, who = rui) =>
    ask<{ added: number; updated: number; code?: string }>(
      who,
      'post',
      `/admin/project-closing/imports/${importId}/confirm`,
      { plan },
    );

  let made = 0;
  /** A project as the fund brings it, for its leader to fill in. */
  async function bring(leader = kaIan): Promise<string> {
    made += 1;
    const number = `${made}/2024/A`;
    const row = [
      number,
      '智能輪椅',
      'Smart wheelchair',
      "Hou Kong's unit",
      'Ka Ian',
      leader.email,
      "Boards's unit",
      '300',
      '600',
    ];
    const { body } = await upload([row]);
    const confirmed = await confirm(body);
    if (confirmed.body.added !== 1) throw new Error(`not brought: ${JSON.stringify([body, confirmed.body])}`);
    const [project] = await world.db.query<{ id: string }>('select id from closing_project where file_number = $1', [
      number,
    ]);
    return project?.id ?? '';
  }
  const save = async (who: Person, id: string, form: Partial<ProjectForm> = {}) =>
    ask<{ version: number; code?: string }>(who, 'put', `/project-closing/projects/${id}`, {
      version: (await read(who, id)).version ?? 1,
      form: { ...goodProject, ...form },
    });
  const move = async (who: Person, id: string, name: string, more: object = {}) => {
    const { version } = await read(who, id);
    const answer = await ask<{ code?: string }>(who, 'post', `/project-closing/projects/${id}/moves`, {
      move: name,
      version: version ?? 1,
      ...more,
    });
    if (answer.status !== 200) return { status: answer.status, code: answer.body.code, now: null };
    // Whoever moved it may not see it any more.
    return { status: 200, code: undefined, now: (await read(rui, id)).status };
  };
  const look = async (who: Person, id: string) =>
    ask<{ code?: string }>(who, 'post', `/project-closing/projects/${id}/preview`, {
      version: (await read(who, id)).version ?? 1,
    });
  const design = async (who: Person, id: string, filename = 'board.jpg', replaces?: string) =>
    checkedUpload(world, who.token, id, 'CLOSING_DESIGN', {
      ownerKind: 'CLOSING_PROJECT',
      filename,
      bytes: await photo(1800, 3600),
      ...(replaces ? { replaces } : {}),
    });

  /** As far as its contractor's turn. */
  async function confirmed(): Promise<string> {
    const id = await bring();
    await save(kaIan, id);
    await move(kaIan, id, 'submit');
    await move(rui, id, 'check');
    await look(kaIan, id);
    const { now } = await move(kaIan, id, 'confirm');
    if (now !== 'PROJECT_PASS') throw new Error(`not confirmed: ${now}`);
    return id;
  }
  /** A design that waits for its judge. */
  async function designed(): Promise<string> {
    const id = await confirmed();
    await design(fong, id);
    const { now, code } = await move(fong, id, 'submitDesign');
    if (now !== 'PROJECT_DESIGN_UPLOAD') throw new Error(`not designed: ${code}`);
    return id;
  }
  return { ask, read, upload, confirm, bring, save, move, look, design, confirmed, designed };
}
