import { expect, it } from 'vitest';
import { simplified } from './simplified-words.ts';

it.each([
  ['請先登入，或以電郵聯絡我們。', '请先登录，或以电子邮件联络我们。'],
  ['檔案未能上載', '文件未能上传'],
  ['流動電話號碼', '手机号码'],
  ['無法連接伺服器，請檢查網絡', '无法连接服务器，请检查网络'],
])('%s is %s in the mainland', (macau, mainland) => {
  expect(simplified(macau)).toBe(mainland);
});
