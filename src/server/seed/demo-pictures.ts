import { and, eq, ne } from 'drizzle-orm';
import type { ProjectStatus } from '#domain/closing/project-status.ts';
import type { FileGroup } from '#domain/file/field-rules.ts';
import { ownerIdOfNumber } from '#domain/file/numbered-owner.ts';
import { account } from '#server/account/tables.ts';
import { activity, forum } from '#server/activity/tables.ts';
import { board } from '#server/application/tables.ts';
import { closingProject } from '#server/closing/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import type { Field } from '#server/file/field.ts';
import { keepBytes } from '#server/file/keep-bytes.ts';
import { fileItem } from '#server/file/tables.ts';
import { filesOfField } from '#server/file/read-files.ts';
import type { JobKind, JobKinds } from '#server/jobs/job-kinds.ts';
import { participant } from '#server/participant/tables.ts';
import { fieldOfFile } from '#server/questionnaire/answer-files.ts';
import { questionnaireFile } from '#server/questionnaire/tables.ts';
import type { World } from '#server/world.ts';
import { demoUnits } from './demo-accounts.ts';
import { wantedCvs } from './demo-cvs.ts';
import { drawPicture, type Look, type Size } from './draw-picture.ts';
import { drawPortrait, type PortraitLook } from './draw-portrait.ts';

const looks: Record<string, Look> = {
  STW: { motif: 'orbits', colours: ['#064e46', '#12a594', '#e6fffa'] },
  PCL: { motif: 'bars', colours: ['#1e3a5f', '#3b82c4', '#e8f3ff'] },
  RS1: { motif: 'bridge', colours: ['#0b3b4f', '#e0a458', '#fff7e8'] },
  RS2: { motif: 'bridge', colours: ['#312e63', '#c96a8b', '#fff0f4'] },
  DOC: { motif: 'hexagons', colours: ['#5b3a0a', '#d99a2b', '#fff8e6'] },
  DOC2: { motif: 'sparks', colours: ['#0f3d3e', '#3fa796', '#f2fff9'] },
  REC: { motif: 'steps', colours: ['#14532d', '#5fb878', '#f0fff4'] },
  PUB: { motif: 'sparks', colours: ['#4a1942', '#d6567f', '#fff1f6'] },
  PUB2: { motif: 'waves', colours: ['#1b2a6b', '#5b8def', '#eef3ff'] },
};
/** Those that most people open; a picture costs the moment in which it is checked. */
const withBanner: ReadonlySet<string> = new Set(['STW', 'RS1', 'DOC', 'PUB2']);
/** Of the forums, in the order in which they are held. */
const forumLooks: readonly Look[] = [
  { motif: 'hexagons', colours: ['#1f3b57', '#2f9e8f', '#eafff9'] },
  { motif: 'waves', colours: ['#3f1d5c', '#a05bd6', '#f8f0ff'] },
];
const boardLook: Look = { motif: 'bars', colours: ['#0b6b61', '#9be8da', '#ffffff'] };
const projectLooks: readonly Look[] = [
  { motif: 'waves', colours: ['#0f3d3e', '#3fa796', '#f2fff9'] },
  { motif: 'hexagons', colours: ['#1e3a5f', '#3b82c4', '#e8f3ff'] },
  { motif: 'steps', colours: ['#5b3a0a', '#d99a2b', '#fff8e6'] },
  { motif: 'orbits', colours: ['#4a1942', '#d6567f', '#fff1f6'] },
];
const withDesign: ReadonlySet<ProjectStatus> = new Set(['PROJECT_DESIGN_UPLOAD', 'PROJECT_DESIGN_PASS']);
const portraitLooks: readonly PortraitLook[] = [
  { ground: '#8fb8de', skin: '#f0c8a0', hair: '#2b2320', clothes: '#24476b' },
  { ground: '#e3b7a0', skin: '#f5d3b3', hair: '#4a2f23', clothes: '#0b6b61' },
  { ground: '#a9cbb0', skin: '#d9a577', hair: '#6b6b6b', clothes: '#5b3a6b' },
];
/** The category of the general list whose boards are shown. */
const picturedCategory = 1;

const sizes = {
  card: [960, 540],
  banner: [1920, 480],
  board: [900, 1200],
  design: [3000, 2100],
  closingBoard: [2100, 5040],
} as const satisfies Record<string, Size>;

interface Picture {
  field: Field;
  filename: string;
  draw: () => Promise<Buffer>;
  /** Which of its field's it is, from 1; 1 when absent. */
  place?: number;
  /** It was looked at, and is good. */
  isAccepted?: boolean;
}

async function wantedPictures(world: World): Promise<Picture[]> {
  const activities = await world.db.orm.select({ id: activity.id, code: activity.code }).from(activity);
  const forums = await world.db.orm.select({ id: forum.id }).from(forum).orderBy(forum.holdDate);
  const of = (ownerKind: Field['ownerKind'], ownerId: string, group: FileGroup): Field => ({
    ownerKind,
    ownerId,
    group,
  });
  const looking = activities.flatMap(({ id, code }) => {
    const look = looks[code];
    return look ? [{ id, code, look }] : [];
  });
  // What home shows comes first.
  return [
    ...looking.map(({ id, code, look }): Picture => ({
      field: of('ACTIVITY', id, 'SHORTCUT'),
      filename: `${code}-card.jpg`,
      draw: () => drawPicture(look, sizes.card),
    })),
    ...forums.flatMap(({ id }, at): Picture[] => {
      const look = forumLooks[at];
      return look
        ? [{ field: of('FORUM', id, 'FORUM_IMAGE'), filename: 'forum.jpg', draw: () => drawPicture(look, sizes.card) }]
        : [];
    }),
    ...looking
      .filter(({ code }) => withBanner.has(code))
      .map(({ id, code, look }): Picture => ({
        field: of('ACTIVITY', id, 'BANNER'),
        filename: `${code}-banner.jpg`,
        draw: () => drawPicture(look, sizes.banner),
      })),
    {
      field: of('BOOTHS_AREA_CATEGORY', ownerIdOfNumber(picturedCategory), 'BOARD_IMAGE'),
      filename: 'board.jpg',
      draw: () => drawPicture(boardLook, sizes.board),
    },
    ...(await wantedPortraits(world)),
    ...(await wantedDesigns(world)),
    ...(await wantedOfProjects(world)),
  ];
}

/** Some of those whom the university sends today have a photo, most have none. */
async function wantedPortraits(world: World): Promise<Picture[]> {
  const people = await world.db.orm
    .select({ id: participant.id, gender: participant.gender })
    .from(participant)
    .innerJoin(activity, eq(activity.id, participant.activityId))
    .where(and(eq(activity.code, 'RS1'), eq(participant.unitId, demoUnits.university.id)))
    .orderBy(participant.createdAt)
    .limit(portraitLooks.length);
  return people.flatMap(({ id, gender }, at): Picture[] => {
    const look = portraitLooks[at];
    return look
      ? [
          {
            field: { ownerKind: 'PARTICIPANT', ownerId: id, group: 'PARTICIPANT_PHOTO' },
            filename: 'portrait.jpg',
            draw: () => drawPortrait(look, gender),
          },
        ]
      : [];
  });
}

/** What its exhibitor is to check, at half the dots an inch that its print wants. */
async function wantedDesigns(world: World): Promise<Picture[]> {
  const boards = await world.db.orm
    .select({ id: board.id })
    .from(board)
    .innerJoin(enrollment, eq(enrollment.id, board.enrollmentId))
    .where(eq(enrollment.status, 'CONTRACTOR_DESIGN'));
  return boards.map(({ id }) => ({
    field: { ownerKind: 'BOARD', ownerId: id, group: 'BOARD_DESIGN_SAMPLE' },
    filename: 'tea-robot.jpg',
    draw: () => drawPicture(boardLook, sizes.design),
  }));
}

/** Each completed project that says something has pictures for its board, and a design once it is being checked. */
async function wantedOfProjects(world: World): Promise<Picture[]> {
  const projects = await world.db.orm
    .select({ id: closingProject.id, status: closingProject.status })
    .from(closingProject)
    .where(ne(closingProject.status, 'PROJECT_PENDING'))
    .orderBy(closingProject.fileNumber);
  return projects.flatMap(({ id, status }, at): Picture[] => {
    const [first, second] = [projectLooks[at % projectLooks.length], projectLooks[(at + 1) % projectLooks.length]];
    const of = (group: FileGroup): Field => ({ ownerKind: 'CLOSING_PROJECT', ownerId: id, group });
    return [
      ...[first, second].flatMap((look, place): Picture[] =>
        look
          ? [
              {
                field: of('CLOSING_PICTURE'),
                filename: `picture-${place + 1}.jpg`,
                place: place + 1,
                draw: () => drawPicture(look, sizes.card),
              },
            ]
          : [],
      ),
      ...(withDesign.has(status) && first
        ? [
            {
              field: of('CLOSING_DESIGN'),
              filename: 'board.jpg',
              draw: () => drawPicture(first, sizes.closingBoard),
              isAccepted: status === 'PROJECT_DESIGN_PASS',
            },
          ]
        : []),
    ];
  });
}

/** Draws after the start, so that nobody waits for it; what is there already stays. */
const drawDemoPictures: JobKind = {
  lane: 'unhurried',
  tries: 3,
  async run({ world, payload, stopping }) {
    const [keeper] = await world.db.orm
      .select({ id: account.id })
      .from(account)
      .where(eq(account.username, String(payload['keeper'])));
    if (!keeper) return;
    for (const { field, filename, draw, place = 1, isAccepted = false } of await wantedPictures(world)) {
      stopping.throwIfAborted();
      if ((await filesOfField(world.db, field)).length >= place) continue;
      const id = await keepBytes(world, keeper.id, field, { filename, bytes: await draw() });
      if (isAccepted)
        await world.db.orm
          .update(fileItem)
          .set({ result: 'ACCEPT', replyTime: world.clock.now() })
          .where(eq(fileItem.id, id));
    }
    // Applicants have no account.
    for (const { field, filename, draw } of await wantedCvs(world)) {
      stopping.throwIfAborted();
      if ((await filesOfField(world.db, field)).length > 0) continue;
      await keepBytes(world, null, field, { filename, bytes: await draw() });
    }
    // What people answered with a photo.
    for (const { id } of await world.db.orm.select({ id: questionnaireFile.id }).from(questionnaireFile)) {
      stopping.throwIfAborted();
      const field = fieldOfFile(id);
      if ((await filesOfField(world.db, field)).length > 0) continue;
      await keepBytes(world, null, field, { filename: 'photo.jpg', bytes: await drawPicture(boardLook, sizes.card) });
    }
  },
};

export const seedJobs: JobKinds = { 'seed.pictures': drawDemoPictures };
