import { describe, expect, test } from 'vitest';
import { type SiteNames, withSiteNames } from './site-names.ts';

const names: SiteNames = { zh: '科技週', sc: '科技周', en: "Science '26", pt: 'Semana $1 $&' };
const page = `<html lang="zh-Hant-MO"><title>活動平台</title>
<div data-first="zh"><i><b data-place="site-name" class="x">活動平台</b></i><b>活動平台</b></div>
<div data-first="pt"><b data-place="site-name">Portal de Eventos</b></div></html>`;

describe('the page under another name', () => {
  test('says it wherever the usual one stood', () => {
    expect(withSiteNames(page, names)).toBe(
      `<html data-site="{&quot;zh&quot;:&quot;科技週&quot;,&quot;sc&quot;:&quot;科技周&quot;,&quot;en&quot;:&quot;Science &#39;26&quot;,&quot;pt&quot;:&quot;Semana $1 $&amp;&quot;}" lang="zh-Hant-MO"><title>科技週</title>
<div data-first="zh"><i><b data-place="site-name" class="x">科技週</b></i><b>活動平台</b></div>
<div data-first="pt"><b data-place="site-name">Semana $1 $&amp;</b></div></html>`,
    );
  });

  test('takes yet another name as if it had never had one', () => {
    const other = { ...names, zh: '另一個' };
    expect(withSiteNames(withSiteNames(page, other), names)).toBe(withSiteNames(page, names));
  });
});
