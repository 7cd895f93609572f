import { queryOptions } from '@tanstack/react-query';
import type { PhoneField } from '#contract/file.ts';
import { errorOf, Unreachable } from '#web/api/api-error.ts';
import { answer, api } from '#web/api/client.ts';
import { askAgainMs, type FieldId, isAtWork } from './calls.ts';
import { shownBy } from './shown-by.ts';

export interface PhoneLink {
  id: string;
  url: string;
  /** In ms, as of `Date.now()`. */
  until: number;
}

export async function makePhoneLink(field: FieldId): Promise<PhoneLink> {
  const { id, url, secondsLeft } = await answer(
    api.POST('/files/{ownerKind}/{ownerId}/{group}/phone-links', { params: { path: field } }),
  );
  return { id, url, until: Date.now() + secondsLeft * 1000 };
}

export const endPhoneLink = (linkId: string) =>
  answer(api.DELETE('/phone-links/{linkId}', { params: { path: { linkId } } }));

const stillThereMs = 10_000;

/** The field that a link opens. Asked by the link alone, whoever is logged in on the phone. */
export const phoneQuery = (link: string) =>
  queryOptions({
    queryKey: ['phone-field', link] as const,
    queryFn: () => fieldOfLink(link),
    retry: false,
    refetchInterval: ({ state: { status, data } }) => {
      if (status === 'error') return false;
      return isAtWork(data?.field) ? askAgainMs : stillThereMs;
    },
  });

async function fieldOfLink(link: string): Promise<PhoneField> {
  const response = await fetch('/event-api/phone-field', { headers: shownBy(link) }).catch((cause: unknown) => {
    throw new Unreachable(cause);
  });
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as PhoneField;
}
