/** What the tabs of one browser tell each other about the login, which they share. */
export type TabNews =
  | { kind: 'login' | 'renewed'; accessToken: string }
  /** Another role was taken: everything that was read is to be read again. */
  | { kind: 'role' }
  | { kind: 'logout' };

const channel = new BroadcastChannel('login');

export const tellTabs = (news: TabNews): void => channel.postMessage(news);

export const onTabNews = (heard: (news: TabNews) => void): void =>
  channel.addEventListener('message', (event: MessageEvent<TabNews>) => heard(event.data));
