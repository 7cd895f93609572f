import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Why the form as a whole was not accepted; stands above its buttons. */
export const FormError = ({ children }: { children: ReactNode }) =>
  children ? (
    <p role="alert" className="flex items-start gap-2 rounded-lg bg-bad-soft px-4 py-3 font-medium text-on-bad-soft">
      <Icon name="warning" />
      {children}
    </p>
  ) : null;
