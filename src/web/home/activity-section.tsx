import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { isStaffRole, type OrgType } from '#domain/account/roles.ts';
import type { Viewer } from '#domain/activity/card.ts';
import type { HomeSection } from '#domain/activity/category.ts';
import { mayApply } from '#domain/enrollment/who-applies.ts';
import { useAnswer } from '#web/api/use-answer.ts';
import { ActivityCard } from './activity-card.tsx';
import { activities, type Standing } from '#web/activity/activities.ts';
import { useSectionPage } from './use-section-page.ts';
import { Section } from './section.tsx';
import { sectionWords } from './words.ts';

export interface SectionsOf {
  viewer: Viewer;
  /** The role that the lists are of; empty for a visitor. */
  role?: string;
  /** What a card says about the own registration. */
  note?: (standing: Standing) => ReactNode;
  wanted?: (standing: Standing) => ReactNode;
}

const noneForRole = msg`Nothing here for your present role.`;

const mayApplyIn = ({ categories }: HomeSection, orgType: OrgType): boolean =>
  isStaffRole(orgType) || categories.some((category) => mayApply(orgType, category));

export function ActivitySection({
  section,
  viewer,
  role = '',
  note,
  wanted,
  aside,
}: SectionsOf & { section: HomeSection; aside?: ReactNode }) {
  const [page, setPage] = useSectionPage(section.id);
  const list = useAnswer(`activities ${section.id} ${page} ${role}`, () => activities(section, page, viewer.loggedIn));
  const { title, none } = sectionWords[section.id];
  return (
    <Section
      id={section.id}
      title={title}
      none={viewer.orgType && !mayApplyIn(section, viewer.orgType) ? noneForRole : none}
      list={list}
      page={page}
      size={section.pageSize}
      onPage={setPage}
      aside={aside}
    >
      {({ activity, enrollment }) => (
        <ActivityCard
          key={activity.id}
          activity={activity}
          viewer={viewer}
          enrollment={enrollment}
          note={enrollment && note?.(enrollment)}
          wanted={enrollment && wanted?.(enrollment)}
        />
      )}
    </Section>
  );
}
