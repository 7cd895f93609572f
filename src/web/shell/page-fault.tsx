import { useRouter } from '@tanstack/react-router';
import { ErrorState } from '#web/ui/error-state.tsx';

/** A page that could not be shown: its code did not arrive, or it failed. */
export function PageFault({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  return (
    <ErrorState
      error={error}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
