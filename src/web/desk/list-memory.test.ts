import { expect, it } from 'vitest';
import { listAsItWas, rememberList } from './list-memory.ts';

it('leads back to a list as it was narrowed and paged, each list for itself', () => {
  rememberList('/event/admin/accounts', '?orgType=EXHIBITOR&search=wong&page=2');
  rememberList('/event/admin/units', '');
  expect(listAsItWas('/admin/accounts')).toEqual({ orgType: 'EXHIBITOR', search: 'wong', page: '2' });
  expect(listAsItWas('/admin/units')).toEqual({});
  expect(listAsItWas('/admin/invitations')).toEqual({});
});
