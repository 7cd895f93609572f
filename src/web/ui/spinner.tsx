/** Turns while something is under way; the word beside it says what. */
export const Spinner = () => (
  <span
    aria-hidden
    className="size-5 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
  />
);
