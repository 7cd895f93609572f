import { dockedFigure } from '#server/docking/intent/docked-figure.ts';
import { registeredFigure } from '#server/enrollment/desk/registered-figure.ts';
import { visitorsFigure } from '#server/public-event/desk/visitors-figure.ts';
import { answeredFigure } from '#server/questionnaire/desk/answered-figure.ts';
import { appliedFigure } from '#server/recruitment/board/applied-figure.ts';
import { matchedFigure } from '#server/road-show/match/matched-figure.ts';
import { metFigure } from '#server/schedule/meeting/met-figure.ts';
import { cameFigures } from '#server/sign-in/desk/came-figures.ts';
import type { Figure } from '../figure.ts';

/** Everything that is counted of an event. */
export const figures: readonly Figure[] = [
  registeredFigure,
  visitorsFigure,
  ...cameFigures,
  matchedFigure,
  dockedFigure,
  metFigure,
  appliedFigure,
  answeredFigure,
];
