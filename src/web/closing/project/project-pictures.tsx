import type { OneProject } from '#contract/closing/project.ts';
import { UploadField } from '#web/file/upload-field.tsx';

/** The pictures and attachments of a project, to be looked at. */
export const ProjectPictures = ({ of }: { of: Pick<OneProject, 'id'> }) => (
  <UploadField owner={{ kind: 'CLOSING_PROJECT', id: of.id }} group="CLOSING_PICTURE" readOnly />
);
