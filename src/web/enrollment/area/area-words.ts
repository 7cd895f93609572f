import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AreaPath } from './area-pages.ts';

/** What an area is for, in one sentence. */
const purposes = {
  project: msg`Leaders of completed projects put together here what the exhibition shows: texts, pictures and the printed board.`,
  roadShow: msg`Universities, companies and institutions present results and technical demands here, find partners and plan their meetings.`,
  lists: msg`Everyone can read here what has been published, without logging in.`,
} satisfies Record<string, MessageDescriptor>;

interface AreaWords {
  title: MessageDescriptor;
  purpose: MessageDescriptor;
}

const { project, roadShow, lists } = purposes;
const page = (purpose: MessageDescriptor, title: MessageDescriptor): AreaWords => ({ title, purpose });

const questionnaires = msg`Questionnaires`;
const questionnaire = msg`Questionnaire`;

export const areaWords: Record<AreaPath, AreaWords> = {
  '/exhibition': page(project, msg`Exhibition of completed projects`),
  '/exhibition/home': page(project, msg`Exhibition of completed projects`),
  '/exhibition/list': page(project, msg`Completed projects`),
  '/exhibition/form': page(project, msg`Completed project`),
  '/exhibition/form/ProjectInfo': page(project, msg`Project information`),
  '/exhibition/form/ImageInfo': page(project, msg`Pictures of the project`),
  '/exhibition/form/CheckInfo': page(project, msg`Check of the project`),
  '/exhibition/detail': page(project, msg`Project details`),
  '/exhibition/preview': page(project, msg`Preview of the project`),
  '/contractor': page(project, msg`Projects to design`),
  '/contractor/list': page(project, msg`Projects to design`),
  '/contractor/step': page(project, msg`Design of a project`),
  '/talk/questionnaire/list': page(roadShow, questionnaires),
  '/talk/questionnaire/detail': page(roadShow, questionnaire),
  '/talk/etp/list': page(roadShow, msg`Units of the road show`),
  '/talk2/questionnaire/list': page(roadShow, questionnaires),
  '/talk2/questionnaire/detail': page(roadShow, questionnaire),
  '/public-json-list': page(lists, msg`Public list`),
};
