/** Org types of the documents (D1 §3, D2 §1), and the fund's own staff beside them. */
export const documentOrgTypes = [
  'EXHIBITOR',
  'CONTRACTOR',
  'PROJECT_CLOSE',
  'ROADSHOW',
  'DOCKING_EXHIBITOR',
  'DOCKING_CUSTOMER',
  'RECRUIT_COMPANY',
  'RECRUIT_PURVEYOR',
  'PUBLIC_INVITED',
  'PUBLIC_MONITOR',
] as const;
export const staffRoles = ['FUND_ADMIN', 'FUND_REVIEWER', 'DOOR_SUPERVISOR'] as const;
/** Who decides about applications and reads the desk; a reviewer only what was given to them. */
export const fundStaff = ['FUND_ADMIN', 'FUND_REVIEWER'] as const satisfies readonly (typeof staffRoles)[number][];
/** Who changes what the portal is. */
export const administrators = ['FUND_ADMIN'] as const satisfies readonly (typeof staffRoles)[number][];
/** Who answers for the doors. */
export const doorStaff = ['DOOR_SUPERVISOR', 'FUND_ADMIN'] as const satisfies readonly (typeof staffRoles)[number][];
export const orgTypes = [...documentOrgTypes, ...staffRoles] as const;

export type DocumentOrgType = (typeof documentOrgTypes)[number];
export type StaffRole = (typeof staffRoles)[number];
export type OrgType = (typeof orgTypes)[number];

export const isStaffRole = (orgType: OrgType): orgType is StaffRole => staffRoles.some((role) => role === orgType);

/** Account types that a login can ask for (D1 §6); others may be passed in the query and are kept as they are. */
export const loginTypes = ['temp', 'temp_external', 'temp_gov'] as const;

/** Road-show levels (D1 §6). `{product}` is the fund's short name, a setting of the server (G09). */
export const roadShowLevels = (product: string) =>
  [`${product}_RD`, `${product}_UN`, 'MACAU_COM', 'MAINLAND_ADMIN', 'MAINLAND_COM', 'COMPANY'] as const;

/** How an account logs in (D1 §3): here with a password of its own, or at another identity provider. */
export const ownChannel = 'TEMP';
export const externalChannel = (product: string) => `INT_${product}` as const;
