/** Rows of the schema auth, as far as the stand-in reads them. Moments are written as Postgres writes them. */

/** Asks the database as its owner. */
export type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Milliseconds since a moment of the database. */
export const millisecondsSince = (moment: string) => Date.now() - Date.parse(moment);

/** An account. */
export interface AccountRow {
  id: string;
  email: string;
  encrypted_password: string | null;
  confirmed_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  reauthentication_sent_at: string | null;
  reauthentication_token: string | null;
}

/** A session: how sure it is who it belongs to, and since when it exists. */
export interface SessionRow {
  id: string;
  aal: string | null;
  created_at: string;
}

/** A second factor without its secret, as it is shown to its owner. */
export interface FactorRow {
  id: string;
  created_at: string;
  updated_at: string;
  status: 'verified' | 'unverified';
  friendly_name: string | null;
  factor_type: string;
}

export const readAccount = async (query: Query, id: string) =>
  (await query<AccountRow>('select * from auth.users where id = $1', [id]))[0];

/** Second factors of an account, oldest first. */
export const readFactors = (query: Query, accountId: string) =>
  query<FactorRow>(
    `select id, created_at, updated_at, status, friendly_name, factor_type
     from auth.mfa_factors where user_id = $1 order by created_at`,
    [accountId],
  );
