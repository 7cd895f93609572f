const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escaped[character] ?? '');

const style = {
  page: "margin:0;padding:24px 12px;background:#f4f6f8;font:16px/1.6 -apple-system,'PingFang TC','Microsoft JhengHei','Noto Sans TC','Segoe UI',sans-serif;color:#1b2733",
  card: 'max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border-radius:12px',
  button:
    'display:inline-block;padding:12px 20px;background:#0b5c8a;color:#ffffff;text-decoration:none;border-radius:8px;font-weight:600',
  code: 'font:600 18px/1.5 ui-monospace,Consolas,monospace;letter-spacing:.08em',
};

export interface MailParts {
  language: string;
  heading: string;
  paragraphs: string[];
  picture?: { name: string; alt: string; pixels: number };
  caption?: { text: string; code: string };
  link?: { text: string; url: string };
  end?: string;
}

/** Plain tables-free HTML that every mail program shows; styles are inline because they strip the others. */
export function mailHtml({ language, heading, paragraphs, picture, caption, link, end }: MailParts): string {
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    picture
      ? `<p><img src="cid:${picture.name}" alt="${escapeHtml(picture.alt)}" width="${picture.pixels}" height="${picture.pixels}"></p>`
      : '',
    caption
      ? `<p>${escapeHtml(caption.text)}<br><span style="${style.code}">${escapeHtml(caption.code)}</span></p>`
      : '',
    link ? `<p><a href="${escapeHtml(link.url)}" style="${style.button}">${escapeHtml(link.text)}</a></p>` : '',
    end ? `<p>${escapeHtml(end)}</p>` : '',
  ];
  return `<!doctype html><html lang="${language}"><body style="${style.page}"><div style="${style.card}">${parts.join('')}</div></body></html>`;
}
