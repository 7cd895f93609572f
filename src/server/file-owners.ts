import type { FileOwnerKind } from '#domain/file/words.ts';
import { activityFiles } from './activity/activity-files.ts';
import { forumFiles } from './activity/forum-files.ts';
import type { FileOwner } from './file/owner.ts';
import { boardFiles, enrollmentFiles } from './approval/files.ts';
import { supplementFiles } from './supplement/files.ts';
import { participantFiles } from './participant/participant-files.ts';
import { productFiles } from './docking/product/product-files.ts';
import { projectFiles } from './closing/project-files.ts';
import { applicationFiles } from './recruitment/application/application-files.ts';
import { answerFiles } from './questionnaire/answer-file-owner.ts';
import { recordFiles } from './road-show/record-files.ts';
import { categoryFiles } from '#server/exhibition/category-files.ts';

/** Every kind of thing that has files. */
export const fileOwners: Readonly<Record<FileOwnerKind, FileOwner>> = {
  ACTIVITY: activityFiles,
  FORUM: forumFiles,
  BOOTHS_AREA_CATEGORY: categoryFiles,
  PARTICIPANT: participantFiles,
  ENROLLMENT: enrollmentFiles,
  BOARD: boardFiles,
  ROAD_SHOW_RECORD: recordFiles,
  SUPPLEMENT: supplementFiles,
  DOCKING_PRODUCT: productFiles,
  CLOSING_PROJECT: projectFiles,
  JOB_APPLICATION: applicationFiles,
  QUESTIONNAIRE_ANSWER: answerFiles,
};
