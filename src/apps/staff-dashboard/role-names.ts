import type { StaffRole } from '#domain/staff.ts';

/** Roles as staff read them. */
export const roleNames: Record<StaffRole, string> = { counter: 'Counter', manager: 'Manager', owner: 'Owner' };
