import { newId } from '#domain/id.ts';
import { hourMs, type Instant, plusMs } from '#domain/instant.ts';
import { usualBoard } from '#domain/closing/board.ts';
import { emptyProject, type ProjectForm } from '#domain/closing/project-form.ts';
import type { ProjectStatus } from '#domain/closing/project-status.ts';
import { fieldNote } from '#server/cases/tables.ts';
import type { Transaction } from '#server/db/database.ts';
import { projectText } from '#server/closing/project/project-text.ts';
import { closingProject } from '#server/closing/tables.ts';
import { demoUnits } from './demo-accounts.ts';

const leader = 'tam.waikit';
const checker = 'ho.suetmui';

type Said = Pick<ProjectForm, 'nameTc' | 'nameEn' | 'technologyField'> & Partial<ProjectForm>;

const told: Partial<ProjectForm> = {
  periodFrom: '2023-09-01',
  periodUntil: '2026-02-28',
  members: '譚偉傑、李嘉欣、Marta Sousa',
  introductionTc: '本項目由澳門濠江大學與本地醫院及企業合作，針對城市生活中的實際需要開展研究，並在真實環境中驗證。',
  introductionEn:
    'Hou Kong University of Macao worked with hospitals and companies of the city on a need of everyday life, and tried what it made where it is needed.',
  resultTc: '研究成果已於兩個單位試用，並申請發明專利。',
  resultEn: 'The result is being tried by two institutions, and a patent has been applied for.',
  results: [{ tc: '原型機一台', en: 'One prototype' }],
  meetingPapers: '4',
  journalPapers: '6',
  patents: '1',
  talents: '3',
  contactAddress: '澳門氹仔大學大馬路 Avenida da Universidade, Taipa',
};

const projects: readonly (readonly [status: ProjectStatus, said: Said])[] = [
  [
    'PROJECT_PENDING',
    { nameTc: '可降解包裝薄膜', nameEn: 'Degradable Packaging Film', technologyField: 'NEW_MATERIALS' },
  ],
  [
    'PROJECT_SUMBIT',
    {
      nameTc: '粵語語音病歷系統',
      nameEn: 'Medical Records Spoken in Cantonese',
      technologyField: 'ARTIFICIAL_INTELLIGENCE',
      ...told,
    },
  ],
  [
    'PROJECT_BACK',
    { nameTc: '舊城排水感測網絡', nameEn: 'Drainage Sensors for the Old Town', technologyField: 'SMART_CITY', ...told },
  ],
  [
    'PROJECT_ENSURE',
    { nameTc: '智能復康手套', nameEn: 'A Glove for Rehabilitation', technologyField: 'BIOMEDICINE', ...told },
  ],
  [
    'PROJECT_PASS',
    { nameTc: '海水淡化膜', nameEn: 'Membranes for Desalination', technologyField: 'ENERGY_ENVIRONMENT', ...told },
  ],
  [
    'PROJECT_DESIGN_UPLOAD',
    {
      nameTc: '中藥質量快速檢測',
      nameEn: 'Fast Tests of Chinese Medicine',
      technologyField: 'CHINESE_MEDICINE',
      ...told,
    },
  ],
  [
    'PROJECT_DESIGN_PASS',
    {
      nameTc: '低功耗腦電芯片',
      nameEn: 'A Low-power Chip for Brain Signals',
      technologyField: 'MICROELECTRONICS',
      ...told,
    },
  ],
];

/** An exhibition of completed projects to come: those of one leader, in every state that somebody can see. */
export async function seedClosing(tx: Transaction, now: Instant, activities: Record<string, string>): Promise<void> {
  const activityId = activities['PCL'];
  if (!activityId) return;
  const accounts = await tx.query<{ id: string; username: string }>(
    'select id, username from account where username = any ($1)',
    [[leader, checker]],
  );
  const accountOf = (username: string) => accounts.find((account) => account.username === username)?.id;
  const accountId = accountOf(leader);
  const decider = accountOf(checker);
  if (!accountId || !decider) return;
  const { university: of, contractor } = demoUnits;
  for (const [place, [status, said]] of projects.entries()) {
    const fileNumber = `00${place + 31}/2023/A${place % 2 ? 1 : 2}`;
    const form: ProjectForm = {
      ...emptyProject,
      entityTc: of.nameTc,
      entityEn: of.nameEn,
      leaderTc: '譚偉傑',
      leaderEn: 'Tam Wai Kit',
      ...said,
    };
    const since = plusMs(now, -(place + 1) * 7 * hourMs);
    const id = newId();
    await tx.orm.insert(closingProject).values({
      id,
      activityId,
      fileNumber,
      unitId: of.id,
      accountId,
      contractorUnitId: contractor.id,
      boardWidthMm: usualBoard.widthMm,
      boardHeightMm: usualBoard.heightMm,
      status,
      statusSince: since,
      form,
      allText: projectText(form, of, fileNumber),
      listedAt: status === 'PROJECT_DESIGN_PASS' ? since : null,
      createdAt: plusMs(since, -96 * hourMs),
      updatedAt: since,
    });
    if (status === 'PROJECT_BACK')
      await tx.orm
        .insert(fieldNote)
        .values({ caseId: id, field: 'resultTc', text: '請補充試用單位的名稱。', accountId: decider, at: since });
  }
}
