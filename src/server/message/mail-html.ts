import { htmlText } from '#contract/html-text.ts';

const style = {
  page: "margin:0;padding:24px 12px;background:#f4f6f8;font:16px/1.6 -apple-system,'PingFang TC','Microsoft JhengHei','Noto Sans TC','Segoe UI',sans-serif;color:#1b2733",
  card: 'max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border-radius:12px',
  button:
    'display:inline-block;padding:12px 20px;background:#0b5c8a;color:#ffffff;text-decoration:none;border-radius:8px;font-weight:600',
  portal: 'max-width:520px;margin:12px auto 0;padding:0 28px;color:#5a6876;font-size:14px',
  code: 'font:600 18px/1.5 ui-monospace,Consolas,monospace;letter-spacing:.08em',
};

/** A paragraph of a mail; `code` stands in letters that are easy to tell apart. */
export type MailPart =
  | { lines: { text: string; code?: boolean }[] }
  | { link: { text: string; url: string } }
  | { picture: { name: string; alt: string; pixels: number } };

interface MailFrame {
  /** As zh-Hant-MO. */
  language: string;
  heading: string;
  /** How the portal is called, below it all. */
  portal: string;
}

/** Plain tables-free HTML that every mail program shows; styles are inline because they strip the others. */
export function mailHtml({ language, heading, portal }: MailFrame, parts: readonly MailPart[]): string {
  const body = [`<h1 style="margin:0 0 16px;font-size:20px">${htmlText(heading)}</h1>`, ...parts.map(partHtml)];
  return `<!doctype html><html lang="${language}"><body style="${style.page}"><div style="${style.card}">${body.join('')}</div><p style="${style.portal}">${htmlText(portal)}</p></body></html>`;
}

function partHtml(part: MailPart): string {
  if ('link' in part) {
    const { text, url } = part.link;
    return `<p><a href="${htmlText(url)}" style="${style.button}">${htmlText(text)}</a></p>`;
  }
  if ('picture' in part) {
    const { name, alt, pixels } = part.picture;
    return `<p><img src="cid:${name}" alt="${htmlText(alt)}" width="${pixels}" height="${pixels}"></p>`;
  }
  const lines = part.lines.map(({ text, code }) =>
    code ? `<span style="${style.code}">${htmlText(text)}</span>` : htmlText(text),
  );
  return `<p>${lines.join('<br>')}</p>`;
}
