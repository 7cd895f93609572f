import { businessDateAt, businessDatePlus, hourMs, type Instant, plusMs } from '#domain/instant.ts';
import { newId } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { type ApplicationStatus, keptUntil } from '#domain/recruitment/application-moves.ts';
import type { Transaction } from '#server/db/database.ts';
import { emailFingerprint, sealPart } from '#server/recruitment/application/applicant.ts';
import { jobApplication, jobApplicationNote } from '#server/recruitment/tables.ts';
import type { World } from '#server/world.ts';

/** Position, who applies, how one reaches them, where it stands, what they write, what the company said. */
type Applying = readonly [
  position: string,
  name: string,
  language: Locale,
  email: string,
  mobile: readonly [countryCode: string, mobile: string],
  status: ApplicationStatus,
  message: string,
  reason?: string,
  /** What the company's people wrote to each other. */
  note?: string,
];

const applying: readonly Applying[] = [
  [
    'Chip Design Engineer',
    '許文軒',
    'zh',
    'hoi.manhin@mail.example',
    ['853', '66234501'],
    'RECEIVED',
    '電機工程碩士，畢業論文為低功耗類比電路，可隨時到橫琴面談。',
    '',
    '畢業論文與我們的產品方向相符。',
  ],
  [
    'Chip Design Engineer',
    '陈思远',
    'sc',
    'chen.siyuan@mail.example',
    ['86', '13800138021'],
    'INVITED',
    '三年前端设计经验，熟悉 Verilog 与 UVM。',
    '請於招聘會首日下午三時到本公司展位，找林子豪。',
  ],
  [
    'Chip Design Engineer',
    'Rafael Couto',
    'pt',
    'rafael.couto@mail.example',
    ['853', '66234502'],
    'REFUSED',
    'Mestrado em Microelectrónica; procuro o primeiro emprego.',
    'Procuramos quem tenha já três anos de experiência. Guardamos o seu contacto para as próximas vagas.',
  ],
  [
    'Packaging and Test Technician',
    '馮家樂',
    'zh',
    'fong.kalok@mail.example',
    ['853', '66234503'],
    'SEEN',
    '可輪班，曾於電子廠任職兩年。',
  ],
  [
    'AI Accelerator Intern',
    'Nicole Xavier',
    'en',
    'nicole.xavier@mail.example',
    ['853', '66234504'],
    'RECEIVED',
    'Third year of data science. I can stay for the whole summer.',
  ],
  ['AI Accelerator Intern', '高子晴', 'zh', 'kou.chicheng@mail.example', ['853', '66234505'], 'WITHDRAWN', ''],
  [
    'Sales Manager, Portuguese-speaking markets',
    'Beatriz Lopes',
    'pt',
    'beatriz.lopes@mail.example',
    ['853', '66234506'],
    'RECEIVED',
    'Oito anos de vendas de equipamento industrial em Luanda e Lisboa.',
  ],
  [
    'Robot Software Engineer',
    '鄭浩然',
    'zh',
    'cheang.houin@mail.example',
    ['853', '66234507'],
    'RECEIVED',
    '曾帶領大學隊伍參加機械人比賽，熟悉 ROS 2。',
  ],
  [
    'Robot Software Engineer',
    '許文軒',
    'zh',
    'hoi.manhin@mail.example',
    ['853', '66234501'],
    'SEEN',
    '對服務機械人的控制軟件亦感興趣。',
  ],
  [
    'Robot Test Intern',
    'Tiago Amaro',
    'pt',
    'tiago.amaro@mail.example',
    ['853', '66234508'],
    'INVITED',
    'Aluno do 3.º ano de Engenharia Electromecânica.',
    'Terça-feira às 10 horas na nossa oficina, Ilha Verde.',
  ],
  ['Robot Test Intern', '甘詠詩', 'zh', 'kam.wengsi@mail.example', ['853', '66234509'], 'RECEIVED', ''],
];

/** Who applied for the demo's positions, in every state; their CVs are drawn after the start. */
export async function seedTalents(world: World, tx: Transaction, now: Instant): Promise<void> {
  const positions = await tx.query<{ id: string; name: string; until: string; fair: string; account_id: string }>(
    `select position.id, position.listed->>'nameEn' as name, position.listed_until::text as until,
            activity.end_date::text as fair, position.account_id
       from recruitment_position position join activity on activity.id = position.activity_id
      where position.listed_until is not null`,
  );
  const today = businessDateAt(now);
  for (const [
    place,
    [of, name, language, email, [countryCode, mobile], status, message, reason, note],
  ] of applying.entries()) {
    const position = positions.find((one) => one.name === of);
    if (!position) continue;
    const id = newId();
    const createdAt = plusMs(now, -(place * 9 + 5) * hourMs);
    await tx.orm.insert(jobApplication).values({
      id,
      positionId: position.id,
      status,
      statusSince: plusMs(createdAt, status === 'RECEIVED' ? 0 : 3 * hourMs),
      reason: reason ?? '',
      name,
      language,
      sealed: sealPart(world, id, { email, countryCode, mobile, message }),
      emailFingerprint: emailFingerprint(world, email),
      consentAt: createdAt,
      keepUntil: keptUntil(
        (position.until || businessDatePlus(today, 60)) as typeof today,
        position.fair as typeof today,
      ),
      companyToldAt: createdAt,
      createdAt,
    });
    if (note)
      await tx.orm.insert(jobApplicationNote).values({
        applicationId: id,
        accountId: position.account_id,
        text: note,
        createdAt: plusMs(createdAt, hourMs),
      });
  }
}
