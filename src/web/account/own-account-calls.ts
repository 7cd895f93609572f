import { queryOptions } from '@tanstack/react-query';
import type { Contact } from '#contract/account/own-account.ts';
import { answer, api } from '#web/api/client.ts';

export const contactQuery = queryOptions({
  queryKey: ['contact'],
  queryFn: () => answer(api.GET('/contact')),
});

type Names = Pick<Contact, 'nameTc' | 'nameEn' | 'namePt'>;
export const changeName = async (names: Names, version: number) =>
  await answer(api.PUT('/contact/name', { body: { ...names, version } }));

interface Proved {
  code: string;
  password: string;
  version: number;
}
/** @param body `mobile` as the documents' calls write it */
export const changeMobile = async (body: Proved & { mobile: string }) =>
  await answer(api.PUT('/contact/mobile', { body }));
export const changeEmail = async (body: Proved & { email: string }) =>
  await answer(api.PUT('/contact/email', { body }));

export const loginsQuery = queryOptions({
  queryKey: ['logins'],
  queryFn: () => answer(api.GET('/sessions')),
});
export const endLogin = (sessionId: string) =>
  answer(api.DELETE('/sessions/{sessionId}', { params: { path: { sessionId } } }));
export const endOtherLogins = () => answer(api.POST('/sessions/end-others'));

export const mailPasswordCode = async (name: string, proof: string) =>
  await answer(api.POST('/password/forgotten', { body: { name, proof } }));
