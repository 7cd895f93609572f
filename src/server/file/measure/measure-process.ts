import { fileTypes } from '#domain/file/file-types.ts';
import type { FileContent } from '#domain/file/file-types.ts';
import { answerApart, type Tell } from '#server/apart/answer-apart.ts';
import { type Measured, type MeasureTask, Unfit } from './measured.ts';
import { realContent } from './real-content.ts';

/** Looks into one file. */
answerApart((task: MeasureTask, tell: Tell<Measured>) =>
  look(task, tell).catch((error: unknown): Measured =>
    error instanceof Unfit
      ? { problem: error.problem, ...thrownAs(error.cause) }
      : { problem: 'UNREADABLE', ...thrownAs(error) },
  ),
);

const thrownAs = (error: unknown): { thrown?: string } => (error instanceof Error ? { thrown: error.message } : {});

async function look({ path, type, folder, clean, withCode }: MeasureTask, tell: Tell<Measured>): Promise<Measured> {
  const content = await realContent(path);
  const allowed: readonly FileContent[] = fileTypes[type].contents;
  if (!allowed.includes(content)) return { problem: 'NOT_WHAT_IT_SAYS' };
  // Each kind has its own large reader; only the one needed is loaded.
  switch (content) {
    case 'jpg':
    case 'png':
    case 'tif': {
      const { makeClean, makePreviews, measurePicture } = await import('./measure-picture.ts');
      const measured = await measurePicture(path);
      const code = withCode ? await (await import('./read-code.ts')).readCode(path) : {};
      const facts = { ...measured, ...code };
      if (clean) await makeClean(path, folder);
      return { content, facts, previews: await makePreviews(path, folder, facts.width ?? 0) };
    }
    case 'mp4': {
      const { measureVideo } = await import('./measure-video.ts');
      return { content, facts: await measureVideo(path), previews: [] };
    }
    case 'pdf': {
      const { openPdf } = await import('./measure-pdf.ts');
      const { facts: first, readText, drawFirst } = await openPdf(path);
      // A page of a hundred thousand strokes is taken, without a picture.
      await tell({ content, facts: first, previews: [] });
      const facts = { ...first, ...(await readText()) };
      await tell({ content, facts, previews: [] });
      const firstPage = await drawFirst();
      if (!firstPage) return { content, facts, previews: [] };
      const { makePreviews } = await import('./measure-picture.ts');
      return { content, facts, previews: await makePreviews(firstPage, folder, firstPage.width) };
    }
    case 'pptx':
    case 'ppsx':
    case 'docx':
    case 'xlsx': {
      const { measureOffice } = await import('./measure-office.ts');
      const facts = await measureOffice(path, content === 'pptx' || content === 'ppsx');
      return { content, facts, previews: [] };
    }
    case 'ps':
    case 'cfb':
      return { content, facts: {}, previews: [] };
  }
}
