import type { ApplicationFiles } from '#contract/application/application.ts';
import type { FileItem } from '#contract/file.ts';
import { type ApplicationGroup, rightsOn } from '#domain/approval/file-rights.ts';
import { fileWritings } from '#domain/file/file-moves.ts';
import type { Queries } from '#server/db/database.ts';
import { filesOfOwners } from '#server/file/files-of-owners.ts';
import { fileView, present, publicView, type StoredFile } from '#server/file/read-files.ts';
import type { OwnEnrollment } from './find-enrollment.ts';

const ofApplication = {
  keyProductFiles: 'KEY_PRODUCT',
  companyQrCodeList: 'QR_CODE',
  companyLogoList: 'EXHIBITOR',
  filesCertificate: 'CERTIFICATE',
} as const satisfies Record<keyof ApplicationFiles, ApplicationGroup>;

/** The files of an application as whoever asks may see them, by the names of the documents (D1 §3), and by board. */
export async function filesOf(db: Queries, { row, roles }: OwnEnrollment, boardIds: readonly string[]) {
  const mode = row.selfDesigned ? 'self' : 'contractor';
  const found = await filesOfOwners(db, { ENROLLMENT: [row.id], BOARD: boardIds }, [
    ...Object.values(ofApplication),
    'BOARD',
  ]);
  const view = (file: StoredFile, group: ApplicationGroup): FileItem | null => {
    const rights = rightsOn({ group, mode, status: row.status, roles });
    return fileWritings.some((writing) => rights.has(writing)) ? fileView(file) : publicView(file);
  };
  const listOf = (group: ApplicationGroup, ownerId: string): FileItem[] =>
    found
      .filter(({ item }) => item.group === group && item.ownerId === ownerId)
      .map((file) => view(file, group))
      .filter(present);
  const lists: ApplicationFiles = {
    keyProductFiles: listOf(ofApplication.keyProductFiles, row.id),
    companyQrCodeList: listOf(ofApplication.companyQrCodeList, row.id),
    companyLogoList: listOf(ofApplication.companyLogoList, row.id),
    filesCertificate: listOf(ofApplication.filesCertificate, row.id),
  };
  return { lists, ofBoard: (boardId: string) => listOf('BOARD', boardId) };
}
