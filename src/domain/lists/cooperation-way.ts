/** How two units wish to work together (D1 §3). */
export const cooperationWays = ['TECHNOLOGY_TRA', 'COLLABORATIVE_DEV', 'JOINT_PROD', 'OTHER'] as const;
export type CooperationWay = (typeof cooperationWays)[number];
