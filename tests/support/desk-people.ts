import type { AccountPage, AccountRow } from '#contract/account/desk.ts';
import type { UnitPage } from '#contract/unit/desk.ts';
import { type AccountDetails } from '#domain/account/check-account.ts';
import { emptyUnit, type UnitDetails } from '#domain/unit/check-unit.ts';
import { checkLogin } from '#server/account/login/check-login.ts';
import type { Answer, TestWorld } from './world.ts';

/** Whether the login page would let this name and password in. */
export const logsIn = async (world: TestWorld, name: string, password: string): Promise<string> => {
  const given = { name, password, address: '203.0.113.7', passedCaptcha: true, knownDevice: async () => null };
  return (await checkLogin(world, given)).result;
};

let accounts = 0;

/** Everything right about a new colleague of Mei. */
export function newAccount(changed: Partial<AccountDetails> = {}): AccountDetails {
  accounts++;
  return {
    username: `colleague.${accounts}`,
    email: `colleague.${accounts}@example.mo`,
    nameTc: '何思敏',
    nameEn: 'Ho Si Man',
    namePt: '',
    mobile: '',
    language: 'en',
    ...changed,
  };
}

export const newUnit = (changed: Partial<UnitDetails> = {}): UnitDetails => ({
  ...emptyUnit,
  nameTc: '青洲機電有限公司',
  nameEn: 'Ilha Verde Engineering Ltd.',
  kind: 'ENTERPRISE',
  ...changed,
});

/** The desk as one of the fund's people uses it. */
export function deskOf(world: TestWorld, { token }: { token: string }) {
  const call = <Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> =>
    world.call<Body>(method, `/admin${path}`, { token, ...(body === undefined ? {} : { body }) });
  return {
    call,
    accounts: (query = '') => call<{ content: AccountRow[]; totalElements: number }>('get', `/accounts?${query}`),
    account: async (id: string) => (await call<AccountPage>('get', `/accounts/${id}`)).body,
    open: (body: object) => call<{ accountId: string; notice: string | null }>('post', '/accounts', body),
    edit: (id: string, version: number, details: AccountDetails) =>
      call<AccountPage>('put', `/accounts/${id}`, { version, ...details }),
    /** With the newest version and, where one is wanted, a reason. */
    async deed(id: string, path: string, more: object = {}) {
      const { account } = (await call<AccountPage>('get', `/accounts/${id}`)).body;
      return call<AccountPage>('post', `/accounts/${id}/${path}`, {
        version: account.version,
        reason: '測試',
        ...more,
      });
    },
    unit: async (id: string) => (await call<UnitPage>('get', `/units/${id}`)).body,
    units: async (query = '') =>
      (await call<{ content: UnitPage['unit'][]; totalElements: number }>('get', `/units?${query}`)).body,
    addUnit: async (details: UnitDetails) =>
      (await call<UnitPage>('post', '/units', { ...details, another: true })).body.unit,
  };
}
