import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#web/api/endpoint-types.ts';
import type { DeskInvitation } from '#contract/invitation.ts';
import type { InvitationDetails } from '#domain/invitation/check-invitation.ts';
import type { InvitationDeed } from '#domain/invitation/desk-deeds.ts';
import type { InvitedRole } from '#domain/invitation/invited-as.ts';
import type { InvitationState } from '#domain/invitation/words.ts';
import type { Locale } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import { fileForm } from '#web/api/file-form.ts';
import { listSize } from '#web/desk/list-size.ts';
import { saveFile } from '#web/api/save-file.ts';
import type { Once } from '#web/api/once.ts';

export const invitationsKey = ['invitations'] as const;

export interface InvitationFilter {
  activityId?: string | undefined;
  state?: InvitationState | undefined;
  unanswered?: boolean | undefined;
  search?: string | undefined;
}

export const invitationsQuery = ({ unanswered, ...filter }: InvitationFilter, page: number) =>
  queryOptions({
    queryKey: [...invitationsKey, 'list', filter, unanswered, page],
    queryFn: async () =>
      await answer(
        api.GET('/admin/invitations', {
          params: { query: { ...filter, ...(unanswered ? { unanswered: 'true' } : {}), page, size: listSize } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export type InvitationPage = ReplyOf<'deskInvitation'>;

export const invitationQuery = (invitationId: string) =>
  queryOptions({
    queryKey: [...invitationsKey, 'one', invitationId],
    queryFn: async () =>
      await answer(api.GET('/admin/invitations/{invitationId}', { params: { path: { invitationId } } })),
  });

export const createInvitation = async (body: InvitationDetails & InvitedRole & { activityId: string }, once: Once) =>
  await answer(api.POST('/admin/invitations', { body, ...once }));

export const saveInvitation = async (
  invitationId: string,
  body: InvitationDetails & InvitedRole & { version: number },
) => await answer(api.PUT('/admin/invitations/{invitationId}', { params: { path: { invitationId } }, body }));

export const doToInvitation = (deed: InvitationDeed, { id, version }: Pick<DeskInvitation, 'id' | 'version'>) =>
  answer(
    api.POST('/admin/invitations/{invitationId}/{deed}', {
      params: { path: { invitationId: id, deed } },
      body: { version },
    }),
  );

/** Without a plan it only says what would happen. */
export const doToMany = async (body: { deed: InvitationDeed; filter: InvitationFilter; plan?: string }) =>
  await answer(api.POST('/admin/invitation-deeds', { body }));

export const previewImport = async (query: InvitedRole & { activityId: string }, file: File) =>
  await answer(
    api.POST('/admin/invitation-imports', {
      params: { query: { ...query, role: query.role ?? undefined } },
      ...fileForm(file),
    }),
  );

export const confirmImport = (importId: string, plan: string) =>
  answer(api.POST('/admin/invitation-imports/{importId}/confirm', { params: { path: { importId } }, body: { plan } }));

export const downloadSample = (language: Locale): Promise<void> =>
  saveFile(
    api.GET('/admin/invitation-imports/template', { params: { query: { language } }, parseAs: 'blob' }),
    'invitations-sample.xlsx',
  );
