import type { ErrorCode } from '../contracts/errors.ts';
import type { StaffAccountErrorCode } from '../contracts/staff-accounts.ts';

/** Every code of the contracts. */
type RefusalCode = ErrorCode | StaffAccountErrorCode;

const statuses: Record<RefusalCode, number> = {
  bad_request: 400,
  not_allowed: 403,
  wrong_method: 405,
  too_large: 413,
  too_many: 429,
  work_needed: 429,
  unavailable: 503,
  not_signed_in: 401,
  not_owner: 403,
  second_factor_needed: 403,
  known_address: 409,
  not_on_staff: 404,
  yourself: 409,
  last_owner: 409,
};

/** A request that is not served, with the code of the contract and a sentence for people. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  /** What the body says besides the error. */
  readonly details: object;

  constructor(code: RefusalCode, message: string, details: object = {}) {
    super(message);
    this.code = code;
    this.status = statuses[code];
    this.details = details;
  }
}
