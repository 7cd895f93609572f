import { expect, it } from 'vitest';
import { chooseRole, type OwnRole, type RoleChoice } from './choose-role.ts';

const lin = { id: 'lin keng' };
const guia = { id: 'guia hill' };
/** Ka Man exhibits for one unit, docks for it, and buys for another. */
const exhibits: OwnRole = { id: 'exhibits', orgType: 'EXHIBITOR', unit: lin, activities: ['week'] };
const docks: OwnRole = { id: 'docks', orgType: 'DOCKING_EXHIBITOR', unit: lin, activities: ['docking'] };
const docksThere: OwnRole = { id: 'docks there', orgType: 'DOCKING_EXHIBITOR', unit: guia, activities: ['docking'] };
const buys: OwnRole = { id: 'buys', orgType: 'DOCKING_CUSTOMER', unit: guia, activities: ['docking'] };
const reviews: OwnRole = { id: 'reviews', orgType: 'FUND_REVIEWER', unit: null, activities: [] };

const take = (role: OwnRole) => ({ kind: 'take', role });

it.each<[string, OwnRole[], RoleChoice, object]>([
  ['the only role', [exhibits], {}, take(exhibits)],
  ['the role that is named', [exhibits, docks], { toRole: 'DOCKING_EXHIBITOR' }, take(docks)],
  ['the role that covers the activity', [exhibits, docks], { activityId: 'week' }, take(exhibits)],
  ['the present one of two alike', [docks, docksThere], { presentId: 'docks there' }, take(docksThere)],
  ['the one of the unit', [docks, docksThere], { unitId: 'guia hill' }, take(docksThere)],
  ['the first of two alike', [docks, docksThere], { toRole: 'DOCKING_EXHIBITOR' }, take(docks)],
  ['a question among several', [exhibits, docks], {}, { kind: 'ask', among: [exhibits, docks] }],
  [
    'a question among those that cover it',
    [exhibits, docks, buys],
    { activityId: 'docking' },
    { kind: 'ask', among: [docks, buys] },
  ],
  ['the preset one', [docks, buys], { activityId: 'docking', preset: 'DOCKING_CUSTOMER' }, take(buys)],
  [
    'a question where the preset one does not fit',
    [docks, buys],
    { preset: 'EXHIBITOR' },
    { kind: 'ask', among: [docks, buys] },
  ],
  ['staff for every activity', [reviews], { activityId: 'week' }, take(reviews)],
  ['no permission without the role', [exhibits], { toRole: 'CONTRACTOR' }, { kind: 'noPermission' }],
  ['no permission without any', [], {}, { kind: 'noPermission' }],
  [
    'no event where the role does not cover it',
    [docks],
    { toRole: 'DOCKING_EXHIBITOR', activityId: 'week' },
    { kind: 'noEvent' },
  ],
])('gives %s', (_, roles, choice, answer) => {
  expect(chooseRole(roles, choice)).toEqual(answer);
});
