import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { apiPrefix } from '#contract/api.ts';
import { deleteFile } from '#server/file/delete-file.ts';
import type { Field } from '#server/file/field.ts';
import { makeLink } from '#server/file/file-link.ts';
import { findFile, releasedOf, type StoredFile } from '#server/file/read-files.ts';
import { receiveForm } from '#server/file/receive-form.ts';
import { shownOwnRecord } from '#server/own-link/own-link.ts';
import { Refusal, refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { jobApplication } from '../tables.ts';
import { applicationWorkflow } from './application-workflow.ts';

export const applicationFileOf = (id: string): Field => ({ ownerKind: 'JOB_APPLICATION', ownerId: id, group: 'CV' });

/**
 * Whose CV is sent: of the draft, or of an application that can still be changed. With a draft it makes no difference
 * whether anything came of it, which would tell a stranger whether an address had applied before.
 * @throws LINK_HAS_EXPIRED, ENTITY_NOT_FOUND, STATUS_ERROR
 */
async function ownerShown(world: World, request: FastifyRequest): Promise<string> {
  try {
    return shownOwnRecord(world, request, 'recruit-draft').id;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  const { id } = shownOwnRecord(world, request, 'recruit-application');
  const [row] = await world.db.orm.select().from(jobApplication).where(eq(jobApplication.id, id));
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  const facts = { reasonIsGiven: false };
  applicationWorkflow.require({ row, move: 'change', roles: ['applicant'], facts });
  return row.originId ?? id;
}

export const addCv = async (world: World, request: FastifyRequest): Promise<string> =>
  receiveForm(world, request, null, { ...applicationFileOf(await ownerShown(world, request)), replacesId: null });

export const removeCv = async (world: World, request: FastifyRequest, fileId: string): Promise<void> =>
  deleteFile(world, null, await ownFile(world, await ownerShown(world, request), fileId));

/** @throws ATTACHMENT_REJECT_OR_PROCESS while it is being checked, or when it was refused */
export async function openCv(world: World, request: FastifyRequest, fileId: string): Promise<string> {
  const file = await ownFile(world, await ownerShown(world, request), fileId);
  const version = releasedOf(file);
  if (!version) throw refuse('ATTACHMENT_REJECT_OR_PROCESS');
  return `${apiPrefix}/file-links/${makeLink(world, { versionId: version.id, accountId: null }).link}`;
}

async function ownFile(world: World, ownerId: string, fileId: string): Promise<StoredFile> {
  const file = await findFile(world.db, fileId);
  const { ownerKind, ownerId: of } = file.item;
  if (ownerKind !== 'JOB_APPLICATION' || of !== ownerId) throw refuse('ATTACHMENT_NOT_FOUND');
  return file;
}
