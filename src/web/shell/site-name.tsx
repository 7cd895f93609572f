import { useSiteName } from '#web/ui/use-site-name.ts';

/** The mark of the portal and its name. */
export const SiteName = () => (
  <>
    <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
      <rect width="32" height="32" rx="8" fill="var(--brand)" />
      <path
        d="M8 21.5 16 8l8 13.5M11.5 21.5h9"
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="17" r="2.1" fill="var(--on-brand)" />
    </svg>
    <span data-place="site-name" className="line-clamp-3 leading-tight font-bold max-md:text-sm">
      {useSiteName()}
    </span>
  </>
);
