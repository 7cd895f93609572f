import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AreaPath } from './area-pages.ts';

/** What an area is for, in one sentence. */
const purposes = {
  roadShow: msg`Universities, companies and institutions present results and technical demands here, find partners and plan their meetings.`,
} satisfies Record<string, MessageDescriptor>;

interface AreaWords {
  title: MessageDescriptor;
  purpose: MessageDescriptor;
}

const { roadShow } = purposes;
const page = (purpose: MessageDescriptor, title: MessageDescriptor): AreaWords => ({ title, purpose });

const questionnaires = msg`Questionnaires`;
const questionnaire = msg`Questionnaire`;

export const areaWords: Record<AreaPath, AreaWords> = {
  '/talk/questionnaire/list': page(roadShow, questionnaires),
  '/talk/questionnaire/detail': page(roadShow, questionnaire),
  '/talk/etp/list': page(roadShow, msg`Units of the road show`),
  '/talk2/questionnaire/list': page(roadShow, questionnaires),
  '/talk2/questionnaire/detail': page(roadShow, questionnaire),
};
