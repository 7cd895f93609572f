import { Converter } from 'opencc-js/t2cn';

const characters = Converter({ from: 'hk', to: 'cn' });

/** Words that the mainland says differently; after the characters have been converted. Longest first. */
const terms: readonly (readonly [macau: string, mainland: string])[] = [
  ['流动电话', '手机'],
  ['流动装置', '移动设备'],
  ['登入', '登录'],
  ['登出', '退出登录'],
  ['电邮', '电子邮件'],
  ['档案', '文件'],
  ['伺服器', '服务器'],
  ['程式', '程序'],
  ['帐户', '账户'],
  ['帐号', '账号'],
  ['资讯', '信息'],
  ['讯息', '消息'],
  ['短讯', '短信'],
  ['萤幕', '屏幕'],
  ['荧幕', '屏幕'],
  ['列印', '打印'],
  ['储存', '保存'],
  ['重新整理', '刷新'],
  ['载入', '加载'],
  ['上载', '上传'],
  ['预设', '默认'],
  ['设定', '设置'],
  ['质素', '质量'],
  ['视像', '视频'],
  ['影片', '视频'],
  ['连结', '链接'],
  ['滑鼠', '鼠标'],
  ['搜寻', '搜索'],
  ['检视', '查看'],
  ['选单', '菜单'],
];

/** Interface text in traditional Chinese of Macau, as it is said and written in the mainland. */
export function simplified(text: string): string {
  let converted = characters(text);
  for (const [macau, mainland] of terms) converted = converted.replaceAll(macau, mainland);
  return converted;
}
