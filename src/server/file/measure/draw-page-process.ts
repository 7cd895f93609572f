import { readFile } from 'node:fs/promises';
import { answerApart } from '#server/apart/answer-apart.ts';
import type { PageTask } from './draw-page.ts';
import { previewOf } from './measure-picture.ts';
import { drawPage, openDocument } from './pdf-pages.ts';

/** Draws one page. */
answerApart<PageTask, Uint8Array>(async ({ path, page, width }) => {
  const document = await openDocument(new Uint8Array(await readFile(path)));
  return previewOf(await drawPage(document, page, width));
});
