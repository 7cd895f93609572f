export const activityCategories = ['STWEEK', 'PCLOSE', 'ROADSHOW', 'DOCKING', 'RECRUIT', 'PUBLIC'] as const;
export type ActivityCategory = (typeof activityCategories)[number];

/** The documents' second word for a road show with a promoter: understood in questions, never stored (G07). */
export const promotedRoadShow = 'ROADSHOW2';
export const askedCategories = [...activityCategories, promotedRoadShow] as const;
export type AskedCategory = (typeof askedCategories)[number];

/** `P` and `R` are the two kinds of promoted road show; it has nothing to do with contractors (G05). */
export const promoters = ['P', 'R'] as const;
export type Promoter = (typeof promoters)[number];

/** Promoted road shows live under /talk2, the others under /talk (G06). */
export const roadShowArea = (promoter: string | null | undefined): '/talk' | '/talk2' =>
  promoter ? '/talk2' : '/talk';

export interface HomeSection {
  id: 'exhibitions' | 'roadShows' | 'docking' | 'recruitment' | 'publicEvents';
  categories: readonly ActivityCategory[];
  pageSize: number;
}

/** Home's sections of activities (D1 §2 Home); forums and questionnaires stand beside them, three a page. */
export const homeSections = [
  { id: 'exhibitions', categories: ['STWEEK', 'PCLOSE'], pageSize: 12 },
  { id: 'roadShows', categories: ['ROADSHOW'], pageSize: 12 },
  { id: 'docking', categories: ['DOCKING'], pageSize: 12 },
  { id: 'recruitment', categories: ['RECRUIT'], pageSize: 12 },
  { id: 'publicEvents', categories: ['PUBLIC'], pageSize: 12 },
] as const satisfies readonly HomeSection[];

export const forumPageSize = 3;
