import { eq, ne } from 'drizzle-orm';
import { applicationFileOf } from '#server/recruitment/application/own-cv.ts';
import { openPart } from '#server/recruitment/application/applicant.ts';
import { jobApplication, recruitmentPosition } from '#server/recruitment/tables.ts';
import type { World } from '#server/world.ts';

const plain = (text: string): string => text.replaceAll(/[^ -~]/g, '').replaceAll(/[\\()]/g, String.raw`\$&`);

/** One page in a font that every reader has: its lines are Latin, the first one large. */
function drawPage(lines: readonly string[]): Buffer {
  const said = lines.map((line, at) => `/F ${at === 0 ? 22 : 11} Tf (${plain(line)}) Tj 0 -${at === 0 ? 34 : 18} Td`);
  const page = `BT 60 770 Td ${said.join(' ')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return start;
  });
  const places = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/** A page for each applicant of the demo who did not withdraw. */
export async function wantedCvs(world: World) {
  const rows = await world.db.orm
    .select({ row: jobApplication, position: recruitmentPosition })
    .from(jobApplication)
    .innerJoin(recruitmentPosition, eq(recruitmentPosition.id, jobApplication.positionId))
    .where(ne(jobApplication.status, 'WITHDRAWN'));
  return rows.map(({ row, position }) => {
    const { email, countryCode, mobile } = openPart(world, row);
    const called = email.replace(/@.*/, '');
    return {
      field: applicationFileOf(row.id),
      filename: `${called}.pdf`,
      draw: () =>
        Promise.resolve(
          drawPage([
            'Curriculum vitae',
            called
              .split('.')
              .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
              .join(' '),
            `${email} - +${countryCode} ${mobile}`,
            '',
            `Position applied for: ${position.form.nameEn}`,
            'Education: degree and transcripts on request',
            'Languages: Cantonese, Mandarin, English, Portuguese',
          ]),
        ),
    };
  });
}
