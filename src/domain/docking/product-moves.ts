import type { WindowState } from '#domain/activity/window.ts';
import type { Ask, Moves, Need } from '#domain/workflow.ts';
import type { ProductStatus } from './product-status.ts';

/** What a person is to a docking product: whose it is, who builds the event, the fund, or the portal by itself. */
export type ProductRole = 'exhibitor' | 'contractor' | 'fund' | 'portal';

export interface ProductFacts {
  /** Of the exhibitors' side. */
  window: WindowState;
  /** Nothing is missing or wrong in it. */
  formIsComplete: boolean;
  /** An image, PPT or video is there, and looked at. */
  hasAttachment: boolean;
  /** Each note of the last return has its answer. */
  notesAreAnswered: boolean;
  reasonIsGiven: boolean;
  /** It says something else than what is listed. */
  differs: boolean;
}

/** To fill in what a move looks at: whatever is left out, its guard says no. */
export const nothingKnownOfProduct: ProductFacts = {
  window: 'ENDED',
  formIsComplete: false,
  hasAttachment: false,
  notesAreAnswered: false,
  reasonIsGiven: false,
  differs: false,
};

/** What is offered before anything is given: as if whatever a move asks for were given. */
export const asIfReasonGiven = (facts: ProductFacts): ProductFacts => ({ ...facts, reasonIsGiven: true });

const reason: Ask<ProductFacts> = { what: 'note', required: true };

const windowIsOpen: Need<ProductFacts> = ({ window }) => (window === 'OPEN' ? null : 'DATE_CANNOT_ENROLL');
const formIsComplete: Need<ProductFacts> = (facts) => (facts.formIsComplete ? null : 'PARAMS_ERROR');
const hasAttachment: Need<ProductFacts> = (facts) => (facts.hasAttachment ? null : 'ATTACHMENT_REQUIRED');
const notesAreAnswered: Need<ProductFacts> = (facts) => (facts.notesAreAnswered ? null : 'NOTES_OPEN');
const reasonIsGiven: Need<ProductFacts> = (facts) => (facts.reasonIsGiven ? null : 'PARAMS_ERROR');
const differs: Need<ProductFacts> = (facts) => (facts.differs ? null : 'NOTHING_CHANGED');

const withExhibitor = ['DRAFT', 'CONT_NOT_PASSE', '{p}NOT_PASSED'] as const satisfies readonly ProductStatus[];

/** A docking product from its first draft to the list and back (D2 §4, row 189). */
export const productMoves = {
  save: { by: ['exhibitor'], from: [...withExhibitor, 'PASSED'], to: 'same', needs: [] },
  submit: {
    by: ['exhibitor'],
    from: withExhibitor,
    to: 'CONT_PENDING_APPROVAL',
    needs: [windowIsOpen, formIsComplete, hasAttachment, notesAreAnswered],
    tells: 'PRODUCT_RECEIVED',
  },
  /** What is listed stays in sight until the change is decided. */
  askChange: {
    by: ['exhibitor'],
    from: ['PASSED'],
    to: 'CONT_PENDING_APPROVAL',
    needs: [differs, formIsComplete, hasAttachment],
    tells: 'PRODUCT_RECEIVED',
  },
  pass: {
    by: ['contractor'],
    from: ['CONT_PENDING_APPROVAL'],
    to: '{p}PENDING_APPROVAL',
    needs: [],
    tells: 'PRODUCT_MOVED',
  },
  notPass: {
    by: ['contractor'],
    from: ['CONT_PENDING_APPROVAL'],
    to: 'CONT_NOT_PASSE',
    needs: [reasonIsGiven],
    asks: [reason],
    tells: 'PRODUCT_RETURNED',
  },
  /** Where an activity has no contractor it is the fund's turn at once. */
  forward: { by: ['portal'], from: ['CONT_PENDING_APPROVAL'], to: '{p}PENDING_APPROVAL', needs: [] },
  approve: { by: ['fund'], from: ['{p}PENDING_APPROVAL'], to: 'PASSED', needs: [], tells: 'PRODUCT_MOVED' },
  return: {
    by: ['fund'],
    from: ['{p}PENDING_APPROVAL'],
    to: '{p}NOT_PASSED',
    needs: [reasonIsGiven],
    asks: [reason],
    tells: 'PRODUCT_RETURNED',
  },
  /** Back to a draft, or to what is listed. */
  withdraw: {
    by: ['exhibitor'],
    from: ['CONT_PENDING_APPROVAL', 'CONT_NOT_PASSE', '{p}PENDING_APPROVAL', '{p}NOT_PASSED'],
    to: 'kept',
    needs: [],
  },
  unlist: {
    by: ['exhibitor', 'fund'],
    from: ['PASSED'],
    to: 'DRAFT',
    needs: [reasonIsGiven],
    asks: [reason],
    tells: 'PRODUCT_MOVED',
  },
} as const satisfies Moves<ProductStatus, ProductRole, ProductFacts>;
export type ProductMove = keyof typeof productMoves;

/** What stands as a button; saving is the form's, and handing on to the fund the portal's. */
export const productButtons = [
  'submit',
  'askChange',
  'pass',
  'notPass',
  'approve',
  'return',
  'withdraw',
  'unlist',
] as const satisfies readonly ProductMove[];
export type ProductButton = (typeof productButtons)[number];
