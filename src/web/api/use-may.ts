import type { OrgType } from '#domain/account/roles.ts';
import type { EndpointName, EndpointOf } from './endpoint-types.ts';
import { useProfile } from './profile.ts';

/** The roles that an endpoint is for, as a type: no other list of roles can stand in for it. */
type AccessOf<Name extends EndpointName> = Extract<EndpointOf<Name>['access'], readonly OrgType[]>;

/**
 * Whether the reader's present role may call an endpoint.
 * @param access the endpoint's own list (domain/account/roles.ts), which the compiler holds against its table: the page
 * need not load the table for it
 */
export function useMay<Name extends EndpointName>(_endpoint: Name, access: AccessOf<Name>): boolean {
  const role = useProfile()?.orgType;
  return (access as readonly OrgType[]).some((one) => one === role);
}
