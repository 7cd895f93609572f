import { and, desc, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Locale } from '#domain/locale.ts';
import type { Actor } from '#server/actor.ts';
import { packLink } from '#server/export/pack-link.ts';
import { plainName, sendZip } from '#server/export/send-zip.ts';
import { writeSheet } from '#server/export/write-sheet.ts';
import { filesOfOwners } from '#server/file/files-of-owners.ts';
import { releasedOf, type VersionRow } from '#server/file/read-files.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { selectApplications } from '../application/find-application.ts';
import { applies, jobApplication, recruitmentPosition } from '../tables.ts';
import { requireRecruiter } from '../viewer.ts';
import { applicationColumns, type ListedApplication, listedApplication } from './application-columns.ts';

interface Wanted {
  unitId: string;
  activityId: string | null;
  positionId: string | null;
  language: Locale;
}

const link = packLink<Wanted>('/recruit/application-packs', 'application-pack');

interface PackedCv {
  applicationId: string;
  version: VersionRow;
}

/** What a company may read: whoever withdrew is in no pack. */
async function readPack(world: World, { unitId, activityId, positionId }: Wanted) {
  const found = await selectApplications(world.db)
    .where(
      and(
        eq(recruitmentPosition.unitId, unitId),
        applies,
        activityId ? eq(recruitmentPosition.activityId, activityId) : undefined,
        positionId ? eq(recruitmentPosition.id, positionId) : undefined,
      ),
    )
    .orderBy(desc(jobApplication.createdAt), desc(jobApplication.id));
  const files = await filesOfOwners(world.db, { JOB_APPLICATION: found.map(({ row }) => row.originId ?? row.id) }, [
    'CV',
  ]);
  const cvs = found.flatMap(({ row }) =>
    files.flatMap((file): PackedCv[] => {
      const version = file.item.ownerId === (row.originId ?? row.id) ? releasedOf(file) : null;
      return version ? [{ applicationId: row.id, version }] : [];
    }),
  );
  return { rows: found.map((one) => listedApplication(world, one)), cvs };
}

export async function openApplicationPack(
  world: World,
  actor: Actor,
  {
    activityId = null,
    positionId = null,
    language,
  }: { activityId?: string | null | undefined; positionId?: string | null | undefined; language: Locale },
): Promise<{ url: string }> {
  const { unitId } = await requireRecruiter(world.db, actor);
  const wanted: Wanted = { unitId, activityId, positionId, language };
  const { rows, cvs } = await readPack(world, wanted);
  if (rows.length === 0) throw refuse('ENTITY_NOT_FOUND');
  return link.open(
    world,
    wanted,
    cvs.map(({ version }) => version),
  );
}

const folderOf = ({ row, position }: ListedApplication): string => {
  const { nameTc, nameEn, namePt } = position.listed ?? position.form;
  return `${plainName(nameTc || nameEn || namePt)}/${plainName(row.name)} ${row.id.slice(-6)}`;
};

/** A folder a position and in it one an applicant, with a sheet of all. @throws ATTACHMENT_NOT_FOUND for an address that is not ours or is over */
export async function sendApplicationPack(world: World, shown: string, reply: FastifyReply): Promise<void> {
  const wanted = link.read(world, shown);
  const { rows, cvs } = await readPack(world, wanted);
  const byId = new Map(rows.map((one) => [one.row.id, one]));
  const columns = applicationColumns.filter(({ key }) => key !== 'unit');
  async function* pages() {
    yield rows.map((one) => columns.map(({ cell }) => cell(one, wanted.language)));
  }
  const sheet = writeSheet(
    columns.map(({ heading }) => heading[wanted.language]),
    pages(),
  );
  await sendZip(
    world,
    reply,
    'applications',
    cvs.flatMap(({ applicationId, version: { filename, storageKey } }) => {
      const of = byId.get(applicationId);
      return of ? [{ folder: folderOf(of), filename, storageKey }] : [];
    }),
    [{ name: 'applications.xlsx', content: sheet }],
  );
}
