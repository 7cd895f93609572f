import type { Moves, Need } from '#domain/workflow.ts';
import type { AnswerStatus, QuestionnaireStatus } from './status.ts';

/** Fewer answers than this are never shown of an anonymous questionnaire: one could guess whose they are. */
export const fewestAnonymous = 5;

export interface QuestionnaireFacts {
  /** Nothing is missing in its main language, and nothing contradicts itself. */
  isComplete: boolean;
  recipients: number;
  answered: number;
  anonymous: boolean;
  /** It has no end yet, or a later one than now. */
  endIsAhead: boolean;
  endIsOver: boolean;
  startIsReached: boolean;
  /** In each language in which somebody is asked there is a text for the mail. */
  hasTemplate: boolean;
}

/** `portal` when a time that was set has come. */
export type QuestionnaireRole = 'staff' | 'portal';

type Needed = Need<QuestionnaireFacts>;
const isComplete: Needed = (facts) => (facts.isComplete ? null : 'QUESTIONS_INCOMPLETE');
const asksSomebody: Needed = ({ recipients }) => (recipients > 0 ? null : 'NO_RECIPIENTS');
const endIsAhead: Needed = (facts) => (facts.endIsAhead ? null : 'END_IS_OVER');
const endIsOver: Needed = (facts) => (facts.endIsOver ? null : 'STATUS_ERROR');
const startIsReached: Needed = (facts) => (facts.startIsReached ? null : 'STATUS_ERROR');
const hasTemplate: Needed = (facts) => (facts.hasTemplate ? null : 'NOTICE_TEMPLATE_NOT_FOUND');
const somebodyIsMissing: Needed = ({ recipients, answered }) => (answered < recipients ? null : 'EVERYBODY_ANSWERED');

/** Once the answers of an anonymous questionnaire can be read, one more answer would stand out. */
export const resultsAreOpen = (
  status: QuestionnaireStatus,
  { anonymous, answered }: Pick<QuestionnaireFacts, 'anonymous' | 'answered'>,
): boolean => !anonymous || (status === 'CLOSED' && answered >= fewestAnonymous);
const nobodyStandsOut: Needed = (facts) =>
  facts.anonymous && resultsAreOpen('CLOSED', facts) ? 'RESULTS_WERE_SHOWN' : null;

/** domain.md "Questionnaire". */
export const questionnaireMoves = {
  open: {
    by: ['staff'],
    from: ['DRAFT'],
    to: 'OPEN',
    needs: [isComplete, asksSomebody, endIsAhead, hasTemplate],
    tells: 'QUESTIONNAIRE_OPENED',
  },
  begin: {
    by: ['portal'],
    from: ['DRAFT'],
    to: 'OPEN',
    needs: [startIsReached, isComplete, asksSomebody, endIsAhead, hasTemplate],
    tells: 'QUESTIONNAIRE_OPENED',
  },
  remind: {
    by: ['staff', 'portal'],
    from: ['OPEN'],
    to: 'same',
    needs: [somebodyIsMissing, endIsAhead, hasTemplate],
    tells: 'QUESTIONNAIRE_REMINDER',
  },
  close: { by: ['staff'], from: ['OPEN'], to: 'CLOSED', needs: [] },
  end: { by: ['portal'], from: ['OPEN'], to: 'CLOSED', needs: [endIsOver] },
  reopen: { by: ['staff'], from: ['CLOSED'], to: 'OPEN', needs: [nobodyStandsOut] },
} as const satisfies Moves<QuestionnaireStatus, QuestionnaireRole, QuestionnaireFacts>;
export type QuestionnaireMove = keyof typeof questionnaireMoves;

/** What stands as a button at the desk. */
export const questionnaireButtons = [
  'open',
  'remind',
  'close',
  'reopen',
] as const satisfies readonly QuestionnaireMove[];
export type QuestionnaireButton = (typeof questionnaireButtons)[number];

export interface AnswerFacts {
  anonymous: boolean;
  /** The questionnaire can be answered now. */
  isOpen: boolean;
}

const isOpen: Need<AnswerFacts> = (facts) => (facts.isOpen ? null : 'QUESTIONNAIRE_CLOSED');
/** Until it is sent, what answers an anonymous questionnaire is nowhere but on the person's own device. */
const isNamed: Need<AnswerFacts> = ({ anonymous }) => (anonymous ? 'STATUS_ERROR' : null);

/** What becomes of somebody's own answer; nobody else moves it. */
export const answerMoves = {
  savePart: { by: ['respondent'], from: ['INVITED', 'PARTIAL'], to: 'PARTIAL', needs: [isOpen, isNamed] },
  /** What was handed in counts until it is handed in again. */
  revise: { by: ['respondent'], from: ['ANSWERED'], to: 'same', needs: [isOpen, isNamed] },
  submit: {
    by: ['respondent'],
    from: ['INVITED', 'PARTIAL'],
    to: 'ANSWERED',
    needs: [isOpen],
    tells: 'QUESTIONNAIRE_RECEIVED',
  },
  change: {
    by: ['respondent'],
    from: ['ANSWERED'],
    to: 'same',
    needs: [isOpen, isNamed],
    tells: 'QUESTIONNAIRE_RECEIVED',
  },
} as const satisfies Moves<AnswerStatus, 'respondent', AnswerFacts>;
export type AnswerMove = keyof typeof answerMoves;
