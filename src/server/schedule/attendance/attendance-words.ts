import type { LocalizedText } from '#domain/locale.ts';

/** What a notice says of who came to a meeting, to the side that reads it. */
export const attendanceWords = {
  otherMissed: {
    tc: '對方沒有在時限內到場',
    en: 'they did not come in time',
    pt: 'a outra parte não compareceu a tempo',
  },
  ownMissed: {
    tc: '你們沒有在時限內在門口簽到。如已到場，請聯絡工作人員',
    en: 'nobody of yours was signed in at the door in time. If you are here, tell the staff',
    pt: 'ninguém da sua parte registou a entrada a tempo. Se já chegou, fale com a organização',
  },
  held: {
    tc: '更正：雙方均準時到場，會面已記錄為舉行',
    en: 'corrected: both came in time, so it counts as held',
    pt: 'correcção: ambas as partes chegaram a tempo, e conta como realizada',
  },
} as const satisfies Record<string, LocalizedText>;

/** Why an offered time is gone. */
export const offerEndWords = {
  declined: { tc: '對方已婉拒', en: 'declined by the other side', pt: 'recusada pela outra parte' },
  lapsed: {
    tc: '沒有在時限內得到雙方接受，已失效',
    en: 'expired, as not both accepted in time',
    pt: 'caducou, por não ter sido aceite por ambas as partes a tempo',
  },
  taken: { tc: '時段已不再空出', en: 'no longer free', pt: 'já não está livre' },
} as const satisfies Record<string, LocalizedText>;
