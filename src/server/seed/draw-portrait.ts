import sharp from 'sharp';
import type { Gender } from '#domain/participant/person.ts';

export interface PortraitLook {
  ground: string;
  skin: string;
  hair: string;
  clothes: string;
}

const size = 480;

const hairOf: Record<Gender, (hair: string) => string> = {
  SIR: (hair) =>
    `<path d="M150 214 C140 96 340 96 330 214 C312 168 286 158 240 158 C194 158 168 168 150 214 z" fill="${hair}"/>`,
  MADAM: (hair) =>
    `<path d="M132 330 C112 90 368 90 348 330 C348 342 310 342 312 320 L320 214 C300 176 280 164 224 160 C190 172 172 190 160 214 L168 320 C170 342 132 342 132 330 z" fill="${hair}"/>`,
};

/** A drawn face, which nobody takes for somebody's photo. A JPEG. */
export function drawPortrait({ ground, skin, hair, clothes }: PortraitLook, gender: Gender): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 480 480">
    <rect width="480" height="480" fill="${ground}"/>
    <circle cx="240" cy="220" r="190" fill="#fff" fill-opacity=".18"/>
    <path d="M70 480 C70 380 150 350 240 350 C330 350 410 380 410 480 z" fill="${clothes}"/>
    <path d="M200 300 h80 v60 c0 34 -80 34 -80 0 z" fill="${skin}"/>
    <path d="M200 318 c26 22 54 22 80 0 v16 c-26 22 -54 22 -80 0 z" fill="#000" fill-opacity=".12"/>
    <ellipse cx="240" cy="232" rx="84" ry="102" fill="${skin}"/>
    ${hairOf[gender](hair)}
    <circle cx="208" cy="230" r="9" fill="#2b2b2b"/><circle cx="272" cy="230" r="9" fill="#2b2b2b"/>
    <path d="M208 282 q32 26 64 0" fill="none" stroke="#7a3b34" stroke-width="8" stroke-linecap="round"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer();
}
