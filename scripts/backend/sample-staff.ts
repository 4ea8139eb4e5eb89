import type { StaffRole } from '../../src/domain/staff.ts';
import type { Connection } from './lite.ts';

/** Somebody who can sign in to the sample data. */
interface SamplePerson {
  id: string;
  email: string;
  role: StaffRole;
  name: string;
}

/**
 * Opens the sample data on this computer and nothing else, like the keys in `local-keys.ts`: it is no secret. A hosted
 * project never gets these accounts, because only the embedded backend makes them.
 */
export const samplePassword = 'only for sample data';

/** The people of the sample venue: an owner, a host who also answers visitors, and one who only works at the counter. */
export const sampleStaff = {
  owner: {
    id: '5a3b1e00-0000-4000-9000-000000000001',
    email: 'owner@venue.example',
    role: 'owner',
    name: 'Robin',
  },
  host: {
    id: '5a3b1e00-0000-4000-9000-000000000002',
    email: 'host@venue.example',
    role: 'manager',
    name: 'Maya',
  },
  counter: {
    id: '5a3b1e00-0000-4000-9000-000000000003',
    email: 'counter@venue.example',
    role: 'counter',
    name: 'Sam',
  },
} as const satisfies Record<string, SamplePerson>;

/** Makes the accounts of the sample staff where they are missing; whoever changed one keeps the change. */
export async function addSampleStaff(connection: Connection): Promise<void> {
  for (const { id, email, role, name } of Object.values(sampleStaff)) {
    await connection.driver.query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at)
       values ($1, $2, extensions.crypt($3, extensions.gen_salt('bf', 10)), now()) on conflict do nothing`,
      [id, email, samplePassword],
    );
    await connection.driver.query(
      `insert into public.staff (user_id, role, name)
       select id, $2, $3 from auth.users where id = $1 on conflict do nothing`,
      [id, role, name],
    );
  }
}
