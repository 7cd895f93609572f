export const codeChannels = ['MAIL', 'SMS'] as const;
export type CodeChannel = (typeof codeChannels)[number];

/** What a code is asked for; one asked for one thing opens no other. */
export const codePurposes = ['PARTICIPANT', 'REGISTER', 'CONTACT', 'PASSWORD'] as const;
export type CodePurpose = (typeof codePurposes)[number];
