import { useState } from 'react';
import type { Viewer } from '#domain/activity/card.ts';
import type { HomeSection } from '#domain/activity/category.ts';
import { useAnswer } from '#web/api/use-answer.ts';
import { ActivityCard } from './activity-card.tsx';
import { activities } from './activities.ts';
import { Section } from './section.tsx';
import { sectionWords } from './words.ts';

export function ActivitySection({ section, viewer }: { section: HomeSection; viewer: Viewer }) {
  const [page, setPage] = useState(0);
  const list = useAnswer(`activities ${section.id} ${page} ${viewer.orgType ?? ''}`, () =>
    activities(section, page, viewer.loggedIn),
  );
  const { title, none } = sectionWords[section.id];
  return (
    <Section id={section.id} title={title} none={none} list={list} page={page} size={section.pageSize} onPage={setPage}>
      {({ activity, enrollment }) => (
        <ActivityCard key={activity.id} activity={activity} viewer={viewer} enrollment={enrollment} />
      )}
    </Section>
  );
}
