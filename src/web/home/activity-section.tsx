import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Viewer } from '#domain/activity/card.ts';
import type { HomeSection } from '#domain/activity/category.ts';
import { ActivityCard } from './activity-card.tsx';
import { activitiesQuery, statusesQuery } from './queries.ts';
import { Section } from './section.tsx';
import { sectionWords } from './words.ts';

export function ActivitySection({ section, viewer }: { section: HomeSection; viewer: Viewer }) {
  const [page, setPage] = useState(0);
  const list = useQuery({
    ...activitiesQuery(section, page, viewer.loggedIn),
    placeholderData: keepPreviousData,
  });
  const ids = viewer.loggedIn ? (list.data?.content.map((activity) => activity.id) ?? []) : [];
  const { data: statuses } = useQuery(statusesQuery(ids));
  const { title, none } = sectionWords[section.id];
  return (
    <Section id={section.id} title={title} none={none} list={list} page={page} size={section.pageSize} onPage={setPage}>
      {(activity) => (
        <ActivityCard
          key={activity.id}
          activity={activity}
          viewer={viewer}
          enrollment={statuses?.content.find((status) => status.activityId === activity.id) ?? null}
        />
      )}
    </Section>
  );
}
