import { queryOptions } from '@tanstack/react-query';
import type { OwnProgramme } from '#contract/forum/programme.ts';
import { answer, api } from '#web/api/client.ts';
import { keptAnswer } from '../kept-answers.ts';
import { ownLinkHeaders } from '#web/own-link/own-link-headers.ts';

export const ownProgrammeQuery = (link: string) =>
  queryOptions({
    queryKey: ['own-programme', link],
    queryFn: () =>
      keptAnswer<OwnProgramme>(`own-programme/${link}`, () =>
        answer(api.GET('/public/api/v1/own/programme', { headers: ownLinkHeaders(link) })),
      ),
    retry: false,
  });
