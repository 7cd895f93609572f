import { homeSections } from '#domain/activity/category.ts';
import { ActivitySection, type SectionsOf } from './activity-section.tsx';
import { ForumSection } from './forum-section.tsx';
import { ScienceWeekLogin } from './science-week-login.tsx';

/** The six sections of home (D1 §2 Home). */
export const Sections = (of: SectionsOf) => (
  <>
    {homeSections.map((section) => (
      <ActivitySection
        key={section.id}
        section={section}
        {...of}
        aside={section.id === 'exhibitions' && !of.viewer.loggedIn && <ScienceWeekLogin />}
      />
    ))}
    <ForumSection />
  </>
);
