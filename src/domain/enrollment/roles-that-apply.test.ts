import { expect, test } from 'vitest';
import { rolesThatApply } from './roles-that-apply.ts';

const docking = { id: 'docking', category: 'DOCKING' } as const;
const role = (id: string, orgType: 'EXHIBITOR' | 'DOCKING_EXHIBITOR' | 'DOCKING_CUSTOMER', activities: string[]) => ({
  id,
  orgType,
  unit: null,
  activities,
});

test('only roles of the kind that takes part, and that cover the event, may register; the present one leads', () => {
  const memberships = [
    role('stand', 'EXHIBITOR', ['docking']),
    role('seller', 'DOCKING_EXHIBITOR', ['docking']),
    role('elsewhere', 'DOCKING_EXHIBITOR', ['other']),
    role('buyer', 'DOCKING_CUSTOMER', ['docking']),
  ];
  const ids = (membershipId: string) => rolesThatApply({ memberships, membershipId }, docking).map(({ id }) => id);
  expect(ids('stand')).toEqual(['seller', 'buyer']);
  expect(ids('buyer')).toEqual(['buyer', 'seller']);
});
