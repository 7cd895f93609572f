import { expect, it } from 'vitest';
import { simplified } from './simplified-words.ts';

it.each([
  ['請先登入，或以電郵聯絡我們。', '请先登录，或通过邮件联系我们。'],
  ['檔案未能上載', '文件未能上传'],
  ['流動電話號碼', '手机号码'],
  ['無法連接伺服器，請檢查網絡', '无法连接服务器，请检查网络'],
  ['「匯入」後按「下一步」，最多 8 張投影片', '“导入”后按“下一步”，最多 8 张幻灯片'],
])('%s is %s in the mainland', (macau, mainland) => {
  expect(simplified(macau)).toBe(mainland);
});
