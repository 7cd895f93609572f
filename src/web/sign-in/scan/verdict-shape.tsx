import type { ReactNode } from 'react';
import type { ShapeName } from './verdict-look.ts';

const shapes: Record<ShapeName, ReactNode> = {
  tick: (
    <>
      <circle cx="48" cy="48" r="42" />
      <path d="M28 50l14 14 27-30" strokeWidth="9" />
    </>
  ),
  tickWaiting: (
    <>
      <circle cx="48" cy="48" r="42" strokeDasharray="14 9" />
      <path d="M28 50l14 14 27-30" strokeWidth="9" />
    </>
  ),
  hourglass: (
    <path d="M24 8h48M24 88h48M30 8v14c0 12 18 18 18 26 0-8 18-14 18-26V8M30 88V74c0-12 18-18 18-26 0 8 18 14 18 26v14M40 78h16" />
  ),
  octagon: (
    <>
      <path d="M31 6h34l25 25v34L65 90H31L6 65V31z" />
      <path d="M28 48h40" strokeWidth="11" />
    </>
  ),
  signpost: (
    <>
      <path d="M48 6v10M48 44v10M48 82v8" />
      <path d="M14 16h54l16 14-16 14H14zM82 54H28L12 68l16 14h54z" />
    </>
  ),
  clock: (
    <>
      <circle cx="48" cy="48" r="42" />
      <path d="M48 22v27l19 12" strokeWidth="8" />
    </>
  ),
  question: (
    <>
      <path d="M29 33c0-12 8-20 19-20s20 8 20 18c0 14-19 15-19 31" strokeWidth="10" />
      <path d="M49 82h.01" strokeWidth="14" />
    </>
  ),
  back: <path d="M34 14L12 36l22 22M14 36h42c16 0 28 10 28 24S72 84 56 84H38" strokeWidth="9" />,
  broken: (
    <>
      <path d="M31 6h34l25 25v34L65 90H31L6 65V31z" />
      <path d="M33 33l30 30M63 33L33 63" strokeWidth="10" />
    </>
  ),
};

/** Large enough to be told apart at arm's length without reading or colour. */
export const VerdictShape = ({ name, size = 'lg' }: { name: ShapeName; size?: 'sm' | 'lg' }) => (
  <svg
    viewBox="0 0 96 96"
    aria-hidden
    className={size === 'lg' ? 'size-20 shrink-0' : 'size-7 shrink-0'}
    fill="none"
    stroke="currentColor"
    strokeWidth={size === 'lg' ? 6 : 9}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {shapes[name]}
  </svg>
);
