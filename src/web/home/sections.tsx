import type { Viewer } from '#domain/activity/card.ts';
import { homeSections } from '#domain/activity/category.ts';
import { ActivitySection } from './activity-section.tsx';
import { ForumSection } from './forum-section.tsx';

/** The six sections of home (D1 §2 Home). */
export const Sections = ({ viewer }: { viewer: Viewer }) => (
  <>
    {homeSections.map((section) => (
      <ActivitySection key={section.id} section={section} viewer={viewer} />
    ))}
    <ForumSection />
  </>
);
