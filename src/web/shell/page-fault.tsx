import { useRouter } from '@tanstack/react-router';
import { Unreachable } from '#web/api/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** What Chromium, Firefox and Safari say when the code of a page cannot be fetched, and Vite of its styles. */
const didNotArrive = /dynamically imported module|importing a module script|unable to preload/i;

const reasonOf = (error: unknown): unknown =>
  error instanceof Error && didNotArrive.test(error.message) ? new Unreachable(error) : error;

/** A page that could not be shown: its code did not arrive, or it failed. */
export function PageFault({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  return (
    <ErrorState
      error={reasonOf(error)}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
