/** OPEN from a person's hand or its start time on, CLOSED by hand or at its end time (G79). */
export const questionnaireStatuses = ['DRAFT', 'OPEN', 'CLOSED'] as const;
export type QuestionnaireStatus = (typeof questionnaireStatuses)[number];

/** PARTIAL: something is kept here and nothing was handed in. */
export const answerStatuses = ['INVITED', 'PARTIAL', 'ANSWERED'] as const;
export type AnswerStatus = (typeof answerStatuses)[number];
