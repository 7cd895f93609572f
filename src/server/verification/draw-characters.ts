import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import { captchaRules } from '#domain/verification/code-rules.ts';
import { Turns } from '#server/turns.ts';

/** One of the threads that also read files. */
const drawing = new Turns(1, 100);
const size = { width: 200, height: 64 } as const;

/** Characters that people do not take for one another, drawn as dots: outlines alone a program would just read. */
export async function drawCharacters(): Promise<{ text: string; png: Buffer }> {
  const { text, data } = svgCaptcha.create({
    ...size,
    size: captchaRules.characters,
    fontSize: 58,
    noise: 3,
    color: false,
    charPreset: 'ACDEFHJKLMNPRTUVWXYadefhkmnprtuvwxy34678',
  });
  const png = await drawing.run(() =>
    sharp(Buffer.from(data), { density: 144 })
      .resize(size.width * 2, size.height * 2, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .png({ palette: true, colours: 16 })
      .toBuffer(),
  );
  return { text, png };
}
